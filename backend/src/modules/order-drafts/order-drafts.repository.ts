import { and, eq, gt, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { DAY } from "../../shared/clock";
import { statement } from "../../shared/commit";
import type { CustomerStore } from "../../shared/stores/stores";
import { isKeyUsed } from "../idempotency";
import { orderDrafts } from "./order-drafts.tables";

type OrderDraftRow = typeof orderDrafts.$inferSelect;

/** An abandoned draft has a customer's name, phone and address: it is deleted after a week (ux.md U17). */
export const DRAFT_KEPT_MS = 7 * DAY;

/** Owner and kind of a draft. */
export type DraftOwner = Pick<OrderDraftRow, "customerId" | "orderType">;

const ownedBy = ({ customerId, orderType }: DraftOwner) =>
  and(eq(orderDrafts.customerId, customerId), eq(orderDrafts.orderType, orderType));

/** The draft, unless it is older than that. */
export const findDraft = (db: CustomerStore, owner: DraftOwner, now: number) =>
  drizzle(db)
    .select()
    .from(orderDrafts)
    .where(and(ownedBy(owner), gt(orderDrafts.savedAt, now - DRAFT_KEPT_MS)))
    .get();

/**
 * Replaces the version of a draft that the caller knows, in one statement. Answers its new version, or null
 * when another browser was first, or when the draft has become an order.
 */
export async function storeDraft(
  db: CustomerStore,
  draft: DraftOwner & {
    content: string;
    /** Idempotency key of the order that the draft becomes. */
    key: string;
    /** The version that is replaced; null when the caller knows none. */
    replaces: number | null;
    now: number;
  },
): Promise<number | null> {
  const { customerId, orderType, content, key, replaces, now } = draft;
  const row = await drizzle(db).get<{ saved_at: number } | undefined>(sql`
    INSERT INTO order_drafts (customer_id, order_type, content, saved_at, order_key)
    SELECT ${customerId}, ${orderType}, ${content}, ${now}, ${key} WHERE NOT ${isKeyUsed(customerId, key)}
    ON CONFLICT (customer_id, order_type) DO UPDATE
      SET content = excluded.content, order_key = excluded.order_key, saved_at = MAX(excluded.saved_at, order_drafts.saved_at + 1)
      WHERE order_drafts.saved_at = ${replaces} OR order_drafts.saved_at <= ${now - DRAFT_KEPT_MS}
    RETURNING saved_at`);
  return row?.saved_at ?? null;
}

/** Deletes a version of a draft; a later version stays. */
export async function deleteDraft(
  db: CustomerStore,
  { savedAt, ...owner }: DraftOwner & { savedAt: number },
): Promise<void> {
  await drizzle(db)
    .delete(orderDrafts)
    .where(and(ownedBy(owner), eq(orderDrafts.savedAt, savedAt)));
}

/** Statement that deletes the draft of an order with this key. A newer draft from another browser stays. */
export const deleteOrderedDraft = (
  db: CustomerStore,
  { key, ...owner }: DraftOwner & { key: string },
): D1PreparedStatement =>
  statement(
    db,
    drizzle(db)
      .delete(orderDrafts)
      .where(and(ownedBy(owner), eq(orderDrafts.orderKey, key))),
  );
