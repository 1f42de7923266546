import { type Clock, HOUR, MINUTE } from "../../shared/clock";
import { commit } from "../../shared/commit";
import { numbers } from "../../shared/numbers/numbers";
import type { CustomerStore } from "../../shared/stores/stores";
import { findPayment, insertPayment, type PaymentRow } from "./payments.repository";

/** Time to pay in one attempt: the lifetime of a code of WeChat Pay. */
const PAYABLE_FOR_MS = 2 * HOUR;
/**
 * Time between two queries about an open attempt. The job runs within a minute after it, so a payment is
 * found within three minutes.
 */
export const QUERY_EVERY_MS = 2 * MINUTE;
/** Providers refuse to open a trade for a shorter time. */
const SHORTEST_MS = 2 * MINUTE;

interface Attempt {
  readonly customerId: number;
  /** Idempotency key of the request. */
  readonly key: string;
  /** Distinguishes what is paid under the same key. */
  readonly name: string;
  readonly payWay: PaymentRow["payWay"];
  /** 分 */
  readonly amount: number;
  readonly subject: string;
  readonly purpose: PaymentRow["purpose"];
  /** Orders with their parts of the amount, 分. */
  readonly parts: readonly { orderId: number; amount: number; markupId: number | null }[];
  /** Time until which it can be paid, ms; null without a limit. */
  readonly endsAt: number | null;
}

/**
 * Stores an attempt to pay, and answers it. A repeated request gets the stored attempt, from a second tab or after a
 * lost answer. Another amount is another attempt, and so is a try after the attempt's time is over.
 */
export async function storeAttempt(
  { key, name, parts, endsAt, ...attempt }: Attempt,
  { db, clock }: { db: CustomerStore; clock: Clock },
): Promise<PaymentRow> {
  const now = clock.now();
  const end = Math.min(now + PAYABLE_FOR_MS, endsAt ?? Number.POSITIVE_INFINITY);
  const times = {
    createdAt: now,
    expiresAt: Math.max(end, now + SHORTEST_MS),
    askedAt: now,
    nextQueryAt: now + QUERY_EVERY_MS,
  };
  // The number is derived from the request: the first one whose attempt is new or not over.
  for (let tries = 0; ; tries += 1) {
    const { customerId, payWay, amount } = attempt;
    const outTradeNo = await numbers.trade.make(customerId, [key, payWay, name, amount, tries].join("/"));
    await commit(db, insertPayment(db, { ...attempt, ...times, outTradeNo }, parts));
    const stored = await findPayment(db, outTradeNo);
    if (!stored) throw new Error("the payment was not stored");
    if (!isOver(stored, now)) return stored;
  }
}

/** Whether an attempt was not paid in its time. */
export const isOver = ({ status, expiresAt }: PaymentRow, now: number): boolean =>
  status === "CLOSED" || (status === "OPEN" && expiresAt <= now);
