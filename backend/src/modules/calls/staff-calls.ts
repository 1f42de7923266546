import { and, asc, eq, isNotNull } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { staffList } from "../staff-lists";
import { calls } from "./calls.tables";

/**
 * Calls by customers that are ringing (EXT-573), by order number: an order has at most one live call. A call
 * leaves the list when it is answered or over.
 */
export const staffCalls = staffList({
  name: "calls",
  id: calls.orderId,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        id: calls.orderId,
        customerId: calls.customerId,
        callId: calls.id,
        workerId: calls.workerId,
        callType: calls.callType,
        informedAt: calls.informedAt,
      })
      .from(calls)
      .where(
        and(which, eq(calls.status, "RINGING"), eq(calls.caller, "CUSTOMER"), isNotNull(calls.informedAt)),
      )
      .orderBy(asc(calls.orderId))
      .limit(limit),
  entryOf: ({ customerId, ...call }) => ({
    id: call.id,
    customerId,
    state: "RINGING",
    workerId: call.workerId,
    at: call.informedAt,
    endsAt: null,
    data: call,
  }),
});
