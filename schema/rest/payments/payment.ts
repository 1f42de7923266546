import { z } from "zod";
import { defineCall } from "../rest-call";
import { id } from "../shapes";

const tag = "支付";

/** Pay ways (ENUM-05). */
export const payWay = z.enum(["WALLET", "ALIPAY", "WECHAT"]);
export type PayWay = z.infer<typeof payWay>;

/** API-025: what the platform offers right now, in display order (PAY-02). */
export const getPayWays = defineCall({
  id: "API-025",
  method: "GET",
  path: "/common/platform/get_pay_way",
  tag,
  summary: "可用的支付方式",
  data: z.object({ orderPayWay: z.array(payWay), cashOutWay: z.array(payWay) }),
});

/**
 * API-026: pays an order (PAY-05). Send an `Idempotency-Key` header: repeating a key answers as the first time did.
 * `data` is null for the wallet, a QR image for WECHAT, payment page HTML for ALIPAY.
 */
export const payOrder = defineCall({
  id: "API-026",
  method: "PUT",
  path: "/order/api/order/{orderid}/pay",
  tag,
  summary: "支付订单",
  auth: "required",
  params: z.object({ orderid: id }),
  query: z.object({
    payWayEnum: payWay,
    pwd: z.string().max(64).optional(),
    /** What the customer was shown, 元. When the order now costs something else the answer is PRICE_CHANGED (ux.md U20). */
    quotedTotalFee: z.coerce.number().optional(),
  }),
  data: z.string().nullable(),
});
