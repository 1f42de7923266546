/** How many failures in a row, within which time, open the circuit, and how long it stays open (reliability.md R24). */
const OPENING = { failures: 5, withinMs: 10_000, openMs: 10_000 } as const;

/** After so long another probe may replace one whose request was cut off and never reported. */
const PROBE_MS = 8_000;

/** Stops calls to a service that keeps failing, so that callers do not wait for it. */
export interface Circuit {
  /** Whether a call may be sent now. False while the circuit is open; afterwards true for one probe at a time. */
  admit(): boolean;
  /** Reports the outcome of an admitted call. An expected refusal is an answer, hence a success. */
  settle(outcome: "answered" | "failed"): void;
}

/**
 * A circuit breaker. One success resets the count, so that what fails now and then, or in one call only, stays reachable.
 *
 * @param now ms
 */
export function createCircuit(now: () => number = Date.now): Circuit {
  let failedAt: number[] = [];
  let openedAt: number | null = null;
  let probeAt: number | null = null;

  return {
    admit() {
      if (openedAt === null) return true;
      const at = now();
      if (at - openedAt < OPENING.openMs) return false;
      if (probeAt !== null && at - probeAt < PROBE_MS) return false;
      probeAt = at;
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
  };
}
