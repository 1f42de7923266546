/** A value that can be written into a seed statement. */
export type SeedValue = string | number | boolean | null;

/** D1 takes 100 KB per statement; what is left over pays for the head and the conflict clause. */
const MAX_VALUES_BYTES = 90_000;

const encoder = new TextEncoder();

/**
 * `INSERT` statements for the rows, as many as D1's statement size asks for, without bound parameters. `onConflict`
 * follows the key columns, e.g. `DO NOTHING`, which keeps what an operator changed meanwhile. Without key columns it
 * holds for every key of the table.
 */
export function insertStatements<Column extends string>(
  table: string,
  rows: readonly Readonly<Record<Column, SeedValue>>[],
  conflict: { key: readonly NoInfer<Column>[]; action: string },
): string[] {
  const [first] = rows;
  if (!first) return [];
  const columns = Object.keys(first) as Column[];
  const head = `INSERT INTO ${table} (${columns.join(", ")}) VALUES `;
  const key = conflict.key.length > 0 ? ` (${conflict.key.join(", ")})` : "";
  const tail = ` ON CONFLICT${key} ${conflict.action}`;
  return chunk(rows.map((row) => `(${columns.map((column) => literal(row[column])).join(", ")})`)).map(
    (values) => head + values.join(", ") + tail,
  );
}

/** A value as a SQL literal. */
export function literal(value: SeedValue): string {
  if (value === null) return "NULL";
  if (typeof value === "string") return `'${value.replaceAll("'", "''")}'`;
  return String(Number(value));
}

function chunk(values: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const value of values) {
    const size = encoder.encode(value).length + 2;
    bytes += size;
    if (bytes > MAX_VALUES_BYTES) {
      chunks.push([]);
      bytes = size;
    }
    chunks.at(-1)?.push(value);
  }
  return chunks;
}
