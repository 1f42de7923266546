import { useEffect } from "react";
import { useForm } from "~/lib/form/use-form";
import { Button } from "~/ui/button";
import { focusField } from "~/ui/focus-field";
import { FormDialog } from "~/ui/form-dialog";
import { Money } from "~/ui/money";
import { TextField } from "~/ui/text-field";
import { PAY_PASSWORD_CHARS } from "../../../schema/rules/pay-password";
import styles from "./payment.module.css";

interface PayPasswordDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** 分 */
  amount: number;
  /** Words about the password that was sent last, or null. */
  error: string | null;
  isPending: boolean;
  onConfirm(password: string): void;
  /** Called when the password is being typed again. */
  onEdit(): void;
  onForgotten(): void;
}

/** Asks for the payment password (PAY-09); a wrong one is told here and typed again (PAY-12). */
export function PayPasswordDialog(props: PayPasswordDialogProps) {
  const { isOpen, onOpenChange, amount, error, isPending, onConfirm, onEdit, onForgotten } = props;
  const form = useForm({
    initial: { password: "" },
    async send({ password }) {
      onConfirm(password);
      return false;
    },
    isPending,
  });
  const { password } = form.values;

  // A password is not shown again, and a wrong one is typed anew.
  // biome-ignore lint/correctness/useExhaustiveDependencies: setting it is no reason to empty it
  useEffect(() => {
    if (!isOpen || error) form.set({ password: "" });
    if (isOpen && error) focusField(form.idOf("password"));
  }, [isOpen, error]);

  return (
    <FormDialog
      title="输入支付密码"
      size="sm"
      isOpen={isOpen}
      submitLabel="确认支付"
      form={{ ...form, isDisabled: password === "" }}
      onClose={() => onOpenChange(false)}
    >
      <div className={styles.passwordForm}>
        <p className={styles.amount}>
          <span>支付金额</span>
          <Money fen={amount} size="lg" />
        </p>
        <TextField
          id={form.idOf("password")}
          label="支付密码"
          type="password"
          autoComplete="off"
          autoFocus
          maxLength={PAY_PASSWORD_CHARS}
          value={password}
          onChange={(typed) => {
            form.set({ password: typed });
            if (error) onEdit();
          }}
          error={error}
        />
        <div>
          <Button variant="ghost" size="sm" isDisabled={isPending} onPress={onForgotten}>
            忘记密码
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}
