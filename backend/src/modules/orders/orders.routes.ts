import { createOrder as createOrderCall, getOrder, listOrders } from "../../../../schema/rest/orders";
import { requireSession } from "../../shared/context";
import { type BackendApp, implement } from "../../shared/implement";
import { limitCustomer } from "../limits/customer-limits";
import { IDEMPOTENCY_HEADER, idempotencyKey } from "../payment/idempotency";
import { lookAfter } from "../payment/payment.routes";
import { createOrder } from "./create-order";
import { presentOrder } from "./order-presenter";
import { readOrder, readOrders } from "./read-orders";

/** API-023, API-027 and API-024, whose `{id}` comes last (C-53). */
export function registerOrderRoutes(app: BackendApp): void {
  implement(app, createOrderCall, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    await limitCustomer("order", customerId, context);
    const key = idempotencyKey(context.header(IDEMPOTENCY_HEADER), context.ids);
    return createOrder({ customerId, key, draft: body }, context);
  });

  implement(app, listOrders, async ({ query }, context) => {
    const { customerId } = requireSession(context);
    const { rows, total } = await readOrders(
      { filter: { customerId, status: query.status }, page: query.pageNum, pageSize: query.pageSize },
      context,
    );
    return { rows: rows.map(({ order, items }) => presentOrder(order, items)), total };
  });

  implement(app, getOrder, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    const { order, items } = await readOrder({ customerId, orderId: params.id }, context);
    lookAfter([order], context);
    return presentOrder(order, items);
  });
}
