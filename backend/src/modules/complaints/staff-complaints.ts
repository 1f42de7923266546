import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { shownUntil, staffList } from "../staff-lists";
import { complaints } from "./complaints.tables";

/** Complaints of all customers (EXT-290). */
export const staffComplaints = staffList({
  name: "complaints",
  id: complaints.id,
  rows: (db, which, limit) =>
    drizzle(db).select().from(complaints).where(which).orderBy(asc(complaints.id)).limit(limit),
  entryOf: (complaint) => ({
    id: complaint.id,
    customerId: complaint.customerId,
    state: complaint.status,
    endsAt: shownUntil(complaint.endedAt),
    data: complaint,
  }),
});
