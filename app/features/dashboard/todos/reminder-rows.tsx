import { Link } from "@remix-run/react";
import { ordersByNumber } from "~/features/orders/order-address";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime, groupOrderNos } from "~/lib/format";
import styles from "../card-rows.module.css";

const ReminderFragment = graphql(`
  fragment Reminder on OrderMessage {
    id
    text
    createdAt
    orderNo
  }
`);

interface ReminderRowsProps {
  rows: readonly ({ id: string } & FragmentType<typeof ReminderFragment>)[];
}

/** Messages about the times of visits, each leading to its order. */
export function ReminderRows({ rows }: ReminderRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row) => {
        const { id, text, createdAt, orderNo } = getFragment(ReminderFragment, row);
        const words = (
          <>
            <span className={styles.text}>{groupOrderNos(text)}</span>
            <time className={styles.minor} dateTime={createdAt}>
              {formatDateTime(createdAt)}
            </time>
          </>
        );
        return (
          <li key={id} className={styles.row}>
            {orderNo ? (
              <Link to={ordersByNumber(orderNo)} className={styles.link}>
                {words}
              </Link>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}
