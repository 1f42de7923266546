import { afterEach, describe, expect, test, vi } from "vitest";
import { createCoalescer } from "../../../gateway/edge/coalescer";

afterEach(() => {
  vi.useRealTimers();
});

describe("work that several want at once", () => {
  test("is done once, and once more for who comes later", async () => {
    const coalescer = createCoalescer<number>();
    let done = 0;
    const work = async () => ++done;
    const together = await Promise.all([1, 2, 3].map(() => coalescer.run("a", work)));
    expect(together).toEqual([
      { result: 1, isFirst: true },
      { result: 1, isFirst: false },
      { result: 1, isFirst: false },
    ]);
    expect(await coalescer.run("a", work)).toEqual({ result: 2, isFirst: true });
  });

  test("is not shared between different things", async () => {
    const coalescer = createCoalescer<string>();
    const [a, b] = await Promise.all(["a", "b"].map((key) => coalescer.run(key, async () => key)));
    expect([a?.result, b?.result]).toEqual(["a", "b"]);
  });

  test("that never ends is done again by a request that waited ten seconds", async () => {
    vi.useFakeTimers();
    const coalescer = createCoalescer<string>();
    void coalescer.run("a", () => new Promise(() => undefined));
    const waiting = coalescer.run("a", async () => "own");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await waiting).toEqual({ result: "own", isFirst: true });
  });

  test("that has begun too early is left to those who wait for it", async () => {
    const coalescer = createCoalescer<string>();
    let finish: (text: string) => void = () => undefined;
    const early = coalescer.run("a", () => new Promise((resolve) => (finish = resolve)));
    coalescer.forget((key) => key === "a");
    const late = coalescer.run("a", async () => "new");
    finish("old");
    expect(await early).toEqual({ result: "old", isFirst: true });
    expect(await late).toEqual({ result: "new", isFirst: true });
  });
});
