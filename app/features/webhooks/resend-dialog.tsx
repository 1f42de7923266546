import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { toast } from "~/ui/feedback/toast";
import { Checkbox } from "~/ui/fields/checkbox";
import { TextField } from "~/ui/fields/text-field";
import { firstSecondOf, lastSecondOf } from "../../../schema/rules/time";
import { ResendPeriodDocument } from "./webhook-queries";
import styles from "./webhooks.module.css";

interface ResendDialogProps {
  webhookId: string;
  /** First and last day that can be chosen, YYYY-MM-DD. */
  days: readonly [first: string, last: string];
  onClose(): void;
}

/** Sends deliveries of some days again: those that were given up, or all (ux.md U73). */
export function ResendDialog({ webhookId, days, onClose }: ResendDialogProps) {
  const resending = useMutate(ResendPeriodDocument, {
    changes: ["Webhook", "WebhookDelivery"],
    onDone: (answer) => {
      if (answer.__typename !== "WebhookSentAgain") return;
      toast.success(
        answer.count > 0 ? `${answer.count} 条通知正在重新推送` : "这段时间没有需要重新推送的通知",
      );
      onClose();
    },
    onRefused: ({ message }): true => form.refuse("to", message),
  });
  const form = useForm({
    initial: { from: days[1], to: days[1], isFailedOnly: true },
    check: ({ from, to }) => [
      ...(from === "" ? [{ field: "from" as const, message: "请选择开始日期" }] : []),
      ...(to === "" ? [{ field: "to" as const, message: "请选择结束日期" }] : []),
      ...(from !== "" && to !== "" && to < from
        ? [{ field: "to" as const, message: "结束日期不能早于开始日期" }]
        : []),
    ],
    send: ({ from, to, isFailedOnly }) =>
      resending.send({ id: webhookId, from: firstSecondOf(from), to: lastSecondOf(to), isFailedOnly }),
  });
  return (
    <FormDialog title="重新推送" size="sm" submitLabel="重新推送" form={form} onClose={onClose}>
      <p className={styles.hint}>按事件发生的日期重新推送，最多可推送 30 天内的通知。通知的编号不变。</p>
      <TextField {...form.text("from")} label="开始日期" type="date" days={days} isRequired autoFocus />
      <TextField {...form.text("to")} label="结束日期" type="date" days={days} isRequired />
      <Checkbox {...form.box("isFailedOnly")}>只推送已放弃的通知</Checkbox>
    </FormDialog>
  );
}
