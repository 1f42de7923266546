import type { PayWay } from "~/gql/graphql";
import { useForm } from "~/lib/form/use-form";
import { Button } from "~/ui/buttons/button";
import { Notice } from "~/ui/feedback/notice";
import { AmountField } from "~/ui/fields/amount-field";
import { useHydrated } from "~/ui/use-hydrated";
import { amountFen, plainAmount } from "../../../schema/rules/money";
import { QUICK_RECHARGES, readTypedRecharge } from "../../../schema/rules/wallet/recharge";
import { PayWays } from "../payment/pay-ways";
import styles from "./recharge.module.css";

interface RechargeFormProps {
  /** Suggested amount, 元, as typed. */
  initialAmount: string;
  /** Providers that the platform offers. */
  offered: readonly PayWay[];
  isPending: boolean;
  /** The reason why the last try failed. */
  failure: string | null;
  /** `amount`: 分 */
  onSubmit(amount: number, payWay: PayWay): void;
}

interface RechargeValues {
  /** 元 as typed. */
  amount: string;
  payWay: PayWay | null;
}

/** Amount and way of payment (WALLET-22..24). The input stays after every result. */
export function RechargeForm({ initialAmount, offered, isPending, failure, onSubmit }: RechargeFormProps) {
  const isHydrated = useHydrated();
  const form = useForm<RechargeValues>({
    initial: { amount: plainAmount(initialAmount) ?? "", payWay: offered[0] ?? null },
    check({ amount }) {
      const read = readTypedRecharge(amount);
      return "issue" in read ? [{ field: "amount", message: read.issue }] : [];
    },
    async send({ amount, payWay }) {
      const read = readTypedRecharge(amount);
      if (payWay !== null && "fen" in read) onSubmit(read.fen, payWay);
      return false;
    },
    isPending,
  });
  const { amount, payWay } = form.values;
  return (
    <form onSubmit={form.submit} noValidate>
      <fieldset disabled={!isHydrated} className={styles.form}>
        <AmountField {...form.text("amount")} label="充值金额" isRequired />
        <ul className={styles.quick} aria-label="常用金额">
          {QUICK_RECHARGES.map((yuan) => (
            <li key={yuan}>
              <button
                type="button"
                aria-pressed={amountFen(amount) === yuan * 100}
                onClick={() => form.set({ amount: String(yuan) })}
              >
                {yuan}元
              </button>
            </li>
          ))}
        </ul>
        <PayWays
          offered={offered}
          value={payWay}
          onChange={(chosen) => form.set({ payWay: chosen })}
          balance={0}
        />
        {failure ? <Notice tone="danger">{failure}</Notice> : null}
        <div className={styles.submit}>
          <Button type="submit" variant="pay" size="lg" fullWidth isPending={isPending}>
            立即充值
          </Button>
        </div>
      </fieldset>
    </form>
  );
}
