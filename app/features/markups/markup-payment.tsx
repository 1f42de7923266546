import { ErrorState } from "~/ui/error-state";
import { Notice } from "~/ui/notice";
import { Skeleton } from "~/ui/skeleton";
import { PayPasswordDialog } from "../payment/pay-password-dialog";
import { PayWays } from "../payment/pay-ways";
import { ProviderDialogs } from "../payment/provider-dialogs";
import { SetPayPasswordDialog } from "../payment/set-pay-password-dialog";
import type { MarkupPayment } from "./use-markup-payment";
import { isWalletShort, WalletShort } from "./wallet-short";

interface PartProps {
  payment: MarkupPayment;
  /** 分; null while none is chosen. */
  amount: number | null;
}

/** How to pay, in the dialog that asks for it; the wallet says when it holds too little (MARK-14, MARK-15). */
export function MarkupPayWays({ payment, amount }: PartProps) {
  const { status, payer, payWay } = payment;
  if (status === "failed") return <ErrorState title="支付方式加载失败" onRetry={payment.reload} />;
  if (!payer) return <Skeleton lines={2} height={56} />;
  if (payer.payWays.length === 0) return <Notice tone="warning">暂无可用的支付方式，请稍后再试</Notice>;
  return (
    <>
      <PayWays offered={payer.payWays} value={payWay} onChange={payment.setPayWay} balance={payer.balance} />
      {payWay === "WALLET" && isWalletShort(amount, payer.balance) ? (
        <WalletShort onReturn={payment.reload} />
      ) : null}
    </>
  );
}

/** Whether an amount can be paid the chosen way now. */
export const isPayable = ({ payer, payWay }: MarkupPayment, amount: number | null): boolean =>
  amount !== null &&
  payer !== null &&
  payWay !== null &&
  !(payWay === "WALLET" && isWalletShort(amount, payer.balance));

/** Whether one of the {@link MarkupPayDialogs} stands in front, so that the one behind steps back. */
export const isPaying = ({ dialog, provider }: MarkupPayment): boolean =>
  dialog !== null || provider.stage !== null;

/** The dialogs of the payment itself: password, a new password, and those of a provider. */
export function MarkupPayDialogs({ payment, amount }: PartProps) {
  const { payer, dialog, isPending } = payment;
  const close = (isOpen: boolean) => {
    if (!isOpen) payment.close();
  };
  return (
    <>
      <ProviderDialogs payment={payment.provider} amount={amount ?? 0} />
      <PayPasswordDialog
        isOpen={dialog?.name === "password"}
        onOpenChange={close}
        amount={amount ?? 0}
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
          phone={payer.customer.phone}
          maskedPhone={payer.customer.maskedPhone}
          failure={dialog?.failure ?? null}
          isPending={isPending}
          onConfirm={payment.confirmNewPassword}
        />
      ) : null}
    </>
  );
}
