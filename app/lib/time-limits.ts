/** After this long the client gives a request up, ms (GEN-17). Uploads may take all of it. */
export const REQUEST_TIMEOUT_MS = 1_000_000;

/** After this long a page stops waiting for an answer that somebody is looking at, and says so, ms. */
export const VISIBLE_WAIT_MS = 15_000;
