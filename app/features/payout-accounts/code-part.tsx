import { SmsCodeField } from "~/features/account/sms-code-field";
import { useSendCode } from "~/features/account/use-send-code";
import { focusField } from "~/ui/fields/focus-field";
import { SMS_CODE_CHARS } from "../../../schema/rules/payments/pay-password";
import styles from "./payout-accounts.module.css";

/** The phone that gets the code. */
export interface CodePhone {
  phone: string;
  maskedPhone: string;
}

interface CodePartProps extends CodePhone {
  /** `text("code")` of the form. */
  field: {
    id: string;
    value: string;
    onChange(typed: string): void;
    onBlur(): void;
    error: string | null;
  };
  /** Purpose of the code, shown before it. */
  why?: string | undefined;
}

/**
 * The code to the account's own phone, which every change of payout accounts needs (SAFE-05, SAFE-18,
 * SAFE-19).
 */
export function CodePart({ phone, maskedPhone, field, why = "为保障资金安全" }: CodePartProps) {
  const sendCode = useSendCode({
    phone,
    checkPhone: () => true,
    requiresCaptcha: false,
    onSent: () => focusField(field.id),
  });
  return (
    <>
      <p className={styles.hint}>
        {why}，请验证您的手机 {maskedPhone}
      </p>
      <SmsCodeField {...field} sendCode={sendCode} maxLength={SMS_CODE_CHARS} />
    </>
  );
}
