import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/form-dialog";
import { TextField } from "~/ui/text-field";
import { MAX_REJECT_REASON } from "../../../schema/rules/markup";
import { RejectMarkupDocument } from "./markup-queries";

interface RejectDialogProps {
  markupId: string;
  onClose(): void;
  /** It was decided, here or elsewhere. */
  onChanged(): void;
}

/** Rejects what a master asks for, with the reason (MARK-17, MARK-24). */
export function RejectDialog({ markupId, onClose, onChanged }: RejectDialogProps) {
  const end = () => {
    onChanged();
    onClose();
  };
  const rejection = useMutate(RejectMarkupDocument, { success: "拒绝成功", onDone: end, onStale: end });
  const form = useForm({
    initial: { reason: "" },
    keptAs: `reject-markup/${markupId}`,
    check: ({ reason }) => (reason.trim() === "" ? [{ field: "reason", message: "请输入拒绝原因" }] : []),
    send: ({ reason }) => rejection.send({ markupId, reason: reason.trim() }),
  });
  return (
    <FormDialog
      title="拒绝加价申请"
      size="sm"
      submitLabel="确认拒绝"
      submitVariant="danger"
      form={form}
      onClose={onClose}
    >
      <TextField
        {...form.text("reason")}
        label="拒绝原因"
        isRequired
        multiline
        rows={3}
        autoFocus
        maxLength={MAX_REJECT_REASON}
      />
    </FormDialog>
  );
}
