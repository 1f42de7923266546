import { type FormEvent, useRef, useState } from "react";
import { SmsCodeField } from "~/features/account/sms-code-field";
import { useSendCode } from "~/features/account/use-send-code";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { TextField } from "~/ui/text-field";
import {
  PAY_PASSWORD_CHARS,
  type PayPasswordForm,
  payPasswordIssue,
  SMS_CODE_CHARS,
} from "../../../schema/rules/pay-password";
import styles from "./payment.module.css";

interface SetPayPasswordDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Digits of the customer's phone, where the code goes, and how it is shown (PAY-10, PAY-28). */
  phone: string;
  maskedPhone: string;
  /** Words of the server about what was sent last, or null. */
  failure: string | null;
  isPending: boolean;
  onConfirm(form: PayPasswordForm): void;
}

/** Sets the payment password with a code sent to the customer's phone (PAY-22..28). */
export function SetPayPasswordDialog(props: SetPayPasswordDialogProps) {
  return (
    <Dialog
      title="设置支付密码"
      size="sm"
      isOpen={props.isOpen}
      isDismissable={false}
      onOpenChange={props.onOpenChange}
    >
      <SetPayPasswordForm {...props} />
    </Dialog>
  );
}

const EMPTY: PayPasswordForm = { code: "", password: "", confirmation: "" };

function SetPayPasswordForm(props: SetPayPasswordDialogProps) {
  const { phone, maskedPhone, failure, isPending, onConfirm, onOpenChange } = props;
  const [form, setForm] = useState(EMPTY);
  const [issue, setIssue] = useState<ReturnType<typeof payPasswordIssue>>(null);
  const codeInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const passwordInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const confirmationInput = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const inputs = { code: codeInput, password: passwordInput, confirmation: confirmationInput };
  const sendCode = useSendCode({
    phone,
    checkPhone: () => true,
    requiresCaptcha: false,
    onSent: () => codeInput.current?.focus(),
  });

  const change = (part: Partial<PayPasswordForm>) => {
    setForm((before) => ({ ...before, ...part }));
    setIssue(null);
  };
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = payPasswordIssue(form);
    setIssue(found);
    if (found) inputs[found.field].current?.focus();
    else onConfirm(form);
  };
  const isEmpty = form.code === "" && form.password === "" && form.confirmation === "";
  const errorOf = (field: keyof PayPasswordForm) => (issue?.field === field ? issue.message : null);

  return (
    <form onSubmit={confirm} className={styles.passwordForm}>
      <p className={styles.hint}>
        验证码将发送至您的手机 <span className={styles.phone}>{maskedPhone}</span>
      </p>
      <SmsCodeField
        sendCode={sendCode}
        inputRef={codeInput}
        maxLength={SMS_CODE_CHARS}
        value={form.code}
        onChange={(code) => change({ code })}
        error={errorOf("code") ?? failure}
      />
      <TextField
        label="支付密码"
        type="password"
        autoComplete="off"
        inputRef={passwordInput}
        maxLength={PAY_PASSWORD_CHARS}
        description="不超过 6 位，请勿使用生日等容易猜到的数字"
        value={form.password}
        onChange={(password) => change({ password })}
        error={errorOf("password")}
      />
      <TextField
        label="确认支付密码"
        type="password"
        autoComplete="off"
        inputRef={confirmationInput}
        maxLength={PAY_PASSWORD_CHARS}
        value={form.confirmation}
        onChange={(confirmation) => change({ confirmation })}
        error={errorOf("confirmation")}
      />
      <div className={styles.buttons}>
        <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
          取消
        </Button>
        <Button type="submit" variant="primary" isPending={isPending} isDisabled={isEmpty}>
          确定
        </Button>
      </div>
    </form>
  );
}
