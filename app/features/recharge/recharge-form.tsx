import { type FormEvent, useRef, useState } from "react";
import type { PayWay } from "~/gql/graphql";
import { AmountField } from "~/ui/amount-field";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useHydrated } from "~/ui/use-hydrated";
import { typedAmount } from "../../../schema/rules/markup";
import { QUICK_RECHARGES, readRechargeAmount } from "../../../schema/rules/recharge";
import { PayWays } from "../payment/pay-ways";
import styles from "./recharge.module.css";

interface RechargeFormProps {
  /** Proposed amount, 元, as typed. */
  initialAmount: string;
  /** Providers that the platform offers. */
  offered: readonly PayWay[];
  isPending: boolean;
  /** Why the last try came to nothing. */
  failure: string | null;
  /** `amount`: 分 */
  onSubmit(amount: number, payWay: PayWay): void;
}

/** How much, and how (WALLET-22..24). What was typed stays, whatever becomes of it. */
export function RechargeForm({ initialAmount, offered, isPending, failure, onSubmit }: RechargeFormProps) {
  const isHydrated = useHydrated();
  const [typed, setTyped] = useState(typedAmount(initialAmount));
  const [payWay, setPayWay] = useState<PayWay | null>(offered[0] ?? null);
  const [issue, setIssue] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = (amount: string) => {
    setTyped(amount);
    setIssue(null);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || payWay === null) return;
    const amount = readRechargeAmount(typed);
    if ("issue" in amount) {
      setIssue(amount.issue);
      input.current?.focus();
      return;
    }
    onSubmit(amount.fen, payWay);
  };
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={!isHydrated} className={styles.form}>
        <AmountField
          label="充值金额"
          isRequired
          inputRef={input}
          value={typed}
          onChange={choose}
          error={issue}
        />
        <ul className={styles.quick} aria-label="常用金额">
          {QUICK_RECHARGES.map((yuan) => (
            <li key={yuan}>
              <button
                type="button"
                aria-pressed={Number(typed) === yuan}
                onClick={() => choose(String(yuan))}
              >
                {yuan}元
              </button>
            </li>
          ))}
        </ul>
        <PayWays offered={offered} value={payWay} onChange={setPayWay} balance={0} />
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        <div className={styles.submit}>
          <Button type="submit" variant="warm" size="lg" fullWidth isPending={isPending}>
            立即充值
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
