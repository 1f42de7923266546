import { Form, Link, useSearchParams } from "@remix-run/react";
import { useRef } from "react";
import { Button } from "~/ui/button";
import { ErrorSummary } from "~/ui/error-summary";
import { Notice } from "~/ui/notice";
import type { AccountFormAnswer } from "./account-form";
import { SIGN_IN_CODE_MAX, signInIssues } from "./account-rules";
import styles from "./auth-layout.module.css";
import { PhoneField } from "./phone-field";
import { SMS_CODE_LENGTH, SmsCodeField } from "./sms-code-field";
import { useAccountForm } from "./use-account-form";

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Sign-in by phone and SMS code (AUTH-01..13). It posts without script, too. */
export function SignInForm({ answer }: { answer: AccountFormAnswer | undefined }) {
  const [searchParams] = useSearchParams();
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
    // After React has written the code into the field that the form is read from.
    setTimeout(() => account.form.current?.requestSubmit());
  };

  const from = searchParams.get("from");
  return (
    <Form
      method="post"
      ref={account.form}
      className={styles.form}
      onSubmit={account.onSubmit}
      onChange={account.onChange}
      noValidate
    >
      <ErrorSummary issues={account.told} />
      {answer?.problem && !answer.problem.field ? (
        <Notice tone="danger">{answer.problem.message}</Notice>
      ) : null}
      <PhoneField {...account.phoneField} blockClipboard />
      <SmsCodeField {...account.codeField} onChange={changeCode} maxLength={SIGN_IN_CODE_MAX} />
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        isPending={account.isPending}
        isDisabled={account.isLocked}
      >
        登录
      </Button>
      <p className={styles.switch}>
        还没有账号？
        <Link to={from ? `/register?${new URLSearchParams({ from })}` : "/register"}>立即注册</Link>
      </p>
    </Form>
  );
}
