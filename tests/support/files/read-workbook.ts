import { strFromU8, unzipSync } from "fflate";

/** What a cell holds, with the type that its file says it has. */
interface ReadCell {
  readonly type: "text" | "number";
  readonly value: string;
}

export interface ReadSheet {
  /** Rows of cells by column name (A, B…); empty cells are left out. */
  readonly rows: readonly Readonly<Record<string, ReadCell>>[];
  /** The sheet as it stands in the file. */
  readonly xml: string;
}

/** Reads the one sheet of a workbook. Throws when the package, or the XML of one of its parts, is malformed. */
export function readWorkbook(bytes: Uint8Array): ReadSheet {
  const parts = unzipSync(bytes);
  for (const [name, part] of Object.entries(parts)) expectWellFormed(name, strFromU8(part));
  const declared = strFromU8(parts["[Content_Types].xml"] ?? new Uint8Array());
  for (const [, path = ""] of declared.matchAll(/PartName="\/([^"]+)"/g)) {
    if (!parts[path]) throw new Error(`the package lacks its part ${path}`);
  }
  const xml = strFromU8(parts["xl/worksheets/sheet1.xml"] ?? new Uint8Array());
  const rows = [...xml.matchAll(/<row r="(\d+)">(.*?)<\/row>/gs)].map(([, number, content = ""], index) => {
    if (Number(number) !== index + 1) throw new Error(`row ${index + 1} says that it is ${number}`);
    return Object.fromEntries([...content.matchAll(CELL)].map(readCell));
  });
  return { rows, xml };
}

/** The rows below the titles, each cell by the title of its column. */
export const recordsIn = ({ rows: [titles = {}, ...others] }: ReadSheet) =>
  others.map((cells) =>
    Object.fromEntries(Object.entries(cells).map(([column, cell]) => [titles[column]?.value, cell])),
  );

const CELL = /<c r="([A-Z]+)\d+"[^>]*?(?: t="(\w+)")?>(?:<v>(.*?)<\/v>|<is><t[^>]*>(.*?)<\/t><\/is>)<\/c>/gs;

function readCell([, column = "", type, number, text]: RegExpMatchArray): [string, ReadCell] {
  if (type === undefined && number !== undefined) return [column, { type: "number", value: number }];
  if (type !== "inlineStr" || text === undefined) throw new Error(`cell ${column} has the type ${type}`);
  return [column, { type: "text", value: unescapeXml(text) }];
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };
const unescapeXml = (text: string) => text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? "?");

/** Elements that are closed in sequence, no stray `<` or `&`, and no character that XML forbids. */
function expectWellFormed(name: string, xml: string): void {
  const open: string[] = [];
  const rest = xml.replace(
    /<\?xml[^?]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>/g,
    (_, slash, tag, __, empty) => {
      if (tag === undefined) return "";
      if (slash) {
        if (open.pop() !== tag) throw new Error(`${name}: </${tag}> closes something else`);
      } else if (!empty) open.push(tag);
      return "";
    },
  );
  if (open.length > 0) throw new Error(`${name}: <${open.at(-1)}> is not closed`);
  const stray = /<|&(?!(?:amp|lt|gt|quot);)|[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.exec(
    rest,
  );
  if (stray) throw new Error(`${name}: ${JSON.stringify(rest.slice(stray.index, stray.index + 40))}`);
}
