import { expect, test } from "vitest";
import { isKnown, weakTagOf } from "../../../backend/src/shared/entity-tag";

test("other determinants are another tag, the same ones the same", async () => {
  const tag = await weakTagOf([1, "a"]);
  expect(tag).toBe(await weakTagOf([1, "a"]));
  expect(tag).not.toBe(await weakTagOf([1, "b"]));
});

test.each([
  [null, false],
  ["", false],
  ['"b"', false],
  ['W/"ab"', false],
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ["*", true],
])("If-None-Match %j names the tag: %s", (header, known) => {
  expect(isKnown(header, '"a"')).toBe(known);
  expect(isKnown(header, 'W/"a"')).toBe(known);
});
