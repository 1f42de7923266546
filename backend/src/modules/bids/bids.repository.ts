import { and, asc, eq, isNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { bidQuestions, bids } from "./bids.tables";

export type BidRow = typeof bids.$inferSelect;
export type QuestionRow = typeof bidQuestions.$inferSelect;

/** The bids for an order that are not withdrawn, the lowest first. */
export const findOpenBids = (db: CustomerStore, orderId: number): Promise<BidRow[]> =>
  drizzle(db)
    .select()
    .from(bids)
    .where(and(eq(bids.orderId, orderId), eq(bids.status, "OPEN")))
    .orderBy(asc(bids.amount), asc(bids.id));

/** A master's bid for an order, also a withdrawn one; null without a bid. */
export async function findBid(db: CustomerStore, orderId: number, workerId: number): Promise<BidRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(bids)
    .where(and(eq(bids.orderId, orderId), eq(bids.workerId, workerId)));
  return row ?? null;
}

/** A bid for an order, also a withdrawn one; null for a missing bid and for a bid for another order. */
export async function findBidById(db: CustomerStore, orderId: number, id: number): Promise<BidRow | null> {
  const [row] = await drizzle(db)
    .select()
    .from(bids)
    .where(and(eq(bids.id, id), eq(bids.orderId, orderId)));
  return row ?? null;
}

interface StoredBid extends Omit<BidRow, "status" | "updatedAt"> {
  readonly at: number;
}

/** Statement for a step that stores a master's bid. A trigger refuses it outside of its step. */
export function storeBid(db: CustomerStore, { at, ...bid }: StoredBid): D1PreparedStatement {
  const { workerFee, amount, day, words, metres, seq } = bid;
  const set = { workerFee, amount, day, words, metres, seq, status: "OPEN", updatedAt: at } as const;
  return statement(
    db,
    drizzle(db)
      .insert(bids)
      .values({ ...bid, ...set })
      .onConflictDoUpdate({ target: [bids.orderId, bids.workerId], set }),
  );
}

/** Statement for a step that withdraws a master's bid. */
export const withdrawStatement = (
  db: CustomerStore,
  { orderId, workerId, seq, at }: { orderId: number; workerId: number; seq: number; at: number },
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(bids)
      .set({ status: "WITHDRAWN", seq, updatedAt: at })
      .where(and(eq(bids.orderId, orderId), eq(bids.workerId, workerId))),
  );

/** Query for the questions about an order, the oldest first. */
export const questionsOf = (db: CustomerStore, orderId: number) =>
  drizzle(db)
    .select()
    .from(bidQuestions)
    .where(eq(bidQuestions.orderId, orderId))
    .orderBy(asc(bidQuestions.createdAt), asc(bidQuestions.id));

/** Statement that stores a question. */
export const insertQuestion = (
  db: CustomerStore,
  row: Omit<QuestionRow, "answer" | "answeredAt">,
): D1PreparedStatement => statement(db, drizzle(db).insert(bidQuestions).values(row));

/** Statement that answers an unanswered question. */
export const answerStatement = (
  db: CustomerStore,
  { id, answer, at }: { id: number; answer: string; at: number },
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .update(bidQuestions)
      .set({ answer, answeredAt: at })
      .where(and(eq(bidQuestions.id, id), isNull(bidQuestions.answer))),
  );

/** A question with its bid; null for a missing question. */
export async function findQuestion(db: CustomerStore, id: number) {
  const [row] = await drizzle(db)
    .select({ question: bidQuestions, bid: bids })
    .from(bidQuestions)
    .innerJoin(bids, eq(bids.id, bidQuestions.bidId))
    .where(eq(bidQuestions.id, id));
  return row ?? null;
}

/** Questions without an answer, the oldest first, with their bids. */
export const findOpenQuestions = (db: CustomerStore, limit: number) =>
  drizzle(db)
    .select({ question: bidQuestions, bid: bids })
    .from(bidQuestions)
    .innerJoin(bids, eq(bids.id, bidQuestions.bidId))
    .where(isNull(bidQuestions.answer))
    .orderBy(asc(bidQuestions.createdAt))
    .limit(limit);
