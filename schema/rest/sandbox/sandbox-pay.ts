import { z } from "zod";
import { defineCall } from "../rest-call";
import { time, yuan } from "../shapes";

const tag = "沙盒";
const outTradeNo = z.string().regex(/^[\w-]{1,64}$/);

const trade = z.object({
  outTradeNo: z.string(),
  provider: z.enum(["ALIPAY", "WECHAT"]),
  subject: z.string(),
  amount: yuan,
  status: z.enum(["OPEN", "PAID", "CLOSED"]),
  refunded: yuan.describe("已退款金额"),
  returnUrl: z.string(),
  createTime: time,
});

/** EXT-153: the newest trades of the sandbox's payment providers. */
export const listSandboxTrades = defineCall({
  id: "EXT-153",
  method: "GET",
  path: "/sandbox/api/pay/trades",
  tag,
  summary: "沙盒交易列表",
  auth: "operator",
  data: z.array(trade),
});

/** EXT-154: one trade. */
export const getSandboxTrade = defineCall({
  id: "EXT-154",
  method: "GET",
  path: "/sandbox/api/pay/trades/{outTradeNo}",
  tag,
  summary: "沙盒交易",
  auth: "operator",
  params: z.object({ outTradeNo }),
  data: trade,
});

/** EXT-155: opens the trade of an Alipay form that a payer's browser brought to the cashier. */
export const openSandboxTrade = defineCall({
  id: "EXT-155",
  method: "POST",
  path: "/sandbox/api/pay/open",
  tag,
  summary: "沙盒支付：接收支付宝表单",
  auth: "operator",
  body: z.object({ params: z.record(z.string(), z.string()) }),
  data: z.object({ outTradeNo: z.string() }),
});

/** EXT-156: what a payer does at the cashier, and how many notifications follow: 0 is one that gets lost. */
export const actOnSandboxTrade = defineCall({
  id: "EXT-156",
  method: "POST",
  path: "/sandbox/api/pay/act",
  tag,
  summary: "沙盒支付：付款人的操作",
  auth: "operator",
  body: z.object({
    outTradeNo,
    action: z.enum(["pay", "cancel", "notify"]),
    notifications: z.number().int().min(0).max(20),
  }),
  data: z.object({ trade, taken: z.number().int().describe("对方确认收到的通知数") }),
});
