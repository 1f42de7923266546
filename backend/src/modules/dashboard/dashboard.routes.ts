import {
  getSettingInfo,
  listLogistics,
  listOrderMessages,
  listTodos,
} from "../../../../schema/rest/dashboard/dashboard";
import { DAY, formatTime, HOUR } from "../../shared/clock";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { findVisitMessages } from "../messages";
import {
  ACCEPTANCE_DELAY_DAYS,
  ACCEPTANCE_MS,
  awaitsMaster,
  findConsignments,
  ownOrdersById,
  presentCollection,
  presentOrder,
  readListed,
  UNANSWERED_AFTER_MS,
  UNPAID_FOR_MS,
} from "../orders";
import { findTodos } from "./todos.repository";

/**
 * API-043, API-046, API-047 and EXT-315. Registered before `/order/api/order/{id}`, which would match their
 * paths (C-53).
 */
export function registerDashboardRoutes(app: BackendApp): void {
  implement(app, getSettingInfo, async () => ({
    unpaidHours: UNPAID_FOR_MS / HOUR,
    unansweredHours: UNANSWERED_AFTER_MS / HOUR,
    acceptanceDays: ACCEPTANCE_MS / DAY,
    acceptanceDelayDays: ACCEPTANCE_DELAY_DAYS,
  }));

  implement(app, listLogistics, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const page = { limit: query.pageSize, offset: (query.pageNo - 1) * query.pageSize };
    const { rows, total } = await findConsignments(context.db, customerId, page);
    return {
      rows: rows.map((order) => ({
        orderId: order.id,
        orderNo: order.orderNo,
        status: order.status,
        goodsTypeName: order.goodsTypeName,
        customerName: order.customerName,
        isArrival: order.isArrival,
        logisticsNo: order.logisticsNo ?? "",
        ...presentCollection(order),
      })),
      total,
    };
  });

  implement(app, listOrderMessages, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const page = { limit: body.pageSize, offset: (body.pageIndex - 1) * body.pageSize };
    const { db } = context;
    const wanted = { customerId, title: body.title, exceptTitle: body.exceptTitle };
    const { rows, total } = await findVisitMessages(db, wanted, awaitsMaster(customerId), page);
    const orders = await ownOrdersById(
      db,
      customerId,
      rows.map(({ associatedId }) => associatedId),
    );
    return {
      rows: rows.map(({ id, title, content, associatedId, createdAt, readAt }) => ({
        id,
        title,
        content,
        orderNo: orders.get(associatedId ?? 0)?.orderNo ?? null,
        createTime: formatTime(createdAt),
        isRead: readAt !== null,
        mesAssociatedId: associatedId,
      })),
      total,
    };
  });

  implement(app, listTodos, async (_request, context) => {
    const { customerId } = requireSession(context);
    const todos = await findTodos(context.db, customerId, context.clock.now());
    const ids = new Set(todos.flatMap(({ orderIds }) => orderIds));
    const orders = await readListed(context.db, [...ids]);
    const byId = new Map(orders.map((one) => [one.order.id, one]));
    return todos.map(({ kind, total, orderIds }) => ({
      kind,
      total,
      rows: orderIds.flatMap((id) => byId.get(id) ?? []).map(presentOrder),
    }));
  });
}
