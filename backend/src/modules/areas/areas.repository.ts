import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { goodsTypes } from "../goods/goods.tables";
import { areaAgents, areas } from "./areas.tables";

export interface AreaRow {
  code: string;
  name: string;
  parentCode: string | null;
}

const row = { code: areas.code, name: areas.name, parentCode: areas.parentCode };

/** Every area, parents before children of the same branch, in national order. */
export async function findAllAreas({ db }: { db: D1Database }): Promise<AreaRow[]> {
  return drizzle(db).select(row).from(areas).orderBy(asc(areas.level), asc(areas.code));
}

/** Areas directly below one, or the provinces for null. */
export async function findChildren(
  { db }: { db: D1Database },
  parentCode: string | null,
): Promise<AreaRow[]> {
  return drizzle(db)
    .select(row)
    .from(areas)
    .where(parentCode === null ? isNull(areas.parentCode) : eq(areas.parentCode, parentCode))
    .orderBy(asc(areas.code));
}

/** The areas with these codes, widest first; unknown codes are left out. */
export async function findAreasByCode({ db }: { db: D1Database }, codes: readonly string[]) {
  return drizzle(db)
    .select({ code: areas.code, name: areas.name, level: areas.level })
    .from(areas)
    .where(inArray(areas.code, [...codes]))
    .orderBy(asc(areas.level));
}

/** The agents of any of these areas with the category that each serves, in the order of the categories (PUB-24). */
export async function findAgents({ db }: { db: D1Database }, areaCodes: readonly string[]) {
  return drizzle(db)
    .select({
      goodsTypeName: goodsTypes.name,
      contactName: areaAgents.contactName,
      contactTel: areaAgents.contactTel,
    })
    .from(areaAgents)
    .innerJoin(goodsTypes, eq(goodsTypes.id, areaAgents.goodsTypeId))
    .where(inArray(areaAgents.areaCode, [...areaCodes]))
    .orderBy(asc(goodsTypes.position), sql`length(${areaAgents.areaCode}) DESC`);
}

/** Whether any of the areas has an agent for the category, or for the category that a child type belongs to. */
export async function hasAgent(
  { db }: { db: D1Database },
  wanted: { goodsTypeId: number; areaCodes: readonly string[] },
): Promise<boolean> {
  const found = await drizzle(db)
    .select({ one: sql<number>`1` })
    .from(areaAgents)
    .innerJoin(
      goodsTypes,
      eq(areaAgents.goodsTypeId, sql`coalesce(${goodsTypes.parentId}, ${goodsTypes.id})`),
    )
    .where(and(eq(goodsTypes.id, wanted.goodsTypeId), inArray(areaAgents.areaCode, [...wanted.areaCodes])))
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
