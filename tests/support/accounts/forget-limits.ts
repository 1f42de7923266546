import { env } from "cloudflare:workers";
import { hasChanged, thisMoment } from "../database/written-tables";

/** Where counters and locks stand. */
const TABLES = ["rate_windows", "customer_limits", "customers"];

/** The moment after they were set back last. */
let forgotten = -1;

/**
 * Sets every counter and lock back, for tests that act far more often, and guess far more payment passwords, than any
 * customer and look at something else.
 */
export async function forgetLimits(): Promise<void> {
  if (!hasChanged(forgotten, TABLES)) return;
  await env.DB.batch([
    env.DB.prepare("DELETE FROM rate_windows"),
    env.DB.prepare("DELETE FROM customer_limits"),
    env.DB.prepare(
      `UPDATE customers SET pay_password_failures = 0, pay_password_locked_until = NULL
       WHERE pay_password_failures <> 0 OR pay_password_locked_until IS NOT NULL`,
    ),
  ]);
  forgotten = thisMoment();
}
