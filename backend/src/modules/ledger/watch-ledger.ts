import { type Clock, HOUR, MINUTE } from "../../shared/clock";
import { log } from "../../shared/log";
import { checkInvariants } from "./invariants";

/** Minute of the hour, away from the full one, at which everybody's jobs begin. */
const AT_MINUTE = 7;

/**
 * Once an hour, in the minute jobs: one error line `invariant broken` per broken promise of money, orders and events.
 * Each of them alerts a person (docs/operations.md, "Alerts").
 */
export async function watchLedger({ env, clock }: { env: { DB: D1Database }; clock: Clock }): Promise<void> {
  if (Math.floor((clock.now() % HOUR) / MINUTE) !== AT_MINUTE) return;
  for (const { rule, subject } of await checkInvariants(env.DB)) {
    log.error("invariant broken", new Error(rule), { subject });
  }
}
