import type { CustomerStore } from "../../shared/stores/stores";
import type { CellSide } from "../moves";
import type { restoreLines } from "./restores.tables";

export type MoneyLine = Pick<typeof restoreLines.$inferSelect, "kind" | "number" | "amount" | "at">;

/**
 * Movements of money at providers since a time according to a customer's rows, in the form of the providers'
 * statements.
 */
const MOVED_SINCE = `
  SELECT 'PAYMENT', r.out_trade_no, r.amount, r.paid_at
  FROM payments p JOIN payment_receipts r ON r.out_trade_no = p.out_trade_no
  WHERE p.customer_id = ?1 AND r.booked_at >= ?2
  UNION ALL
  SELECT 'REFUND', out_refund_no, amount, COALESCE(done_at, created_at) FROM payment_refunds
  WHERE customer_id = ?1 AND attempts > 0 AND status <> 'WALLET' AND COALESCE(done_at, created_at) >= ?2
  UNION ALL
  SELECT 'PAYOUT', out_biz_no, actual, COALESCE(ended_at, created_at) FROM withdrawals
  WHERE customer_id = ?1 AND stage IN ('SENT', 'PAID') AND COALESCE(ended_at, created_at) >= ?2
  UNION ALL
  SELECT 'SETTLEMENT', id, paid_amount, paid_at FROM master_settlements
  WHERE customer_id = ?1 AND state = 'PAID' AND paid_at >= ?2`;

/** Money that moved since a time, according to the rows that will be replaced. */
export async function movedSince(cell: CellSide, customerId: number, at: number): Promise<MoneyLine[]> {
  const [rows = []] = await cell.run([MOVED_SINCE, customerId, at]);
  return rows.map(([kind, number, amount, when]) => ({
    kind: kind as MoneyLine["kind"],
    number: String(number),
    amount: Number(amount),
    at: Number(when),
  }));
}

/**
 * The lines that a store has with the same amount. Received money counts when it is booked. Outgoing money
 * counts once it is to be sent under its number, because the provider pays each number once.
 */
const KNOWN = `
  SELECT line.value ->> 'number' AS number FROM json_each(?1) line
  WHERE CASE line.value ->> 'kind'
    WHEN 'PAYMENT' THEN EXISTS (SELECT 1 FROM payment_receipts
      WHERE out_trade_no = line.value ->> 'number' AND amount = line.value ->> 'amount')
    WHEN 'REFUND' THEN EXISTS (SELECT 1 FROM payment_refunds
      WHERE out_refund_no = line.value ->> 'number' AND amount = line.value ->> 'amount' AND status <> 'WALLET')
    WHEN 'SETTLEMENT' THEN EXISTS (SELECT 1 FROM master_settlements
      WHERE id = CAST(line.value ->> 'number' AS INTEGER) AND paid_amount = line.value ->> 'amount')
    ELSE EXISTS (SELECT 1 FROM withdrawals WHERE out_biz_no = line.value ->> 'number'
      AND actual = line.value ->> 'amount' AND stage IN ('APPROVED', 'SENT', 'PAID')) END`;

/** The numbers of the lines that a store has. */
export async function knownOf(db: CustomerStore, lines: readonly MoneyLine[]): Promise<Set<string>> {
  const { results } = await db.prepare(KNOWN).bind(JSON.stringify(lines)).all<{ number: string }>();
  return new Set(results.map(({ number }) => number));
}
