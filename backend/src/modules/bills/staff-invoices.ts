import { asc } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { shownUntil, staffList } from "../staff-lists";
import { invoiceRequests } from "./invoices.tables";

/** Requests for invoices of all customers (EXT-164). */
export const staffInvoices = staffList({
  name: "invoices",
  id: invoiceRequests.id,
  rows: (db, which, limit) =>
    drizzle(db).select().from(invoiceRequests).where(which).orderBy(asc(invoiceRequests.id)).limit(limit),
  entryOf: ({ requestId: _, ...request }) => ({
    id: request.id,
    customerId: request.customerId,
    state: request.status,
    endsAt: shownUntil(request.answeredAt),
    data: request,
  }),
});
