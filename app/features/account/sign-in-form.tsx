import { Link } from "@remix-run/react";
import { useRef } from "react";
import type { AccountFormAnswer } from "./account-form";
import { AccountFormFrame } from "./account-form-frame";
import { SIGN_IN_CODE_MAX, signInIssues } from "./account-rules";
import styles from "./auth-layout.module.css";
import { PhoneField } from "./phone-field";
import { SMS_CODE_LENGTH, SmsCodeField } from "./sms-code-field";
import { useAccountForm } from "./use-account-form";

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Sign-in by phone and SMS code (AUTH-01..13). It posts without script, too. */
export function SignInForm({ answer }: { answer: AccountFormAnswer | undefined }) {
  const account = useAccountForm({
    answer,
    check: (form) => signInIssues({ phone: textOf(form, "phone"), code: textOf(form, "code") }),
  });
  const autoSubmitted = useRef("");

  const changeCode = (value: string) => {
    account.codeField.onChange(value);
    const isComplete = value.length === SMS_CODE_LENGTH && /^\d+$/.test(value);
    if (!isComplete || account.isLocked || account.isPending || value === autoSubmitted.current) return;
    autoSubmitted.current = value;
    // After React has written the code into the field that is read when the form is sent.
    setTimeout(() => account.form.current?.requestSubmit());
  };

  return (
    <AccountFormFrame
      account={account}
      answer={answer}
      submitLabel="登录"
      other={{ question: "还没有账号？", path: "/register", label: "立即注册" }}
    >
      <PhoneField {...account.phoneField} blockClipboard />
      <SmsCodeField {...account.codeField} onChange={changeCode} maxLength={SIGN_IN_CODE_MAX} />
      <p className={styles.privacy}>
        未注册的手机号登录即注册，并表示同意
        <Link to="/userprotocol" target="_blank">
          《用户服务协议》
        </Link>
        和
        <Link to="/userprotocol#privacy" target="_blank">
          《隐私政策》
        </Link>
      </p>
    </AccountFormFrame>
  );
}
