/** A time after which something is given up. */
export interface Deadline {
  readonly signal: AbortSignal;
  /** Called once there is an answer, or none will come: the time is over for nothing any more. */
  end(): void;
}

/** Begins a deadline, ms. Its timer goes with it, where `AbortSignal.timeout` keeps one until the time is over. */
export function startDeadline(ms: number): Deadline {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(new DOMException("too late", "TimeoutError")), ms);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}
