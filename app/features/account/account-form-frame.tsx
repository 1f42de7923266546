import { Form, Link, useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/buttons/button";
import { classNames } from "~/ui/class-names";
import { Notice } from "~/ui/feedback/notice";
import { ErrorSummary } from "~/ui/fields/error-summary";
import { useHydrated } from "~/ui/use-hydrated";
import type { AccountFormAnswer } from "./account-form";
import styles from "./auth-layout.module.css";
import type { useAccountForm } from "./use-account-form";

interface AccountFormFrameProps {
  account: ReturnType<typeof useAccountForm>;
  answer: AccountFormAnswer | undefined;
  submitLabel: string;
  /** Link to the other form, with the same return address. */
  other: { question: string; path: string; label: string };
  children: ReactNode;
}

/**
 * The frame around the fields of sign-in and registration: errors, the button, and the link to the other
 * form.
 */
export function AccountFormFrame({ account, answer, submitLabel, other, children }: AccountFormFrameProps) {
  const [searchParams] = useSearchParams();
  const from = searchParams.get("from");
  const isHydrated = useHydrated();
  return (
    <Form
      method="post"
      ref={account.form}
      className={classNames(styles.form, !isHydrated && styles.early)}
      onSubmit={account.onSubmit}
      onChange={account.onChange}
      noValidate
    >
      <ErrorSummary issues={account.told} />
      {answer?.problem && !answer.problem.field ? (
        <Notice tone="danger">{answer.problem.message}</Notice>
      ) : null}
      <noscript>
        <Notice tone="warning">{submitLabel}需要启用 JavaScript，请在浏览器设置中开启后刷新页面</Notice>
      </noscript>
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        fullWidth
        isPending={account.isPending}
        isDisabled={account.isLocked}
      >
        {submitLabel}
      </Button>
      <p className={styles.switch}>
        {other.question}
        <Link to={from ? `${other.path}?${new URLSearchParams({ from })}` : other.path}>{other.label}</Link>
      </p>
    </Form>
  );
}
