import { useEffect } from "react";
import { SmsCodeField } from "~/features/account/sms-code-field";
import { useSendCode } from "~/features/account/use-send-code";
import { first } from "~/lib/form/field-issue";
import { useForm } from "~/lib/form/use-form";
import { Button } from "~/ui/buttons/button";
import { Dialog } from "~/ui/dialogs/dialog";
import { Notice } from "~/ui/feedback/notice";
import { focusField } from "~/ui/fields/focus-field";
import { TextField } from "~/ui/fields/text-field";
import {
  PAY_PASSWORD_CHARS,
  type PayPasswordForm,
  payPasswordIssue,
  SMS_CODE_CHARS,
} from "../../../../schema/rules/payments/pay-password";
import styles from "../payment.module.css";

interface SetPayPasswordDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** Digits of the customer's phone, which gets the code, and its masked form (PAY-10, PAY-28). */
  phone: string;
  maskedPhone: string;
  /** The reason why the present password has to be changed, or null. */
  reason: string | null;
  /** The server's message about the last try, or null. */
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
      onOpenChange={(isOpen) => {
        if (!props.isPending) props.onOpenChange(isOpen);
      }}
    >
      <SetPayPasswordForm {...props} />
    </Dialog>
  );
}

const EMPTY: PayPasswordForm = { code: "", password: "", confirmation: "" };

function SetPayPasswordForm(props: SetPayPasswordDialogProps) {
  const { phone, maskedPhone, reason, failure, isPending, onConfirm, onOpenChange } = props;
  const form = useForm({
    initial: EMPTY,
    check: (values) => first(payPasswordIssue(values, phone)),
    async send(values) {
      onConfirm(values);
      return false;
    },
    isPending,
  });
  const sendCode = useSendCode({
    phone,
    checkPhone: () => true,
    requiresCaptcha: false,
    onSent: () => focusField(form.idOf("code")),
  });
  const { code, password, confirmation } = form.values;
  const codeId = form.idOf("code");
  useEffect(() => {
    if (failure) focusField(codeId);
  }, [failure, codeId]);

  return (
    <form onSubmit={form.submit} className={styles.passwordForm} noValidate>
      {reason ? <Notice tone="warning">{reason}</Notice> : null}
      <p className={styles.hint}>
        验证码将发送至您的手机 <span className={styles.phone}>{maskedPhone}</span>
      </p>
      <SmsCodeField
        {...form.text("code")}
        sendCode={sendCode}
        maxLength={SMS_CODE_CHARS}
        error={form.errorOf("code") ?? failure}
      />
      <TextField
        {...form.text("password")}
        label="支付密码"
        type="password"
        autoComplete="off"
        maxLength={PAY_PASSWORD_CHARS}
        inputMode="numeric"
        description="6 位数字，不能相同、连续，也不能取自手机号"
      />
      <TextField
        {...form.text("confirmation")}
        label="确认支付密码"
        type="password"
        autoComplete="off"
        maxLength={PAY_PASSWORD_CHARS}
      />
      <div className={styles.buttons}>
        <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
          取消
        </Button>
        <Button
          type="submit"
          variant="primary"
          isPending={isPending}
          isDisabled={code + password + confirmation === ""}
        >
          确定
        </Button>
      </div>
    </form>
  );
}
