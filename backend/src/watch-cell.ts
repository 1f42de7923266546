import type { Given } from "./jobs";
import { nightWithoutDump } from "./modules/dumps";
import { formatTime, MINUTE } from "./shared/clock";
import { log } from "./shared/log";
import { openStores } from "./shared/stores/stores";

/** A cell whose alarm is so long overdue does not get its work done in time. */
export const LATE_AFTER_MS = 5 * MINUTE;

/**
 * Writes into the log what the cell whose clock is running has missed: an alarm that did not go off, a night without a
 * dump. Both wake a person (docs/operations.md). It repairs nothing: the round that follows sets the alarm.
 *
 * @param alarmAt when the cell was to wake by itself, ms; null for never
 */
export async function watchCell(alarmAt: number | null, { env, clock }: Given): Promise<void> {
  // A developer's machine sleeps at night.
  if (env.ENVIRONMENT === "local") return;
  const now = clock.now();
  const cell = env.CELL?.name;
  if (alarmAt !== null && alarmAt < now - LATE_AFTER_MS)
    log.error("alarm late", new Error("an alarm did not go off"), { cell, at: formatTime(alarmAt) });
  try {
    const night = await nightWithoutDump(openStores(env).home, now);
    if (night !== null) log.error("dump late", new Error("a night without a dump"), { cell, night });
  } catch (error) {
    // The jobs of the round run all the same.
    log.error("job failed", error, { job: "look for the dump" });
  }
}
