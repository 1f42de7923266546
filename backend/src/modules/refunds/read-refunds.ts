import { notFound } from "../../shared/errors";
import type { CustomerStore } from "../../shared/stores/stores";
import { findMasters, type MasterCard } from "../masters";
import { findItems, type OrderItemRow, type OrderRow, ordersById } from "../orders";
import { findRefund, findRefunds, type RefundQuery, type RefundRow } from "./refunds.repository";

export interface RefundWithOrder {
  readonly refund: RefundRow;
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  /** The master who reviews it; null where the platform does. */
  readonly reviewer: MasterCard | null;
}

interface Dependencies {
  readonly db: CustomerStore;
}

/** One refund of a customer. @throws BusinessError NOT_FOUND for a missing or foreign one (ROLE-16) */
export async function readRefund(
  { customerId, refundId }: { customerId: number; refundId: number },
  { db }: Dependencies,
): Promise<RefundWithOrder> {
  const refund = await findRefund(db, customerId, refundId);
  const [found] = refund ? await withOrders(db, [refund]) : [];
  if (!found) throw notFound("退款");
  return found;
}

/** One page of a customer's refunds, newest first, with their orders: five queries, however many refunds. */
export async function readRefunds(
  query: RefundQuery & { page: number; pageSize: number },
  { db }: Dependencies,
): Promise<{ rows: RefundWithOrder[]; total: number }> {
  const { page, pageSize } = query;
  const { rows, total } = await findRefunds(db, query, { limit: pageSize, offset: (page - 1) * pageSize });
  return { rows: await withOrders(db, rows), total };
}

/** Refunds of one customer with their orders. */
async function withOrders(db: CustomerStore, refunds: readonly RefundRow[]): Promise<RefundWithOrder[]> {
  const [first] = refunds;
  if (!first) return [];
  const ids = refunds.map(({ orderId }) => orderId);
  const [orders, items, masters] = await Promise.all([
    ordersById(db, ids),
    findItems(db, ids),
    findMasters(
      db,
      first.customerId,
      refunds.map(({ reviewerId }) => reviewerId),
    ),
  ]);
  return refunds.flatMap((refund) => {
    const order = orders.get(refund.orderId);
    if (!order) return [];
    const reviewer = masters.get(refund.reviewerId ?? 0) ?? null;
    return [{ refund, order, items: items.get(order.id) ?? [], reviewer }];
  });
}
