import { and, asc, count, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { Directory } from "../../shared/stores/stores";
import { adverts, articles, contentChanges } from "./content.tables";

export type Article = typeof articles.$inferSelect;
export type Advert = typeof adverts.$inferSelect;
export type ArticleTypeCode = Article["typeCode"];

/** Status of a visible advert. */
export const SHOWN = 1;

/** One page of a type's articles in their editorial order, notices newest first (NOTICE-01), and how many there are. */
export async function findArticles(
  { directory }: { directory: Directory },
  wanted: { typeCode: ArticleTypeCode; limit: number; offset: number },
) {
  const database = drizzle(directory);
  const ofType = eq(articles.typeCode, wanted.typeCode);
  const newest = wanted.typeCode === "notice" ? [desc(articles.createdAt)] : [];
  const [rows, [matched]] = await database.batch([
    database
      .select()
      .from(articles)
      .where(ofType)
      .orderBy(...newest, asc(articles.position), asc(articles.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    database.select({ total: count() }).from(articles).where(ofType),
  ]);
  return { rows, total: matched?.total ?? 0 };
}

/** One page of the adverts that a place shows, in their order, and how many there are. */
export async function findShownAdverts(
  { directory }: { directory: Directory },
  wanted: { location: string; limit: number; offset: number },
) {
  const database = drizzle(directory);
  const shown = and(eq(adverts.location, wanted.location), eq(adverts.status, SHOWN));
  const [rows, [matched]] = await database.batch([
    database
      .select()
      .from(adverts)
      .where(shown)
      .orderBy(asc(adverts.position), asc(adverts.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    database.select({ total: count() }).from(adverts).where(shown),
  ]);
  return { rows, total: matched?.total ?? 0 };
}

/** Most adverts that staff see in one list. */
const ADVERTS_LISTED = 500;

/** Adverts of one place or of all, the hidden ones included. */
export const findAllAdverts = (directory: Directory, location: string | undefined): Promise<Advert[]> =>
  drizzle(directory)
    .select()
    .from(adverts)
    .where(location === undefined ? undefined : eq(adverts.location, location))
    .orderBy(asc(adverts.location), asc(adverts.position), asc(adverts.id))
    .limit(ADVERTS_LISTED);

/** The article with this id, or null. */
export async function findArticle(directory: Directory, id: number): Promise<Article | null> {
  const [row] = await drizzle(directory).select().from(articles).where(eq(articles.id, id));
  return row ?? null;
}

/** The advert with this id, or null. */
export async function findAdvert(directory: Directory, id: number): Promise<Advert | null> {
  const [row] = await drizzle(directory).select().from(adverts).where(eq(adverts.id, id));
  return row ?? null;
}

/** The position after the last article of a type. */
export async function positionAfterArticles(
  directory: Directory,
  typeCode: ArticleTypeCode,
): Promise<number> {
  const [last] = await drizzle(directory)
    .select({ position: articles.position })
    .from(articles)
    .where(eq(articles.typeCode, typeCode))
    .orderBy(desc(articles.position))
    .limit(1);
  return (last?.position ?? 0) + 1;
}

/** The position after the last advert of a place. */
export async function positionAfterAdverts(directory: Directory, location: string): Promise<number> {
  const [last] = await drizzle(directory)
    .select({ position: adverts.position })
    .from(adverts)
    .where(eq(adverts.location, location))
    .orderBy(desc(adverts.position))
    .limit(1);
  return (last?.position ?? 0) + 1;
}

/** The newest changes of the content. */
export const findContentChanges = (directory: Directory, limit: number) =>
  drizzle(directory).select().from(contentChanges).orderBy(desc(contentChanges.id)).limit(limit);
