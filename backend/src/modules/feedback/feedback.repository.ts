import { and, count, desc, eq, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { feedback } from "./feedback.tables";

export type FeedbackRow = typeof feedback.$inferSelect;

/** The same words as in the indexes. */
const isOpen = sql`replied_at IS NULL`;

/** One page of a customer's feedback, newest first, and how much there is. */
export async function findFeedback(
  db: CustomerStore,
  customerId: number,
  page: { limit: number; offset: number },
): Promise<{ rows: FeedbackRow[]; total: number }> {
  const orm = drizzle(db);
  const own = eq(feedback.customerId, customerId);
  const [rows, [all]] = await orm.batch([
    orm
      .select()
      .from(feedback)
      .where(own)
      .orderBy(desc(feedback.createdAt), desc(feedback.id))
      .limit(page.limit)
      .offset(page.offset),
    orm.select({ total: count() }).from(feedback).where(own),
  ]);
  return { rows, total: all?.total ?? 0 };
}

/**
 * The feedback. With a customer id only that customer's feedback, so that missing and foreign are the same
 * (ROLE-16).
 */
export const findOneFeedback = (
  db: CustomerStore,
  id: number,
  customerId?: number,
): Promise<FeedbackRow | undefined> =>
  drizzle(db)
    .select()
    .from(feedback)
    .where(
      and(eq(feedback.id, id), customerId === undefined ? undefined : eq(feedback.customerId, customerId)),
    )
    .get();

/** Id of the customer's unanswered feedback with the same text and pictures. */
export async function findTwin(
  db: CustomerStore,
  customerId: number,
  digest: string,
): Promise<number | null> {
  const [row] = await drizzle(db)
    .select({ id: feedback.id })
    .from(feedback)
    .where(and(eq(feedback.customerId, customerId), eq(feedback.digest, digest), isOpen));
  return row?.id ?? null;
}

/** Statement that stores a feedback; `feedback_once` refuses a duplicate. */
export const insertFeedback = (db: CustomerStore, row: typeof feedback.$inferInsert): D1PreparedStatement =>
  statement(db, drizzle(db).insert(feedback).values(row));

/** Statement that answers a feedback. A trigger refuses the batch when it was answered before. */
export const replyTo = (
  db: CustomerStore,
  id: number,
  set: { reply: string; repliedAt: number },
): D1PreparedStatement => statement(db, drizzle(db).update(feedback).set(set).where(eq(feedback.id, id)));
