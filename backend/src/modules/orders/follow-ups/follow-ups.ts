import { desc, eq, type SQL, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { z } from "zod";
import { ORDER_PICTURES } from "../../../../../schema/rules/orders/evaluation";
import { commit, statement, withFreshIds } from "../../../shared/commit";
import { invalidInput, notFound } from "../../../shared/errors";
import { requireOwnPictures } from "../../files";
import { once } from "../../idempotency";
import { enqueueFound, pushOutbox } from "../../outbox";
import { findCurrentOrder } from "../reading/read-orders";
import type { AdvanceDependencies } from "../steps/advance-order";
import { orderFollowUps } from "./follow-ups.tables";

interface Note {
  readonly content: string;
  readonly images: readonly string[];
}

/** The notes on an order of this customer, newest first (FOLLOW-05). @throws BusinessError NOT_FOUND */
export async function readFollowUps(
  { customerId, orderId }: { customerId: number; orderId: number },
  dependencies: AdvanceDependencies,
) {
  await findCurrentOrder({ customerId, orderId }, dependencies);
  return drizzle(dependencies.db)
    .select()
    .from(orderFollowUps)
    .where(eq(orderFollowUps.orderId, orderId))
    .orderBy(desc(orderFollowUps.createdAt), desc(orderFollowUps.id));
}

/**
 * Adds a note (FOLLOW-01..03), at most once per key.
 *
 * @throws BusinessError NOT_FOUND, INVALID_INPUT, IDEMPOTENCY_MISMATCH
 */
export async function addFollowUp(
  { customerId, key, orderId, ...note }: Note & { customerId: number; key: string; orderId: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  const params = { orderId, ...note };
  const command = { db, clock, customerId, key, command: "addFollowUp", params, result: z.null() };
  await once(command, async (record) => {
    await findCurrentOrder({ customerId, orderId }, dependencies);
    const values = await checkNote(note, customerId, dependencies);
    await withFreshIds(() => {
      const id = ids.rowId(customerId);
      const row = { ...values, id, orderId, customerId, createdAt: clock.now() };
      return commit(db, [
        record(null),
        statement(db, drizzle(db).insert(orderFollowUps).values(row)),
        noteChanged(sql`id = ${id}`, dependencies),
      ]);
    });
    return null;
  });
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/**
 * Changes a note of this customer's (FOLLOW-04). The same words and pictures again are no news to other tabs.
 *
 * @throws BusinessError NOT_FOUND, INVALID_INPUT
 */
export async function editFollowUp(
  { customerId, orderId, id, ...note }: Note & { customerId: number; orderId: number; id: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db } = dependencies;
  await findCurrentOrder({ customerId, orderId }, dependencies);
  const values = await checkNote(note, customerId, dependencies);
  const own = sql`id = ${id} AND order_id = ${orderId} AND customer_id = ${customerId}`;
  const isOther = sql`(content <> ${values.content} OR images <> ${JSON.stringify(values.images)})`;
  const [, changed] = await commit(db, [
    noteChanged(sql`${own} AND ${isOther}`, dependencies),
    statement(db, drizzle(db).update(orderFollowUps).set(values).where(own)),
  ]);
  if (changed?.meta.changes === 0) throw notFound("跟进记录");
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** Removes a note of this customer's (FOLLOW-06). @throws BusinessError NOT_FOUND */
export async function deleteFollowUp(
  { customerId, id }: { customerId: number; id: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db } = dependencies;
  const own = sql`id = ${id} AND customer_id = ${customerId}`;
  const [, gone] = await commit(db, [
    noteChanged(own, dependencies),
    statement(db, drizzle(db).delete(orderFollowUps).where(own)),
  ]);
  if (gone?.meta.changes === 0) throw notFound("跟进记录");
  dependencies.waitUntil(pushOutbox(customerId, dependencies));
}

/** Statement that tells other tabs about the note that this condition finds: they read it again with its order. */
const noteChanged = (which: SQL, { db, clock, ids }: AdvanceDependencies): D1PreparedStatement =>
  enqueueFound(
    db,
    sql`SELECT id AS position, ${ids.token(16)} AS eventId, customer_id AS userId, 'ORDER_CHANGED' AS kind,
               json_object('orderId', order_id) AS payload, ${clock.now()} AS at
        FROM order_follow_ups WHERE ${which}`,
  );

async function checkNote(note: Note, customerId: number, { db }: AdvanceDependencies) {
  const content = note.content.trim();
  if (content === "") throw invalidInput("请输入跟进内容");
  if (note.images.length > ORDER_PICTURES) throw invalidInput("最多上传 8 张图片");
  await requireOwnPictures(note.images, { customerId, db });
  return { content, images: [...note.images] };
}
