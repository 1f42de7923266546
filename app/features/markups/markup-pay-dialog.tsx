import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";
import { isPayable, isPaying, MarkupPayDialogs } from "./markup-payment";
import type { MarkupPayment } from "./use-markup-payment";

interface MarkupPayDialogProps {
  title: string;
  payment: MarkupPayment;
  /** 分; null while none is chosen. */
  amount: number | null;
  /** Whether there is nothing to pay for, however it would be paid. */
  isDisabled?: boolean;
  children: ReactNode;
  onPay(): void;
  onClose(): void;
}

/** What is paid for and how (MARK-14); the dialogs of the payment itself take its place, and give it back. */
export function MarkupPayDialog(props: MarkupPayDialogProps) {
  const { title, payment, amount, isDisabled = false, children, onPay, onClose } = props;
  return (
    <>
      <Dialog
        title={title}
        isOpen={!isPaying(payment)}
        isDismissable={false}
        onOpenChange={onClose}
        footer={
          <>
            <Button isDisabled={payment.isPending} onPress={onClose}>
              取消
            </Button>
            <Button
              variant="warm"
              isPending={payment.isPending}
              isDisabled={isDisabled || !isPayable(payment, amount)}
              onPress={onPay}
            >
              确认支付
            </Button>
          </>
        }
      >
        {children}
      </Dialog>
      <MarkupPayDialogs payment={payment} amount={amount} />
    </>
  );
}
