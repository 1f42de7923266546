import { useEffect } from "react";
import { SmsCodeField } from "~/features/account/sms-code-field";
import { useSendCode } from "~/features/account/use-send-code";
import { useForm } from "~/lib/form/use-form";
import { useMutate } from "~/lib/graphql/use-mutate";
import { siteConfig } from "~/lib/site-config";
import { SubmitButton } from "~/ui/buttons/submit-button";
import { toast } from "~/ui/feedback/toast";
import { focusField } from "~/ui/fields/focus-field";
import { useHydrated } from "~/ui/use-hydrated";
import { smsCodeIssue } from "../../../schema/rules/account/account-safety";
import { SMS_CODE_CHARS } from "../../../schema/rules/payments/pay-password";
import styles from "./account-safety.module.css";
import { isAboutCode } from "./refused-code";
import { VerifyOwnCodeDocument } from "./safety-queries";

const WRONG = "验证码错误";

interface IdentityStepProps {
  /** Digits of the customer's phone, and its masked form. */
  phone: string;
  maskedPhone: string;
  /** The reason why this step is repeated, or null. */
  failure: string | null;
  /** Called with a code that is right but not used yet: the following change uses it (C-50). */
  onProven(code: string): void;
}

/** The first step: a code to the customer's own phone (SAFE-11, SAFE-15, SAFE-18). */
export function IdentityStep({ phone, maskedPhone, failure, onProven }: IdentityStepProps) {
  const isHydrated = useHydrated();
  const verifying = useMutate(VerifyOwnCodeDocument, {
    onDone({ valid }): void {
      if (valid) {
        toast.success("验证成功");
        onProven(form.values.code);
      } else form.refuse("code", WRONG);
    },
    onRefused: (refusal): boolean => isAboutCode(refusal) && form.refuse("code", refusal.message),
  });
  const form = useForm({
    initial: { code: "" },
    check({ code }) {
      const message = smsCodeIssue(code);
      return message ? [{ field: "code", message }] : [];
    },
    send: ({ code }): Promise<boolean> => verifying.send({ input: { phone, code } }),
    isPending: verifying.isPending,
  });
  const codeId = form.idOf("code");
  const sendCode = useSendCode({
    phone,
    checkPhone: () => true,
    requiresCaptcha: false,
    onSent: () => focusField(codeId),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the step comes again
  useEffect(() => {
    if (failure) form.refuse("code", failure);
  }, [failure]);
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!isHydrated} className={styles.form}>
        <p className={styles.hint}>
          为保护账号安全，请先验证当前手机号 <span className={styles.phone}>{maskedPhone}</span>
        </p>
        <SmsCodeField {...form.text("code")} sendCode={sendCode} maxLength={SMS_CODE_CHARS} />
        <SubmitButton isPending={form.isPending} size="lg" fullWidth>
          下一步
        </SubmitButton>
        {siteConfig.hotline ? (
          <p className={styles.note}>
            手机号已停用、收不到短信？请拨打客服电话{" "}
            <a href={siteConfig.hotline.href} className={styles.phone}>
              {siteConfig.hotline.display}
            </a>
          </p>
        ) : null}
      </fieldset>
    </form>
  );
}
