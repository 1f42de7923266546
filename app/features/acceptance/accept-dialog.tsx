import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { AcceptOrderDocument, RejectWorkDocument } from "~/features/order-steps/step-mutations";
import { useForm } from "~/lib/form/use-form";
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
  const changed = () => {
    onClose();
    onChanged();
  };
  const told = { success: "已提交验收", onStale: changed };
  const acceptance = useMutate(AcceptOrderDocument, { ...told, onDone: onAccepted });
  const rejection = useMutate(RejectWorkDocument, { ...told, onDone: changed });
  const form = useForm({
    initial: { verdict: "pass", reason: "" },
    keptAs: `acceptance/${orderId}`,
    check: ({ verdict, reason }) =>
      verdict === "reject" && reason.trim() === "" ? [{ field: "reason", message: "请输入拒绝原因" }] : [],
    send: ({ verdict, reason }) =>
      verdict === "pass" ? acceptance.send({ orderId }) : rejection.send({ orderId, reason: reason.trim() }),
  });
  const isPass = form.values.verdict === "pass";
  return (
    <FormDialog
      title="验收"
      submitLabel="提交验收"
      submitVariant={isPass ? "primary" : "danger"}
      form={form}
      onClose={onClose}
    >
      <RadioCards
        {...form.choice("verdict")}
        label="验收结果"
        isRequired
        options={[
          { value: "pass", label: "验收通过", description: "款项将付给师傅，之后不能退款" },
          { value: "reject", label: "验收不通过", description: "师傅需处理后重新拍照" },
        ]}
      />
      {isPass ? null : (
        <TextField
          {...form.text("reason")}
          label="拒绝原因"
          isRequired
          multiline
          rows={3}
          maxLength={ORDER_TEXT_CHARS}
          placeholder="请说明哪里不合格，方便师傅处理"
        />
      )}
    </FormDialog>
  );
}
