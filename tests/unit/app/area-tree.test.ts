import { afterEach, expect, it, vi } from "vitest";
import { loadAreaTree } from "../../../app/lib/area-tree";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("[GEN-17] [CONST-37] [API-011] the tree of areas is given up after 1,000,000 ms, and the next call loads it again", async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  const tree = [{ code: "33", name: "浙江省", children: [] }];
  const network = vi
    .fn()
    .mockImplementationOnce(
      (_url: string, { signal }: RequestInit) =>
        new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
    )
    .mockResolvedValue(Response.json(tree));
  vi.stubGlobal("fetch", network);
  const first = loadAreaTree();
  expect(timeout.mock.calls).toEqual([[1_000_000]]);
  limit.abort(new DOMException("too long", "TimeoutError"));
  await expect(first).rejects.toThrow("too long");
  timeout.mockRestore();
  expect(await loadAreaTree()).toEqual(tree);
  expect(await loadAreaTree()).toEqual(tree);
  expect(network).toHaveBeenCalledTimes(2);
});
