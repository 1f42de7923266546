import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { shownUntil, staffList } from "../staff-lists";
import { feedback } from "./feedback.tables";

/** Feedback of all customers (EXT-394). */
export const staffFeedback = staffList({
  name: "feedback",
  id: feedback.id,
  rows: (db, which, limit) =>
    drizzle(db).select().from(feedback).where(which).orderBy(asc(feedback.id)).limit(limit),
  entryOf: ({ digest: _, ...row }) => ({
    id: row.id,
    customerId: row.customerId,
    state: row.repliedAt === null ? "OPEN" : "ANSWERED",
    endsAt: shownUntil(row.repliedAt),
    data: row,
  }),
});
