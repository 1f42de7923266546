import { useOnReturn } from "~/lib/use-on-return";
import { Notice } from "~/ui/feedback/notice";
import { Money } from "~/ui/values/money";
import { INSUFFICIENT } from "../payment/pay-outcome";
import { RechargeLink } from "../recharge/recharge-link";

/** Whether the wallet counts as too small; also if the payment would empty it (MARK-14, C-15). */
export const isWalletShort = (amount: number | null, balance: number): boolean =>
  amount !== null && amount - balance >= 0;

interface WalletShortProps {
  /** The amount to pay, and the balance of the wallet, 分. */
  amount: number;
  balance: number;
  /**
   * Called when the customer returns to this page, perhaps from recharging: then the balance is read again.
   */
  onReturn(): void;
}

/**
 * The wallet has too little money (MARK-14, C-16): the missing amount, and a link for recharging. The dialog
 * around it stays open in the meantime.
 */
export function WalletShort({ amount, balance, onReturn }: WalletShortProps) {
  const missing = amount - balance;
  useOnReturn(onReturn);
  return (
    <Notice tone="warning" action={<RechargeLink amount={missing} isNewWindow />}>
      <b>{INSUFFICIENT}</b>
      {missing > 0 ? (
        <>
          ，还差 <Money fen={missing} />
        </>
      ) : null}
      。请更换支付方式，或充值后再支付。
    </Notice>
  );
}
