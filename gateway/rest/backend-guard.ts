import { type Circuit, createCircuit } from "../../schema/rest/circuit";

/** Retries may be a tenth of the calls (reliability.md R24); the reserve is for a site with few calls. */
const RETRY_BUDGET = { share: 0.1, reserve: 10 } as const;

/** The permission for a call, and the report of its result, retries included. */
export interface BackendGuard extends Circuit {
  /** Takes one retry out of the budget; false when there is none left. */
  takeRetry(): boolean;
}

/**
 * A circuit breaker with a retry budget: counters and times, without data of a request. With known-calls.ts
 * this is all that requests of an isolate share on purpose.
 *
 * @param now ms
 */
export function createBackendGuard(now: () => number = Date.now): BackendGuard {
  const circuit = createCircuit(now);
  let retries: number = RETRY_BUDGET.reserve;

  return {
    admit() {
      const isAdmitted = circuit.admit();
      if (isAdmitted) retries = Math.min(RETRY_BUDGET.reserve, retries + RETRY_BUDGET.share);
      return isAdmitted;
    },

    settle: circuit.settle,

    takeRetry() {
      if (retries < 1) return false;
      retries -= 1;
      return true;
    },
  };
}
