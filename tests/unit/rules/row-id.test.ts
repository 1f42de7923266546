import { expect, test } from "vitest";
import { isRowId } from "../../../schema/rules/row-id";

test.each(["1", "5", String(Number.MAX_SAFE_INTEGER)])("%s has the form of an id", (text) => {
  expect(isRowId(text)).toBe(true);
});

test.each(["", "-1", "1.5", "0x1", "5a", " 5", "9007199254740993", "12345678901234567"])(
  "%j has not",
  (text) => {
    expect(isRowId(text)).toBe(false);
  },
);
