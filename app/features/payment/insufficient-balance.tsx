import { Notice } from "~/ui/feedback/notice";
import { Money } from "~/ui/values/money";
import { RechargeLink } from "../recharge/recharge-link";
import { INSUFFICIENT } from "./pay-outcome";

interface InsufficientBalanceProps {
  /** 分 */
  balance: number;
  /** 分 */
  amount: number;
  /** Where the recharge leads back to. */
  back: string;
}

/** The wallet holds too little (PAY-21): how much is missing, and what to do. */
export function InsufficientBalance({ balance, amount, back }: InsufficientBalanceProps) {
  return (
    <Notice tone="warning" action={<RechargeLink amount={amount - balance} back={back} />}>
      <b>{INSUFFICIENT}</b>
      {balance < amount ? (
        <>
          ，还差 <Money fen={amount - balance} />
        </>
      ) : null}
      。充值后返回本页即可继续支付，订单会为您保留至支付时限。
    </Notice>
  );
}
