import { ConfirmStep } from "~/features/order-steps/confirm-step";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { RefundOrderDocument } from "./refund-mutations";

/** All of the money back, while no master has the order (REFUND-02, REFUND-03). */
export function DirectRefundDialog(props: StepDialogProps) {
  return (
    <ConfirmStep
      {...props}
      message="您确定要退款吗"
      success="退款成功!"
      isDanger
      step={RefundOrderDocument}
      variables={{ orderId: props.orderId }}
    />
  );
}
