import { and, asc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { fenToYuan } from "../../../../schema/rules/money";
import { formatTime } from "../../shared/clock";
import type { DetailPart } from "../orders";
import { markups } from "./markups.tables";

/** Paid markups of an order, as its detail lists them, oldest first (DETAIL-19). */
export const markupDetail: DetailPart<"orderMarkups"> = async ({ id }, { db }) => {
  const rows = await drizzle(db)
    .select()
    .from(markups)
    .where(and(eq(markups.orderId, id), eq(markups.status, "SUCCESS")))
    .orderBy(asc(markups.createdAt), asc(markups.id));
  const orderMarkups = rows.map(({ markupType, amount, payWay, dealtAt, remark }) => ({
    markupType,
    amount: fenToYuan(amount),
    payWay,
    payTime: dealtAt === null ? null : formatTime(dealtAt),
    markupRemark: remark,
  }));
  return { orderMarkups };
};
