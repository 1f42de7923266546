/**
 * Wraps work that is asked for in bursts: one run at a time, and one more after it when it was asked for meanwhile,
 * so that the last result is never older than the last request. Failures end the run quietly; the next request tries
 * again.
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
