import { PhoneField } from "~/features/account/phone-field";
import { phoneDigits } from "~/features/account/phone-format";
import { forgetSentCode } from "~/features/account/resend-countdown";
import { SmsCodeField } from "~/features/account/sms-code-field";
import { useSendCode } from "~/features/account/use-send-code";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { focusField } from "~/ui/fields/focus-field";
import { newPhoneIssue, smsCodeIssue } from "../../../schema/rules/account/account-safety";
import { Code } from "../../../schema/rules/codes";
import { SMS_CODE_CHARS } from "../../../schema/rules/payments/pay-password";
import styles from "./account-safety.module.css";
import { isAboutCode } from "./refused-code";
import { ChangePhoneDocument } from "./safety-queries";

interface NewPhoneStepProps {
  /** Digits of the account's present phone, and the code that was sent to it. */
  current: { phone: string; code: string };
  /** The earlier input for the new phone. */
  typed: string;
  onTyped(phone: string): void;
  /** The code of the current phone is no longer valid; the message says why. */
  onUnproven(message: string): void;
  /** Digits of the account's new phone. */
  onChanged(phone: string): void;
}

/** The second step: the new phone, with a code of its own (SAFE-12, SAFE-13, C-50). */
export function NewPhoneStep({ current, typed, onTyped, onUnproven, onChanged }: NewPhoneStepProps) {
  const changing = useMutate(ChangePhoneDocument, {
    success: "修改手机号成功",
    isFinal: true,
    onDone() {
      forgetSentCode();
      onChanged(phone);
    },
    onRefused(refusal): boolean {
      const { code, message } = refusal;
      if (code === Code.IDENTITY_UNPROVEN) {
        onUnproven(message);
        return true;
      }
      if (isAboutCode(refusal)) return form.refuse("code", message);
      return code === Code.PHONE_REGISTERED ? form.refuse("phone", message) : form.refuseNamed(refusal);
    },
  });
  const form = useForm({
    initial: { phone: typed, code: "" },
    check(values) {
      const phoneIssue = newPhoneIssue(phoneDigits(values.phone), current.phone);
      const codeIssue = smsCodeIssue(values.code);
      return [
        ...(phoneIssue ? [{ field: "phone" as const, message: phoneIssue }] : []),
        ...(codeIssue ? [{ field: "code" as const, message: codeIssue }] : []),
      ];
    },
    send: ({ phone, code }) =>
      changing.send({ input: { phone: phoneDigits(phone), code, currentCode: current.code } }),
    isPending: changing.isPending,
  });
  const phone = phoneDigits(form.values.phone);
  const sendCode = useSendCode({
    phone,
    checkPhone() {
      const issue = newPhoneIssue(phone, current.phone);
      if (issue) form.refuse("phone", issue);
      return issue === null;
    },
    requiresCaptcha: false,
    onSent: () => focusField(form.idOf("code")),
  });
  const phoneField = form.text("phone");
  return (
    <form onSubmit={form.submit} noValidate className={styles.form}>
      <p className={styles.hint}>验证码将发送至新手机号，请确认它在您身边。</p>
      <PhoneField
        {...phoneField}
        label="新手机号"
        onChange={(grouped) => {
          phoneField.onChange(grouped);
          onTyped(grouped);
        }}
      />
      <SmsCodeField {...form.text("code")} sendCode={sendCode} maxLength={SMS_CODE_CHARS} />
      <SubmitButton isPending={form.isPending} size="lg" fullWidth>
        确认修改
      </SubmitButton>
    </form>
  );
}
