import { and, eq, lt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { type Clock, DAY, HOUR, MINUTE } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { countHit, limitReached, unlessUncounted } from "./limits";
import { customerLimits } from "./limits.tables";

/**
 * Limits of one customer: far more than a busy merchant with several tabs needs, and far less than a program
 * could send (security.md S40). Prices are requested when the customer stops typing, at most every 0.4 s.
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
  /** Pictures for six orders of fifty goods; not enough for free storage. */
  upload: { limit: 300, windowMs: HOUR },
  /** Turning small payments on, which sends a message each time. */
  smallPayment: { limit: 20, windowMs: HOUR },
  /** A person reads each of them. */
  feedback: { limit: 30, windowMs: HOUR },
  /** SMS to people without an account. */
  progressText: { limit: 100, windowMs: DAY },
  /** SMS codes, over all phones. */
  sms: { limit: 10, windowMs: HOUR },
  /** Changes of addresses, tests and redeliveries. */
  webhook: { limit: 60, windowMs: HOUR },
  call: { limit: 60, windowMs: 10 * MINUTE },
} as const;

type Action = keyof typeof CUSTOMER_LIMITS;

/** Reads are allowed when they cannot be counted. */
const READING: ReadonlySet<Action> = new Set(["quote", "search", "export"]);

interface Dependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
}

/**
 * Counts an `action` of a customer.
 *
 * @throws BusinessError TOO_MANY_REQUESTS beyond the limit
 */
export function limitCustomer(action: Action, customerId: number, dependencies: Dependencies): Promise<void> {
  const enforce = () => enforceCustomerLimit(action, customerId, dependencies);
  return READING.has(action) ? unlessUncounted(enforce) : enforce();
}

async function enforceCustomerLimit(
  action: Action,
  customerId: number,
  { db, clock }: Dependencies,
): Promise<void> {
  const limit = { ...CUSTOMER_LIMITS[action], now: clock.now() };
  const orm = drizzle(db);
  const own = and(eq(customerLimits.customerId, customerId), eq(customerLimits.action, action));
  const isWithin = await countHit(
    {
      hit: (window) =>
        orm
          .insert(customerLimits)
          .values({ customerId, action, ...window })
          .onConflictDoUpdate({
            target: [customerLimits.customerId, customerLimits.action, customerLimits.windowStart],
            set: { hits: sql`${customerLimits.hits} + 1` },
          })
          .returning({ hits: customerLimits.hits }),
      clear: (before) => orm.delete(customerLimits).where(and(own, lt(customerLimits.windowStart, before))),
    },
    limit,
  );
  if (!isWithin) throw limitReached(limit);
}
