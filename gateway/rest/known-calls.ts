import type { RestCall } from "../../schema/rest/rest-call";

/** A backend may learn a call while an isolate lives: that it does not know one is forgotten after so long, ms. */
const ABSENT_FOR_MS = 10 * 60_000;

/** Which calls of ours a backend knows, as its answers have told. Shared by the requests of an isolate. */
export interface KnownCalls {
  /** Notes what an answer told. Calls with an id in their path are left out: their 404 may be about the id. */
  note(call: RestCall, isAbsent: boolean): void;
  /** Whether the backend knows a call; undefined when it was not asked recently. */
  has(call: RestCall): boolean | undefined;
}

/** @param now ms */
export function createKnownCalls(now: () => number = Date.now): KnownCalls {
  /** Null for what is there. */
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
