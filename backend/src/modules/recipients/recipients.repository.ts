import { and, desc, eq, ne, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { orders } from "../orders/orders.tables";
import { pinnedRecipients } from "./recipients.tables";

const columns = {
  orderId: orders.id,
  customerName: orders.customerName,
  customerPhone: orders.customerPhone,
  areaCode: orders.areaCode,
  provinceName: orders.provinceName,
  cityName: orders.cityName,
  areaName: orders.areaName,
  address: orders.address,
  isLift: orders.isLift,
  floorsNumber: orders.floorsNumber,
};

/** So many orders are looked through for recipients that differ. */
const NEWEST = 200;

/**
 * Recipients of a customer's pinned orders, the default one first and then the newest pin, and of the newest orders, both with `phone` in their
 * phone where it is given. The same recipient may come several times.
 */
export async function findRecipients(
  db: D1Database,
  { customerId, phone }: { customerId: number; phone?: string },
) {
  const database = drizzle(db);
  const hasPhone = phone === undefined ? undefined : sql`instr(${orders.customerPhone}, ${phone}) > 0`;
  const [pinned, recent] = await database.batch([
    database
      .select({ ...columns, isDefault: pinnedRecipients.isDefault })
      .from(pinnedRecipients)
      .innerJoin(orders, eq(orders.id, pinnedRecipients.orderId))
      .where(and(eq(pinnedRecipients.customerId, customerId), eq(orders.customerId, customerId), hasPhone))
      .orderBy(desc(pinnedRecipients.isDefault), desc(pinnedRecipients.createdAt)),
    database
      .select(columns)
      .from(orders)
      .where(and(eq(orders.customerId, customerId), hasPhone))
      .orderBy(desc(orders.createdAt), desc(orders.id))
      .limit(NEWEST),
  ]);
  return { pinned, recent };
}

/** How many recipients a customer has pinned, that of this order left out. */
export const countOtherPins = (db: D1Database, customerId: number, orderId: number) =>
  drizzle(db).$count(
    pinnedRecipients,
    and(eq(pinnedRecipients.customerId, customerId), ne(pinnedRecipients.orderId, orderId)),
  );

/** Pins the recipient of an order; once is enough. */
export async function insertPin(db: D1Database, pin: typeof pinnedRecipients.$inferInsert): Promise<void> {
  await drizzle(db).insert(pinnedRecipients).values(pin).onConflictDoNothing();
}

/** Makes the recipient of a pin the default one, pinned if it was not, or leaves the customer without one. */
export async function replaceDefault(
  db: D1Database,
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

/**
 * Forgets the pins of every order that went to the same recipient as this one: which of them was pinned is not for
 * people to know.
 */
export async function deletePins(
  db: D1Database,
  { customerId, orderId }: { customerId: number; orderId: number },
): Promise<void> {
  await db
    .prepare(
      `DELETE FROM pinned_recipients WHERE customer_id = ?1 AND order_id IN (
         SELECT o.id FROM orders o JOIN orders same ON same.id = ?2 AND same.customer_id = ?1
         WHERE o.customer_id = ?1 AND o.customer_name = same.customer_name
           AND o.customer_phone = same.customer_phone AND o.area_code = same.area_code AND o.address = same.address)`,
    )
    .bind(customerId, orderId)
    .run();
}
