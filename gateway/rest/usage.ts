/** REST calls that one request has made, for the Server-Timing header and for the tests that keep the number constant. */
export interface RestUsage {
  /** Requests sent, retries included. */
  count: number;
  /** Time spent waiting, ms, summed over calls that may have run side by side. */
  milliseconds: number;
  /** Calls to which the backend gave no proper answer in the end. */
  failures: number;
}

/** The count of a request that has made no call yet. */
export const startRestUsage = (): RestUsage => ({ count: 0, milliseconds: 0, failures: 0 });

/** `Server-Timing` metric, e.g. `rest;desc="3 calls";dur=12`. */
export function serverTiming({ count, milliseconds }: RestUsage): string {
  return `rest;desc="${count} calls";dur=${Math.round(milliseconds)}`;
}
