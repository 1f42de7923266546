/** A time after which something is given up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Stops the timer: called when the answer has arrived, or when none will. */
  end(): void;
}

/** Begins a deadline, ms. Its timer goes with it, where `AbortSignal.timeout` keeps one until the time is over. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
