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

/** The entries of a customer for whom the platform has set nothing. */
const EVERYTHING: OrderEntries = { immediate: true, normal: true, profitAndLoss: true };

/** The ways into a new order that a customer is shown, and whether profit and loss. */
export async function findOrderEntries(db: CustomerStore, customerId: number): Promise<OrderEntries> {
  const [row] = await drizzle(db).select().from(orderEntries).where(eq(orderEntries.customerId, customerId));
  return row ?? EVERYTHING;
}

/** Statement that stores what a customer is shown from now on. */
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
