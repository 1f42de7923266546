import { strToU8, zipSync } from "fflate";
import { writeXlsx } from "hucre/xlsx";
import { bomb, crowd } from "../../support/sheets/bombs";
import { container } from "../../support/sheets/old-book";
import { inline, rawBook } from "../../support/sheets/raw-book";

interface BadSheet {
  readonly name: string;
  make(): Uint8Array | Promise<Uint8Array>;
  readonly message: RegExp;
}

const whole = () => rawBook({ sheets: [{ rows: inline(1, ["姓名"]) + inline(2, ["王"]) }] });
const utf16 = (text: string) => [...text].flatMap((letter) => [letter.charCodeAt(0), 0]);

export const BAD_SHEETS: readonly BadSheet[] = [
  { name: "nothing at all", make: () => new Uint8Array(), message: /没有数据/ },
  { name: "a workbook without a cell", make: () => rawBook({ sheets: [{ rows: "" }] }), message: /没有数据/ },
  { name: "csv of line breaks", make: () => strToU8("\n\n ,\n"), message: /没有数据/ },
  {
    name: "a picture that calls itself xlsx",
    make: () => Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
    message: /不是表格/,
  },
  { name: "a PDF", make: () => strToU8("%PDF-1.7\n1 0 obj"), message: /不是表格/ },
  {
    name: "bytes of no kind",
    make: () => Uint8Array.from({ length: 900 }, (_, at) => (at * 7) % 256),
    message: /无法识别/,
  },
  {
    name: "a web page that calls itself xls",
    make: () => strToU8("<html><table><tr><td>姓名</td></tr></table></html>"),
    message: /另存为 xlsx/,
  },
  {
    name: "XML of Excel 2003 that calls itself xls",
    make: () =>
      strToU8(
        '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
      ),
    message: /另存为 xlsx/,
  },
  {
    name: "a web archive that calls itself xls",
    make: () => strToU8("MIME-Version: 1.0\nContent-Type: multipart/related\n\n"),
    message: /另存为 xlsx/,
  },
  { name: "an archive that is cut off", make: () => whole().slice(0, -60), message: /损坏/ },
  { name: "an archive that is cut in the middle", make: () => whole().slice(0, 400), message: /损坏/ },
  {
    name: "an archive whose contents are broken",
    make: () => {
      const bytes = whole();
      bytes.fill(255, 60, 200);
      return bytes;
    },
    message: /损坏/,
  },
  {
    name: "an archive that is no workbook",
    make: () => zipSync({ "readme.txt": strToU8("hello") }),
    message: /损坏/,
  },
  {
    name: "a text document",
    make: () => zipSync({ "[Content_Types].xml": strToU8("<Types/>"), "word/document.xml": strToU8("<w/>") }),
    message: /损坏/,
  },
  {
    name: "a sheet whose XML is cut off",
    make: () =>
      rawBook({
        sheets: [{ rows: "" }],
        parts: { "xl/worksheets/sheet1.xml": "<worksheet><sheetData><row" },
      }),
    message: /损坏|没有数据/,
  },
  {
    name: "a workbook whose sheet is missing",
    make: () => rawBook({ sheets: [{ rows: "" }], parts: { "xl/worksheets/sheet1.xml": null } }),
    message: /损坏|没有数据/,
  },
  {
    name: "a workbook behind a password",
    make: () =>
      writeXlsx({ sheets: [{ name: "a", rows: [["姓名"]] }], encryption: { password: "1", spinCount: 1 } }),
    message: /打开密码/,
  },
  { name: "an old text document", make: () => container("WordDocument", utf16("x")), message: /不是表格/ },
  {
    name: "an old workbook that is not supported",
    make: () => container("Book", [9, 8, 4, 0, 0, 2, 16, 0]),
    message: /另存为 xlsx|没有数据/,
  },
  {
    name: "an old container that is cut off",
    make: () => container("Workbook", []).slice(0, 700),
    message: /另存为 xlsx/,
  },
  { name: "a bomb", make: () => bomb(300), message: /解压后过大/ },
  { name: "a bomb that lies about its size", make: () => bomb(300, undefined, 1_000), message: /解压后过大/ },
  {
    name: "a bomb in a part that is not read",
    make: () => bomb(100, "xl/media/1.bin"),
    message: /解压后过大/,
  },
  { name: "many small bombs", make: () => crowd(60, 1024 * 1024), message: /解压后过大/ },
  { name: "more parts than any workbook has", make: () => crowd(2_100, 1), message: /解压后过大/ },
  {
    name: "entities that grow",
    make: () =>
      rawBook({
        sheets: [{ rows: "" }],
        parts: {
          "xl/worksheets/sheet1.xml":
            '<!DOCTYPE a [<!ENTITY b "bbbbbbbb"><!ENTITY c "&b;&b;&b;">]><worksheet><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>&c;&c;</t></is></c></row></sheetData></worksheet>',
        },
      }),
    message: /损坏|没有数据|^ok$/,
  },
  {
    name: "more rows than one file may hold",
    make: () => strToU8(`姓名\n${"王\n".repeat(5_011)}`),
    message: /最多导入 5000 行/,
  },
  {
    name: "more columns than one file may hold",
    make: () => strToU8(`${"甲,".repeat(101)}甲\n`),
    message: /100 列/,
  },
  {
    name: "more bytes than one file may have",
    make: () => new Uint8Array(10 * 1024 * 1024 + 1).fill(65),
    message: /10MB/,
  },
];
