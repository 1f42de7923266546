import { and, eq, inArray, like, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { BackendEnv } from "../../env";
import { notFound } from "../../shared/errors";
import { files } from "./files.tables";

const FILE_PATH = "/files/";
const DEMO_PATH = /^\/demo\/[\w-]+(?:\/[\w-]+)*\.(?:jpg|png|svg|webp)$/;

/**
 * Proves that pictures are this customer's uploads; locally those that come with the site pass, too.
 *
 * @throws BusinessError NOT_FOUND for a missing, foreign or other kind of file, all alike (ROLE-16)
 */
export async function requireOwnPictures(
  urls: readonly string[],
  { customerId, db, env }: { customerId: number; db: D1Database; env: Pick<BackendEnv, "ENVIRONMENT"> },
): Promise<void> {
  const asked = urls.filter((url) => !(env.ENVIRONMENT === "local" && DEMO_PATH.test(url)));
  if (asked.length === 0) return;
  if (asked.some((url) => !url.startsWith(FILE_PATH))) throw notFound("图片");
  const keys = JSON.stringify([...new Set(asked.map((url) => url.slice(FILE_PATH.length)))]);
  const rows = await drizzle(db)
    .select({ key: files.key })
    .from(files)
    .where(
      and(
        inArray(files.key, sql`(SELECT value FROM json_each(${keys}))`),
        eq(files.customerId, customerId),
        eq(files.isPending, false),
        like(files.contentType, "image/%"),
      ),
    );
  const own = new Set(rows.map((row) => FILE_PATH + row.key));
  if (asked.some((url) => !own.has(url))) throw notFound("图片");
}
