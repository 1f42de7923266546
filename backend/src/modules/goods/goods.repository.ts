import { and, asc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../shared/in-values";
import { goodsTypeServices, goodsTypes, serviceTypes } from "./goods.tables";

/** A category, or a type of goods within one. */
export type GoodsType = Pick<typeof goodsTypes.$inferSelect, "id" | "parentId" | "name" | "icon">;

const TYPE = { id: goodsTypes.id, name: goodsTypes.name, parentId: goodsTypes.parentId };

/** Every goods type, categories first, each level in display order. */
export async function findGoodsTypes({ db }: { db: D1Database }): Promise<GoodsType[]> {
  return drizzle(db)
    .select({ ...TYPE, icon: goodsTypes.icon })
    .from(goodsTypes)
    .orderBy(sql`${goodsTypes.parentId} IS NOT NULL`, asc(goodsTypes.position), asc(goodsTypes.id));
}

/** Query for a category: empty for a type within one, or nothing at all. */
export const categoryQuery = (db: D1Database, id: number) =>
  drizzle(db)
    .select({ id: goodsTypes.id, name: goodsTypes.name })
    .from(goodsTypes)
    .where(and(eq(goodsTypes.id, id), isNull(goodsTypes.parentId)));

/** Query for these goods types, as far as they exist, in display order. */
export const typesQuery = (db: D1Database, ids: readonly number[]) =>
  drizzle(db)
    .select(TYPE)
    .from(goodsTypes)
    .where(inArray(goodsTypes.id, inValues([...new Set(ids)])))
    .orderBy(asc(goodsTypes.position), asc(goodsTypes.id));

/** Query for a category and its types, in display order. */
export const typesOfCategory = (db: D1Database, id: number) =>
  drizzle(db)
    .select(TYPE)
    .from(goodsTypes)
    .where(or(eq(goodsTypes.id, id), eq(goodsTypes.parentId, id)))
    .orderBy(asc(goodsTypes.position), asc(goodsTypes.id));

/** Ids of a category and its types, as the right side of an `IN` in a query about other tables. */
export const typeIdsOfCategory = (id: number): SQL =>
  sql`(SELECT ${goodsTypes.id} FROM ${goodsTypes} WHERE ${goodsTypes.id} = ${id} OR ${goodsTypes.parentId} = ${id})`;

/** The category that a type belongs to, or that it is, as a value in a query about other tables. */
export const categoryOf = (id: number): SQL =>
  sql`(SELECT coalesce(${goodsTypes.parentId}, ${goodsTypes.id}) FROM ${goodsTypes} WHERE ${goodsTypes.id} = ${id})`;

/** Query for the services that a category offers. */
export const offeredServices = (db: D1Database, goodsTypeId: number) =>
  drizzle(db)
    .select({
      id: serviceTypes.id,
      name: serviceTypes.name,
      takeDelivery: serviceTypes.takeDeliveryFee,
    })
    .from(goodsTypeServices)
    .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
    .where(eq(goodsTypeServices.goodsTypeId, goodsTypeId));

/** Query for one of them: empty where the category does not offer it. */
export const offeredService = (db: D1Database, goodsTypeId: number, serviceTypeId: number) =>
  drizzle(db)
    .select({ name: serviceTypes.name, takeDelivery: serviceTypes.takeDeliveryFee })
    .from(goodsTypeServices)
    .innerJoin(serviceTypes, eq(serviceTypes.id, goodsTypeServices.serviceTypeId))
    .where(
      and(eq(goodsTypeServices.goodsTypeId, goodsTypeId), eq(goodsTypeServices.serviceTypeId, serviceTypeId)),
    );

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
