import { orderTags } from "~/lib/graphql/changes";
import { ConfirmStep } from "./confirm-step";
import type { StepDialogProps } from "./step-dialog";
import { DelayAcceptanceDocument } from "./step-mutations";

/** One more day to accept, once per order (ACT-09, ACT-17, ACC-10). */
export function DelayDialog(props: StepDialogProps) {
  return (
    <ConfirmStep
      {...props}
      message="确定延长验收吗？每笔订单只能延长一次"
      success="延长成功!"
      step={DelayAcceptanceDocument}
      variables={{ orderId: props.orderId }}
      changes={orderTags(props.orderId)}
    />
  );
}
