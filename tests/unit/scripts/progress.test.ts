import { expect, test } from "vitest";
import { complaintIn } from "../../../scripts/lib/progress";

const lines = (count: number, name: string) =>
  Array.from({ length: count }, (_, index) => `${name} ${index}`);

test("of a failed step a developer reads the first error, not the list of files after it", () => {
  const log = [...lines(40, "warning"), 'login.tsx:59:15: ERROR: Unexpected ";"', ...lines(200, "at")];
  const shown = complaintIn(log.join("\n")).split("\n");
  expect(shown[0]).toBe('login.tsx:59:15: ERROR: Unexpected ";"');
  expect(shown.length).toBeLessThan(20);
});

test("where nothing calls itself an error, it is what was said last", () => {
  expect(
    complaintIn(`${lines(40, "line").join("\n")}\n`)
      .split("\n")
      .at(-1),
  ).toBe("line 39");
});
