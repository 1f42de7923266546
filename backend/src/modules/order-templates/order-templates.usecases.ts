import type { Clock } from "../../shared/clock";
import { withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { findOrder, ownOrdersById } from "../orders";
import {
  countTemplates,
  deleteTemplate,
  findTemplates,
  insertTemplate,
  renameTemplate,
} from "./order-templates.repository";

/** More templates would be hard to find in a list. */
const MOST_TEMPLATES = 50;

/**
 * Saves an own order as a template (ux.md U18); the same order again renames its template.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign order (ROLE-16), INVALID_INPUT beyond 50 templates
 */
export async function saveTemplate(
  template: { customerId: number; orderId: number; name: string },
  { db, clock, ids }: { db: CustomerStore; clock: Clock; ids: Ids },
): Promise<{ id: number }> {
  const { customerId, orderId } = template;
  if (!(await findOrder(db, customerId, orderId))) throw notFound("订单");
  const renamed = await renameTemplate(db, template);
  if (renamed !== null) return { id: renamed };
  if ((await countTemplates(db, customerId)) >= MOST_TEMPLATES) throw invalidInput("最多保存 50 个模板");
  return withFreshIds(async () => {
    const id = ids.rowId(customerId);
    await insertTemplate(db, { ...template, id, createdAt: clock.now() });
    return { id };
  });
}

/** A customer's templates, newest first, each with a summary of its order. */
export async function readTemplates(db: CustomerStore, customerId: number) {
  const templates = await findTemplates(db, customerId);
  const orders = await ownOrdersById(
    db,
    customerId,
    templates.map(({ orderId }) => orderId),
  );
  return templates.flatMap((template) => {
    const order = orders.get(template.orderId);
    if (!order) return [];
    const { orderType, goodsTypeName, serviceTypeName } = order;
    return [{ ...template, orderType, goodsTypeName, serviceTypeName }];
  });
}

/** Gives an own template another name. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function renameOwnTemplate(
  template: { customerId: number; id: number; name: string },
  { db }: { db: CustomerStore },
): Promise<void> {
  if ((await renameTemplate(db, template)) === null) throw notFound("模板");
}

/** Deletes an own template. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function removeTemplate(
  template: { customerId: number; id: number },
  { db }: { db: CustomerStore },
): Promise<void> {
  if (!(await deleteTemplate(db, template))) throw notFound("模板");
}
