import { ConfirmStep } from "~/features/order-steps/confirm-step";
import type { ComplaintItemFragment } from "~/gql/graphql";
import { orderTags } from "~/lib/graphql/changes";
import { RevokeComplaintDocument } from "./complaint-queries";

interface RevokeDialogProps {
  complaint: Pick<ComplaintItemFragment, "id" | "orderId">;
  onClose(): void;
}

/** Takes a complaint back. */
export function RevokeDialog({ complaint: { id, orderId }, onClose }: RevokeDialogProps) {
  return (
    <ConfirmStep
      message="确认取消投诉吗？"
      success="撤销成功!"
      step={RevokeComplaintDocument}
      variables={{ id }}
      changes={orderTags(orderId)}
      onClose={onClose}
    />
  );
}
