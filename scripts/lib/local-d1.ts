import { resolve } from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { ROOT } from "./run";

/** `database_id` of backend/wrangler.toml, which the file of a local database is named after. */
const DATABASE_ID = "00000000-0000-0000-0000-000000000000";

/**
 * Opens the database of a local state folder, the one that the backend of `wrangler dev --persist-to` works on, without
 * wrangler around it: in half a second instead of five. Nothing else may have it open meanwhile.
 */
export async function withLocalDatabase<Result>(
  persistTo: string,
  work: (db: D1Database) => Promise<Result>,
): Promise<Result> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: "export default {}",
      compatibilityDate: "2026-08-01",
      resourcePersistencePath: resolve(ROOT, persistTo, "v3"),
      d1Databases: { DB: DATABASE_ID },
      // Which it would look up in the internet.
      cf: false,
    }),
  );
  try {
    return await work(await miniflare.getD1Database("DB"));
  } finally {
    await miniflare.dispose();
  }
}
