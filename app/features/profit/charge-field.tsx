import { type FormEvent, useEffect, useRef, useState } from "react";
import { formatOrderNo } from "~/lib/format";
import { useMutate } from "~/lib/graphql/use-mutate";
import { useBeforePaint } from "~/lib/use-before-paint";
import { Button } from "~/ui/buttons/button";
import { fenToAmount } from "../../../schema/rules/money";
import { CHARGE_UNCLEAR, readCharge } from "../../../schema/rules/wallet/order-profit";
import { SetOrderChargesDocument } from "./charge-queries";
import styles from "./profit.module.css";

const NAMES = { amount: "收款", goodsCost: "货品成本" } as const;

interface ChargeFieldProps {
  orderNo: string;
  of: keyof typeof NAMES;
  /** 分; null while nothing is entered. */
  fen: number | null;
  /** The value from the goods library, which counts until then; 分. */
  otherwise?: number | null;
}

/**
 * The charge for an order, or the cost of its goods, entered in its row: saved by Enter or by a button, which
 * is shown while the value differs.
 */
export function ChargeField({ orderNo, of, fen: entered, otherwise = null }: ChargeFieldProps) {
  const stored = entered === null ? "" : fenToAmount(entered);
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const followed = useRef(stored);
  // Text that was typed before hydration is only in the element, and the next rendering would delete it.
  useBeforePaint(() => {
    if (input.current) setTyped(input.current.value);
  }, []);
  // A field that was not edited follows the stored value; what was typed stays.
  useEffect(() => {
    const before = followed.current;
    followed.current = stored;
    setTyped((now) => (now === before ? stored : now));
  }, [stored]);
  const saving = useMutate(SetOrderChargesDocument, {
    success: `${NAMES[of]}已保存`,
    changes: ["OrderProfit"],
    onRefused({ message }): true {
      setError(message);
      return true;
    },
  });
  const id = `${of}-${orderNo}`;
  const save = (event: FormEvent) => {
    event.preventDefault();
    // The button goes away once the value is stored, and would take the focus with it.
    input.current?.focus();
    const fen = readCharge(typed);
    if (fen === undefined) return setError(CHARGE_UNCLEAR);
    setError(null);
    setTyped(fen === null ? "" : fenToAmount(fen));
    if (fen !== entered) saving.send({ charges: [{ orderNo, [of]: fen }] });
  };
  return (
    <form className={styles.charge} onSubmit={save} noValidate>
      <input
        ref={input}
        aria-label={`订单${formatOrderNo(orderNo)}的${NAMES[of]}，元`}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        placeholder={otherwise === null ? "未填写" : fenToAmount(otherwise)}
        maxLength={20}
        value={typed}
        aria-invalid={error !== null || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(null);
        }}
      />
      {typed === stored ? null : (
        <Button type="submit" size="sm" variant="primary" isPending={saving.isPending}>
          保存
        </Button>
      )}
      {otherwise !== null && entered === null ? <span className={styles.source}>按商品库</span> : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </form>
  );
}
