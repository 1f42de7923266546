import { useEffect, useId, useRef } from "react";
import { formatMoney } from "~/lib/format";
import { AmountField } from "~/ui/fields/amount-field";
import { amountFen, fenToAmount } from "../../../schema/rules/money";
import { REFUND_MESSAGES } from "../../../schema/rules/refunds/refund";
import { type CalculatorBounds, type CalculatorTexts, settle, typeAllowance, typeRefund } from "./calculator";
import styles from "./refund-calculator.module.css";

interface RefundCalculatorProps {
  /** A form with both amounts; errors are shown at the field for the subsidy. */
  form: {
    values: { amounts: CalculatorTexts };
    set(part: { amounts: CalculatorTexts }): void;
    idOf(field: "allowance"): string;
    errorOf(field: "allowance"): string | null;
  };
  bounds: CalculatorBounds;
}

function allowanceHint({ cap, isCapTold }: CalculatorBounds): string {
  if (!isCapTold) return "补偿师傅已付出的劳动，不超过担保中的师傅费用";
  return cap > 0 ? `补偿师傅已付出的劳动，最多 ${formatMoney(cap)}` : "还没有师傅接单，无需补贴，请填 0";
}

/**
 * The subsidy for the master and the refund, each computed from the other (REFUND-07, REFUND-10, ARB-05,
 * ux.md U32).
 */
export function RefundCalculator({ form, bounds }: RefundCalculatorProps) {
  const texts = form.values.amounts;
  const onChange = (amounts: CalculatorTexts) => form.set({ amounts });
  const { total, cap, isCapTold } = bounds;
  const sliderId = useId();
  const leave = () => onChange(settle(texts, bounds));
  const knownTotal = useRef(total);
  // A markup that is paid meanwhile raises the total: the subsidy stays, and the refund follows it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the total has changed
  useEffect(() => {
    if (knownTotal.current === total) return;
    knownTotal.current = total;
    leave();
  }, [total]);
  return (
    <div className={styles.calculator}>
      <AmountField
        id={form.idOf("allowance")}
        label="师傅补贴费用"
        isRequired
        cutsDecimals
        unclear={REFUND_MESSAGES.allowanceFormat}
        value={texts.allowance}
        onChange={(text) => onChange(typeAllowance(text, bounds))}
        onBlur={leave}
        description={allowanceHint(bounds)}
        error={form.errorOf("allowance")}
      />
      <AmountField
        label="退款金额"
        cutsDecimals
        value={texts.refund}
        onChange={(text) => onChange(typeRefund(text, bounds))}
        onBlur={leave}
        description={`订单总额 ${formatMoney(total)} 减去师傅补贴费用`}
      />
      {cap > 0 && isCapTold ? (
        <div className={styles.slider}>
          <label htmlFor={sliderId}>拖动调整补贴</label>
          <input
            id={sliderId}
            type="range"
            min={0}
            max={cap}
            step={cap % 100 === 0 ? 100 : 1}
            value={amountFen(texts.allowance) ?? 0}
            aria-valuetext={`补贴${texts.allowance || "0"}元，退款${texts.refund || fenToAmount(total)}元`}
            onChange={({ currentTarget }) =>
              onChange(typeAllowance(fenToAmount(Number(currentTarget.value)), bounds))
            }
          />
        </div>
      ) : null}
    </div>
  );
}
