import { ReadFailure } from "~/features/site/read-failure";
import { orderTags } from "~/lib/graphql/changes";
import { useRead } from "~/lib/graphql/use-read";
import { Dialog } from "~/ui/dialogs/dialog";
import { Skeleton } from "~/ui/feedback/skeleton";
import { ArrivalForm } from "./arrival-form";
import { ArrivingOrderDocument } from "./arrival-query";
import { ARRIVED } from "./arrival-words";
import { ConfirmStep } from "./confirm-step";
import type { StepDialogProps } from "./step-dialog";
import { ConfirmArrivalDocument } from "./step-mutations";

/**
 * Confirms the arrival of the goods (LIST-24, ACT-26..31). If the master picks them up, number, phone and
 * place are needed; otherwise only a confirmation.
 */
export function ArrivalDialog(props: StepDialogProps) {
  const { orderId, onClose } = props;
  const {
    status,
    data: order,
    failure,
    reload,
  } = useRead(
    ArrivingOrderDocument,
    { id: orderId },
    { pick: (answer) => answer.order, about: [`Order:${orderId}`], requestPolicy: "network-only" },
  );
  if (order?.needsPickup) return <ArrivalForm {...props} order={order} />;
  if (order) {
    return (
      <ConfirmStep
        {...props}
        message="确认修改商品状态为已到货吗？"
        success={ARRIVED}
        step={ConfirmArrivalDocument}
        variables={{ input: { orderId } }}
        changes={orderTags(orderId)}
      />
    );
  }
  return (
    <Dialog title="确认到货" size="sm" isOpen onOpenChange={onClose}>
      {status === "failed" ? <ReadFailure what="订单" why={failure} onRetry={reload} /> : <Skeleton />}
    </Dialog>
  );
}
