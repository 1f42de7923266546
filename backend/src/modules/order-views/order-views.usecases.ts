import { MAX_VIEWS } from "../../../../schema/rules/orders/order-views";
import type { Clock } from "../../shared/clock";
import { ConstraintViolation, withFreshIds } from "../../shared/commit";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { deleteView, findViews, insertView, updateView } from "./order-views.repository";

interface Dependencies {
  readonly db: CustomerStore;
  readonly clock: Clock;
  readonly ids: Ids;
}

const nameTaken = () => invalidInput("已有同名的常用筛选，请换一个名称");
const isNameTaken = (error: unknown) =>
  error instanceof ConstraintViolation && error.mentions("order_views.name");

/**
 * Saves filters under a name (ux.md U3). The same filters with the same name are the same view, for example
 * after a lost answer or a double click.
 *
 * @throws BusinessError INVALID_INPUT for a name that other filters have, and beyond ten views
 */
export async function saveView(
  { customerId, name, query }: { customerId: number; name: string; query: string },
  { db, clock, ids }: Dependencies,
): Promise<{ id: number }> {
  const id = await withFreshIds(async () => {
    const fresh = ids.rowId(customerId);
    const isStored = await insertView(db, { id: fresh, customerId, name, query, createdAt: clock.now() });
    return isStored ? fresh : null;
  }).catch((error: unknown) => {
    if (isNameTaken(error)) return null;
    throw error;
  });
  if (id !== null) return { id };
  const views = await findViews(db, customerId);
  const twin = views.find((view) => view.name === name);
  if (twin?.query === query) return { id: twin.id };
  if (twin) throw nameTaken();
  throw invalidInput(`最多保存 ${MAX_VIEWS} 个常用筛选，请先删除不用的`);
}

/**
 * Renames an own view, or pins it.
 *
 * @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16), INVALID_INPUT for a name that
 *   another view has
 */
export async function changeView(
  {
    customerId,
    id,
    ...change
  }: { customerId: number; id: number; name?: string | undefined; pinned?: boolean | undefined },
  { db }: Pick<Dependencies, "db">,
): Promise<void> {
  const views = await findViews(db, customerId);
  if (!views.some((view) => view.id === id)) throw notFound("常用筛选");
  if (change.name === undefined && change.pinned === undefined) return;
  try {
    await updateView(db, { customerId, id }, change);
  } catch (error) {
    throw isNameTaken(error) ? nameTaken() : error;
  }
}

/** Deletes an own view. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function removeView(
  view: { customerId: number; id: number },
  { db }: Pick<Dependencies, "db">,
): Promise<void> {
  if (!(await deleteView(db, view))) throw notFound("常用筛选");
}
