import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Events for users' rooms: written in the batch of the change, pushed after the commit, and again by a job.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    eventId: text("event_id").notNull(),
    userId: integer("user_id").notNull(),
    /**
     * Sequence number per user without gaps. The room and the browser use it to drop duplicates and to ask
     * again.
     */
    seq: integer("seq").notNull(),
    kind: text("kind").notNull(),
    payload: text("payload", { mode: "json" }).notNull(),
    createdAt: integer("created_at").notNull(),
    ackedAt: integer("acked_at"),
    attempts: integer("attempts").notNull().default(0),
    nextAttemptAt: integer("next_attempt_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.seq] }),
    index("outbox_pending").on(table.nextAttemptAt).where(sql`acked_at IS NULL`),
  ],
);
