import { FollowUpNotes } from "~/features/follow-ups/follow-up-notes";
import { CustomerCell, ItemsCell, ServiceCell } from "~/features/orders/order-cells";
import { OrderNumber } from "~/features/orders/order-number";
import { useOrderNumberId } from "~/features/orders/order-number-id";
import styles from "~/features/orders/order-table.module.css";
import { type FragmentType, getFragment, graphql } from "~/gql";
import { formatDateTime } from "~/lib/format";
import { classNames } from "~/ui/class-names";
import { Money } from "~/ui/values/money";
import { RefundActions } from "./refund-actions";
import { RefundStatus } from "./refund-status";
import ownStyles from "./refunds.module.css";

export const RefundRowFragment = graphql(`
  fragment RefundRow on ListedRefund {
    refund {
      id
      orderNo
      createdAt
      reviewerName
      applyAmount
      amount
      ...RefundStatus
      ...RefundActions
    }
    order {
      ...ItemThumbnails
      ...ServiceCell
      ...CustomerCell
      ...FollowUpNotes
    }
  }
`);

/** Column names: those of the order list, with the reviewer, the refund and the returned amount (LIST-02). */
export const REFUND_COLUMNS = {
  goods: "商品信息",
  service: "服务类型",
  customer: "客户信息",
  worker: "审核人",
  amount: "退款金额",
  paid: "实际退款",
  status: "退款状态",
  actions: "操作",
} as const;

/** One refund of the list: a row on wide screens, a card on narrow ones (LIST-43, REFUND-27). */
export function RefundRow(props: { listed: FragmentType<typeof RefundRowFragment> }) {
  const { refund, order } = getFragment(RefundRowFragment, props.listed);
  const numberId = useOrderNumberId(refund.orderNo);
  return (
    <tr className={styles.row}>
      <td className={styles.goods} data-label={REFUND_COLUMNS.goods}>
        <div className={styles.number}>
          <span id={numberId}>
            <OrderNumber orderNo={refund.orderNo} />
          </span>
          <time className={styles.created} dateTime={refund.createdAt}>
            {formatDateTime(refund.createdAt)} 申请
          </time>
        </div>
        {order ? (
          <>
            <ItemsCell order={order} />
            <div className={styles.tools}>
              <FollowUpNotes order={order} />
            </div>
          </>
        ) : (
          <span className={styles.minor}>订单信息暂时没有加载出来</span>
        )}
      </td>
      <td className={styles.service} data-label={REFUND_COLUMNS.service}>
        {order ? <ServiceCell order={order} /> : null}
      </td>
      <td className={styles.customer} data-label={REFUND_COLUMNS.customer}>
        {order ? <CustomerCell order={order} numberId={numberId} /> : null}
      </td>
      <td data-label={REFUND_COLUMNS.worker}>
        <span className={styles.phone}>{refund.reviewerName}</span>
      </td>
      <td className={styles.amount} data-label={REFUND_COLUMNS.amount}>
        <Money fen={refund.applyAmount} />
      </td>
      <td className={styles.amount} data-label={REFUND_COLUMNS.paid}>
        {refund.amount == null ? <span className={styles.minor}>—</span> : <Money fen={refund.amount} />}
      </td>
      <td data-label={REFUND_COLUMNS.status}>
        <RefundStatus refund={refund} />
      </td>
      <td className={classNames(styles.actions, ownStyles.actionsCell)} data-label={REFUND_COLUMNS.actions}>
        <RefundActions refund={refund} hasDetail />
      </td>
    </tr>
  );
}
