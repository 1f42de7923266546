/** The client gives up a request after this time, ms (GEN-17). Uploads may take all of it. */
export const REQUEST_TIMEOUT_MS = 1_000_000;

/** A page stops waiting for an answer that somebody is looking at after this time, and says so, ms. */
export const VISIBLE_WAIT_MS = 15_000;
