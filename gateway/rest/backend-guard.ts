/** Failures in a row, within so many ms, that open the circuit; and how long it then stays open (reliability.md R24). */
const OPENING = { failures: 5, withinMs: 10_000, openMs: 10_000 } as const;

/** A probe that never reports, because its request was cut off, gives way to another after the deadline of a call. */
const PROBE_MS = 8_000;

/** Retries may be a tenth of the calls (reliability.md R24); the reserve serves a site that is hardly used. */
const RETRY_BUDGET = { share: 0.1, reserve: 10 } as const;

/** What one call may do, and what it tells about how it went. */
export interface BackendGuard {
  /** Whether a call may be sent now. False while the circuit is open; afterwards true for one probe at a time. */
  admit(): boolean;
  /** Reports the outcome of an admitted call, retries included. An expected refusal is an answer, hence a success. */
  settle(outcome: "answered" | "failed"): void;
  /** Takes one retry out of the budget; false when there is none left. */
  takeRetry(): boolean;
}

/**
 * Keeps a failing backend from being asked again and again, and its callers from waiting for nothing: a circuit breaker
 * with a budget for retries.
 *
 * This is the one thing that requests of an isolate share on purpose: counters and moments, nothing of any request. One
 * success between failures closes the count, so that a backend that fails now and then, or in one call only, stays
 * reachable.
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
      // Calls that were under way when the circuit opened do not keep it open for longer; a failed probe does.
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
