import { formatOrderNo } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";
import styles from "./batch-pay.module.css";
import type { UnpayableOrder } from "./split-payable";

interface UnpayableOrdersProps {
  orders: readonly UnpayableOrder[];
}

/** Chosen orders that cannot be paid, each with the reason: they are not part of the number and the sum. */
export function UnpayableOrders({ orders }: UnpayableOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <Notice tone="warning">
      以下 {orders.length} 单不能支付，未计入合计：
      <ul className={styles.unpayable} aria-label="不能支付的订单">
        {orders.map(({ id, orderNo, reason }) => (
          <li key={id}>
            <span className={styles.number}>{formatOrderNo(orderNo)}</span>
            <span>{reason}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
