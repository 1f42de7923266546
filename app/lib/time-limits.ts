/** The client gives up a request after this time, ms (GEN-17, CONST-37). */
export const REQUEST_TIMEOUT_MS = 1_000_000;

/** An answer that takes longer than this is said to take long; it is not cut off, ms. */
export const SLOW_AFTER_MS = 15_000;
