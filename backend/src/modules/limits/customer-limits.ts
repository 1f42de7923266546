import { type Clock, DAY, HOUR, MINUTE } from "../../shared/clock";
import { enforceLimit, enforceReadingLimit } from "./limits";

/**
 * What one customer may do in a time: far more than a busy merchant with several tabs, far less than a program
 * (security.md S40). Prices are asked for when typing rests, at most every 0.4 s while the customer tries sizes out.
 */
const CUSTOMER_LIMITS = {
  quote: { limit: 60, windowMs: MINUTE },
  search: { limit: 60, windowMs: MINUTE },
  order: { limit: 300, windowMs: HOUR },
  /** Tables of orders, each of five thousand rows at most. */
  import: { limit: 30, windowMs: HOUR },
  /** Parts of such a table that are checked or ordered again. */
  importStep: { limit: 600, windowMs: HOUR },
  /** A file may hold a hundred thousand rows. */
  export: { limit: 20, windowMs: 10 * MINUTE },
  /** Six orders of fifty goods, and no free storage. */
  upload: { limit: 300, windowMs: HOUR },
  /** Turning small payments on, which sends a message each time. */
  smallPayment: { limit: 20, windowMs: HOUR },
  /** A person reads each of them. */
  feedback: { limit: 30, windowMs: HOUR },
  /** SMS to people whom the platform does not know. */
  progressText: { limit: 100, windowMs: DAY },
  call: { limit: 60, windowMs: 10 * MINUTE },
} as const;

/** Reading is let through when it cannot be counted. */
const READING: ReadonlySet<keyof typeof CUSTOMER_LIMITS> = new Set(["quote", "search", "export"]);

/**
 * Counts one more `action` of a customer.
 *
 * @throws BusinessError TOO_MANY_REQUESTS beyond the limit
 */
export function limitCustomer(
  action: keyof typeof CUSTOMER_LIMITS,
  customerId: number,
  { db, clock }: { db: D1Database; clock: Clock },
): Promise<void> {
  const limit = { key: `${action}:customer:${customerId}`, ...CUSTOMER_LIMITS[action], now: clock.now() };
  return READING.has(action) ? enforceReadingLimit(db, limit) : enforceLimit(db, limit);
}
