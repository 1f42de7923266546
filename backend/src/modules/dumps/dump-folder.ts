import { z } from "zod";
import { cellName } from "../../shared/stores/cells/cell-of";

/** Contents of a dump. The manifest is written last: without it the dump does not exist. */
const manifest = z.object({
  cell: z.number().int(),
  name: z.string(),
  /**
   * ms. The dump contains all that was committed before `beganAt`. The rows of each customer are of one
   * moment before `endedAt`.
   */
  beganAt: z.number(),
  endedAt: z.number(),
  /** Digest of the schema that the rows had. */
  schema: z.string(),
  rows: z.number().int(),
  files: z.array(z.object({ key: z.string(), customers: z.array(z.number().int()), rows: z.number().int() })),
});
export type DumpManifest = z.infer<typeof manifest>;

/** Folder of a cell's dumps, and of all dumps. */
const folderOfCell = (cell: number) => `dumps/${cellName(cell)}/`;

/** Key of a file of a dump. */
export const fileKey = (cell: number, dump: string, number: number): string =>
  `${folderOfCell(cell)}${dump}/${String(number).padStart(6, "0")}.jsonl.gz`;

const manifestKey = (cell: number, dump: string) => `${folderOfCell(cell)}${dump}/manifest.json`;

/** Completes a dump. */
export async function storeManifest(bucket: R2Bucket, whole: DumpManifest): Promise<void> {
  await bucket.put(manifestKey(whole.cell, whole.name), JSON.stringify(whole));
}

/** A complete dump; null where there is none of this name. */
export async function readManifest(
  bucket: R2Bucket,
  { cell, dump }: { cell: number; dump: string },
): Promise<DumpManifest | null> {
  const object = await bucket.get(manifestKey(cell, dump));
  return object && manifest.parse(await object.json());
}

/** Names of the complete dumps of a cell, the newest first. */
export async function listDumps(bucket: R2Bucket, cell: number): Promise<string[]> {
  const prefix = folderOfCell(cell);
  const { delimitedPrefixes } = await bucket.list({ prefix, delimiter: "/" });
  const names = delimitedPrefixes.map((folder) => folder.slice(prefix.length, -1));
  const complete = await Promise.all(
    names.map(async (name) => ((await bucket.head(manifestKey(cell, name))) ? [name] : [])),
  );
  return complete.flat().toReversed();
}

/** Objects that one run deletes. */
const DELETED = 1_000;

/**
 * Deletes files of a cell's dumps that are older than a day, `2026-09-27`.
 *
 * @returns whether all of them are deleted; what is left waits for the next run
 */
export async function deleteDumpsBefore(bucket: R2Bucket, cell: number, day: string): Promise<boolean> {
  const prefix = folderOfCell(cell);
  const { objects } = await bucket.list({ prefix, limit: DELETED });
  const old = objects.map(({ key }) => key).filter((key) => key < prefix + day);
  if (old.length > 0) await bucket.delete(old);
  return old.length < DELETED;
}
