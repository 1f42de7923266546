import { ConfirmStep } from "~/features/order-steps/confirm-step";
import { orderTags } from "~/lib/graphql/changes";
import { CancelRefundDocument } from "./refund-mutations";

interface CancelRefundDialogProps {
  refund: { id: string; orderId: string };
  message: string;
  onClose(): void;
}

/** Takes back a refund, or the arbitration about it, as the refund stands (C-38). */
export function CancelRefundDialog({ refund: { id, orderId }, ...props }: CancelRefundDialogProps) {
  return (
    <ConfirmStep
      {...props}
      success="取消成功!"
      step={CancelRefundDocument}
      variables={{ id }}
      changes={orderTags(orderId)}
    />
  );
}
