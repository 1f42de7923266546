import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { inValues } from "../../shared/in-values";
import type { CustomerStore } from "../../shared/stores/stores";
import { pinnedRecipients } from "./recipients.tables";

/** Orders whose recipients a customer has pinned: the default one first, then the newest pin. */
export const findPins = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select({ orderId: pinnedRecipients.orderId, isDefault: pinnedRecipients.isDefault })
    .from(pinnedRecipients)
    .where(eq(pinnedRecipients.customerId, customerId))
    .orderBy(desc(pinnedRecipients.isDefault), desc(pinnedRecipients.createdAt));

/** Number of recipients that a customer has pinned, without this order's. */
export const countOtherPins = (db: CustomerStore, customerId: number, orderId: number) =>
  drizzle(db).$count(
    pinnedRecipients,
    and(eq(pinnedRecipients.customerId, customerId), ne(pinnedRecipients.orderId, orderId)),
  );

/** Pins the recipient of an order; a repeated request changes nothing. */
export async function insertPin(db: CustomerStore, pin: typeof pinnedRecipients.$inferInsert): Promise<void> {
  await drizzle(db).insert(pinnedRecipients).values(pin).onConflictDoNothing();
}

/**
 * Makes the recipient of a pin the default one, and pins it if necessary; or leaves the customer without a
 * default.
 */
export async function replaceDefault(
  db: CustomerStore,
  customerId: number,
  pin: typeof pinnedRecipients.$inferInsert | null,
): Promise<void> {
  const database = drizzle(db);
  const clear = database
    .update(pinnedRecipients)
    .set({ isDefault: false })
    .where(and(eq(pinnedRecipients.customerId, customerId), eq(pinnedRecipients.isDefault, true)));
  if (!pin) return void (await clear);
  await database.batch([
    clear,
    database
      .insert(pinnedRecipients)
      .values({ ...pin, isDefault: true })
      .onConflictDoUpdate({
        target: [pinnedRecipients.customerId, pinnedRecipients.orderId],
        set: { isDefault: true },
      }),
  ]);
}

/** Deletes the pins of these orders. */
export async function deletePins(
  db: CustomerStore,
  customerId: number,
  orderIds: readonly number[],
): Promise<void> {
  await drizzle(db)
    .delete(pinnedRecipients)
    .where(
      and(eq(pinnedRecipients.customerId, customerId), inArray(pinnedRecipients.orderId, inValues(orderIds))),
    );
}
