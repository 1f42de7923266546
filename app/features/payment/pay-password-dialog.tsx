import { type FormEvent, useEffect, useId, useState } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
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
  const [password, setPassword] = useState("");
  const formId = useId();

  useEffect(() => {
    if (!isOpen || error) setPassword("");
  }, [isOpen, error]);

  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "" && !isPending) onConfirm(password);
  };

  return (
    <Dialog
      title="输入支付密码"
      size="sm"
      isOpen={isOpen}
      isDismissable={false}
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button isDisabled={isPending} onPress={() => onOpenChange(false)}>
            取消
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            isDisabled={password === ""}
          >
            确认支付
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={confirm} className={styles.passwordForm}>
        <p className={styles.amount}>
          <span>支付金额</span>
          <Money fen={amount} size="lg" />
        </p>
        <TextField
          label="支付密码"
          type="password"
          autoComplete="off"
          autoFocus
          maxLength={PAY_PASSWORD_CHARS}
          value={password}
          onChange={(typed) => {
            setPassword(typed);
            if (error) onEdit();
          }}
          error={error}
        />
        <div>
          <Button variant="ghost" size="sm" isDisabled={isPending} onPress={onForgotten}>
            忘记密码
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
