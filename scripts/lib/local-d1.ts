import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { EveryStore } from "../../backend/src/shared/stores/stores";
import { ROOT } from "./run";

/** `database_id` of backend/wrangler.toml, which the file of a local database is named after. */
const DATABASE_ID = "00000000-0000-0000-0000-000000000000";

/** `bucket_name` of backend/wrangler.toml, which the folder of local files is named after. */
const BUCKET_NAME = "zhuangda-files";

/** What the backend of a local state folder keeps: rows, and the bytes of uploads. */
export interface LocalStorage {
  readonly db: EveryStore;
  readonly bucket: R2Bucket;
}

/**
 * Opens database and files of a local state folder, those that the backend of `wrangler dev --persist-to` works on, without
 * wrangler around it: in half a second instead of five. Nothing else may have it open meanwhile.
 */
export async function withLocalDatabase<Result>(
  persistTo: string,
  work: (storage: LocalStorage) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-08-01",
      resourcePersistencePath: resolve(ROOT, persistTo, "v3"),
      d1Databases: { DB: DATABASE_ID },
      r2Buckets: { FILES: BUCKET_NAME },
      // Which it would look up in the internet.
      cf: false,
    }),
  );
  try {
    const [db, bucket] = await Promise.all([miniflare.getD1Database("DB"), miniflare.getR2Bucket("FILES")]);
    return await work({ db: db as EveryStore, bucket: bucket as unknown as R2Bucket });
  } finally {
    await miniflare.dispose();
  }
}
