import { CLOSING_BLOCKERS, type ClosingBlocker } from "../../../../schema/rules/account/personal-data";
import type { CustomerStore } from "../../shared/stores/stores";

/** An open matter that prevents closing an account. */
export interface Blocking {
  readonly kind: ClosingBlocker;
  /** Their number; 分 for BALANCE. */
  readonly count: number;
}

/** Queries that count them for the customer ?1; zero when nothing prevents closing. */
const COUNTS: Record<ClosingBlocker, string> = {
  ORDERS:
    "SELECT COUNT(*) AS count FROM orders WHERE customer_id = ?1 AND status NOT IN ('SUCCESS', 'EVALUATED', 'CLOSE')",
  // The customer's own unpaid ones commit to nothing.
  MARKUPS:
    "SELECT COUNT(*) AS count FROM markups WHERE customer_id = ?1 AND status = 'WAIT_PAY' AND source = 'WORKER'",
  REFUNDS: "SELECT COUNT(*) AS count FROM refunds WHERE customer_id = ?1 AND status = 'WAIT'",
  ARBITRATIONS:
    "SELECT COUNT(*) AS count FROM refunds WHERE customer_id = ?1 AND arbitration_state = 'ARBITRATION'",
  COMPLAINTS: "SELECT COUNT(*) AS count FROM complaints WHERE customer_id = ?1 AND status = 'UNTREATED'",
  // Incoming payments, and money on its way back.
  PAYMENTS: `SELECT (SELECT COUNT(*) FROM payments WHERE status = 'OPEN' AND customer_id = ?1)
      + (SELECT COUNT(*) FROM payment_refunds WHERE status = 'PENDING' AND customer_id = ?1) AS count`,
  WITHDRAWALS:
    "SELECT COUNT(*) AS count FROM withdrawals WHERE customer_id = ?1 AND stage IN ('REVIEW', 'APPROVED', 'SENT')",
  INVOICES: "SELECT COUNT(*) AS count FROM invoice_requests WHERE customer_id = ?1 AND status = 'PENDING'",
  // Wallet, withdrawals, refunds on their way, and escrow of orders. D1 binds a number as a fraction: 7 is
  // '7.0'.
  BALANCE: `SELECT COALESCE(SUM(ABS(balance)), 0) AS count FROM (
    SELECT balance FROM ledger_accounts WHERE id IN ('wallet:' || CAST(?1 AS INTEGER),
      'payout:' || CAST(?1 AS INTEGER), 'refunding:' || CAST(?1 AS INTEGER))
    UNION ALL SELECT balance FROM ledger_accounts WHERE customer_id = ?1 AND kind = 'escrow' AND balance > 0)`,
};

/** Open matters that prevent closing an account, in the order of {@link CLOSING_BLOCKERS}. */
export async function findBlockers(db: CustomerStore, customerId: number): Promise<Blocking[]> {
  const answers = await db.batch<{ count: number }>(
    CLOSING_BLOCKERS.map((kind) => db.prepare(COUNTS[kind]).bind(customerId)),
  );
  return CLOSING_BLOCKERS.map((kind, index) => ({
    kind,
    count: answers[index]?.results[0]?.count ?? 0,
  })).filter(({ count }) => count > 0);
}

const OPEN_THINGS = CLOSING_BLOCKERS.map((kind) => `(${COUNTS[kind]})`).join(" + ");

/** Constraint that refuses a batch which closes an account with open matters. */
export const NOTHING_OPEN = "account_closings_nothing_open";

/**
 * Statement that closes an account from `at` (ms) on; it must be the first of the batch. Open matters are
 * checked inside that transaction. If there are any, it violates {@link NOTHING_OPEN}, and the whole batch is
 * refused.
 */
export const storeClosing = (
  db: CustomerStore,
  { customerId, askedBy, at }: { customerId: number; askedBy: "customer" | "operator"; at: number },
): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO account_closings (customer_id, asked_by, closed_at, next_run_at)
       SELECT ?1, ?2, CASE WHEN ${OPEN_THINGS} > 0 THEN 0 ELSE ?3 END, ?3`,
    )
    .bind(customerId, askedBy, at);

/**
 * The same for a sandbox customer, whose orders and money are not real: open matters do not count
 * (decision 082).
 */
export const closeSandbox = (
  db: CustomerStore,
  { customerId, askedBy, at }: { customerId: number; askedBy: "customer" | "operator"; at: number },
): D1PreparedStatement =>
  db
    .prepare(
      "INSERT INTO account_closings (customer_id, asked_by, closed_at, next_run_at) VALUES (?1, ?2, ?3, ?3)",
    )
    .bind(customerId, askedBy, at);
