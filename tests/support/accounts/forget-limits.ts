import { env } from "cloudflare:workers";

/**
 * Sets every counter and lock back, for tests that act far more often, and guess far more payment passwords, than any
 * customer and look at something else.
 */
export const forgetLimits = () =>
  env.DB.batch([
    env.DB.prepare("DELETE FROM rate_windows"),
    env.DB.prepare("DELETE FROM customer_limits"),
    env.DB.prepare("UPDATE customers SET pay_password_failures = 0, pay_password_locked_until = NULL"),
  ]);
