import { ConfirmStep } from "~/features/order-steps/confirm-step";
import { orderTags } from "~/lib/graphql/changes";
import { CancelRefundDocument } from "./refund-mutations";

interface CancelRefundDialogProps {
  refund: { id: string; orderId: string };
  message: string;
  onClose(): void;
}

/** Cancels a refund or its arbitration, by the state of the refund (C-38). */
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
