import type { BackendEnv } from "../../env";
import { bucketOf } from "../../shared/numbers/bucket";
import { cellsOf } from "../../shared/stores/cells/open-cells";
import type { Directory } from "../../shared/stores/stores";
import { readManifest } from "../dumps";
import { placesOfBuckets } from "../moves";
import type { Restore } from "./ask-restore";

/**
 * Condition for the buckets whose money is compared after a restore (EXT-605): that of the customer, or those
 * of the cell. These are the buckets that are in the cell now, with customers who came after the dump, and
 * those of the customers in the dump, who may have left the cell since the restore.
 */
export async function restoredBuckets(
  { customerId, cell, dump }: Restore,
  { env, directory }: { env: BackendEnv; directory: Directory },
): Promise<(bucket: number) => boolean> {
  if (customerId !== null) return (bucket) => bucket === bucketOf(customerId);
  const [cellOfBucket, manifest] = await Promise.all([
    placesOfBuckets(directory, cellsOf(env)?.count ?? 1),
    readManifest(env.FILES, { cell, dump }),
  ]);
  const dumped = new Set(manifest?.files.flatMap(({ customers }) => customers.map(bucketOf)));
  return (bucket) => dumped.has(bucket) || cellOfBucket(bucket) === cell;
}
