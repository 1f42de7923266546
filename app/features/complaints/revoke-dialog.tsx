import { ConfirmStep } from "~/features/order-steps/confirm-step";
import { RevokeComplaintDocument } from "./complaint-queries";

interface RevokeDialogProps {
  complaintId: string;
  onClose(): void;
  onChanged(): void;
}

/** Takes a complaint back. */
export function RevokeDialog({ complaintId, ...props }: RevokeDialogProps) {
  return (
    <ConfirmStep
      {...props}
      message="确认取消投诉吗？"
      success="撤销成功!"
      step={RevokeComplaintDocument}
      variables={{ id: complaintId }}
    />
  );
}
