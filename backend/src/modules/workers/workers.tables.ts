import { integer, primaryKey, real, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";

/** Masters (PERSONAL) and service providers (ENTERPRISE), who send masters of their own (ENUM-06). */
export const workers = sqliteTable("workers", {
  id: integer("id").primaryKey(),
  type: text("type", { enum: ["PERSONAL", "ENTERPRISE"] }).notNull(),
  name: text("name").notNull(),
  phone: text("phone").notNull(),
  /** Picture, a path of the site; null for none. */
  avatar: text("avatar"),
  createdAt: integer("created_at").notNull(),
  /** Time at which the real name was verified; null before. */
  verifiedAt: integer("verified_at"),
  /** Starting place of the master, GCJ-02; null when not known. */
  lng: real("lng"),
  lat: real("lat"),
  /** The trigger `workers_changed` counts each change that customers see; no other code writes it. */
  version: integer("version").notNull().default(0),
});

/**
 * Changed masters whose cards are not updated everywhere (decision 065): written by the trigger
 * `workers_changed`, deleted by the cron.
 */
export const masterChanges = sqliteTable("master_changes", {
  workerId: integer("worker_id").primaryKey(),
  /** Number of the change among those of all masters: each store follows them at its own pace. */
  seq: integer("seq").notNull().unique("master_changes_in_order"),
});

/** Results of an order for its master: the work is accepted, and it is rated. */
const RESULTS = ["JOB", "RATING"] as const;

/**
 * Results of a customer's orders that the directory has not counted: written by the trigger
 * `worker_results_begin` with the step, and deleted once they are counted (`results.ts`). In the customer's
 * store.
 */
export const workerResultsDue = sqliteTable(
  "worker_results_due",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    kind: text("kind", { enum: RESULTS }).notNull(),
    workerId: integer("worker_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    /** Stars of a rating, 1 to 5. */
    stars: integer("stars"),
    /** ms */
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.orderId, table.kind] })],
);

/**
 * Counted results, each once: the trigger `worker_results_count` adds a new row to the three counts below. A
 * repeated result is not a new row. No other code writes the counts. In the directory, like the counts.
 */
export const workerResults = sqliteTable(
  "worker_results",
  {
    orderId: integer("order_id").notNull(),
    kind: text("kind", { enum: RESULTS }).notNull(),
    workerId: integer("worker_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    stars: integer("stars"),
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.kind] })],
);

/** Sums of the ratings of a master, so that an average does not read all ratings; no row means no rating. */
export const workerRatings = sqliteTable("worker_ratings", {
  workerId: integer("worker_id").primaryKey(),
  evaluations: integer("evaluations").notNull(),
  /** Sum of their stars, 1 to 5 each. */
  stars: integer("stars").notNull(),
});

/** Number of a master's finished orders of a category, counted at the acceptance; no row means none. */
export const workerJobs = sqliteTable(
  "worker_jobs",
  {
    workerId: integer("worker_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    orders: integer("orders").notNull(),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.goodsTypeId] })],
);

/** Ratings by month (`2026-10`, Shanghai), to find the lowest masters of a month. */
export const workerMonthRatings = sqliteTable(
  "worker_month_ratings",
  {
    month: text("month").notNull(),
    workerId: integer("worker_id").notNull(),
    evaluations: integer("evaluations").notNull(),
    stars: integer("stars").notNull(),
  },
  (table) => [primaryKey({ columns: [table.month, table.workerId] })],
);

/** Months whose lowest masters are listed; one list for each month. */
export const masterPauseLists = sqliteTable("master_pause_lists", {
  month: text("month").primaryKey(),
  createdAt: integer("created_at").notNull(),
});

/**
 * Masters who get no orders for a month, because they were among the lowest of the month before
 * (decision 060). Between `createdAt` and `startsAt` staff check the list. Times in ms UTC.
 */
export const masterPauses = sqliteTable(
  "master_pauses",
  {
    id: integer("id").primaryKey(),
    workerId: integer("worker_id").notNull(),
    month: text("month").notNull(),
    evaluations: integer("evaluations").notNull(),
    stars: integer("stars").notNull(),
    createdAt: integer("created_at").notNull(),
    startsAt: integer("starts_at").notNull(),
    endsAt: integer("ends_at").notNull(),
    /** Time and reason when staff removed the master from the list, or ended the pause. */
    liftedAt: integer("lifted_at"),
    liftReason: text("lift_reason"),
  },
  (table) => [uniqueIndex("master_pauses_of_worker").on(table.workerId, table.month)],
);
