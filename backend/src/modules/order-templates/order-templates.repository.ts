import { and, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { commit, statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { orderTemplates } from "./order-templates.tables";

/** A customer's templates, newest first. */
export const findTemplates = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select({ id: orderTemplates.id, name: orderTemplates.name, orderId: orderTemplates.orderId })
    .from(orderTemplates)
    .where(eq(orderTemplates.customerId, customerId))
    .orderBy(desc(orderTemplates.createdAt));

/** How many templates a customer has. */
export const countTemplates = (db: CustomerStore, customerId: number) =>
  drizzle(db).$count(orderTemplates, eq(orderTemplates.customerId, customerId));

/**
 * Renames a customer's template, found by its id or its order; answers its id, or null when it is missing.
 */
export async function renameTemplate(
  db: CustomerStore,
  { customerId, name, ...by }: { customerId: number; name: string } & ({ id: number } | { orderId: number }),
): Promise<number | null> {
  const isMeant = "id" in by ? eq(orderTemplates.id, by.id) : eq(orderTemplates.orderId, by.orderId);
  const [row] = await drizzle(db)
    .update(orderTemplates)
    .set({ name })
    .where(and(eq(orderTemplates.customerId, customerId), isMeant))
    .returning({ id: orderTemplates.id });
  return row?.id ?? null;
}

/** Stores a template. */
export async function insertTemplate(
  db: CustomerStore,
  template: typeof orderTemplates.$inferInsert,
): Promise<void> {
  await commit(db, [statement(db, drizzle(db).insert(orderTemplates).values(template))]);
}

/** Deletes a template of the customer; false when it is missing. */
export async function deleteTemplate(
  db: CustomerStore,
  { customerId, id }: { customerId: number; id: number },
): Promise<boolean> {
  const rows = await drizzle(db)
    .delete(orderTemplates)
    .where(and(eq(orderTemplates.id, id), eq(orderTemplates.customerId, customerId)))
    .returning({ id: orderTemplates.id });
  return rows.length > 0;
}
