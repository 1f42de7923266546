import type { BatchOrderFragment as Order, PayWay } from "~/gql/graphql";
import { formatOrderNo } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";
import { BATCH_PAYMENT_MAX } from "../../../../schema/rules/payments/batch-payment";
import styles from "./batch-pay.module.css";

interface RoundsAheadProps {
  /** Number of chosen orders. */
  count: number;
  payWay: PayWay | null;
}

/** Explains that more orders than one payment can take are paid in rounds; nothing for fewer. */
export function RoundsAhead({ count, payWay }: RoundsAheadProps) {
  if (count <= BATCH_PAYMENT_MAX) return null;
  const rounds = Math.ceil(count / BATCH_PAYMENT_MAX);
  return (
    <p className={styles.facts}>
      {payWay === "WALLET"
        ? `每次支付 ${BATCH_PAYMENT_MAX} 单，将分 ${rounds} 次自动付完，只需输入一次支付密码`
        : `先付 ${BATCH_PAYMENT_MAX} 单，还剩 ${count - BATCH_PAYMENT_MAX} 单，付完后可继续支付`}
    </p>
  );
}

/** Number of paid orders while the next round is running. */
export function RoundProgress({ paid, total }: { paid: number; total: number }) {
  return (
    <div className={styles.progress}>
      <progress aria-label="支付进度" value={paid} max={total} />
      <p role="status">
        正在支付：{paid} / {total} 单
      </p>
    </div>
  );
}

interface PaidRoundsProps {
  /** Orders that were paid in this dialog. */
  paid: readonly Order[];
  /** Number of chosen orders that are not paid. */
  left: number;
}

/** The paid orders and the number of the others, when the rounds ended early. */
export function PaidRounds({ paid, left }: PaidRoundsProps) {
  if (paid.length === 0) return null;
  return (
    <Notice tone="success">
      已支付 {paid.length} 单，还剩 {left} 单未支付，可继续支付。
      <ul className={styles.unpayable} aria-label="已支付的订单">
        {paid.map(({ id, orderNo, customerName }) => (
          <li key={id}>
            <span className={styles.number}>{formatOrderNo(orderNo)}</span>
            <span>{customerName}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
