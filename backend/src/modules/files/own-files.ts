import { and, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { notFound } from "../../shared/errors";
import { inValues } from "../../shared/in-values";
import { files } from "./files.tables";

/** What addresses of files begin with, before the key. */
export const FILE_PATH = "/files/";

interface Owner {
  readonly customerId: number;
  readonly db: D1Database;
}

/** Query for those of these files that are this customer's, and complete. */
export const ownFiles = (db: D1Database, customerId: number, keys: readonly string[]) =>
  drizzle(db)
    .select({ key: files.key, contentType: files.contentType })
    .from(files)
    .where(
      and(inArray(files.key, inValues(keys)), eq(files.customerId, customerId), eq(files.isPending, false)),
    );

/** Query for those that are another's: for the security log alone. */
export const foreignFiles = (db: D1Database, customerId: number, keys: readonly string[]) =>
  drizzle(db)
    .select({ key: files.key })
    .from(files)
    .where(and(inArray(files.key, inValues(keys)), sql`${files.customerId} IS NOT ${customerId}`));

/**
 * Proves that pictures are this customer's uploads.
 *
 * @throws BusinessError NOT_FOUND for a missing, foreign or other kind of file, all alike (ROLE-16)
 */
export async function requireOwnPictures(urls: readonly string[], owner: Owner): Promise<void> {
  if (!(await areOwn(urls, "image/", owner))) throw notFound("图片");
}

/** The same for a video. @throws BusinessError NOT_FOUND */
export async function requireOwnVideo(url: string, owner: Owner): Promise<void> {
  if (!(await areOwn([url], "video/", owner))) throw notFound("视频");
}

async function areOwn(urls: readonly string[], type: string, { customerId, db }: Owner): Promise<boolean> {
  if (urls.length === 0) return true;
  if (urls.some((url) => !url.startsWith(FILE_PATH))) return false;
  const keys = [...new Set(urls.map((url) => url.slice(FILE_PATH.length)))];
  const own = await ownFiles(db, customerId, keys);
  return own.filter(({ contentType }) => contentType.startsWith(type)).length === keys.length;
}
