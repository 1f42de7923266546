import { and, asc, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { areaAgents, areaTips } from "../areas/areas.tables";
import { goodsTypeServices, goodsTypes, libraryGoods, serviceTypes } from "./goods.tables";

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

/** Statement that notes which goods of the library an order is about: they come first from now on (ux.md U21). */
export const noteUse = (
  db: D1Database,
  { customerId, names, at }: { customerId: number; names: readonly string[]; at: number },
): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE library_goods SET last_used_at = ? WHERE customer_id = ? AND name IN (SELECT value FROM json_each(?))",
    )
    .bind(at, customerId, JSON.stringify(names));

/** One page of a customer's library, last used first, then newest, and how many match. `%` and `_` in the keyword are plain characters. */
export async function findLibraryGoods(
  { db }: { db: D1Database },
  wanted: { customerId: number; goodsTypeId?: number; keyWord?: string; limit: number; offset: number },
) {
  const database = drizzle(db);
  const matches = and(
    eq(libraryGoods.customerId, wanted.customerId),
    wanted.goodsTypeId === undefined
      ? undefined
      : or(eq(goodsTypes.id, wanted.goodsTypeId), eq(goodsTypes.parentId, wanted.goodsTypeId)),
    // D1 refuses LIKE patterns over 50 bytes, that is 17 Chinese characters.
    wanted.keyWord === undefined
      ? undefined
      : sql`instr(lower(${libraryGoods.name}), lower(${wanted.keyWord})) > 0`,
  );
  const joined = eq(goodsTypes.id, libraryGoods.goodsTypeId);
  const [rows, [matched]] = await database.batch([
    database
      .select({
        id: libraryGoods.id,
        name: libraryGoods.name,
        goodsTypeId: libraryGoods.goodsTypeId,
        // Its own column name: D1 answers a batch as objects, where a second "name" would replace the first.
        goodsTypeName: sql<string>`${goodsTypes.name}`.as("goods_type_name"),
        shopUrl: libraryGoods.shopUrl,
        description: libraryGoods.description,
        imgUrl: libraryGoods.imgUrl,
        installVideoUrl: libraryGoods.installVideoUrl,
      })
      .from(libraryGoods)
      .innerJoin(goodsTypes, joined)
      .where(matches)
      .orderBy(desc(libraryGoods.lastUsedAt), desc(libraryGoods.createdAt), desc(libraryGoods.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    database.select({ total: count() }).from(libraryGoods).innerJoin(goodsTypes, joined).where(matches),
  ]);
  return { rows, total: matched?.total ?? 0 };
}
