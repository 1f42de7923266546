import type { DumpColumns } from "./customer-lines";
import { readLines } from "./dump-file";
import type { DumpManifest } from "./dump-folder";
import type { CustomerLine, FileHead } from "./write-dump";

/** Consecutive rows of one table in a dump. */
export interface DumpedRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly rows: (readonly unknown[])[];
}

/** Rows that are read together. */
const ROWS = 500;

/** A file of a dump is missing, or does not match its manifest. */
class BrokenDump extends Error {
  override readonly name = "BrokenDump";
}

/**
 * The rows of a customer, some hundred at a time, by table, in the sequence in which they can be stored.
 *
 * @throws BrokenDump for a customer that is missing or incomplete in it
 */
export async function* readCustomer(
  bucket: R2Bucket,
  { files }: DumpManifest,
  customerId: number,
): AsyncGenerator<DumpedRows[]> {
  const file = files.find(({ customers }) => customers.includes(customerId));
  const object = file && (await bucket.get(file.key));
  if (!object) throw new BrokenDump(`no rows of customer ${customerId}`);
  let columns: DumpColumns = {};
  let isOwn = false;
  let count = 0;
  let slice: DumpedRows[] = [];
  let inSlice = 0;
  for await (const line of readLines(object.body)) {
    if (!line.startsWith("[")) {
      const said = JSON.parse(line) as FileHead | CustomerLine;
      if ("columns" in said) columns = said.columns;
      else if ("customer" in said) isOwn = said.customer === customerId;
      else if (said.end === customerId) {
        if (said.rows !== count)
          throw new BrokenDump(`${count} of ${said.rows} rows of customer ${customerId}`);
        if (slice.length > 0) yield slice;
        return;
      }
      continue;
    }
    if (!isOwn) continue;
    const [table, values] = JSON.parse(line) as [string, unknown[]];
    count += 1;
    if (inSlice === ROWS) {
      yield slice;
      slice = [];
      inSlice = 0;
    }
    if (slice.at(-1)?.table !== table) slice.push({ table, columns: columns[table] ?? [], rows: [] });
    slice.at(-1)?.rows.push(values);
    inSlice += 1;
  }
  throw new BrokenDump(`the rows of customer ${customerId} have no end`);
}
