import type { ReactNode } from "react";
import { useOffers } from "~/features/customer-area/offers";
import { PROPOSED_SMALL_PAYMENT } from "../../../schema/rules/payments/small-payment";
import { PayPasswordDialog } from "./password/pay-password-dialog";
import { SetPayPasswordDialog } from "./password/set-pay-password-dialog";
import type { Payer } from "./payer";
import { ProviderDialogs } from "./provider/provider-dialogs";
import type { Payment } from "./use-payment";

interface PaymentDialogsProps {
  payment: Payment;
  /** Null when the wallet does not pay, or while the payer is not known. */
  payer: Payer | null;
  /** 分 */
  amount: number;
  /** Time left, or null. */
  timeLeft?: ReactNode;
  /** Text about a payment whose result is late; see `ProviderDialogs`. */
  note?: string;
}

/** The dialogs of every payment: password, new password, and those of a provider. */
export function PaymentDialogs({ payment, payer, amount, timeLeft, note }: PaymentDialogsProps) {
  const { dialog, isPending } = payment;
  const offers = useOffers();
  const close = (isOpen: boolean) => {
    if (!isOpen) payment.close();
  };
  return (
    <>
      <ProviderDialogs payment={payment.provider} amount={amount} timeLeft={timeLeft} note={note} />
      <PayPasswordDialog
        isOpen={dialog?.name === "password"}
        onOpenChange={close}
        amount={amount}
        offersSmallPayment={
          offers.smallPayment && payer?.smallPayment?.limit === null && amount <= PROPOSED_SMALL_PAYMENT
        }
        error={dialog?.failure ?? null}
        isPending={isPending}
        onConfirm={payment.confirmPassword}
        onEdit={payment.forgetFailure}
        onForgotten={payment.forgetPassword}
      />
      {payer ? (
        <SetPayPasswordDialog
          isOpen={dialog?.name === "set-password"}
          onOpenChange={close}
          phone={payer.phone}
          maskedPhone={payer.maskedPhone}
          reason={dialog?.reason ?? null}
          failure={dialog?.failure ?? null}
          isPending={isPending}
          onConfirm={payment.confirmNewPassword}
        />
      ) : null}
    </>
  );
}
