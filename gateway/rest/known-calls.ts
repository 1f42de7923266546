import type { RestCall } from "../../schema/rest/rest-call";

/** Time after which an absent call is tried again, ms: a backend may get a call while an isolate lives. */
const ABSENT_FOR_MS = 10 * 60_000;

/** Which of our own calls a backend has, according to its answers. The requests of an isolate share it. */
export interface KnownCalls {
  /**
   * Records the result of an answer. Calls with an id in their path are left out: their 404 may be about the
   * id.
   */
  note(call: RestCall, isAbsent: boolean): void;
  /** Whether the backend knows a call; undefined when it was not asked recently. */
  has(call: RestCall): boolean | undefined;
}

/** @param now ms */
export function createKnownCalls(now: () => number = Date.now): KnownCalls {
  /** Time since when a call is absent; null when the backend has it. */
  const absentSince = new Map<string, number | null>();
  return {
    note(call, isAbsent) {
      if (call.id.startsWith("EXT-") && !call.params) absentSince.set(call.id, isAbsent ? now() : null);
    },
    has({ id }) {
      const since = absentSince.get(id);
      if (since === null) return true;
      return since !== undefined && now() - since < ABSENT_FOR_MS ? false : undefined;
    },
  };
}
