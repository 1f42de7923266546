import { asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { canPickBid, numberOf } from "../orders";
import { staffList } from "../staff-lists";
import { bidQuestions, bids } from "./bids.tables";

/**
 * Questions of customers that no master has answered, as long as an answer can matter (EXT-493): until a bid is picked,
 * the platform's price is taken or the order is closed.
 */
export const staffQuestions = staffList({
  name: "bid_questions",
  id: bidQuestions.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        id: bidQuestions.id,
        customerId: bids.customerId,
        answer: bidQuestions.answer,
        orderId: bids.orderId,
        orderNo: numberOf(bids.orderId),
        isOpen: canPickBid(bids.orderId),
        workerId: bids.workerId,
        question: bidQuestions.question,
        createdAt: bidQuestions.createdAt,
      })
      .from(bidQuestions)
      .innerJoin(bids, eq(bids.id, bidQuestions.bidId))
      .where(which)
      .orderBy(asc(bidQuestions.id))
      .limit(limit),
  entryOf: ({ id, customerId, answer, isOpen, ...question }) =>
    answer === null && isOpen === 1 ? { id, customerId, state: "OPEN", endsAt: null, data: question } : null,
});
