import {
  ABNORMAL_SOURCE_NAMES,
  type AbnormalSource,
  exceptionIssue,
  MAX_ABNORMAL_IMAGES,
} from "../../../../schema/rules/abnormal/abnormal";
import { invalidInput, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import type { CustomerStore } from "../../shared/stores/stores";
import { requireDictValue } from "../dictionary";
import { requireOwnPictures } from "../files";
import { findMaster } from "../masters";
import {
  type AdvanceDependencies,
  advanceOrder,
  type DetailOf,
  findCurrentOrder,
  findItems,
  type OrderRow,
  presentWorker,
} from "../orders";
import { insertAbnormal } from "./abnormal.repository";
import { abnormalSteps } from "./abnormal-steps";

/** Statement that keeps what a master reports in the step `report_exception`; `source` is how the customer knows them. */
export const insertReported = (
  db: CustomerStore,
  order: OrderRow,
  detail: DetailOf<typeof abnormalSteps.report_exception>,
  { source, now, ids }: { source: { name: string; phone: string | null }; now: number; ids: Ids },
): D1PreparedStatement =>
  insertAbnormal(db, {
    id: ids.rowId(order.customerId),
    orderId: order.id,
    customerId: order.customerId,
    source: "WORKER",
    sourceName: source.name,
    sourcePhone: source.phone,
    sourceWorkerId: order.workerId,
    abnormalType: detail.abnormalType,
    description: detail.description,
    media: detail.imgs,
    itemIds: detail.orderItemIds ?? [],
    packageState: detail.packageState ?? null,
    createdAt: now,
  });

/** The master of an order as its customer knows them; the platform while there is none. */
export async function masterOf(
  order: OrderRow,
  db: CustomerStore,
): Promise<{ name: string; phone: string | null }> {
  const master = await findMaster(db, order.customerId, order.workerId);
  const { workerName, workerPhone } = presentWorker(order, master);
  return { name: workerName ?? "平台", phone: workerPhone };
}

/** Goods of an order. @throws BusinessError NOT_FOUND when one is not of it */
export async function requireItems(
  itemIds: readonly number[],
  orderId: number,
  { db }: { db: CustomerStore },
): Promise<void> {
  if (itemIds.length === 0) return;
  const own = (await findItems(db, [orderId])).get(orderId) ?? [];
  if (itemIds.some((id) => !own.some((item) => item.id === id))) throw notFound("商品");
}

interface NewException {
  readonly source: AbnormalSource;
  readonly sourceName: string;
  readonly sourcePhone: string;
  readonly abnormalType: string;
  readonly description: string;
  readonly images: readonly string[];
  readonly itemIds: readonly number[];
}

/**
 * The customer reports an exception of an order (ABN-19..23), which makes it abnormal until it is solved.
 *
 * @throws BusinessError NOT_FOUND for a foreign order, picture or good; INVALID_INPUT without type (ABN-20) or
 *   description (ABN-21); CONFLICT for an order that is not paid or closed (ACT-18)
 */
export async function addException(
  { customerId, orderId, ...exception }: NewException & { customerId: number; orderId: number },
  dependencies: AdvanceDependencies,
): Promise<void> {
  const { db, ids } = dependencies;
  const target = { customerId, orderId };
  const order = await findCurrentOrder(target, dependencies);
  const { source, abnormalType, description, images, itemIds } = exception;
  const issue = exceptionIssue(exception);
  if (issue) throw invalidInput(issue.message);
  requireDictValue("abnormal_type", abnormalType);
  if (images.length > MAX_ABNORMAL_IMAGES) throw invalidInput("最多上传 8 张图片");
  await requireOwnPictures(images, { customerId, db });
  await requireItems(itemIds, orderId, { db });
  const { name, phone } = await sourceOf(order, exception, db);
  await advanceOrder(
    () => findCurrentOrder(target, dependencies),
    {
      step: abnormalSteps.add_exception,
      actor: `customer:${customerId}`,
      detail: { abnormalType, description, source, imgs: [...images], orderItemIds: [...itemIds] },
      also: (current, now) => [
        insertAbnormal(db, {
          id: ids.rowId(customerId),
          orderId,
          customerId,
          source,
          sourceName: name,
          sourcePhone: phone,
          sourceWorkerId: source === "WORKER" ? current.workerId : null,
          abnormalType,
          description,
          media: [...images],
          itemIds: [...itemIds],
          createdAt: now,
        }),
      ],
    },
    dependencies,
  );
}

/** The person who reports: the person that the customer names, or else the recipient or the master. */
async function sourceOf(
  order: OrderRow,
  { source, sourceName, sourcePhone }: NewException,
  db: CustomerStore,
) {
  const named = { name: sourceName.trim(), phone: sourcePhone.trim() || null };
  if (source === "OTHER") return { ...named, name: named.name || ABNORMAL_SOURCE_NAMES.OTHER };
  const known =
    source === "WORKER"
      ? await masterOf(order, db)
      : { name: order.customerName, phone: order.customerPhone };
  return named.name === "" ? known : named;
}
