import { ConfirmStep } from "~/features/order-steps/confirm-step";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { graphql } from "~/gql";
import { orderTags } from "~/lib/graphql/changes";
import { useRead } from "~/lib/graphql/use-read";
import { Skeleton } from "~/ui/feedback/skeleton";
import { toast } from "~/ui/feedback/toast";
import { refundParts, refundWords } from "../../../schema/rules/refunds/refund";
import { RefundOrderDocument } from "./refund-mutations";
import styles from "./refunds.module.css";

const DirectRefundDocument = graphql(`
  query DirectRefund($id: ID!) {
    order(id: $id) { id status totalAmount originalAmount payWay }
  }
`);

interface DirectRefundDialogProps extends StepDialogProps {
  /** Called when the order was closed, or another change was first. */
  onEnd?(): void;
}

/**
 * Returns all of the money while no master has the order: the amount and its target (REFUND-02, REFUND-03).
 * An unpaid order is only closed (C-35).
 */
export function DirectRefundDialog(props: DirectRefundDialogProps) {
  const { status, data: order } = useRead(
    DirectRefundDocument,
    { id: props.orderId },
    {
      pick: (answer) => answer.order,
      about: [`Order:${props.orderId}`],
      requestPolicy: "network-only",
    },
  );
  const isUnpaid = order?.status === "WAIT_PAY";
  const paid = order && !isUnpaid && { price: order.originalAmount, payWay: order.payWay ?? null };
  return (
    <ConfirmStep
      {...props}
      message={
        <div className={styles.tab}>
          <p>您确定要退款吗</p>
          {order && paid ? (
            <p className={styles.outcome}>
              将全额退款：{refundWords(paid, order.totalAmount)}
              {refundParts(paid, order.totalAmount).byProvider > 0
                ? "，原路退回，到账时间以支付机构为准"
                : "，立即到账"}
              。退款后订单关闭。
            </p>
          ) : isUnpaid ? (
            <p className={styles.outcome}>订单还没有付款，没有款项要退；确定后订单关闭。</p>
          ) : status === "failed" ? (
            <p className={styles.outcome}>款项将全额退回原支付方式，退款后订单关闭。</p>
          ) : (
            <Skeleton lines={2} />
          )}
        </div>
      }
      success="退款成功!"
      isDanger
      isWaiting={status === "loading"}
      step={RefundOrderDocument}
      variables={{ orderId: props.orderId }}
      changes={orderTags(props.orderId)}
      onDone={() => {
        if (order && paid) toast.success(refundedWords(paid, order.totalAmount));
      }}
    />
  );
}

type Paid = Parameters<typeof refundParts>[0];

/** The result for the money, 分: in the wallet at once, or on its way by the provider. */
function refundedWords(paid: Paid, refund: number): string {
  const isSent = refundParts(paid, refund).byProvider > 0;
  return isSent ? `正在退回：${refundWords(paid, refund)}` : `已退回：${refundWords(paid, refund)}`;
}
