import { and, count, desc, eq, inArray, or, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../shared/in-values";
import { typeIdsOfCategory } from "./goods.repository";
import { goodsTypes, libraryGoods } from "./goods.tables";

type Row = typeof libraryGoods.$inferSelect;
/** What a customer says about a good. */
export type GoodsValues = Pick<
  Row,
  "goodsTypeId" | "name" | "shopUrl" | "description" | "imgUrl" | "installVideoUrl"
>;
/** A good of a customer; another customer's counts as missing (ROLE-16). */
export interface OwnGoods {
  readonly customerId: number;
  readonly id: number;
}

const joined = eq(goodsTypes.id, libraryGoods.goodsTypeId);
const own = ({ customerId, id }: OwnGoods) =>
  and(eq(libraryGoods.id, id), eq(libraryGoods.customerId, customerId));
const SHOWN = {
  id: libraryGoods.id,
  name: libraryGoods.name,
  goodsTypeId: libraryGoods.goodsTypeId,
  // Its own column name: D1 answers a batch as objects, where a second "name" would replace the first.
  goodsTypeName: sql<string>`${goodsTypes.name}`.as("goods_type_name"),
  shopUrl: libraryGoods.shopUrl,
  description: libraryGoods.description,
  imgUrl: libraryGoods.imgUrl,
  installVideoUrl: libraryGoods.installVideoUrl,
};

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
  const counted = database.select({ total: count() }).from(libraryGoods);
  const [rows, [matched]] = await database.batch([
    database
      .select(SHOWN)
      .from(libraryGoods)
      .innerJoin(goodsTypes, joined)
      .where(matches)
      .orderBy(desc(libraryGoods.lastUsedAt), desc(libraryGoods.createdAt), desc(libraryGoods.id))
      .limit(wanted.limit)
      .offset(wanted.offset),
    // Without a category the rows of an index are enough.
    (wanted.goodsTypeId === undefined
      ? counted.$dynamic()
      : counted.innerJoin(goodsTypes, joined).$dynamic()
    ).where(matches),
  ]);
  return { rows, total: matched?.total ?? 0 };
}

/** A customer's good; undefined for a missing or foreign one. */
export async function findOwnGoods(db: D1Database, which: OwnGoods) {
  const [row] = await drizzle(db)
    .select(SHOWN)
    .from(libraryGoods)
    .innerJoin(goodsTypes, joined)
    .where(own(which));
  return row;
}

/** Which of these goods types there are. */
export async function knownTypeIds(db: D1Database, ids: readonly number[]): Promise<Set<number>> {
  const rows = await drizzle(db)
    .select({ id: goodsTypes.id })
    .from(goodsTypes)
    .where(inArray(goodsTypes.id, inValues([...new Set(ids)])));
  return new Set(rows.map((row) => row.id));
}

/** Which of these names goods of the customer's have. */
export async function takenNames(
  db: D1Database,
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
export async function countGoods(db: D1Database, customerId: number): Promise<number> {
  const [row] = await drizzle(db)
    .select({ total: count() })
    .from(libraryGoods)
    .where(eq(libraryGoods.customerId, customerId));
  return row?.total ?? 0;
}

type NewGoods = GoodsValues & OwnGoods & { readonly createdAt: number };

/** Statement that stores goods, however many. */
export const insertGoods = (db: D1Database, goods: readonly NewGoods[]): D1PreparedStatement =>
  db
    .prepare(
      `INSERT INTO library_goods
         (id, customer_id, goods_type_id, name, shop_url, description, img_url, install_video_url, created_at)
       SELECT value ->> 'id', value ->> 'customerId', value ->> 'goodsTypeId', value ->> 'name', value ->> 'shopUrl',
         value ->> 'description', value ->> 'imgUrl', value ->> 'installVideoUrl', value ->> 'createdAt'
       FROM json_each(?)`,
    )
    .bind(JSON.stringify(goods));

/** Changes a customer's good; false for a missing or foreign one. */
export async function updateGoods(db: D1Database, which: OwnGoods, values: GoodsValues): Promise<boolean> {
  const rows = await drizzle(db)
    .update(libraryGoods)
    .set(values)
    .where(own(which))
    .returning({ id: libraryGoods.id });
  return rows.length > 0;
}

/** Deletes goods of a customer's, and answers how many there were of them. */
export async function deleteGoods(
  db: D1Database,
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
export const mediaOfGoods = (db: D1Database, customerId: number, urls: readonly string[]) =>
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

/** Query for all of a customer's goods with the category of each, last used last. */
export const goodsByCategory = (db: D1Database, customerId: number) =>
  drizzle(db)
    .select({
      name: libraryGoods.name,
      goodsTypeId: libraryGoods.goodsTypeId,
      categoryId: sql<number>`coalesce(${goodsTypes.parentId}, ${goodsTypes.id})`.as("category_id"),
      imgUrl: libraryGoods.imgUrl,
      installVideoUrl: libraryGoods.installVideoUrl,
    })
    .from(libraryGoods)
    .innerJoin(goodsTypes, joined)
    .where(eq(libraryGoods.customerId, customerId))
    .orderBy(libraryGoods.lastUsedAt, libraryGoods.createdAt);

/** A customer's goods with the name of their type, last used first; those of one category when given. */
export const namedGoods = (
  db: D1Database,
  { customerId, goodsTypeId, limit }: { customerId: number; goodsTypeId?: number; limit: number },
) =>
  drizzle(db)
    .select({ name: libraryGoods.name, type: goodsTypes.name, description: libraryGoods.description })
    .from(libraryGoods)
    .innerJoin(goodsTypes, joined)
    .where(
      and(
        eq(libraryGoods.customerId, customerId),
        goodsTypeId === undefined ? undefined : inArray(goodsTypes.id, typeIdsOfCategory(goodsTypeId)),
      ),
    )
    .orderBy(desc(libraryGoods.lastUsedAt), desc(libraryGoods.createdAt))
    .limit(limit);
