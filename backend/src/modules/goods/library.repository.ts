import { and, type Column, count, desc, eq, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { libraryGoods } from "./goods.tables";

type Row = typeof libraryGoods.$inferSelect;
/** Details of a good that the customer enters. */
export type GoodsValues = Pick<
  Row,
  | "goodsTypeId"
  | "name"
  | "shopUrl"
  | "description"
  | "imgUrl"
  | "installVideoUrl"
  | "sku"
  | "volumeHundredths"
  | "packingCount"
  | "weightHundredths"
  | "costPrice"
>;
/** Id of a good and of its customer; another customer's good counts as missing (ROLE-16). */
export interface OwnGoods {
  readonly customerId: number;
  readonly id: number;
}

const own = ({ customerId, id }: OwnGoods) =>
  and(eq(libraryGoods.id, id), eq(libraryGoods.customerId, customerId));
const SHOWN = {
  id: libraryGoods.id,
  name: libraryGoods.name,
  goodsTypeId: libraryGoods.goodsTypeId,
  shopUrl: libraryGoods.shopUrl,
  description: libraryGoods.description,
  imgUrl: libraryGoods.imgUrl,
  installVideoUrl: libraryGoods.installVideoUrl,
  sku: libraryGoods.sku,
  volumeHundredths: libraryGoods.volumeHundredths,
  packingCount: libraryGoods.packingCount,
  weightHundredths: libraryGoods.weightHundredths,
  costPrice: libraryGoods.costPrice,
};
/** The unique index that a duplicate SKU violates. */
export const SKU_INDEX = "library_goods_by_sku";

/** Statement that marks the library goods of an order as used, so that they come first (ux.md U21). */
export const noteUse = (
  db: CustomerStore,
  { customerId, names, at }: { customerId: number; names: readonly string[]; at: number },
): D1PreparedStatement =>
  db
    .prepare(
      "UPDATE library_goods SET last_used_at = ? WHERE customer_id = ? AND name IN (SELECT value FROM json_each(?))",
    )
    .bind(at, customerId, JSON.stringify(names));

/**
 * Whether a text contains a word, without regard to case. LIKE is not used, because D1 refuses patterns over
 * 50 bytes, which are 17 Chinese characters.
 */
const holds = (column: Column, word: string): SQL => sql`instr(lower(${column}), lower(${word})) > 0`;

/**
 * The cost of one piece of the customer's good with this name, 分, as a value in a query about other tables;
 * null when it is not known. Among several goods with one name the last used one counts.
 */
export const costOfNamed = (customerId: number, name: SQLWrapper): SQL<number | null> =>
  sql`(SELECT ${libraryGoods.costPrice} FROM ${libraryGoods}
    WHERE ${libraryGoods.customerId} = ${customerId} AND ${libraryGoods.name} = ${name}
      AND ${libraryGoods.costPrice} IS NOT NULL
    ORDER BY ${libraryGoods.lastUsedAt} DESC LIMIT 1)`;

/** Goods of these types; null for all. */
const ofTypes = (ids: readonly number[] | null): SQL | undefined =>
  ids === null ? undefined : inArray(libraryGoods.goodsTypeId, inValues(ids));

/**
 * One page of a customer's library, last used first, then newest, and the number of all. `%` and `_` in the
 * keyword are plain characters.
 */
export async function findLibraryGoods(
  { db }: { db: CustomerStore },
  wanted: {
    customerId: number;
    goodsTypeIds: readonly number[] | null;
    keyWord?: string;
    limit: number;
    offset: number;
  },
) {
  const database = drizzle(db);
  const matches = and(
    eq(libraryGoods.customerId, wanted.customerId),
    ofTypes(wanted.goodsTypeIds),
    wanted.keyWord === undefined
      ? undefined
      : or(holds(libraryGoods.name, wanted.keyWord), holds(libraryGoods.sku, wanted.keyWord)),
  );
  const [rows, [matched]] = await database.batch([
    database
      .select(SHOWN)
      .from(libraryGoods)
      .where(matches)
      .orderBy(desc(libraryGoods.lastUsedAt), desc(libraryGoods.createdAt), desc(libraryGoods.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    database.select({ total: count() }).from(libraryGoods).where(matches),
  ]);
  return { rows, total: matched?.total ?? 0 };
}

/** A customer's good; undefined for a missing or foreign one. */
export async function findOwnGoods(db: CustomerStore, which: OwnGoods) {
  const [row] = await drizzle(db).select(SHOWN).from(libraryGoods).where(own(which));
  return row;
}

/** A customer's good with this SKU, without regard to case; undefined without one. */
export async function findGoodsBySku(
  db: CustomerStore,
  { customerId, sku }: { customerId: number; sku: string },
) {
  const [row] = await drizzle(db)
    .select(SHOWN)
    .from(libraryGoods)
    .where(and(eq(libraryGoods.customerId, customerId), sql`lower(${libraryGoods.sku}) = lower(${sku})`));
  return row;
}

/** Those of these names that the customer's goods have already. */
export async function takenNames(
  db: CustomerStore,
  customerId: number,
  names: readonly string[],
): Promise<Set<string>> {
  const rows = await drizzle(db)
    .selectDistinct({ name: libraryGoods.name })
    .from(libraryGoods)
    .where(and(eq(libraryGoods.customerId, customerId), inArray(libraryGoods.name, inValues(names))));
  return new Set(rows.map((row) => row.name));
}

/** How many goods a customer has. */
export async function countGoods(db: CustomerStore, customerId: number): Promise<number> {
  const [row] = await drizzle(db)
    .select({ total: count() })
    .from(libraryGoods)
    .where(eq(libraryGoods.customerId, customerId));
  return row?.total ?? 0;
}

type NewGoods = GoodsValues & OwnGoods & { readonly createdAt: number };

/** Statement that stores goods, however many. */
export const insertGoods = (db: CustomerStore, goods: readonly NewGoods[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO library_goods
         (id, customer_id, goods_type_id, name, shop_url, description, img_url, install_video_url, sku,
          volume_hundredths, packing_count, weight_hundredths, cost_price, created_at)
       SELECT value ->> 'id', value ->> 'customerId', value ->> 'goodsTypeId', value ->> 'name', value ->> 'shopUrl',
         value ->> 'description', value ->> 'imgUrl', value ->> 'installVideoUrl', value ->> 'sku',
         value ->> 'volumeHundredths', value ->> 'packingCount', value ->> 'weightHundredths', value ->> 'costPrice',
         value ->> 'createdAt'
       FROM json_each(?)`,
    )
    .bind(JSON.stringify(goods));

/** Statement that changes a customer's good. */
export const updateGoods = (db: CustomerStore, which: OwnGoods, values: GoodsValues): D1PreparedStatement =>
  statement(db, drizzle(db).update(libraryGoods).set(values).where(own(which)));

/** Deletes goods of a customer, and answers how many were deleted. */
export async function deleteGoods(
  db: CustomerStore,
  customerId: number,
  ids: readonly number[],
): Promise<number> {
  const rows = await drizzle(db)
    .delete(libraryGoods)
    .where(and(eq(libraryGoods.customerId, customerId), inArray(libraryGoods.id, inValues(ids))))
    .returning({ id: libraryGoods.id });
  return rows.length;
}

/** Query for the pictures and videos of a customer's goods that have one of these addresses. */
export const mediaOfGoods = (db: CustomerStore, customerId: number, urls: readonly string[]) =>
  drizzle(db)
    .select({ imgUrl: libraryGoods.imgUrl, installVideoUrl: libraryGoods.installVideoUrl })
    .from(libraryGoods)
    .where(
      and(
        eq(libraryGoods.customerId, customerId),
        or(
          inArray(libraryGoods.imgUrl, inValues(urls)),
          inArray(libraryGoods.installVideoUrl, inValues(urls)),
        ),
      ),
    );

/** Query for all of a customer's goods, last used last. */
export const goodsOf = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select({
      name: libraryGoods.name,
      goodsTypeId: libraryGoods.goodsTypeId,
      imgUrl: libraryGoods.imgUrl,
      installVideoUrl: libraryGoods.installVideoUrl,
      sku: libraryGoods.sku,
      volumeHundredths: libraryGoods.volumeHundredths,
      packingCount: libraryGoods.packingCount,
      weightHundredths: libraryGoods.weightHundredths,
    })
    .from(libraryGoods)
    .where(eq(libraryGoods.customerId, customerId))
    .orderBy(libraryGoods.lastUsedAt, libraryGoods.createdAt);

/** A customer's goods, last used first; those of some types when given. */
export const namedGoods = (
  db: CustomerStore,
  {
    customerId,
    goodsTypeIds,
    limit,
  }: { customerId: number; goodsTypeIds: readonly number[] | null; limit: number },
) =>
  drizzle(db)
    .select({
      name: libraryGoods.name,
      goodsTypeId: libraryGoods.goodsTypeId,
      description: libraryGoods.description,
      sku: libraryGoods.sku,
    })
    .from(libraryGoods)
    .where(and(eq(libraryGoods.customerId, customerId), ofTypes(goodsTypeIds)))
    .orderBy(desc(libraryGoods.lastUsedAt), desc(libraryGoods.createdAt))
    .limit(limit);
