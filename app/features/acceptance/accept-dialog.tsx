import { useId, useState } from "react";
import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { AcceptOrderDocument, RejectWorkDocument } from "~/features/order-steps/step-mutations";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/form-dialog";
import { RadioCards } from "~/ui/radio-cards";
import { TextField } from "~/ui/text-field";
import { ORDER_TEXT_CHARS } from "../../../schema/rules/evaluation";

interface AcceptDialogProps extends StepDialogProps {
  /** The work was accepted, which settles the order. */
  onAccepted(): void;
}

/** The customer's word on the work: it passes, which pays the master, or it does not, for a reason (ACC-04..07). */
export function AcceptDialog({ orderId, onClose, onChanged, onAccepted }: AcceptDialogProps) {
  const reasonId = useId();
  const [verdict, setVerdict] = useState("pass");
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string | null>(null);
  const isPass = verdict === "pass";
  const changed = () => {
    onClose();
    onChanged();
  };
  const told = { success: "已提交验收", onStale: changed };
  const acceptance = useMutate(AcceptOrderDocument, { ...told, onDone: onAccepted });
  const rejection = useMutate(RejectWorkDocument, { ...told, onDone: changed });
  const submit = () => {
    if (!isPass && reason.trim() === "") {
      setError("请输入拒绝原因");
      return document.getElementById(reasonId)?.focus();
    }
    void (isPass ? acceptance.send({ orderId }) : rejection.send({ orderId, reason: reason.trim() }));
  };
  return (
    <FormDialog
      title="验收"
      submitLabel="提交验收"
      submitVariant={isPass ? "primary" : "danger"}
      isPending={acceptance.isPending || rejection.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioCards
        label="验收结果"
        isRequired
        value={verdict}
        onChange={(next) => {
          setVerdict(next);
          setError(null);
        }}
        options={[
          { value: "pass", label: "验收通过", description: "款项将付给师傅，之后不能退款" },
          { value: "reject", label: "验收不通过", description: "师傅需处理后重新拍照" },
        ]}
      />
      {isPass ? null : (
        <TextField
          id={reasonId}
          label="拒绝原因"
          isRequired
          multiline
          rows={3}
          maxLength={ORDER_TEXT_CHARS}
          placeholder="请说明哪里不合格，方便师傅处理"
          value={reason}
          onChange={(typed) => {
            setReason(typed);
            setError(null);
          }}
          error={error}
        />
      )}
    </FormDialog>
  );
}
