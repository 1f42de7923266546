import { beginAgain } from "../backfills";
import { RESTORING, runPastTriggers, type Sql } from "../moves";
import type { Replacing } from "./replace-customer";

/**
 * How far the events of a customer jump ahead: further than any room has been told of since the moment, so that rooms and
 * pages see no number twice.
 */
const JUMP = 1_000_000;

interface Settled {
  readonly restoreId: number;
  /** The last event before the restore. */
  readonly lastSeq: number;
  /** By the directory's word. */
  readonly phone: string | null;
  readonly now: number;
  token(bytes: number): string;
}

/**
 * What belongs to a restore beside the rows, as one transaction before the customer is let in again: programs' keys end
 * (sessions have), payments are held, the phone is the one that signs in, the time for small payments begins again, and
 * events go on far ahead with one that has every page read again. It can be repeated.
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
