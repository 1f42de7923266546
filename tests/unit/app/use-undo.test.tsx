import { act, create, type ReactTestRenderer } from "react-test-renderer";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUndo } from "../../../app/lib/use-undo";

const send = vi.fn();
let undo: ReturnType<typeof useUndo>;
let page: ReactTestRenderer;

function Probe() {
  undo = useUndo(send);
  return null;
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  send.mockClear();
  act(() => {
    page = create(<Probe />);
  });
});
afterEach(() => {
  act(() => page.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[U34] what was done is sent after five seconds, once", () => {
  act(() => undo.begin());
  expect(undo.isBegun).toBe(true);
  wait(4_999);
  expect(send).not.toHaveBeenCalled();
  wait(1);
  act(() => page.unmount());
  expect(send).toHaveBeenCalledOnce();
});

test("[U34] what was undone is never sent, and can be done again", () => {
  act(() => undo.begin());
  wait(4_000);
  act(() => undo.undo());
  expect(undo.isBegun).toBe(false);
  wait(10_000);
  expect(send).not.toHaveBeenCalled();
  act(() => undo.begin());
  wait(5_000);
  expect(send).toHaveBeenCalledOnce();
});

test("[U34] it is sent at once when its place goes, such as a dialog that is closed", () => {
  act(() => undo.begin());
  act(() => page.unmount());
  expect(send).toHaveBeenCalledOnce();
});
