import { fileKey, storeManifest } from "../dumps";
import type { Restore } from "./ask-restore";

/**
 * Turns the copies of replaced rows into a dump: it can be restored like any other, which undoes the restore.
 */
export async function storeCopyManifest(
  bucket: R2Bucket,
  { cell, name, askedAt, now }: Pick<Restore, "cell" | "askedAt"> & { name: string; now: number },
): Promise<void> {
  const prefix = fileKey(cell, name, 0).replace(/[^/]+$/, "");
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  const files = keys.flatMap((key) => {
    const customerId = Number(/(\d+)\.jsonl\.gz$/.exec(key)?.[1]);
    return customerId > 0 ? [{ key, customers: [customerId], rows: 0 }] : [];
  });
  if (files.length === 0) return;
  const sorted = files.toSorted((a, b) => (a.customers[0] ?? 0) - (b.customers[0] ?? 0));
  await storeManifest(bucket, {
    ...{ cell, name, schema: "", rows: 0, files: sorted },
    ...{ beganAt: askedAt, endedAt: now },
  });
}
