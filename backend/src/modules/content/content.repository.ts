import { asc, count, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { articles } from "./content.tables";

export type ArticleTypeCode = (typeof articles.$inferSelect)["typeCode"];

/** One page of a type's articles in their editorial order, and how many there are. */
export async function findArticles(
  { db }: { db: D1Database },
  wanted: { typeCode: ArticleTypeCode; limit: number; offset: number },
) {
  const database = drizzle(db);
  const ofType = eq(articles.typeCode, wanted.typeCode);
  const [rows, [matched]] = await database.batch([
    database
      .select()
      .from(articles)
      .where(ofType)
      .orderBy(asc(articles.position), asc(articles.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    database.select({ total: count() }).from(articles).where(ofType),
  ]);
  return { rows, total: matched?.total ?? 0 };
}
