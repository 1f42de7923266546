import type { StepDialogProps } from "~/features/order-steps/step-dialog";
import { AcceptOrderDocument, RejectWorkDocument } from "~/features/order-steps/step-mutations";
import { useForm } from "~/lib/form/use-form";
import { orderTags } from "~/lib/graphql/changes";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { ORDER_TEXT_CHARS } from "../../../schema/rules/orders/evaluation";

interface AcceptanceValues {
  /** There is no default, because accepting pays the master. */
  verdict: "pass" | "reject" | null;
  reason: string;
}

interface AcceptDialogProps extends StepDialogProps {
  /** Called when the work was accepted, which settles the order. */
  onAccepted(): void;
}

/** Accepts the work, which pays the master, or rejects it with a reason (ACC-04..07). */
export function AcceptDialog({ orderId, onClose, onAccepted }: AcceptDialogProps) {
  const told = { success: "已提交验收", changes: orderTags(orderId), onStale: onClose };
  const acceptance = useMutate(AcceptOrderDocument, { ...told, onDone: onAccepted });
  const rejection = useMutate(RejectWorkDocument, { ...told, onDone: onClose });
  const form = useForm<AcceptanceValues>({
    initial: { verdict: null, reason: "" },
    keptAs: `acceptance/${orderId}`,
    check({ verdict, reason }) {
      if (verdict === null) return [{ field: "verdict", message: "请选择验收结果" }];
      const isMissing = verdict === "reject" && reason.trim() === "";
      return isMissing ? [{ field: "reason", message: "请输入拒绝原因" }] : [];
    },
    send: ({ verdict, reason }) =>
      verdict === "pass" ? acceptance.send({ orderId }) : rejection.send({ orderId, reason: reason.trim() }),
  });
  const { verdict } = form.values;
  return (
    <FormDialog
      title="验收"
      submitLabel="提交验收"
      submitVariant={verdict === "reject" ? "danger" : "primary"}
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
      {verdict === "reject" ? (
        <TextField
          {...form.text("reason")}
          label="拒绝原因"
          isRequired
          multiline
          rows={3}
          maxLength={ORDER_TEXT_CHARS}
          placeholder="请说明哪里不合格，方便师傅处理"
        />
      ) : null}
    </FormDialog>
  );
}
