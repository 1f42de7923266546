import { z } from "zod";
import { payWay } from "../payments/payment";
import { defineCall } from "../rest-call";

const tag = "钱包";

/**
 * API-077: opens a payment into the caller's wallet (WALLET-25). It changes something although it is a GET (C-54). Send
 * an `Idempotency-Key` header: repeating a key answers as the first time did. `html` is the payment page of ALIPAY,
 * `url` the text of the QR code of WECHAT; the money counts when the provider says so, see API-078.
 */
export const charge = defineCall({
  id: "API-077",
  method: "GET",
  path: "/order/api/order/charge",
  tag,
  summary: "余额充值",
  auth: "required",
  safe: false,
  query: z.object({
    amount: z.string().max(16).describe("金额，单位：元，最多两位小数"),
    payWay,
  }),
  data: z.object({ html: z.string().nullish(), url: z.string().nullish(), orderNo: z.string().nullish() }),
});

/** Whether a recharge has arrived. The documents name SUCCESS alone. */
const rechargeStatus = z.enum(["WAIT_PAY", "SUCCESS", "CLOSE"]);

/** API-078: whether the caller's recharge has arrived (WALLET-26). */
export const getChargeInfo = defineCall({
  id: "API-078",
  method: "GET",
  path: "/order/api/order/charge_info",
  tag,
  summary: "充值结果",
  auth: "required",
  query: z.object({ orderNo: z.string().min(1).max(64) }),
  data: z.object({ status: rechargeStatus }),
});
