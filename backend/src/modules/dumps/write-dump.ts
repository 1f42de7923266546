import type { Clock } from "../../shared/clock";
import type { CustomerStore } from "../../shared/stores/stores";
import { customerLines, type DumpColumns, readColumns } from "./customer-lines";
import { createDumpWriter } from "./dump-file";

/** Compressed bytes after which a file ends. */
const FILE_BYTES = 1_000_000;

interface FileWanted {
  /** Name of the dump. */
  readonly dump: string;
  readonly key: string;
  /** The next customer after this one; null at the end. */
  next(after: number): Promise<number | null>;
  readonly after: number;
  /** When the file ends at the latest, ms. */
  readonly until: number;
  /** Called after each slice of rows: a large customer may take longer than a lease. */
  goesOn?(): Promise<void>;
}

/** Contents of a file. */
export interface WrittenFile {
  readonly key: string;
  readonly customers: number[];
  readonly rows: number;
}

/** The first line of a file: the columns of its rows. */
export interface FileHead {
  readonly columns: DumpColumns;
}

/** Lines before and after the rows of a customer: the time at which they were read (ms), and their number. */
export type CustomerLine =
  | { readonly customer: number; readonly at: number }
  | { readonly end: number; readonly rows: number };

/**
 * Writes the rows of some customers as one file, each customer as of one moment. The same again is harmless.
 *
 * @returns null where no customer is left
 */
export async function writeDumpFile(
  { dump, key, next, after, until, goesOn }: FileWanted,
  { db, bucket, clock }: { db: CustomerStore; bucket: R2Bucket; clock: Clock },
): Promise<WrittenFile | null> {
  let customerId = await next(after);
  if (customerId === null) return null;
  const columns = await readColumns(db);
  const file = createDumpWriter();
  await file.write([JSON.stringify({ columns } satisfies FileHead)]);
  const customers: number[] = [];
  let all = 0;
  while (customerId !== null) {
    let rows = 0;
    await file.write([JSON.stringify({ customer: customerId, at: clock.now() } satisfies CustomerLine)]);
    for await (const lines of customerLines(db, { customerId, columns, dump })) {
      await file.write(lines);
      rows += lines.length;
      await goesOn?.();
    }
    await file.write([JSON.stringify({ end: customerId, rows } satisfies CustomerLine)]);
    customers.push(customerId);
    all += rows;
    if (file.bytes >= FILE_BYTES || clock.now() >= until) break;
    customerId = await next(customerId);
  }
  await bucket.put(key, await file.end());
  return { key, customers, rows: all };
}
