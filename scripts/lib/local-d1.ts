import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import type { EveryStore } from "../../backend/src/shared/stores/stores";
import { ROOT } from "./run";
import { cellWorker, directoryOfWorker, openStoresOf } from "./stores/open-stores";

/** `database_id` of backend/wrangler.toml, which the file of a local database is named after. */
const DATABASE_ID = "00000000-0000-0000-0000-000000000000";

/** `bucket_name` of backend/wrangler.toml, which the folder of local files is named after. */
const BUCKET_NAME = "zhuangda-files";

/** `name` of backend/wrangler.toml, which the folder of local cells is named after. */
const BACKEND = "zhuangda-backend";

/** `CELL_COUNT` of backend/wrangler.toml for a developer's machine. */
const CELL_COUNT = "1";

/** What the backend of a local state folder keeps: rows, and the bytes of uploads. */
export interface LocalStorage {
  readonly db: EveryStore;
  /** The directory's database alone, for its migrations. */
  readonly directory: D1Database;
  readonly bucket: R2Bucket;
}

/**
 * Opens the stores and files of a local state folder, those that the backend of `wrangler dev --persist-to` works on,
 * without wrangler around it: in half a second instead of five. Nothing else may have it open meanwhile.
 */
export async function withLocalDatabase<Result>(
  persistTo: string,
  work: (storage: LocalStorage) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: resolve(ROOT, persistTo, "v3"),
      // Which it would look up in the internet.
      cf: false,
      workers: [
        {
          name: BACKEND,
          modules: true,
          script: await cellWorker(),
          compatibilityDate: "2026-08-01",
          d1Databases: { DB: DATABASE_ID },
          r2Buckets: { FILES: BUCKET_NAME },
          durableObjects: { CELLS: { className: "Cell", useSQLite: true } },
        },
      ],
    }),
  );
  try {
    const [db, directory, bucket] = await Promise.all([
      openStoresOf(miniflare, { worker: BACKEND, door: BACKEND, count: CELL_COUNT }),
      directoryOfWorker(miniflare, BACKEND),
      miniflare.getR2Bucket("FILES", BACKEND),
    ]);
    return await work({ db, directory, bucket: bucket as unknown as R2Bucket });
  } finally {
    await miniflare.dispose();
  }
}
