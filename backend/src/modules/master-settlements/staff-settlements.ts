import { asc, getTableColumns } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { numberOf, ratingWordsOf } from "../orders";
import { shownUntil, staffList } from "../staff-lists";
import { masterSettlements } from "./master-settlements.tables";

/** State of an open settlement that waits for the decision about an appeal. */
export const APPEALED = "APPEALED";

/** Settlements of masters (EXT-521, EXT-524), by master and order, due after seven days. */
export const staffSettlements = staffList({
  name: "settlements",
  id: masterSettlements.id,
  rows: (db, which, limit) =>
    drizzle(db)
      .select({
        ...getTableColumns(masterSettlements),
        orderNo: numberOf(masterSettlements.orderId),
        ratingWords: ratingWordsOf(masterSettlements.orderId),
      })
      .from(masterSettlements)
      .where(which)
      .orderBy(asc(masterSettlements.id))
      .limit(limit),
  entryOf: ({ paidAmount: _, returned: __, decidedAt: ___, ...settlement }) => ({
    id: settlement.id,
    customerId: settlement.customerId,
    state: settlement.appeal === "OPEN" ? APPEALED : settlement.state,
    key: String(settlement.orderId),
    workerId: settlement.workerId,
    at: settlement.dueAt,
    endsAt: shownUntil(settlement.paidAt),
    data: settlement,
  }),
});
