import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { numberOf } from "../orders";
import { shownUntil, staffList } from "../staff-lists";
import { markups } from "./markups.tables";

/** Requests of masters to all customers (EXT-590). Answered ones are shown for 30 days. */
export const staffMarkups = staffList({
  name: "markups",
  id: markups.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        id: markups.id,
        customerId: markups.customerId,
        source: markups.source,
        orderId: markups.orderId,
        orderNo: numberOf(markups.orderId),
        workerId: markups.workerId,
        status: markups.status,
        amount: markups.amount,
        markupType: markups.markupType,
        remark: markups.remark,
        dealtAt: markups.dealtAt,
        createdAt: markups.createdAt,
      })
      .from(markups)
      .where(which)
      .orderBy(asc(markups.id))
      .limit(limit),
  entryOf: ({ customerId, source, ...markup }) =>
    source === "WORKER"
      ? {
          id: markup.id,
          customerId,
          state: markup.status,
          workerId: markup.workerId,
          endsAt: shownUntil(markup.dealtAt),
          data: markup,
        }
      : null,
});
