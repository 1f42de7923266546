import { ConfirmStep } from "~/features/order-steps/confirm-step";
import { CancelRefundDocument } from "./refund-mutations";

interface CancelRefundDialogProps {
  refundId: string;
  message: string;
  onClose(): void;
  onChanged(): void;
}

/** Takes back a refund, or the arbitration about it, as the refund stands (C-38). */
export function CancelRefundDialog({ refundId, ...props }: CancelRefundDialogProps) {
  return (
    <ConfirmStep {...props} success="取消成功!" step={CancelRefundDocument} variables={{ id: refundId }} />
  );
}
