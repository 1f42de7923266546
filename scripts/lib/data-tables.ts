import { ownerOfTable } from "../../backend/src/shared/stores/table-owners";
import { backendStatements } from "./backend-statements";
import { markdownTable } from "./markdown-table";
import { readMigrations } from "./migrations";
import { ROOT } from "./run";

export const DATA_DOCUMENT = `${ROOT}docs/data.md`;

/** The part of the backend that a file belongs to: `orders` of `backend/src/modules/orders/…`. */
const partOf = (file: string): string =>
  file
    .replace(/^backend\/src\/(?:modules\/)?/, "")
    .split("/")[0]
    ?.replace(/\.ts$/, "") ?? file;

interface TableRow {
  readonly table: string;
  readonly owner: string;
  readonly triggers: readonly string[];
  readonly writers: readonly string[];
  readonly readers: readonly string[];
}

function rowsOfSchema(): TableRow[] {
  const schema = readMigrations()
    .flatMap(({ statements }) => statements)
    .join("\n");
  const tables = [...schema.matchAll(/CREATE TABLE [`"]?(\w+)/g)].map(([, table = ""]) => table);
  const triggers = [...schema.matchAll(/CREATE TRIGGER (\w+)[\s\S]*?\nEND;/g)].map(([text, name = ""]) => ({
    name,
    writes: [...text.matchAll(/\n\s+(?:INSERT (?:OR \w+ )?INTO|UPDATE|DELETE FROM) [`"]?(\w+)/g)].map(
      ([, table = ""]) => table,
    ),
  }));
  const statements = backendStatements();
  const partsOf = (table: string, pick: "tables" | "writes") =>
    [
      ...new Set(statements.filter((one) => one[pick].includes(table)).map(({ file }) => partOf(file))),
    ].sort();
  return tables.map((table) => ({
    table,
    owner: ownerOfTable(table) ?? "every store",
    triggers: triggers.filter(({ writes }) => writes.includes(table)).map(({ name }) => name),
    writers: partsOf(table, "writes"),
    readers: partsOf(table, "tables").filter((part) => !partsOf(table, "writes").includes(part)),
  }));
}

const commaList = (names: readonly string[]): string => (names.length === 0 ? "–" : names.join(", "));

const HEAD = ["Table", "Whose", "Written by", "Triggers that write it", "Read by further modules"];

/** Marks in docs/data.md between which the table stands. */
const [BEGIN, END] = ["<!-- data: tables -->", "<!-- end -->"];

/** docs/data.md with its table as the schema and the code are: whose each is, who writes it and who else reads it. */
export function withDataTable(document: string): string {
  const rows = rowsOfSchema();
  const count = (owner: string) => rows.filter((row) => row.owner === owner).length;
  const table = markdownTable([
    HEAD,
    ...rows.map(({ table: name, owner, triggers, writers, readers }) => [
      `\`${name}\``,
      owner,
      commaList(writers),
      commaList(triggers.map((trigger) => `\`${trigger}\``)),
      commaList(readers),
    ]),
  ]);
  const [before, after] = [document.split(BEGIN)[0], document.split(END)[1]];
  if (after === undefined) throw new Error(`docs/data.md has no ${BEGIN} … ${END}`);
  const counts = `${count("customer")} tables are a customer's, ${count("directory")} are the directory's.`;
  return `${before}${[BEGIN, "", counts, "", table, "", END].join("\n")}${after}`;
}
