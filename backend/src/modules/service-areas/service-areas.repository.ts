import { and, between, eq, inArray, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { areaAncestry } from "../areas";
import { categoryOf } from "../goods";
import { areaAgents, areaTips } from "./service-areas.tables";

/** The agents of any of these areas, those of the narrowest area first. */
export const findAgents = ({ db }: { db: D1Database }, areaCodes: readonly string[]) =>
  drizzle(db)
    .select()
    .from(areaAgents)
    .where(inArray(areaAgents.areaCode, [...areaCodes]))
    .orderBy(sql`length(${areaAgents.areaCode}) DESC`);

/** Whether any of the areas has an agent for the category, or for the category that a child type belongs to. */
export async function hasAgent(
  { db }: { db: D1Database },
  wanted: { goodsTypeId: number; areaCodes: readonly string[] },
): Promise<boolean> {
  const found = await drizzle(db)
    .select({ one: sql<number>`1` })
    .from(areaAgents)
    .where(
      and(
        eq(areaAgents.goodsTypeId, categoryOf(wanted.goodsTypeId)),
        inArray(areaAgents.areaCode, [...wanted.areaCodes]),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Codes of the areas in which a category is served; a city stands for its districts. */
export async function findServedAreas({ db }: { db: D1Database }, goodsTypeId: number): Promise<string[]> {
  const rows = await drizzle(db)
    .select({ code: areaAgents.areaCode })
    .from(areaAgents)
    .where(eq(areaAgents.goodsTypeId, goodsTypeId));
  return rows.map((row) => row.code);
}

/** Ids of the categories that have an agent for an area, or for a part of it. */
export async function findServedCategoryIds({ db }: { db: D1Database }, areaCode: string) {
  const rows = await drizzle(db)
    .selectDistinct({ id: areaAgents.goodsTypeId })
    .from(areaAgents)
    .where(
      or(
        inArray(areaAgents.areaCode, areaAncestry(areaCode)),
        // What lies in it has codes that go on with further digits.
        between(areaAgents.areaCode, areaCode, `${areaCode}:`),
      ),
    );
  return rows.map((row) => row.id);
}

/** The tip of the narrowest of these areas that has one. */
export async function findAreaTip({ db }: { db: D1Database }, areaCodes: readonly string[]) {
  const [tip] = await drizzle(db)
    .select({ content: areaTips.content })
    .from(areaTips)
    .where(inArray(areaTips.areaCode, [...areaCodes]))
    .orderBy(sql`length(${areaTips.areaCode}) DESC`)
    .limit(1);
  return tip?.content ?? null;
}
