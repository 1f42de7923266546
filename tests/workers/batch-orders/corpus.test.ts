import { describe, expect, test } from "vitest";
import { readSheet } from "../../../backend/src/shared/spreadsheet/read/read-sheet";
import { SheetRefused } from "../../../backend/src/shared/spreadsheet/read/sheet-refused";
import { IMPORT_LIMITS } from "../../../schema/rules/imports/order-import";
import { bomb } from "../../support/sheets/bombs";
import { BAD_SHEETS } from "./corpus-bad";
import { GOOD_SHEETS, PLAIN } from "./corpus-good";

const read = (bytes: Uint8Array) => readSheet(bytes, IMPORT_LIMITS);

describe("[BATCH-04] the corpus of tables", () => {
  test("has at least sixty", () => {
    expect(GOOD_SHEETS.length + BAD_SHEETS.length).toBeGreaterThanOrEqual(60);
  });

  test.each(GOOD_SHEETS)("$name gives its rows", async ({ make, rows = PLAIN, numbers, hidden = [] }) => {
    const lines = await read(await make());
    expect(lines.map(({ cells }) => cells)).toEqual(rows);
    expect(lines.map(({ number }) => number)).toEqual(numbers ?? rows.map((_, at) => at + 1));
    expect(lines.filter(({ isHidden }) => isHidden).map(({ number }) => number)).toEqual(hidden);
  });

  test.each(BAD_SHEETS)("$name gets its words", async ({ make, message }) => {
    const outcome = await read(await make()).then(
      () => "ok",
      (error: unknown) => {
        expect(error).toBeInstanceOf(SheetRefused);
        return error instanceof Error ? error.message : "";
      },
    );
    expect(outcome).toMatch(message);
  });

  test.each([
    ["says so", undefined],
    ["lies about it", 1_000],
  ])("[S34] five MB that become five GB, and whose directory %s, are refused unread", async (_, declared) => {
    const bytes = bomb(5_000, undefined, declared);
    expect(bytes.length).toBeGreaterThan(4 * 1024 * 1024);
    await expect(read(bytes)).rejects.toThrow("解压后过大");
  });
});
