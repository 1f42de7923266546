import { expect, test } from "vitest";
import { day, digits, flag, oneOf, words } from "../../../app/features/list/param-readers";

const readers = { day, digits: digits(4), flag, "one of": oneOf(["OPEN", "DONE"]), words: words(4) };

test.each<[keyof typeof readers, string, string | undefined]>([
  ["one of", "DONE", "DONE"],
  ["one of", "done", undefined],
  ["flag", "false", "false"],
  ["flag", "true", "true"],
  ["flag", "0", undefined],
  ["words", " 沙发 ", "沙发"],
  ["words", "三人 沙发", "三人 沙"],
  ["words", "三人沙 发", "三人沙"],
  ["words", "   ", undefined],
  ["digits", "26-11 20", "2611"],
  ["digits", "261120", "2611"],
  ["digits", "２６ １１", "2611"],
  ["digits", "沙发", undefined],
  ["day", "2026-11-23", "2026-11-23"],
  ["day", "2026-11-23 08:00:00", "2026-11-23"],
  ["day", "2026-02-30", undefined],
  ["day", "2026-13-01", undefined],
  ["day", "2026-1-1", undefined],
  ["day", "于2026-11-23", undefined],
  ["day", "", undefined],
])("%s reads %j as %j", (name, text, value) => {
  expect(readers[name](text)).toBe(value);
});
