import type { PayWay } from "~/gql/graphql";
import { formatMoney } from "~/lib/format";
import { Notice } from "~/ui/feedback/notice";
import { RadioCards } from "~/ui/fields/radio-cards";
import { PayMark } from "./pay-mark";
import { PAY_WAY_NAMES } from "./pay-way-names";

interface PayWaysProps {
  /** Ways that the platform offers, in its order (PAY-02). */
  offered: readonly PayWay[];
  value: PayWay | null;
  onChange(payWay: PayWay): void;
  /** Wallet balance, 分. */
  balance: number;
}

/** The choice of the way to pay, or a message that there is none now. */
export function PayWays({ offered, value, onChange, balance }: PayWaysProps) {
  if (offered.length === 0) return <Notice tone="warning">暂无可用的支付方式，请稍后再试</Notice>;
  return (
    <RadioCards
      label="支付方式"
      value={value}
      onChange={onChange}
      options={offered.map((payWay) => ({
        value: payWay,
        label: PAY_WAY_NAMES[payWay],
        description: payWay === "WALLET" ? `可用 ${formatMoney(balance)}` : undefined,
        icon: <PayMark way={payWay} />,
      }))}
    />
  );
}
