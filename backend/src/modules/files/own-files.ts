import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { notFound } from "../../shared/errors";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { files } from "./files.tables";

/** Prefix of the addresses of files, before the key. */
export const FILE_PATH = "/files/";

interface Owner {
  readonly customerId: number;
  readonly db: CustomerStore;
}

/** Query for those of these files that are this customer's, and complete. */
export const ownFiles = (db: CustomerStore, customerId: number, keys: readonly string[]) =>
  drizzle(db)
    .select({ key: files.key, contentType: files.contentType })
    .from(files)
    .where(
      and(inArray(files.key, inValues(keys)), eq(files.customerId, customerId), eq(files.isPending, false)),
    );

/**
 * Checks that pictures are this customer's uploads.
 *
 * @throws BusinessError NOT_FOUND, the same for a missing file, a foreign file and one of another kind
 *   (ROLE-16)
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

/** All complete files of a customer, newest first, with their bytes. */
export const completeFiles = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select({ key: files.key, size: files.size })
    .from(files)
    .where(and(eq(files.customerId, customerId), eq(files.isPending, false)))
    .orderBy(desc(files.createdAt), asc(files.key));

/**
 * Deletes up to `limit` files of a customer, bytes and rows, that none of these queries for keys finds, and
 * answers their number. Incomplete uploads are left to `removeAbandonedUploads`.
 */
export async function deleteUnneeded(
  { customerId, needed, limit }: { customerId: number; needed: readonly SQL[]; limit: number },
  { db, bucket }: { db: CustomerStore; bucket: R2Bucket },
): Promise<number> {
  const own = and(eq(files.customerId, customerId), eq(files.isPending, false));
  // One condition for each query, because D1 allows five queries in a compound one.
  const isUnneeded = needed.map((query) => sql`${files.key} NOT IN (${query})`);
  const rows = await drizzle(db)
    .select({ key: files.key })
    .from(files)
    .where(and(own, ...isUnneeded))
    .limit(limit);
  const keys = rows.map(({ key }) => key);
  if (keys.length === 0) return 0;
  // Delete the bytes first: a row without bytes is found again, bytes without a row would be lost.
  await bucket.delete(keys);
  await drizzle(db)
    .delete(files)
    .where(and(own, inArray(files.key, inValues(keys))));
  return keys.length;
}
