import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedValue } from "../../../app/lib/use-debounced-value";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("[U19] gives a value once it has rested, and none of those that were typed on", () => {
  const seen = new Set<string>();
  const { rerender } = renderHook(({ text }) => seen.add(useDebouncedValue(text, 400)), {
    initialProps: { text: "" },
  });
  const type = (text: string, ms: number) => {
    rerender({ text });
    act(() => void vi.advanceTimersByTime(ms));
  };
  type("3", 399);
  type("3.5", 399);
  expect([...seen]).toEqual([""]);
  act(() => void vi.advanceTimersByTime(1));
  expect([...seen]).toEqual(["", "3.5"]);
});
