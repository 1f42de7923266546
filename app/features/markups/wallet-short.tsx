import { useOnReturn } from "~/lib/use-on-return";
import { Notice } from "~/ui/feedback/notice";
import { Money } from "~/ui/values/money";
import { INSUFFICIENT } from "../payment/pay-outcome";
import { RechargeLink } from "../recharge/recharge-link";

/** Whether the wallet counts as too small: also where all of it would go (MARK-14, C-15). */
export const isWalletShort = (amount: number | null, balance: number): boolean =>
  amount !== null && amount - balance >= 0;

interface WalletShortProps {
  /** What is to be paid, and what the wallet holds, 分. */
  amount: number;
  balance: number;
  /** The customer is back at this page, perhaps from recharging: the balance should be read again. */
  onReturn(): void;
}

/**
 * The wallet holds too little (MARK-14, C-16): what is missing, and the way to it. The dialog around it stays as it is
 * while the wallet is recharged.
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
