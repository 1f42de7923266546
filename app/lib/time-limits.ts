/** The client gives up a request after this time, ms (GEN-17, CONST-37). */
export const REQUEST_TIMEOUT_MS = 1_000_000;

/** A signal that gives up a request after {@link REQUEST_TIMEOUT_MS}. */
export const requestDeadline = (): AbortSignal => AbortSignal.timeout(REQUEST_TIMEOUT_MS);

/** An answer that takes longer than this is said to take long; it is not cut off, ms. */
export const SLOW_AFTER_MS = 15_000;
