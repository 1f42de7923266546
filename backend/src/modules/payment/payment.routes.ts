import { batchPayOrders, listOrdersByIds, listUnpaidOrders } from "../../../../schema/rest/batch-payment";
import { getPayWays, payOrder as payOrderCall } from "../../../../schema/rest/payment";
import { offeredPayWays } from "../../providers/pay/choose-pay";
import { type RequestContext, requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { IDEMPOTENCY_HEADER, idempotencyKey } from "../idempotency/idempotency";
import { presentOrder } from "../orders/order-presenter";
import { findCurrentOrders } from "../orders/reading/orders-by-id";
import { readOrders, withItems } from "../orders/reading/read-orders";
import { lookAfter } from "./look-after";
import { payOrders } from "./pay-orders";
import { SITE_ORIGIN_HEADER } from "./public-address";

/** Unpaid orders that API-031 lists. */
const SELECTABLE = 100;
/** Orders of one payment: what one transaction of the database can hold. */
const PAYABLE_AT_ONCE = 50;

/** API-025, API-026 and API-030..032. Registered before `/order/api/order/{id}` (C-53). */
export function registerPaymentRoutes(app: BackendApp): void {
  implement(app, getPayWays, async (_input, { env }) => ({
    orderPayWay: offeredPayWays(env),
    cashOutWay: [],
  }));

  implement(app, payOrderCall, async ({ params, query }, context) => {
    const { payWayEnum: payWay } = query;
    const orderId = params.orderid;
    const request = { ...payerOf(context), orderIds: [orderId], payWay, password: query.pwd ?? "" };
    return payOrders(request, { command: "payOrder", params: { orderId, payWay } }, context);
  });

  implement(app, batchPayOrders, async ({ body }, context) => {
    const { payWayEnum: payWay, password } = body;
    const orderIds = [...new Set(body.orderIds)];
    if (orderIds.length === 0) throw invalidInput("请至少选择一个订单");
    if (orderIds.length > PAYABLE_AT_ONCE) throw invalidInput(`一次最多支付 ${PAYABLE_AT_ONCE} 个订单`);
    const request = { ...payerOf(context), orderIds, payWay, password: password ?? "" };
    return payOrders(request, { command: "payOrders", params: { orderIds, payWay } }, context);
  });

  implement(app, listUnpaidOrders, async (_input, context) => {
    const { customerId } = requireSession(context);
    const { rows } = await readOrders(
      { filter: { customerId, status: "WAIT_PAY" }, page: 1, pageSize: SELECTABLE },
      context,
    );
    return rows.map(presentOrder);
  });

  implement(app, listOrdersByIds, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const orderIds = [...new Set(body.orderIds)];
    const orders = await findCurrentOrders({ customerId, orderIds }, context);
    lookAfter(orders, context);
    return (await withItems(context.db, orders)).map(presentOrder);
  });
}

function payerOf(context: RequestContext) {
  return {
    customerId: requireSession(context).customerId,
    key: idempotencyKey(context.header(IDEMPOTENCY_HEADER), context.ids),
    siteOrigin: context.header(SITE_ORIGIN_HEADER),
  };
}
