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
  /** The partner client that calls, and for whom; null for every other caller. */
  partner: { readonly client: number; readonly person: string | null } | null;
  /** The call that was matched; null where none is. */
  call: RestCall | null;
  /** Whom or what a security event of this request concerns; phones are masked when it is written. */
  target: string | null;
  /** Whether a cell answers the request, and writes its line. */
  isPassedOn: boolean;
  /** Round trips to the database. */
  readonly d1: { count: number; ms: number };
}

const traces = new AsyncLocalStorage<Trace>();

export const startTrace = (requestId: string, ip: string): Trace => ({
  requestId,
  ip,
  userId: null,
  partner: null,
  call: null,
  target: null,
  isPassedOn: false,
  d1: { count: 0, ms: 0 },
});

/** Runs something, and whatever it starts, under a trace. */
export const runTraced = <T>(trace: Trace, run: () => T): T => traces.run(trace, run);

/** The trace of the running request; undefined in jobs and in tests of a part. */
export const currentTrace = (): Trace | undefined => traces.getStore();
