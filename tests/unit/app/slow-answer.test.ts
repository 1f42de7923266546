import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fetchInTime } from "../../../app/lib/slow-answer";
import { toast } from "../../../app/ui/feedback/toast";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("[GEN-17] [CONST-37] gives up after 1,000,000 ms, and tells once from the 15th second on that it takes long", async () => {
  const gone = vi.fn();
  const told = vi.spyOn(toast, "waiting").mockReturnValue(gone);
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  vi.stubGlobal(
    "fetch",
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  const waiting = Promise.allSettled([fetchInTime("/graphql"), fetchInTime("/graphql")]);
  expect(timeout.mock.calls).toEqual([[1_000_000], [1_000_000]]);
  await vi.advanceTimersByTimeAsync(14_999);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith("网络较慢，仍在等待服务器答复，请稍候");
  await vi.advanceTimersByTimeAsync(900_000);
  expect(gone).not.toHaveBeenCalled();
  limit.abort(new DOMException("too long", "TimeoutError"));
  const [first] = await waiting;
  expect(first).toMatchObject({ status: "rejected", reason: { name: "TimeoutError" } });
  expect(gone).toHaveBeenCalledOnce();
});
