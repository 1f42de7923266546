import { AsyncLocalStorage } from "node:async_hooks";
import type { RestCall } from "../../../schema/rest/rest-call";

/**
 * What the log lines of one request have in common. It travels beside the request instead of through every function:
 * nothing but the log may depend on it.
 */
export interface Trace {
  /** From the edge by way of the gateway, so that one id finds the lines of both Workers. */
  readonly requestId: string;
  /** Address of the browser as the edge saw it. */
  readonly ip: string;
  userId: number | null;
  /** The call that was matched; null where none is. */
  call: RestCall | null;
  /** Whom or what a security event of this request concerns; phones are masked when it is written. */
  target: string | null;
  /** Whether a cell answers the request, and writes its line. */
  isPassedOn: boolean;
  /** Round trips to the databases, and how many of all calls left the place where the request is answered. */
  readonly trips: Trips;
}

/** Round trips to databases, counted and timed (ms). */
export interface Trips {
  count: number;
  ms: number;
  /** Those to a database elsewhere, and the way to the cell that answers (decision 073). */
  hops: number;
}

export const noTrips = (): Trips => ({ count: 0, ms: 0, hops: 0 });

const traces = new AsyncLocalStorage<Trace>();

export const startTrace = (requestId: string, ip: string): Trace => ({
  requestId,
  ip,
  userId: null,
  call: null,
  target: null,
  isPassedOn: false,
  trips: noTrips(),
});

/** Runs something, and whatever it starts, under a trace. */
export const runTraced = <T>(trace: Trace, run: () => T): T => traces.run(trace, run);

/** The trace of the running request; undefined in jobs and in tests of a part. */
export const currentTrace = (): Trace | undefined => traces.getStore();
