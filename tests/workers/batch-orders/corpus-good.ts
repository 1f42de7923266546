import { strToU8 } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { oldBook } from "../../support/sheets/old-book";
import { inline, rawBook } from "../../support/sheets/raw-book";

/** The table that every sheet of the corpus holds in its own way. */
export const PLAIN = [
  ["客户姓名", "客户电话", "客户地址"],
  ["王小满", "13800138000", "浙江省杭州市西湖区文三路90号"],
  ["李大山", "13900139000", "北京市朝阳区建国路1号"],
] as const;
const [TITLES, FIRST, SECOND] = PLAIN;
const rows = PLAIN.map((row) => [...row]);
const xml = inline(1, TITLES) + inline(2, FIRST) + inline(3, SECOND);

/** What a sheet holds, where it is something else than the plain table. */
export interface GoodSheet {
  readonly name: string;
  make(): Uint8Array | Promise<Uint8Array>;
  readonly rows?: readonly (readonly string[])[];
  /** Numbers of the rows in the file. */
  readonly numbers?: readonly number[];
  readonly hidden?: readonly number[];
}

const book =
  (sheet: Partial<Parameters<typeof rawBook>[0]["sheets"][number]> & { rows: string }, more = {}) =>
  () =>
    rawBook({ sheets: [sheet], ...more });
const text = (content: string) => () => strToU8(content);
const csv = (mark = ",", end = "\n") => PLAIN.map((row) => row.join(mark)).join(end);
const cell = (place: string, content: string, attributes = "") =>
  `<c r="${place}"${attributes}>${content}</c>`;
const one = (content: string) => `${inline(1, ["值"])}<row r="2">${content}</row>`;
const value = (name: string, content: string, expected: string, more = {}): GoodSheet => ({
  name,
  make: book({ rows: one(content) }, more),
  rows: [["值"], [expected]],
});
const DATE_STYLES =
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="14" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs>';

export const GOOD_SHEETS: readonly GoodSheet[] = [
  { name: "a workbook of the library", make: () => writeXlsx({ sheets: [{ name: "订单", rows }] }) },
  { name: "inline strings, as small writers have them", make: book({ rows: xml }) },
  {
    name: "inline strings of the library",
    make: () => writeXlsx({ sheets: [{ name: "订单", rows }], stringMode: "inline" }),
  },
  {
    name: "shared strings, as Excel has them",
    make: book(
      {
        rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" t="s"><v>0</v></c></row>`,
      },
      { strings: ["姓名", "电话"] },
    ),
    rows: [
      ["姓名", "电话"],
      ["电话", "姓名"],
    ],
  },
  {
    name: "rich text in parts",
    make: book(
      { rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row>` },
      { strings: ["<r><t>收货</t></r><r><rPr><b/></rPr><t>地址</t></r>"] },
    ),
    rows: [["收货地址"]],
  },
  {
    name: "rich text with pinyin above it, as Excel for Mac has it",
    make: book(
      { rows: `<row r="1"><c r="A1" t="s"><v>0</v></c></row>` },
      { strings: ['<t>王</t><rPh sb="0" eb="1"><t>wáng</t></rPh>'] },
    ),
    rows: [["王"]],
  },
  {
    name: "cells without their places",
    make: book({
      rows: '<row><c t="inlineStr"><is><t>甲</t></is></c><c t="inlineStr"><is><t>乙</t></is></c></row>',
    }),
    rows: [["甲", "乙"]],
  },
  { name: "empty rows at the end", make: book({ rows: `${xml}<row r="4"/><row r="900" s="1"/>` }) },
  {
    name: "empty rows in between",
    make: book({ rows: inline(1, TITLES) + inline(5, FIRST) + inline(9, SECOND) }),
    numbers: [1, 5, 9],
  },
  { name: "cells with blanks only at the end", make: book({ rows: `${xml}${inline(4, ["  ", " "])}` }) },
  {
    name: "empty columns on the right",
    make: book({ rows: xml.replaceAll("</row>", '<c r="Z1" s="1"/></row>') }),
  },
  {
    name: "a headline over the table",
    make: book({
      rows: inline(1, ["十一月订单"]) + inline(3, TITLES) + inline(4, FIRST) + inline(5, SECOND),
    }),
    rows: [["十一月订单"], ...rows],
    numbers: [1, 3, 4, 5],
  },
  {
    name: "a merged headline",
    make: book({
      rows: inline(1, ["十一月订单"]) + inline(2, FIRST),
      after: '<mergeCells count="1"><mergeCell ref="A1:C1"/></mergeCells>',
    }),
    rows: [["十一月订单"], [...FIRST]],
  },
  {
    name: "one name merged over two lines",
    make: book({
      rows: inline(1, TITLES) + inline(2, FIRST) + inline(3, ["", "13900139000", "乙"]),
      after: '<mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
    }),
    rows: [[...TITLES], [...FIRST], ["王小满", "13900139000", "乙"]],
  },
  {
    name: "a merged cell over rows that hold nothing",
    make: book({
      rows: `${inline(1, TITLES) + inline(2, FIRST)}<row r="3"/>`,
      after: '<mergeCells count="1"><mergeCell ref="A2:A9"/></mergeCells>',
    }),
    rows: [[...TITLES], [...FIRST]],
  },
  {
    name: "a hidden row",
    make: book({ rows: inline(1, TITLES) + inline(2, FIRST, ' hidden="1"') + inline(3, SECOND) }),
    hidden: [2],
  },
  {
    name: "rows that a filter hides",
    make: book({
      rows: inline(1, TITLES) + inline(2, FIRST) + inline(3, SECOND, ' hidden="1"'),
      after: '<autoFilter ref="A1:C3"/>',
    }),
    hidden: [3],
  },
  {
    name: "a hidden sheet before the shown one",
    make: () => rawBook({ sheets: [{ rows: inline(1, ["选项"]), state: "hidden" }, { rows: xml }] }),
  },
  {
    name: "a very hidden sheet before the shown one",
    make: () => rawBook({ sheets: [{ rows: inline(1, ["选项"]), state: "veryHidden" }, { rows: xml }] }),
  },
  {
    name: "two sheets, of which the first counts",
    make: () => rawBook({ sheets: [{ rows: xml }, { rows: inline(1, ["别的"]) }] }),
  },
  {
    name: "two sheets, the first of them empty",
    make: () => rawBook({ sheets: [{ rows: "" }, { rows: xml }] }),
  },
  value("a formula with what it showed last", cell("A2", "<f>1+1</f><v>2</v>"), "2"),
  value("a formula of text", cell("A2", '<f>A1&amp;"x"</f><v>值x</v>', ' t="str"'), "值x"),
  {
    name: "a formula that never showed anything",
    make: book({
      rows: `${inline(1, ["值"])}<row r="2">${cell("A2", "<f>1+1</f>")}</row>${inline(3, ["三"])}`,
    }),
    rows: [["值"], ["三"]],
    numbers: [1, 3],
  },
  value("a formula that reads another file", cell("A2", "<f>[1]Sheet1!A1</f><v>7</v>"), "7"),
  value("a phone as a number", cell("A2", "<v>13800138000</v>"), "13800138000"),
  value("a phone as a number in scientific writing", cell("A2", "<v>1.3800138000E10</v>"), "13800138000"),
  value(
    "a number of nineteen digits, which Excel has rounded",
    cell("A2", "<v>4.01234567890123E+18</v>"),
    "4.01234567890123e+18",
  ),
  value("a number of fifteen digits", cell("A2", "<v>401234567890123</v>"), "401234567890123"),
  {
    name: "formulas that found nothing, one of them alone in its row",
    make: book({
      rows: `${inline(1, ["值", "二"])}<row r="2">${cell("A2", "<f>x</f><v>#N/A</v>", ' t="e"')}${cell("B2", "<v>1</v>")}</row><row r="3">${cell("A3", "<v>#REF!</v>", ' t="e"')}</row>`,
    }),
    rows: [
      ["值", "二"],
      ["", "1"],
    ],
  },
  value("a price with noise of binary", cell("A2", "<v>0.30000000000000004</v>"), "0.3"),
  value(
    "a waybill of twenty digits as text",
    cell("A2", "<is><t>00123456789012345678</t></is>", ' t="inlineStr"'),
    "00123456789012345678",
  ),
  value("yes and no", cell("A2", "<v>1</v>", ' t="b"'), "是"),
  value("a day", cell("A2", "<v>46357</v>", ' s="1"'), "2026-12-01", { styles: DATE_STYLES }),
  value("a moment", cell("A2", "<v>46357.583333333336</v>", ' s="2"'), "2026-12-01 14:00:00", {
    styles: DATE_STYLES,
  }),
  value("a day of a book that counts from 1904", cell("A2", "<v>44895</v>", ' s="1"'), "2026-12-01", {
    styles: DATE_STYLES,
    date1904: true,
  }),
  value("a date of ISO 8601", cell("A2", "<v>2026-12-01T14:00:00</v>", ' t="d"'), "2026-12-01T14:00:00"),
  value(
    "a text with marks that are not visible",
    cell("A2", "<is><t>\u200b王\ufeff小满\u00a0</t></is>", ' t="inlineStr"'),
    "王小满",
  ),
  value(
    "a text with a line break",
    cell("A2", '<is><t xml:space="preserve">文三路\n90号</t></is>', ' t="inlineStr"'),
    "文三路\n90号",
  ),
  value("entities", cell("A2", "<is><t>A&amp;B &lt;3&gt;</t></is>", ' t="inlineStr"'), "A&B <3>"),
  value("characters beyond the first plane", cell("A2", "<is><t>𠮷田</t></is>", ' t="inlineStr"'), "𠮷田"),
  {
    name: "shared strings that are missing",
    make: book(
      { rows: `${inline(1, ["值"])}<row r="2"><c r="A2" t="s"><v>5</v></c><c r="B2"><v>1</v></c></row>` },
      { strings: ["别的"] },
    ),
    rows: [["值"], ["", "1"]],
  },
  {
    name: "no styles, as LibreOffice may leave them out",
    make: book({ rows: xml }, { parts: { "xl/styles.xml": null } }),
  },
  {
    name: "a picture beside the table",
    make: book({ rows: xml }, { parts: { "xl/media/image1.png": new Uint8Array(3000) } }),
  },
  { name: "a stored archive, not packed at all", make: book({ rows: xml }, { level: 0 }) },
  {
    name: "a stray cell in the last column",
    make: book({ rows: xml.replace("</row>", '<c r="XFD1"><v>1</v></c></row>') }),
  },
  {
    name: "a stray cell in the last corner",
    make: book({ rows: `${xml}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>` }),
  },
  {
    name: "an external link that leads to a server",
    make: book(
      { rows: xml },
      {
        parts: {
          "xl/externalLinks/externalLink1.xml": "<externalLink/>",
          "xl/externalLinks/_rels/externalLink1.xml.rels":
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="x" Target="http://127.0.0.1/secret" TargetMode="External"/></Relationships>',
        },
      },
    ),
  },
  { name: "an xls file", make: () => oldBook(PLAIN) },
  {
    name: "an xls file with numbers",
    make: () => oldBook([["电话"], [13800138000]]),
    rows: [["电话"], ["13800138000"]],
  },
  { name: "csv in UTF-8", make: text(csv()) },
  { name: "csv in UTF-8 with its mark", make: text(`\ufeff${csv()}`) },
  { name: "csv with Windows line ends", make: text(csv(",", "\r\n")) },
  { name: "csv with semicolons", make: text(csv(";")) },
  { name: "csv with tabs, as copied from a table", make: text(csv("\t")) },
  {
    name: "csv of 5,202 lines, of which the first and the last hold something",
    make: text(`姓名\n${"\n,\n".repeat(2_600)}王`),
    rows: [["姓名"], ["王"]],
    numbers: [1, 5_202],
  },
  {
    name: "csv with quoted commas and breaks",
    make: text('姓名,地址\n王,"文三路, 90 号\n3 幢"'),
    rows: [
      ["姓名", "地址"],
      ["王", "文三路, 90 号\n3 幢"],
    ],
  },
  { name: "csv with doubled quotes", make: text('姓名\n"王""小""满"'), rows: [["姓名"], ['王"小"满']] },
  { name: "csv that keeps zeros in front", make: text("单号\n00123"), rows: [["单号"], ["00123"]] },
  // 姓名 and 王 in GB18030.
  {
    name: "csv in GB18030",
    make: () => Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x0a, 0xcd, 0xf5]),
    rows: [["姓名"], ["王"]],
  },
  {
    name: "csv in UTF-16 with its mark",
    make: () => Uint8Array.from([0xff, 0xfe, 0xd3, 0x59, 0x0d, 0x54, 0x0a, 0x00, 0x8b, 0x73]),
    rows: [["姓名"], ["王"]],
  },
];
