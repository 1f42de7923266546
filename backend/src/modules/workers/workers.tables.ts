import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Masters (PERSONAL) and service providers (ENTERPRISE), who send masters of their own (ENUM-06). */
export const workers = sqliteTable("workers", {
  id: integer("id").primaryKey(),
  type: text("type", { enum: ["PERSONAL", "ENTERPRISE"] }).notNull(),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  /** Picture, a path of the site; null for none. */
  avatar: text("avatar"),
  createdAt: integer("created_at").notNull(),
  /** When the real name was verified; null before. */
  verifiedAt: integer("verified_at"),
  /** From where the master sets out, GCJ-02; null when not known. */
  lng: real("lng"),
  lat: real("lat"),
});

/**
 * How customers have rated a master: counted by the trigger `worker_ratings_count` with each evaluation, so that an
 * average does not read all of them. Nothing else writes here; no row means no evaluation.
 */
export const workerRatings = sqliteTable("worker_ratings", {
  workerId: integer("worker_id").primaryKey(),
  evaluations: integer("evaluations").notNull(),
  /** Sum of their stars, 1 to 5 each. */
  stars: integer("stars").notNull(),
});

/**
 * How many orders of a category a master has finished: counted by the trigger `worker_jobs_count` when the work is
 * accepted. Nothing else writes here; no row means none.
 */
export const workerJobs = sqliteTable(
  "worker_jobs",
  {
    workerId: integer("worker_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    orders: integer("orders").notNull(),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.goodsTypeId] })],
);
