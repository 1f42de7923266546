import { vi } from "vitest";

/** Waits until it holds, for as long as a busy machine may need: vitest's own patience ends after a second. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: 20_000, interval: 2 });
