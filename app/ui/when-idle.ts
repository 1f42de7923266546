/** What a browser waits that cannot tell when it is idle, ms. */
const A_WHILE_MS = 1_000;

/** Runs it once the browser has nothing else to do. Answers how to call that off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(run, A_WHILE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run);
  return () => cancelIdleCallback(handle);
}
