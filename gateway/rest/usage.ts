/** One request to the backend. */
export interface UpstreamCall {
  /** Id in the contract, e.g. `API-024`. */
  readonly id: string;
  /** HTTP status, or the reason why there is none. */
  readonly outcome: number | "timeout" | "network";
  readonly ms: number;
}

/**
 * The REST calls of one request, for the Server-Timing header, its log line, and tests that limit their
 * number.
 */
export interface RestUsage {
  /** Requests sent, retries included. */
  count: number;
  /** Time spent waiting, ms, summed over calls that may have run side by side. */
  milliseconds: number;
  /** In the order in which they ended. */
  readonly calls: UpstreamCall[];
  /** The owner of the session according to the backend; null before it was asked, and for visitors. */
  userId: string | null;
  /** Seconds until the next try is allowed, when the backend refused because of a limit. */
  retryAfterSeconds?: number;
  /** Calls that failed after all retries. */
  failures: number;
}

/** The usage of a request that has made no call yet. */
export const startRestUsage = (): RestUsage => ({
  count: 0,
  milliseconds: 0,
  calls: [],
  userId: null,
  failures: 0,
});

/** Records a finished request. */
export function recordCall(usage: RestUsage, call: UpstreamCall): void {
  usage.milliseconds += call.ms;
  usage.calls.push(call);
}

/**
 * `Server-Timing` of an answer: `total;dur=15, rest;desc="3 calls";dur=12`. With `names` every documented
 * call follows by its id, e.g. `API-024;desc="200";dur=4`; not in production, where visitors do not need
 * them.
 */
export function serverTiming(
  usage: RestUsage,
  { totalMs, names }: { totalMs: number; names: boolean },
): string {
  const metrics = [
    `total;dur=${Math.round(totalMs)}`,
    `rest;desc="${usage.count} calls";dur=${Math.round(usage.milliseconds)}`,
    ...(names ? usage.calls : []).map(
      ({ id, outcome, ms }) => `${id};desc="${outcome}";dur=${Math.round(ms)}`,
    ),
  ];
  return metrics.join(", ");
}
