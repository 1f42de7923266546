import { and, asc, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { MAX_VIEWS } from "../../../../schema/rules/orders/order-views";
import { commit, statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { orderViews } from "./order-views.tables";

type NewView = Omit<typeof orderViews.$inferInsert, "pinned">;

/** A customer's views: the pinned ones first, each in the order of saving. */
export const findViews = (db: CustomerStore, customerId: number) =>
  drizzle(db)
    .select({ id: orderViews.id, name: orderViews.name, query: orderViews.query, pinned: orderViews.pinned })
    .from(orderViews)
    .where(eq(orderViews.customerId, customerId))
    .orderBy(desc(orderViews.pinned), asc(orderViews.createdAt), asc(orderViews.id));

/** Stores a view, unless the customer has reached the limit. @throws ConstraintViolation for a taken name */
export async function insertView(db: CustomerStore, view: NewView): Promise<boolean> {
  const { id, customerId, name, query, createdAt } = view;
  const [stored] = await commit(db, [
    db
      .prepare(
        `INSERT INTO order_views (id, customer_id, name, query, pinned, created_at)
         SELECT ?1, ?2, ?3, ?4, 0, ?5 WHERE (SELECT COUNT(*) FROM order_views WHERE customer_id = ?2) < ?6`,
      )
      .bind(id, customerId, name, query, createdAt, MAX_VIEWS),
  ]);
  return stored?.meta.changes === 1;
}

/** Changes a view of the customer's. @throws ConstraintViolation for a taken name */
export async function updateView(
  db: CustomerStore,
  { customerId, id }: { customerId: number; id: number },
  change: { name?: string | undefined; pinned?: boolean | undefined },
): Promise<void> {
  await commit(db, [
    statement(
      db,
      drizzle(db)
        .update(orderViews)
        .set(change)
        .where(and(eq(orderViews.id, id), eq(orderViews.customerId, customerId))),
    ),
  ]);
}

/** Deletes a view of the customer; false when it is missing. */
export async function deleteView(
  db: CustomerStore,
  { customerId, id }: { customerId: number; id: number },
): Promise<boolean> {
  const rows = await drizzle(db)
    .delete(orderViews)
    .where(and(eq(orderViews.id, id), eq(orderViews.customerId, customerId)))
    .returning({ id: orderViews.id });
  return rows.length > 0;
}
