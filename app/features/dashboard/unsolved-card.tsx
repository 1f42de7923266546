import { Link } from "@remix-run/react";
import { orderHref, ordersByNumber } from "~/features/orders/order-address";
import { PartFailure } from "~/features/site/load-failure";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, formatOrderNo } from "~/lib/format";
import { Card } from "~/ui/layout/card";
import styles from "./card-rows.module.css";

const UnsolvedCardFragment = graphql(`
  fragment UnsolvedCard on AbnormalPage {
    nodes { id orderId orderNo type description createdAt }
    total
  }
`);

interface UnsolvedCardProps {
  /** Null when they could not be read. */
  records: FragmentType<typeof UnsolvedCardFragment> | null;
}

/** Unsolved exceptions, how many there are, and the way to all of them (HOME-11). */
export function UnsolvedCard(props: UnsolvedCardProps) {
  const records = getFragment(UnsolvedCardFragment, props.records);
  return (
    <Card
      title="待处理异常"
      actions={
        records && records.total > 0 ? (
          <>
            <span className={styles.badge}>{records.total}</span>
            <Link to="/user/followup/record?merchantStatus=NOT_FOLLOW_UP">更多</Link>
          </>
        ) : undefined
      }
    >
      {!records ? (
        <PartFailure what="待处理异常" />
      ) : records.nodes.length === 0 ? (
        <p className={styles.empty}>暂无待处理的异常</p>
      ) : (
        <ul className={styles.rows}>
          {records.nodes.map(({ id, orderId, orderNo, type, description, createdAt }) => (
            <li key={id} className={styles.row}>
              <Link
                to={orderId ? orderHref(orderId, "abnormal") : ordersByNumber(orderNo)}
                className={styles.link}
              >
                <span className={styles.text}>
                  {type}：{description}
                </span>
                <span className={styles.minor}>
                  <span>{formatOrderNo(orderNo)}</span>
                  <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
