import {
  batchPayOrders,
  listOrdersByIds,
  listUnpaidOrders,
} from "../../../../schema/rest/payments/batch-payment";
import { getPayWays, payOrder as payOrderCall } from "../../../../schema/rest/payments/payment";
import {
  BATCH_CHOICE_MAX,
  BATCH_PAYMENT_MAX,
  NOTHING_TO_PAY,
  TOO_MANY_TO_PAY,
} from "../../../../schema/rules/payments/batch-payment";
import { offeredPayWays } from "../../providers/pay/choose-pay";
import { offeredPayoutProviders } from "../../providers/payout/choose-payout";
import { fenIfGiven } from "../../shared/amount";
import { type RequestContext, requireSession } from "../../shared/context";
import { invalidInput } from "../../shared/errors";
import { type BackendApp, implement } from "../../shared/implement";
import { SITE_ORIGIN_HEADER } from "../../shared/site-origin";
import { idempotencyKey } from "../idempotency";
import { findCurrentOrders, presentOrder, readOrders, withItems } from "../orders";
import { payOrders } from "./pay-orders";
import type { Settlement } from "./settlement-part";

/** API-025, API-026 and API-030..032. Registered before `/order/api/order/{id}` (C-53). */
export function registerPaymentRoutes(app: BackendApp, { checkPaymentsOnView }: Settlement): void {
  implement(app, getPayWays, async (_input, { env }) => ({
    orderPayWay: offeredPayWays(env),
    cashOutWay: offeredPayoutProviders(env),
  }));

  implement(app, payOrderCall, async ({ params, query }, context) => {
    const { payWayEnum: payWay } = query;
    const orderId = params.orderid;
    const request = {
      ...{ ...payerOf(context), orderIds: [orderId], payWay, password: query.pwd ?? "" },
      quotedTotal: fenIfGiven(query.quotedTotalFee),
    };
    return payOrders(request, { command: "payOrder", params: { orderId, payWay } }, context);
  });

  implement(app, batchPayOrders, async ({ body }, context) => {
    const { payWayEnum: payWay, password, quotedTotalFee } = body;
    const orderIds = [...new Set(body.orderIds)];
    if (orderIds.length === 0) throw invalidInput(NOTHING_TO_PAY);
    if (orderIds.length > BATCH_PAYMENT_MAX) throw invalidInput(TOO_MANY_TO_PAY);
    const quotedTotal = fenIfGiven(quotedTotalFee);
    const request = { ...payerOf(context), orderIds, payWay, password: password ?? "", quotedTotal };
    return payOrders(request, { command: "payOrders", params: { orderIds, payWay } }, context);
  });

  implement(app, listUnpaidOrders, async (_input, context) => {
    const { customerId } = requireSession(context);
    const { rows } = await readOrders(
      { filter: { customerId, status: "WAIT_PAY" }, page: 1, pageSize: BATCH_CHOICE_MAX },
      context,
    );
    const payable = rows.filter(({ order }) => order.bidding === null || order.bidding === "PICKED");
    return payable.map(presentOrder);
  });

  implement(app, listOrdersByIds, async ({ body }, context) => {
    const { customerId } = requireSession(context);
    const orderIds = [...new Set(body.orderIds)];
    const orders = await findCurrentOrders({ customerId, orderIds }, context);
    checkPaymentsOnView(orders, context);
    return (await withItems(context.db, orders)).map(presentOrder);
  });
}

function payerOf(context: RequestContext) {
  return {
    customerId: requireSession(context).customerId,
    key: idempotencyKey(context),
    siteOrigin: context.header(SITE_ORIGIN_HEADER),
  };
}
