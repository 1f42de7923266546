import { useEffect } from "react";
import { Notice } from "~/ui/notice";
import { INSUFFICIENT } from "../payment/pay-outcome";
import { RechargeLink } from "../recharge/recharge-link";

/** Whether the wallet counts as too small: also where all of it would go (MARK-14, C-15). */
export const isWalletShort = (amount: number | null, balance: number): boolean =>
  amount !== null && amount - balance >= 0;

interface WalletShortProps {
  /** The customer is back at this page, perhaps from recharging: the balance should be read again. */
  onReturn(): void;
}

/** The wallet holds too little (MARK-14, C-16). The dialog around it stays as it is while the wallet is recharged. */
export function WalletShort({ onReturn }: WalletShortProps) {
  useEffect(() => {
    const look = () => {
      if (!document.hidden) onReturn();
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [onReturn]);
  return (
    <Notice tone="warning" action={<RechargeLink isNewWindow />}>
      <b>{INSUFFICIENT}</b>，请更换支付方式，或充值后再支付。
    </Notice>
  );
}
