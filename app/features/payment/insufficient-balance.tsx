import type { PayWay } from "~/gql/graphql";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { Money } from "~/ui/values/money";
import { RechargeLink } from "../recharge/recharge-link";
import { INSUFFICIENT } from "./pay-outcome";
import { PAY_WAY_NAMES } from "./pay-way-names";
import styles from "./payment.module.css";

interface InsufficientBalanceProps {
  /** 分 */
  balance: number;
  /** 分 */
  amount: number;
  /** Return address after recharging. */
  back: string;
  /** The other ways that are offered. */
  others: readonly PayWay[];
  onChoose(payWay: PayWay): void;
}

/**
 * The wallet has too little money (PAY-21): the missing amount, the other ways to pay, and a link for
 * recharging.
 */
export function InsufficientBalance({ balance, amount, back, others, onChoose }: InsufficientBalanceProps) {
  const names = others.map((payWay) => PAY_WAY_NAMES[payWay]).join("或");
  return (
    <Notice
      tone="warning"
      action={
        <span className={styles.otherWays}>
          {others.map((payWay) => (
            <Button key={payWay} size="sm" onPress={() => onChoose(payWay)}>
              用{PAY_WAY_NAMES[payWay]}
            </Button>
          ))}
          <RechargeLink amount={amount - balance} back={back} />
        </span>
      }
    >
      <b>{INSUFFICIENT}</b>
      {balance < amount ? (
        <>
          ，还差 <Money fen={amount - balance} />
        </>
      ) : null}
      。{names ? `可改用${names}；` : null}充值后返回本页即可继续支付，订单会为您保留至支付时限。
    </Notice>
  );
}
