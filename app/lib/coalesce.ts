/**
 * Wraps work that is requested in bursts. Only one run is active at a time, and requests that come during it cause one
 * more run, so the last result is never older than the last request. A failure ends the run silently; the next request
 * tries again.
 */
export function coalesce(work: () => Promise<void>): () => void {
  let isRunning = false;
  let isAskedAgain = false;

  async function run(): Promise<void> {
    isRunning = true;
    do {
      isAskedAgain = false;
      await work().catch(() => undefined);
    } while (isAskedAgain);
    isRunning = false;
  }

  return () => {
    if (isRunning) isAskedAgain = true;
    else void run();
  };
}
