import { expect, it } from "vitest";
import { isQuiet } from "../../../app/features/shortcuts/is-quiet";

/** A page of which only this is asked: whether a dialog lies over it. */
const page = (hasDialog: boolean) => ({ querySelector: () => (hasDialog ? ({} as Element) : null) });

/** An element that is, or stands in, what one of these selectors names. */
const target = (...names: string[]) => ({
  closest: (selector: string) => (names.some((name) => selector.split(/,\s*/).includes(name)) ? {} : null),
});
const key = { target: target(), defaultPrevented: false, isComposing: false, keyCode: 74 };

it("hears keys on the page, and those that reach the document alone", () => {
  expect(isQuiet(key, page(false))).toBe(false);
  expect(isQuiet({ ...key, target: {} }, page(false))).toBe(false);
});

it.each(["textarea", "select", "[role=combobox]", "[role=menu]", "[role=dialog]"])(
  "[U47] is silent in %s",
  (name) => {
    expect(isQuiet({ ...key, target: target(name) }, page(false))).toBe(true);
  },
);

it("[U47] is silent while pinyin is composed, in every way that browsers say so", () => {
  expect(isQuiet({ ...key, isComposing: true }, page(false))).toBe(true);
  expect(isQuiet({ ...key, keyCode: 229 }, page(false))).toBe(true);
});

it("[U47] is silent under a dialog, and for keys that are already handled", () => {
  expect(isQuiet(key, page(true))).toBe(true);
  expect(isQuiet({ ...key, defaultPrevented: true }, page(false))).toBe(true);
});
