import { orderTags } from "~/lib/graphql/changes";
import { ConfirmStep } from "./confirm-step";
import { rememberCancelled } from "./just-cancelled";
import type { StepDialogProps } from "./step-dialog";
import { CancelOrderDocument } from "./step-mutations";

/** Cancels an unpaid order (ACT-02, ACT-16). */
export function CancelDialog(props: StepDialogProps) {
  return (
    <ConfirmStep
      {...props}
      message="您确定要取消此订单?"
      success="取消成功!"
      isDanger
      step={CancelOrderDocument}
      variables={{ orderId: props.orderId }}
      changes={orderTags(props.orderId)}
      onDone={() => rememberCancelled(props.orderId)}
    />
  );
}
