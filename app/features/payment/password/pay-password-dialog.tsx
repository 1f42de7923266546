import { useEffect } from "react";
import { useForm } from "~/lib/form/use-form";
import { Button } from "~/ui/buttons/button";
import { FormDialog } from "~/ui/dialogs/form-dialog";
import { Checkbox } from "~/ui/fields/checkbox";
import { focusField } from "~/ui/fields/focus-field";
import { TextField } from "~/ui/fields/text-field";
import { Money } from "~/ui/values/money";
import { PAY_PASSWORD_CHARS } from "../../../../schema/rules/payments/pay-password";
import { PROPOSED_SMALL_PAYMENT } from "../../../../schema/rules/payments/small-payment";
import styles from "../payment.module.css";
import { sayLimit } from "../small-payment/small-payment";

interface PayPasswordDialogProps {
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  /** 分 */
  amount: number;
  /** Whether the customer can choose to pay such amounts without a password from now on (decision 038). */
  offersSmallPayment: boolean;
  /** Message about the last password, or null. */
  error: string | null;
  isPending: boolean;
  /** `limit`, 分: payments up to it need no password from now on. */
  onConfirm(password: string, limit: number | null): void;
  /** Called when the password is edited again. */
  onEdit(): void;
  onForgotten(): void;
}

/**
 * Asks for the payment password (PAY-09). After a wrong one the message is shown here, and it is typed again
 * (PAY-12).
 */
export function PayPasswordDialog(props: PayPasswordDialogProps) {
  const {
    isOpen,
    onOpenChange,
    amount,
    offersSmallPayment,
    error,
    isPending,
    onConfirm,
    onEdit,
    onForgotten,
  } = props;
  const form = useForm({
    initial: { password: "", isPasswordFree: false },
    async send({ password, isPasswordFree }) {
      onConfirm(password, offersSmallPayment && isPasswordFree ? PROPOSED_SMALL_PAYMENT : null);
      return false;
    },
    isPending,
  });
  const { password } = form.values;

  // A password is never shown, and a wrong one has to be typed again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: setting it is no reason to empty it
  useEffect(() => {
    if (!isOpen || error) form.set({ password: "" });
    if (!isOpen) form.set({ isPasswordFree: false });
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
          <Money fen={amount} size="lg" tone="due" />
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
        {offersSmallPayment ? (
          <Checkbox {...form.box("isPasswordFree")} isDisabled={isPending}>
            以后 {sayLimit(PROPOSED_SMALL_PAYMENT)} 以内免密支付
          </Checkbox>
        ) : null}
        <div>
          <Button variant="ghost" size="sm" isDisabled={isPending} onPress={onForgotten}>
            忘记密码
          </Button>
        </div>
      </div>
    </FormDialog>
  );
}
