import { Notice } from "~/ui/notice";
import { INSUFFICIENT } from "../payment/pay-outcome";

/** Whether the wallet counts as too small: also where all of it would go (MARK-14, C-15). */
export const isWalletShort = (amount: number | null, balance: number): boolean =>
  amount !== null && amount - balance >= 0;

/** The wallet holds too little (MARK-14). */
export function WalletShort() {
  return (
    <Notice tone="warning" action={__SANDBOX__ ? <a href="/sandbox">去沙盒给钱包充值</a> : null}>
      <b>{INSUFFICIENT}</b>，请更换支付方式，或充值后再支付。
    </Notice>
  );
}
