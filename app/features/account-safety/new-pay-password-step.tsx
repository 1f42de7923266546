import { forgetSentCode } from "~/features/account/resend-countdown";
import { SetPayPasswordDocument } from "~/features/payment/payer";
import { first } from "~/lib/form/field-issue";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { TextField } from "~/ui/fields/text-field";
import { type NewPayPassword, newPayPasswordIssue } from "../../../schema/rules/account/account-safety";
import { PAY_PASSWORD_CHARS } from "../../../schema/rules/payments/pay-password";
import styles from "./account-safety.module.css";
import { isAboutCode } from "./refused-code";

interface NewPayPasswordStepProps {
  /** Digits of the customer's phone. */
  phone: string;
  /** The code that was sent to it. */
  code: string;
  /** The code is no longer valid; the message says why. */
  onUnproven(message: string): void;
  onChanged(): void;
}

const EMPTY: NewPayPassword = { password: "", confirmation: "" };

/** The second step: the payment password, twice (SAFE-16, SAFE-17, C-13). */
export function NewPayPasswordStep({ phone, code, onUnproven, onChanged }: NewPayPasswordStepProps) {
  const changing = useMutate(SetPayPasswordDocument, {
    success: "修改密码成功",
    isFinal: true,
    onDone() {
      forgetSentCode();
      onChanged();
    },
    onRefused(refusal): boolean {
      if (isAboutCode(refusal)) {
        onUnproven(refusal.message);
        return true;
      }
      return form.refuseNamed(refusal);
    },
  });
  const form = useForm({
    initial: EMPTY,
    check: (values) => first(newPayPasswordIssue(values, phone)),
    send: ({ password }) => changing.send({ input: { code, password } }),
    isPending: changing.isPending,
  });
  return (
    <form onSubmit={form.submit} noValidate className={styles.form}>
      <TextField
        {...form.text("password")}
        label="支付密码"
        type="password"
        autoComplete="off"
        inputMode="numeric"
        maxLength={PAY_PASSWORD_CHARS}
        description="6 位数字，不能相同、连续，也不能取自手机号"
      />
      <TextField
        {...form.text("confirmation")}
        label="确认支付密码"
        type="password"
        autoComplete="off"
        inputMode="numeric"
        maxLength={PAY_PASSWORD_CHARS}
      />
      <SubmitButton isPending={form.isPending} size="lg" fullWidth>
        确定
      </SubmitButton>
    </form>
  );
}
