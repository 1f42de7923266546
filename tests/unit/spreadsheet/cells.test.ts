import { describe, expect, test } from "vitest";
import { columnName, harmless, rowXml, timeCell } from "../../../backend/src/shared/spreadsheet/cells";
import { cellText } from "../../../backend/src/shared/spreadsheet/read/cell-text";

const textOf = (text: string) => /<t [^>]*>(.*)<\/t>/s.exec(rowXml(1, [text]))?.[1];

describe("cells of a sheet", () => {
  test.each(["=1", "+1", "-1", "@a", "\tx", "\rx", "\nx", "＝1", "＋1", "－1", "＠a"])(
    "[S33] %j gets an apostrophe, since a spreadsheet could take it for a formula",
    (text) => expect(harmless(text)).toBe(`'${text}`),
  );

  test.each([..."=+-@＝＋－＠\t\r\n"])(
    "a text that begins with %j is read back without the apostrophe",
    (sign) => {
      expect(cellText(harmless(`${sign}家居沙发`))).toBe(`${sign}家居沙发`.trim());
    },
  );

  test.each(["", "张三", "138-0013", "a=b", " =1", "'=1", "，-", "（-1）"])("%j stays as it is", (text) => {
    expect(harmless(text)).toBe(text);
  });

  test.each([
    ['a<b>&"c', "a&lt;b&gt;&amp;&quot;c"],
    ["]]>", "]]&gt;"],
    ["a\u0000\u0001\u001b\ufffeb", "ab"],
    ["\ud800x\udc00", "x"],
    ["😀", "😀"],
    ["_x000D_", "_x005F_x000D_"],
    ["行\n列\t", "行\n列\t"],
  ])("%j is written as %j", (text, xml) => expect(textOf(text)).toBe(xml));

  test("a text is no longer than a cell may be", () => {
    expect(textOf("=".repeat(40_000))).toHaveLength(32_767);
  });

  test("a moment is the day that a spreadsheet counts in Shanghai, to the second; none stays empty", () => {
    expect(timeCell(Date.parse("1970-01-01T00:00:00+08:00"))).toBe(25_569);
    expect(timeCell(Date.parse("2026-11-20T12:00:00.999+08:00"))).toBe(46_346.5);
    expect(timeCell(null)).toBeNull();
  });

  test("rows and columns have their names, what is empty is left out, numbers are numbers", () => {
    expect([0, 25, 26, 51, 52, 702].map(columnName)).toEqual(["A", "Z", "AA", "AZ", "BA", "AAA"]);
    expect(rowXml(7, [null, "", 1.5, -3], [0, 0, 2])).toBe(
      '<row r="7"><c r="C7" s="2"><v>1.5</v></c><c r="D7"><v>-3</v></c></row>',
    );
  });
});
