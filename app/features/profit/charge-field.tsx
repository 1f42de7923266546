import { type FormEvent, useState } from "react";
import { useMutate } from "~/lib/graphql/use-mutate";
import { Button } from "~/ui/buttons/button";
import { VisuallyHidden } from "~/ui/layout/visually-hidden";
import { fenToAmount } from "../../../schema/rules/money";
import { CHARGE_UNCLEAR, readCharge } from "../../../schema/rules/wallet/order-profit";
import { SetOrderChargesDocument } from "./charge-queries";
import styles from "./profit.module.css";

interface ChargeFieldProps {
  orderNo: string;
  /** 分; null while nothing is entered. */
  charged: number | null;
}

/** What is charged for an order, entered in its row: saved by Enter or the button, which is there while it differs. */
export function ChargeField({ orderNo, charged }: ChargeFieldProps) {
  const stored = charged === null ? "" : fenToAmount(charged);
  const [typed, setTyped] = useState(stored);
  const [error, setError] = useState<string | null>(null);
  const saving = useMutate(SetOrderChargesDocument, {
    success: "收款已保存",
    changes: ["OrderProfit"],
    onRefused({ message }): true {
      setError(message);
      return true;
    },
  });
  const id = `charge-${orderNo}`;
  const save = (event: FormEvent) => {
    event.preventDefault();
    const fen = readCharge(typed);
    if (fen === undefined) return setError(CHARGE_UNCLEAR);
    setError(null);
    setTyped(fen === null ? "" : fenToAmount(fen));
    if (fen !== charged) saving.send({ charges: [{ orderNo, amount: fen }] });
  };
  return (
    <form className={styles.charge} onSubmit={save} noValidate>
      <label htmlFor={id}>
        <VisuallyHidden>订单{orderNo}的收款，元</VisuallyHidden>
      </label>
      <input
        id={id}
        className={styles.input}
        inputMode="decimal"
        autoComplete="off"
        placeholder="未填写"
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
      {error ? (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      ) : null}
    </form>
  );
}
