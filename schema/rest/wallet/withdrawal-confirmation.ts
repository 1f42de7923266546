import { z } from "zod";
import { defineCall } from "../rest-call";
import { time, yuan } from "../shapes";

/**
 * EXT-540: what the page shows that WeChat opens for a payee to confirm a withdrawal: the amount and how it stands, and
 * what opens WeChat's confirmation there. `pageUrl` is the page's own address, which the signature is about.
 */
export const getWithdrawalConfirmation = defineCall({
  id: "EXT-540",
  method: "GET",
  path: "/order/api/withdraw/confirm/{token}",
  tag: "提现",
  summary: "凭链接在微信中确认收款（无需登录）",
  params: z.object({ token: z.string().max(64) }),
  query: z.object({ pageUrl: z.string().max(500).describe("页面地址，含查询参数，不含 #") }),
  data: z.object({
    amount: yuan.describe("实际到账"),
    state: z
      .enum(["WAITING", "LAPSED", "PAID", "RETURNED"])
      .describe("待确认、已过期（款项即将退回）、已到账、已退回余额"),
    confirmBefore: time.nullable().describe("在此之前确认"),
    wechat: z
      .object({
        mchId: z.string(),
        appId: z.string(),
        packageInfo: z.string().describe("requestMerchantTransfer 的 package"),
        timestamp: z.number().int().describe("JS-SDK 签名的时间戳，单位：秒"),
        nonceStr: z.string(),
        signature: z.string(),
      })
      .nullable()
      .describe("打开微信确认收款所需；不在待确认状态，或微信暂时没有应答时为 null"),
  }),
  absent: { without: "不提供在微信确认收款的入口" },
});
