import { getOrder } from "../../../../../schema/rest/orders/orders";
import { requireSession } from "../../../shared/context";
import { type BackendApp, implement } from "../../../shared/implement";
import { findStatements } from "../../files";
import { findHistory } from "../lifecycle/history";
import type { OrderParts } from "../order-parts";
import { readOrder } from "../reading/read-orders";
import { findActors, findOrderRating, presentOrderDetail } from "./detail-presenter";
import { messageLog } from "./message-log";
import { timelineOf } from "./timeline";

/** API-024. Its `{id}` also matches the names in other paths, so it is registered last (C-53). */
export function registerOrderDetailRoutes(app: BackendApp, { events, detail }: OrderParts): void {
  const entryOf = timelineOf(events);
  implement(app, getOrder, async ({ params }, context) => {
    const { customerId } = requireSession(context);
    const found = await readOrder({ customerId, orderId: params.id }, context);
    const history = await findHistory(context.db, params.id);
    const { order } = found;
    const [actors, rating, payment, markups, refund, calls, messages, statements] = await Promise.all([
      findActors(context.db, customerId, history),
      findOrderRating(order, context),
      detail.payment(order, context),
      detail.markups(order, context),
      detail.refund(order, context),
      detail.calls(order, context),
      messageLog(order, context),
      findStatements(context.db, order.id),
    ]);
    const parts = { ...payment, ...markups, ...refund };
    return presentOrderDetail(found, parts, {
      history,
      beside: [...calls, ...messages],
      actors,
      rating,
      statements,
      entryOf,
      now: context.clock.now(),
    });
  });
}
