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
  /** When the real name was verified; null before. */
  verifiedAt: integer("verified_at"),
  /** From where the master sets out, GCJ-02; null when not known. */
  lng: real("lng"),
  lat: real("lat"),
  /** Counted by the trigger `workers_changed` with each change of what customers see; nothing else writes it. */
  version: integer("version").notNull().default(0),
});

/**
 * Masters whose change customers' cards have yet to follow (decision 065): noted by the trigger `workers_changed`,
 * ended by the cron.
 */
export const masterChanges = sqliteTable("master_changes", {
  workerId: integer("worker_id").primaryKey(),
  /** Counts the changes of all masters: each store of customers follows them at its own pace. */
  seq: integer("seq").notNull().unique("master_changes_in_order"),
});

/** What an order brings its master: the work is accepted, and it is rated. */
const RESULTS = ["JOB", "RATING"] as const;

/**
 * Results of a customer's orders that the directory has not counted: written by the trigger `worker_results_begin` with
 * the step, and deleted once they are counted (`results.ts`). The customer's own table.
 */
export const workerResultsDue = sqliteTable(
  "worker_results_due",
  {
    customerId: integer("customer_id").notNull(),
    orderId: integer("order_id").notNull(),
    kind: text("kind", { enum: RESULTS }).notNull(),
    workerId: integer("worker_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    /** Of a rating, 1 to 5. */
    stars: integer("stars"),
    /** ms */
    at: integer("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.orderId, table.kind] })],
);

/**
 * Results that are counted, each once: the trigger `worker_results_count` adds a new row to the three counts below, and
 * one that is told again is not new. Nothing else writes to the counts. Of the directory, as they are.
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

/** How customers have rated a master, so that an average does not read all ratings; no row means no rating. */
export const workerRatings = sqliteTable("worker_ratings", {
  workerId: integer("worker_id").primaryKey(),
  evaluations: integer("evaluations").notNull(),
  /** Sum of their stars, 1 to 5 each. */
  stars: integer("stars").notNull(),
});

/** How many orders of a category a master has finished, which is when the work is accepted; no row means none. */
export const workerJobs = sqliteTable(
  "worker_jobs",
  {
    workerId: integer("worker_id").notNull(),
    goodsTypeId: integer("goods_type_id").notNull(),
    orders: integer("orders").notNull(),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.goodsTypeId] })],
);

/** Ratings by month (`2026-10`, Shanghai), which the lowest of a month are found by. */
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

/** Months whose lowest masters are listed; one list a month. */
export const masterPauseLists = sqliteTable("master_pause_lists", {
  month: text("month").primaryKey(),
  createdAt: integer("created_at").notNull(),
});

/**
 * Masters who are not assigned for a month, because they were among the lowest of the month before (decision 060).
 * Between `createdAt` and `startsAt` the list is with staff. Times in ms UTC.
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
    /** When staff took the master off the list, or ended the pause, and why. */
    liftedAt: integer("lifted_at"),
    liftReason: text("lift_reason"),
  },
  (table) => [uniqueIndex("master_pauses_of_worker").on(table.workerId, table.month)],
);
