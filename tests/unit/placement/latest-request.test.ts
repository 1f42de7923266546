import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createLatestRequest } from "../../../app/features/placement/latest-request";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A run whose answers come in the order the test decides. */
function controlledRun() {
  const calls: {
    input: string;
    resolve(value: string): void;
    reject(error: Error): void;
    signal: AbortSignal;
  }[] = [];
  const run = (input: string, signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => calls.push({ input, resolve, reject, signal }));
  return { calls, run };
}

test("[U19] sends only what rested for the delay", async () => {
  const { calls, run } = controlledRun();
  const latest = createLatestRequest({ delayMs: 400, run, onResult: vi.fn(), onError: vi.fn() });
  latest.request("3");
  await vi.advanceTimersByTimeAsync(399);
  latest.request("3.5");
  await vi.advanceTimersByTimeAsync(399);
  expect(calls).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ input }) => input)).toEqual(["3.5"]);
});

test("[U19] an older answer that comes late is never reported", async () => {
  const { calls, run } = controlledRun();
  const onResult = vi.fn();
  const latest = createLatestRequest({ delayMs: 400, run, onResult, onError: vi.fn() });
  latest.request("old");
  await vi.advanceTimersByTimeAsync(400);
  latest.request("new");
  await vi.advanceTimersByTimeAsync(400);
  expect(calls[0]?.signal.aborted).toBe(true);
  calls[1]?.resolve("price of new");
  calls[0]?.resolve("price of old");
  await vi.advanceTimersByTimeAsync(0);
  expect(onResult.mock.calls).toEqual([["price of new", "new"]]);
});

test("a failure is reported only while it is the latest", async () => {
  const { calls, run } = controlledRun();
  const onError = vi.fn();
  const latest = createLatestRequest({ delayMs: 400, run, onResult: vi.fn(), onError });
  latest.request("old");
  await vi.advanceTimersByTimeAsync(400);
  latest.request("new");
  await vi.advanceTimersByTimeAsync(400);
  calls[0]?.reject(new Error("aborted"));
  calls[1]?.reject(new Error("offline"));
  await vi.advanceTimersByTimeAsync(0);
  expect(onError.mock.calls.map(([error, input]) => [error.message, input])).toEqual([["offline", "new"]]);
});

test("cancelling drops what waits and what runs", async () => {
  const { calls, run } = controlledRun();
  const onResult = vi.fn();
  const latest = createLatestRequest({ delayMs: 400, run, onResult, onError: vi.fn() });
  latest.request("a");
  await vi.advanceTimersByTimeAsync(400);
  latest.cancel();
  calls[0]?.resolve("late");
  latest.request("b");
  latest.cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(onResult).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});
