import { and, asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { getOrder } from "../../../../schema/rest/orders";
import type { CallResult } from "../../../../schema/rest/rest-call";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime } from "../../shared/clock";
import { markups } from "./markups.tables";

/** What was paid beyond an order's price, as its detail lists it, oldest first (DETAIL-19). */
export async function findPaidMarkups(
  db: D1Database,
  orderId: number,
): Promise<CallResult<typeof getOrder>["orderMarkups"]> {
  const rows = await drizzle(db)
    .select()
    .from(markups)
    .where(and(eq(markups.orderId, orderId), eq(markups.status, "SUCCESS")))
    .orderBy(asc(markups.createdAt), asc(markups.id));
  return rows.map(({ markupType, amount, payWay, dealtAt, remark }) => ({
    markupType,
    amount: fenToYuan(amount),
    payWay,
    payTime: dealtAt === null ? null : formatTime(dealtAt),
    markupRemark: remark,
  }));
}
