import { strToU8, type Zippable, zipSync } from "fflate";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

interface RawSheet {
  readonly name?: string;
  /** What stands within `sheetData`. */
  readonly rows: string;
  /** What stands after it, such as merged cells. */
  readonly after?: string;
  readonly state?: "hidden" | "veryHidden";
}

interface RawBook {
  readonly sheets: readonly RawSheet[];
  /** Shared strings; the part is left out without any. */
  readonly strings?: readonly string[];
  readonly styles?: string;
  readonly date1904?: boolean;
  /** Parts in place of, or beside, those of the book; null leaves one out. */
  readonly parts?: Readonly<Record<string, string | Uint8Array | null>>;
  readonly level?: 0 | 1 | 9;
}

/** A workbook written part by part, for everything that no library of ours would ever write. */
export function rawBook({ sheets, strings, styles, date1904, parts = {}, level = 1 }: RawBook): Uint8Array {
  const relations = sheets.map(
    (_, at) =>
      `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
  );
  if (strings)
    relations.push(`<Relationship Id="rId98" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/>`);
  if (styles) relations.push(`<Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/>`);
  const listed = sheets.map(
    ({ name, state }, at) =>
      `<sheet name="${name ?? `Sheet${at + 1}`}" sheetId="${at + 1}"${state ? ` state="${state}"` : ""} r:id="rId${at + 1}"/>`,
  );
  const all: Record<string, string | Uint8Array | null> = {
    "[Content_Types].xml": `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/></Types>`,
    "_rels/.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    "xl/workbook.xml": `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${date1904 ? '<workbookPr date1904="1"/>' : ""}<sheets>${listed.join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join("")}</Relationships>`,
    ...(strings && {
      "xl/sharedStrings.xml": `${HEAD}<sst xmlns="${MAIN}" count="${strings.length}" uniqueCount="${strings.length}">${strings.map((one) => (one.startsWith("<") ? `<si>${one}</si>` : `<si><t>${one}</t></si>`)).join("")}</sst>`,
    }),
    ...(styles && { "xl/styles.xml": `${HEAD}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` }),
    ...Object.fromEntries(
      sheets.map(({ rows, after = "" }, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheetData>${rows}</sheetData>${after}</worksheet>`,
      ]),
    ),
    ...parts,
  };
  const files: Zippable = {};
  for (const [path, content] of Object.entries(all)) {
    if (content !== null) files[path] = [typeof content === "string" ? strToU8(content) : content, { level }];
  }
  return zipSync(files);
}

/** A row of inline strings. */
export const inline = (row: number, cells: readonly string[], attributes = ""): string =>
  `<row r="${row}"${attributes}>${cells
    .map((text, at) =>
      text === ""
        ? ""
        : `<c r="${String.fromCharCode(65 + at)}${row}" t="inlineStr"><is><t>${text}</t></is></c>`,
    )
    .join("")}</row>`;
