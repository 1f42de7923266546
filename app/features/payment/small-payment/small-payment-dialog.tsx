import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { RadioCards } from "~/ui/fields/radio-cards";
import { TextField } from "~/ui/fields/text-field";
import { PAY_PASSWORD_CHARS } from "../../../../schema/rules/payments/pay-password";
import {
  PROPOSED_SMALL_PAYMENT,
  SMALL_PAYMENT_DAY,
  SMALL_PAYMENT_LIMITS,
} from "../../../../schema/rules/payments/small-payment";
import { payReactionTo } from "../pay-outcome";
import { SetSmallPaymentDocument, sayLimit } from "./small-payment";
import styles from "./small-payment.module.css";

interface SmallPaymentDialogProps {
  /** The present limit, 分; null while it is off. */
  limit: number | null;
  onClose(): void;
}

const OPTIONS = SMALL_PAYMENT_LIMITS.map((fen) => ({ value: String(fen), label: sayLimit(fen) }));

/** Turns payments without a password on, or changes their limit, with the payment password (decision 038). */
export function SmallPaymentDialog({ limit, onClose }: SmallPaymentDialogProps) {
  const setting = useMutate(SetSmallPaymentDocument, {
    success: limit === null ? "小额免密支付已开启" : "小额免密支付限额已修改",
    changes: ["SmallPayment"],
    onDone: onClose,
    onRefused(refusal): true {
      const isToBeSet = payReactionTo(refusal).kind === "set-password";
      form.set({ password: "" });
      return form.refuse("password", refusal.message + (isToBeSet ? "（支付订单时可以设置）" : ""));
    },
  });
  const form = useForm({
    initial: { limit: String(limit ?? PROPOSED_SMALL_PAYMENT), password: "" },
    send: ({ limit, password }) => setting.send({ input: { limit: Number(limit), password } }),
    isPending: setting.isPending,
  });
  return (
    <FormDialog
      title={limit === null ? "开启小额免密支付" : "修改免密限额"}
      size="sm"
      submitLabel={limit === null ? "开启" : "保存"}
      form={{ ...form, isDisabled: form.values.password === "" }}
      onClose={onClose}
    >
      <p className={styles.explanation}>
        不超过限额的钱包支付不再输入支付密码，每天合计最多 {sayLimit(SMALL_PAYMENT_DAY)}
        ，每笔都会发消息告诉您，可随时关闭。
      </p>
      <RadioCards {...form.choice("limit")} label="单笔限额" layout="plain" options={OPTIONS} />
      <TextField
        {...form.text("password")}
        label="支付密码"
        type="password"
        autoComplete="off"
        maxLength={PAY_PASSWORD_CHARS}
        isRequired
      />
    </FormDialog>
  );
}
