import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { orderEntries } from "./order-entries.tables";

interface OrderEntries {
  readonly immediate: boolean;
  readonly normal: boolean;
  readonly profitAndLoss: boolean;
}

/** The default for customers without settings. */
const EVERYTHING: OrderEntries = { immediate: true, normal: true, profitAndLoss: true };

/** The order types that a customer can choose, and whether profit and loss is shown. */
export async function findOrderEntries(db: CustomerStore, customerId: number): Promise<OrderEntries> {
  const [row] = await drizzle(db).select().from(orderEntries).where(eq(orderEntries.customerId, customerId));
  return row ?? EVERYTHING;
}

/** Statement that stores the entries that a customer sees. */
export function storeOrderEntries(
  db: CustomerStore,
  customerId: number,
  { immediate, normal, profitAndLoss }: OrderEntries,
): D1PreparedStatement {
  const shown = { immediate, normal, profitAndLoss };
  return statement(
    db,
    drizzle(db)
      .insert(orderEntries)
      .values({ customerId, ...shown })
      .onConflictDoUpdate({ target: orderEntries.customerId, set: shown }),
  );
}
