import { and, eq, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import type { CustomerStore } from "../../shared/stores/stores";
import { invoiceRequests } from "./invoices.tables";

/** Amounts that invoices were requested for and not refused, by month, 分. */
export async function amountsAsked(db: CustomerStore, customerId: number): Promise<Map<string, number>> {
  const { month, amount, status } = invoiceRequests;
  const rows = await drizzle(db)
    .select({ month, amount })
    .from(invoiceRequests)
    .where(and(eq(invoiceRequests.customerId, customerId), ne(status, "REFUSED")));
  return new Map(rows.map((row) => [row.month, row.amount]));
}
