import { useState } from "react";
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
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const end = () => {
    onChanged();
    onClose();
  };
  const rejection = useMutate(RejectMarkupDocument, { success: "拒绝成功", onDone: end, onStale: end });
  const submit = () => {
    if (reason.trim() === "") return setError("请输入拒绝原因");
    void rejection.send({ markupId, reason: reason.trim() });
  };
  return (
    <FormDialog
      title="拒绝加价申请"
      size="sm"
      submitLabel="确认拒绝"
      submitVariant="danger"
      isPending={rejection.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label="拒绝原因"
        isRequired
        multiline
        rows={3}
        autoFocus
        maxLength={MAX_REJECT_REASON}
        value={reason}
        onChange={(typed) => {
          setReason(typed);
          setError(null);
        }}
        error={error}
      />
    </FormDialog>
  );
}
