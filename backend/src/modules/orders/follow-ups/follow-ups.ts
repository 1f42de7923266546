import { and, desc, eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/d1";
import { ORDER_PICTURES } from "../../../../../schema/rules/orders/evaluation";
import { commit, statement, withFreshIds } from "../../../shared/commit";
import { invalidInput, notFound } from "../../../shared/errors";
import { requireOwnPictures } from "../../files";
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

/** Adds a note (FOLLOW-01..03). @throws BusinessError NOT_FOUND, INVALID_INPUT */
export async function addFollowUp(
  { customerId, orderId, ...note }: Note & { customerId: number; orderId: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, clock, ids } = dependencies;
  await findCurrentOrder({ customerId, orderId }, dependencies);
  const { content, images } = await checkNote(note, customerId, dependencies);
  await withFreshIds(() =>
    commit(db, [
      statement(
        db,
        drizzle(db)
          .insert(orderFollowUps)
          .values({
            id: ids.rowId(customerId),
            orderId,
            customerId,
            content,
            images,
            createdAt: clock.now(),
          }),
      ),
    ]),
  );
}

/** Changes a note of this customer's (FOLLOW-04). @throws BusinessError NOT_FOUND, INVALID_INPUT */
export async function editFollowUp(
  { customerId, orderId, id, ...note }: Note & { customerId: number; orderId: number; id: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db } = dependencies;
  await findCurrentOrder({ customerId, orderId }, dependencies);
  const values = await checkNote(note, customerId, dependencies);
  const changed = await drizzle(db)
    .update(orderFollowUps)
    .set(values)
    .where(
      and(
        eq(orderFollowUps.id, id),
        eq(orderFollowUps.orderId, orderId),
        eq(orderFollowUps.customerId, customerId),
      ),
    )
    .returning({ id: orderFollowUps.id });
  if (changed.length === 0) throw notFound("跟进记录");
}

/** Removes a note of this customer's (FOLLOW-06). @throws BusinessError NOT_FOUND */
export async function deleteFollowUp(
  { customerId, id }: { customerId: number; id: number },
  { db }: AdvanceDependencies,
): Promise<void> {
  const gone = await drizzle(db)
    .delete(orderFollowUps)
    .where(and(eq(orderFollowUps.id, id), eq(orderFollowUps.customerId, customerId)))
    .returning({ id: orderFollowUps.id });
  if (gone.length === 0) throw notFound("跟进记录");
}

async function checkNote(note: Note, customerId: number, { db }: AdvanceDependencies) {
  const content = note.content.trim();
  if (content === "") throw invalidInput("请输入跟进内容");
  if (note.images.length > ORDER_PICTURES) throw invalidInput("最多上传 8 张图片");
  await requireOwnPictures(note.images, { customerId, db });
  return { content, images: [...note.images] };
}
