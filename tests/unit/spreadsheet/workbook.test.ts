import { afterEach, expect, test, vi } from "vitest";
import type { Cell } from "../../../backend/src/shared/spreadsheet/cells";
import { streamWorkbook } from "../../../backend/src/shared/spreadsheet/workbook";
import { workbookResponse } from "../../../backend/src/shared/spreadsheet/workbook-response";

afterEach(() => void vi.useRealTimers());

const sheet = (rows: readonly Cell[][]) => ({
  sheetName: "订单",
  columns: [
    { title: "姓名", width: 10 },
    { title: "金额", width: 8 },
  ],
  pieces: (async function* () {
    yield rows;
  })(),
  totalRows: rows.length,
});

/** The bytes of a workbook with these rows that is written at a time. */
async function written(rows: readonly Cell[][], time: string): Promise<Uint8Array> {
  vi.useFakeTimers({ now: Date.parse(time), toFake: ["Date"] });
  const { body } = await streamWorkbook(sheet(rows));
  return new Uint8Array(await new Response(body).arrayBuffer());
}

const ROWS: Cell[][] = [
  ["王小满", 12.5],
  ["李四", null],
];

test("the same rows are the same bytes whenever the workbook is written, and other rows are not", async () => {
  const first = await written(ROWS, "2026-11-20T08:00:00Z");
  expect(await written(ROWS, "2027-03-01T23:59:59Z")).toEqual(first);
  expect(await written([["王小满", 12.6], ...ROWS.slice(1)], "2026-11-20T08:00:00Z")).not.toEqual(first);
});

test("the entity tag follows what determines the rows and the columns; without the former there is none", async () => {
  const named = { name: "订单.xlsx", plainName: "orders.xlsx" };
  const tagOf = async (version?: unknown, title = "姓名") => {
    const source = sheet(ROWS);
    const columns = [{ title, width: 10 }];
    const response = await workbookResponse({ ...source, ...named, columns, version });
    await response.body?.cancel();
    return response.headers.get("ETag");
  };
  const tag = await tagOf([7, 12]);
  expect(tag).toMatch(/^W\/"[0-9a-f]{32}"$/);
  expect(await tagOf([7, 12])).toBe(tag);
  expect(await tagOf([7, 13])).not.toBe(tag);
  expect(await tagOf([7, 12], "客户姓名")).not.toBe(tag);
  expect(await tagOf()).toBeNull();
});
