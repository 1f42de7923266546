import { type FormEvent, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import { MAX_REJECT_REASON } from "../../../schema/rules/markup";
import { useStep } from "../order-steps/use-step";
import { rejectMarkup } from "./markup-queries";

interface RejectDialogProps {
  markupId: string;
  onClose(): void;
  /** It was decided, here or elsewhere. */
  onChanged(): void;
}

/** Rejects what a master asks for, with the reason (MARK-17, MARK-24). */
export function RejectDialog({ markupId, onClose, onChanged }: RejectDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const end = () => {
    onChanged();
    onClose();
  };
  const step = useStep({ success: "拒绝成功", onDone: end, onStale: end });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === "") return setError("请输入拒绝原因");
    void step.take(() => rejectMarkup(markupId, reason.trim()));
  };
  return (
    <Dialog
      title="拒绝加价申请"
      size="sm"
      isOpen
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <>
          <Button isDisabled={step.isPending} onPress={onClose}>
            取消
          </Button>
          <Button type="submit" form={formId} variant="danger" isPending={step.isPending}>
            确认拒绝
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
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
      </form>
    </Dialog>
  );
}
