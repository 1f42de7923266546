import { Dialog } from "~/ui/dialogs/dialog";
import type { StepDialogProps } from "../order-steps/step-dialog";
import { FollowUps } from "./follow-ups";

/** The notes on an order over the page (LIST-38, ACT-24). */
export function FollowUpDialog({ orderId, onClose }: StepDialogProps) {
  return (
    <Dialog title="跟进记录" size="lg" isOpen isDismissable={false} onOpenChange={onClose}>
      <FollowUps orderId={orderId} />
    </Dialog>
  );
}
