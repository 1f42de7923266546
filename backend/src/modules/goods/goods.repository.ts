import { asc, eq, inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { areaAgents, areaTips } from "../areas/areas.tables";
import { goodsTypeServices, goodsTypes, serviceTypes } from "./goods.tables";

/** Every goods type, categories first, each level in display order. */
export async function findGoodsTypes({ db }: { db: D1Database }) {
  return drizzle(db)
    .select({
      id: goodsTypes.id,
      parentId: goodsTypes.parentId,
      name: goodsTypes.name,
      icon: goodsTypes.icon,
    })
    .from(goodsTypes)
    .orderBy(sql`${goodsTypes.parentId} IS NOT NULL`, asc(goodsTypes.position), asc(goodsTypes.id));
}

/** Ids of the categories that have an agent in any of these areas. */
export async function findServedCategoryIds({ db }: { db: D1Database }, areaCodes: readonly string[]) {
  const rows = await drizzle(db)
    .selectDistinct({ id: areaAgents.goodsTypeId })
    .from(areaAgents)
    .where(inArray(areaAgents.areaCode, [...areaCodes]));
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

/** Service types that a category offers; a child type offers its category's. */
export async function findServiceTypes({ db }: { db: D1Database }, goodsTypeId: number) {
  return drizzle(db)
    .select({
      id: serviceTypes.id,
      name: serviceTypes.name,
      description: serviceTypes.description,
      takeDeliveryFee: serviceTypes.takeDeliveryFee,
    })
    .from(goodsTypes)
    .innerJoin(
      goodsTypeServices,
      eq(goodsTypeServices.goodsTypeId, sql`coalesce(${goodsTypes.parentId}, ${goodsTypes.id})`),
    )
    .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
    .where(eq(goodsTypes.id, goodsTypeId))
    .orderBy(asc(serviceTypes.position), asc(serviceTypes.id));
}
