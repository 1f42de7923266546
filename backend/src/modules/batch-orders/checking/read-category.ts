import { and, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { goodsTypes } from "../../goods/goods.tables";

/** A top category by its id; undefined for a child or nothing at all (BATCH-01). */
export const readCategory = (db: D1Database, id: number) =>
  drizzle(db)
    .select({ id: goodsTypes.id, name: goodsTypes.name })
    .from(goodsTypes)
    .where(and(eq(goodsTypes.id, id), isNull(goodsTypes.parentId)))
    .get();
