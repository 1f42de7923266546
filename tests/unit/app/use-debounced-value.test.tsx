import { act, create } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedValue } from "../../../app/lib/use-debounced-value";

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function Typed({ text, onRested }: { text: string; onRested(text: string): void }) {
  onRested(useDebouncedValue(text, 400));
  return null;
}

test("[U19] gives a value once it has rested, and none of those that were typed on", () => {
  const seen = new Set<string>();
  const element = (text: string) => <Typed text={text} onRested={(rested) => seen.add(rested)} />;
  let page: ReturnType<typeof create> | undefined;
  act(() => {
    page = create(element(""));
  });
  const type = (text: string, ms: number) => {
    act(() => page?.update(element(text)));
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };
  type("3", 399);
  type("3.5", 399);
  expect([...seen]).toEqual([""]);
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect([...seen]).toEqual(["", "3.5"]);
});
