import { describe, expect, test } from "vitest";
import { TABLES, withTable } from "../../../scripts/figures/tables";

const [noticed] = TABLES.filter(({ marker }) => marker === "noticed");
if (!noticed) throw new Error("no table");

const EMPTY = "before\n<!-- figures: noticed -->\nold\n<!-- end -->\nafter\n";
const figures = {
  p50_ratio: { value: 1.6, range: [1.5, 1.7] as [number, number] },
  rest_calls: { value: 1 },
};
const entries = {
  gateway: { commit: null, date: "2026-11-23", cores: 2, load: null, how: "measured" as const, figures },
};

describe("a table of figures", () => {
  test("shows value, range, target and verdict between its markers, and leaves the rest as it is", () => {
    const document = withTable(EMPTY, noticed, entries);
    expect(document).toMatch(/^before\n<!-- figures: noticed -->\n\n\| figure/);
    expect(document).toMatch(/\|\n\n<!-- end -->\nafter\n$/);
    expect(document).not.toContain("old");
    expect(document).toMatch(/`bench:gateway` `p50_ratio` +\| 1\.6 +\| 1\.5–1\.7 +\| ≤ 1\.55 +\| open /);
    expect(document).toMatch(/`bench:gateway` `rest_calls` +\| 1 +\| +\| ≤ 3 +\| met /);
  });

  test("says which figures were not measured yet, and stays the same when it is written again", () => {
    const document = withTable(EMPTY, noticed, entries);
    expect(document).toMatch(/`bench:gateway` `cpu_ratio` +\| not yet +\| +\| ≤ 1\.75 +\| +\|/);
    expect(withTable(document, noticed, entries)).toBe(document);
  });

  test("differs for other figures", () => {
    expect(withTable(EMPTY, noticed, entries)).not.toBe(withTable(EMPTY, noticed, {}));
  });

  test("needs its markers once", () => {
    expect(() => withTable("no marker", noticed, entries)).toThrow("needs");
    expect(() => withTable(EMPTY + EMPTY, noticed, entries)).toThrow("once");
  });
});
