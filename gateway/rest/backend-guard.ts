/** How many failures in a row, within which time, open the circuit, and how long it stays open (reliability.md R24). */
const OPENING = { failures: 5, withinMs: 10_000, openMs: 10_000 } as const;

/** After the deadline of a call, another probe may replace one whose request was cut off and never reported. */
const PROBE_MS = 8_000;

/** Retries may be a tenth of the calls (reliability.md R24); the reserve serves a site that is hardly used. */
const RETRY_BUDGET = { share: 0.1, reserve: 10 } as const;

/** What a call may do, and how it reports its outcome. */
export interface BackendGuard {
  /** Whether a call may be sent now. False while the circuit is open; afterwards true for one probe at a time. */
  admit(): boolean;
  /** Reports the outcome of an admitted call, retries included. An expected refusal is an answer, hence a success. */
  settle(outcome: "answered" | "failed"): void;
  /** Takes one retry out of the budget; false when there is none left. */
  takeRetry(): boolean;
}

/**
 * A circuit breaker with a retry budget. It keeps a failing backend from being asked again and again, and callers from
 * waiting in vain.
 *
 * Counters and times, nothing of any request: with known-calls.ts all that requests of an isolate share on purpose. One
 * success resets the count, so a backend that fails now and then, or in one call only, stays reachable.
 *
 * @param now ms
 */
export function createBackendGuard(now: () => number = Date.now): BackendGuard {
  let failedAt: number[] = [];
  let openedAt: number | null = null;
  let probeAt: number | null = null;
  let retries: number = RETRY_BUDGET.reserve;

  return {
    admit() {
      const at = now();
      if (openedAt !== null) {
        if (at - openedAt < OPENING.openMs) return false;
        if (probeAt !== null && at - probeAt < PROBE_MS) return false;
        probeAt = at;
      }
      retries = Math.min(RETRY_BUDGET.reserve, retries + RETRY_BUDGET.share);
      return true;
    },

    settle(outcome) {
      const at = now();
      if (outcome === "answered") {
        failedAt = [];
        openedAt = null;
        probeAt = null;
        return;
      }
      failedAt = [...failedAt.filter((moment) => at - moment < OPENING.withinMs), at];
      // Calls that were running when the circuit opened do not extend it; a failed probe does.
      const isNews = openedAt === null ? failedAt.length >= OPENING.failures : probeAt !== null;
      if (!isNews) return;
      openedAt = at;
      probeAt = null;
    },

    takeRetry() {
      if (retries < 1) return false;
      retries -= 1;
      return true;
    },
  };
}
