import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { commit, statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { findSessionCustomer } from "../customers";
import { handedPictures, uploadLinks } from "./upload-links.tables";

export type UploadLink = typeof uploadLinks.$inferSelect;

/** A link and its customer. */
export interface OpenLink extends UploadLink {
  readonly customerId: number;
  readonly merchantName: string;
}

/** Stores the link of a session in place of the old one, whose pictures are no longer reported. */
export async function replaceLink(db: CustomerStore, link: UploadLink): Promise<void> {
  const { sessionHash, ...fresh } = link;
  const put = drizzle(db)
    .insert(uploadLinks)
    .values(link)
    .onConflictDoUpdate({ target: uploadLinks.sessionHash, set: { ...fresh, sessionHash } });
  await commit(db, [statement(db, put)]);
}

/** The open link of a secret, if its session is valid and its customer is not blocked; null otherwise. */
export async function findOpenLink(
  db: CustomerStore,
  tokenHash: string,
  now: number,
): Promise<OpenLink | null> {
  const link = await drizzle(db)
    .select()
    .from(uploadLinks)
    .where(and(eq(uploadLinks.tokenHash, tokenHash), gt(uploadLinks.expiresAt, now)))
    .get();
  const customer = link && (await findSessionCustomer(db, link.sessionHash, now));
  if (!link || !customer || customer.blockedAt !== null) return null;
  return { ...link, customerId: customer.customerId, merchantName: customer.nickname };
}

/** Whether a session has this open link. */
export async function hasLink(
  db: CustomerStore,
  { id, sessionHash, now }: { id: number; sessionHash: string; now: number },
): Promise<boolean> {
  const found = await drizzle(db).$count(
    uploadLinks,
    and(eq(uploadLinks.sessionHash, sessionHash), eq(uploadLinks.id, id), gt(uploadLinks.expiresAt, now)),
  );
  return found > 0;
}

/** Pictures of a link, oldest first. */
export async function keysOfLink(db: CustomerStore, linkId: number): Promise<string[]> {
  const rows = await drizzle(db)
    .select({ key: handedPictures.fileKey })
    .from(handedPictures)
    .where(and(eq(handedPictures.linkId, linkId), isNotNull(handedPictures.fileKey)))
    .orderBy(asc(handedPictures.id));
  return rows.flatMap(({ key }) => (key === null ? [] : [key]));
}

/** Ends a link: it takes no more pictures. */
export async function deleteLink(db: CustomerStore, id: number): Promise<void> {
  await drizzle(db).delete(uploadLinks).where(eq(uploadLinks.id, id));
}

/** Number of taken places of a link, including pictures that are being uploaded. */
export const countPictures = (db: CustomerStore, linkId: number) =>
  drizzle(db).$count(handedPictures, eq(handedPictures.linkId, linkId));

/** Takes a place for one picture; false when all are taken. */
export async function reservePlace(
  db: CustomerStore,
  { id, linkId, count, now }: { id: number; linkId: number; count: number; now: number },
): Promise<boolean> {
  const [taken] = await commit(db, [
    db
      .prepare(
        `INSERT INTO handed_pictures (id, link_id, created_at)
         SELECT ?1, ?2, ?3 WHERE (SELECT COUNT(*) FROM handed_pictures WHERE link_id = ?2) < ?4`,
      )
      .bind(id, linkId, now, count),
  ]);
  return taken?.meta.changes === 1;
}

/** Frees a place, because no picture came. */
export async function freePlace(db: CustomerStore, id: number): Promise<void> {
  await drizzle(db).delete(handedPictures).where(eq(handedPictures.id, id));
}

/** Stores the picture in its place; false when the link has ended in the meantime. */
export async function fillPlace(
  db: CustomerStore,
  { id, linkId, key }: { id: number; linkId: number; key: string },
): Promise<boolean> {
  const isThere = sql`EXISTS (SELECT 1 FROM ${uploadLinks} WHERE ${uploadLinks.id} = ${linkId})`;
  const { meta } = await drizzle(db)
    .update(handedPictures)
    .set({ fileKey: key })
    .where(and(eq(handedPictures.id, id), isThere));
  return meta.changes === 1;
}
