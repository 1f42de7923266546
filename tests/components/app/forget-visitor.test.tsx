import { expect, test, vi } from "vitest";
import { forgetVisitor } from "../../../app/lib/session/forget-visitor";

/** A storage that notes how much there was whenever it was cleared: browsers tell other windows only of more than none. */
function notedStorage() {
  const values = new Map<string, string>();
  const cleared: number[] = [];
  return {
    values,
    cleared,
    setItem: (key: string, value: string) => void values.set(key, value),
    clear: () => {
      cleared.push(values.size);
      values.clear();
    },
  };
}

test("[S39] nothing is left, and other windows are told of it even where the browser had cleared everything itself", () => {
  const storage = notedStorage();
  vi.stubGlobal("localStorage", storage);
  storage.setItem("zhuangda.order-draft", "王芳");
  forgetVisitor();
  expect(storage.values.size).toBe(0);
  forgetVisitor();
  expect(storage.values.size).toBe(0);
  expect(storage.cleared).toHaveLength(2);
  expect(storage.cleared).not.toContain(0);
});
