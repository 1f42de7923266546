import { z } from "zod";
import { BATCH_CHOICE_MAX } from "../../rules/payments/batch-payment";
import { order } from "../orders/orders";
import { defineCall } from "../rest-call";
import { id, yuan } from "../shapes";
import { payWay } from "./payment";

const tag = "支付";
const orderIds = z.array(id).max(BATCH_CHOICE_MAX);

/** API-031: the caller's unpaid orders, newest first, for select-all (PAY-30). */
export const listUnpaidOrders = defineCall({
  id: "API-031",
  method: "GET",
  path: "/order/api/order/get_waitpay_order",
  tag,
  summary: "全部待付款订单",
  auth: "required",
  data: z.array(order),
});

/** API-030: these orders of the caller, in the sequence asked for (PAY-30). A read, although a POST. */
export const listOrdersByIds = defineCall({
  id: "API-030",
  method: "POST",
  path: "/order/api/order/list_by_orderIds",
  tag,
  summary: "按编号查询订单",
  auth: "required",
  safe: true,
  body: z.object({ orderIds }),
  data: z.array(order),
});

/**
 * API-032: pays up to 50 orders together or none of them (PAY-33, G-20). Send an `Idempotency-Key` header. `data` is as
 * in API-026; with a provider, ask API-030 until none of the orders is WAIT_PAY.
 */
export const batchPayOrders = defineCall({
  id: "API-032",
  method: "POST",
  path: "/order/api/order/order_batch_pay",
  tag,
  summary: "批量支付订单",
  auth: "required",
  body: z.object({
    orderIds,
    payWayEnum: payWay,
    password: z.string().max(64).nullish(),
    /** Total that the customer was shown, 元, as in API-026. */
    quotedTotalFee: yuan.nullish(),
  }),
  data: z.string().nullable(),
});
