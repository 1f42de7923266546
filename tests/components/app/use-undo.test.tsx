import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUndo } from "../../../app/lib/use-undo";

const send = vi.fn<() => Promise<boolean>>();
let page: ReturnType<typeof renderHook<ReturnType<typeof useUndo>, void>>;
const undo = () => page.result.current;
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset();
  send.mockResolvedValue(true);
  page = renderHook(() => useUndo(send));
});
afterEach(() => {
  vi.useRealTimers();
});

test("[U34] an action is sent once, after five seconds", () => {
  act(() => undo().begin());
  expect(undo().isBegun).toBe(true);
  wait(4_999);
  expect(send).not.toHaveBeenCalled();
  wait(1);
  page.unmount();
  expect(send).toHaveBeenCalledOnce();
});

test("[U34] an undone action is not sent, and can be started again", () => {
  act(() => undo().begin());
  wait(4_000);
  act(() => undo().undo());
  expect(undo().isBegun).toBe(false);
  wait(10_000);
  expect(send).not.toHaveBeenCalled();
  act(() => undo().begin());
  wait(5_000);
  expect(send).toHaveBeenCalledOnce();
});

test("[U34] it is sent at once when its place goes, such as a dialog that is closed", () => {
  act(() => undo().begin());
  page.unmount();
  expect(send).toHaveBeenCalledOnce();
});

test.each([
  [true, true],
  [false, false],
])("[U34] after it was sent it is shown as done if it is: %s", async (isDone, isShown) => {
  send.mockResolvedValue(isDone);
  act(() => undo().begin());
  await act(async () => void vi.advanceTimersByTime(5_000));
  expect(send).toHaveBeenCalledOnce();
  expect(undo().isBegun).toBe(isShown);
});
