import { afterEach, expect, test, vi } from "vitest";
import { forgetVisitor } from "../../../app/lib/session/forget-visitor";

afterEach(() => {
  vi.restoreAllMocks();
});

test("[S39] nothing is left, and other windows are told of it even where the browser had cleared everything itself", () => {
  const cleared: number[] = [];
  const clear = Storage.prototype.clear;
  vi.spyOn(Storage.prototype, "clear").mockImplementation(function (this: Storage) {
    // Browsers tell other windows only if this is more than none.
    cleared.push(this.length);
    clear.call(this);
  });
  localStorage.setItem("zhuangda.order-draft", "王芳");
  forgetVisitor();
  forgetVisitor();
  expect(cleared.length).toBeGreaterThan(0);
  expect(cleared.every((entries) => entries > 0)).toBe(true);
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});
