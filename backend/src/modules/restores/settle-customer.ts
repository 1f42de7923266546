import { beginAgain } from "../backfills";
import { RESTORING, runPastTriggers, type Sql } from "../moves";
import type { Replacing } from "./replace-customer";

/**
 * The jump of a customer's event numbers after a restore. It is larger than the number of events since the
 * moment, so that rooms and pages never see a number twice.
 */
const JUMP = 1_000_000;

interface Settled {
  readonly restoreId: number;
  /** The last event before the restore. */
  readonly lastSeq: number;
  /** The phone in the directory. */
  readonly phone: string | null;
  readonly now: number;
  token(bytes: number): string;
}

/**
 * Completes a restore in one transaction, before the customer can use the site again: API keys end (sessions
 * have ended), payments are held, the phone is the present one for signing in, the day limit of small
 * payments starts again, and event numbers jump ahead, with an event that makes all pages reload. It can be
 * repeated.
 */
export async function settleCustomer(
  { customerId, moving, cell, triggers }: Replacing,
  { restoreId, lastSeq, phone, now, token }: Settled,
): Promise<void> {
  const seq = lastSeq + JUMP;
  const statements: Sql[] = [
    ["UPDATE api_keys SET revoked_at = ? WHERE customer_id = ? AND revoked_at IS NULL", now, customerId],
    [
      "INSERT OR REPLACE INTO payment_holds (customer_id, restore_id, since) VALUES (?, ?, ?)",
      customerId,
      restoreId,
      now,
    ],
    ["UPDATE customers SET phone = COALESCE(?, phone) WHERE id = ?", phone, customerId],
    [
      `INSERT OR IGNORE INTO outbox (event_id, user_id, seq, kind, payload, created_at, next_attempt_at)
       VALUES (?, ?, ?, 'SESSIONS_ENDED', '{}', ?, ?)`,
      token(16),
      customerId,
      seq,
      now,
      now,
    ],
    // The dump may be older than a column that a backfill has filled since (decision 084).
    beginAgain([]),
  ];
  await runPastTriggers(cell, moving, { triggers, state: RESTORING }, statements);
}
