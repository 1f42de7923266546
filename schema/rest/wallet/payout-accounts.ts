import { z } from "zod";
import { MAX_BANK, MAX_BRANCH } from "../../rules/wallet/company-account";
import { PAYOUT_WAYS } from "../../rules/wallet/withdrawal";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";

const tag = "客户";

/**
 * Header with the SMS code that every change of where money goes must carry (C-50). The documents show no place for it,
 * and what stands in a query stands in logs.
 */
export const SMS_CODE_HEADER = "X-Sms-Code";

/**
 * API-090: binds an account to which money is paid out (SAFE-06, SAFE-07). It changes something although it is a GET
 * (C-54), and wants a fresh code in the header `X-Sms-Code`. `data` is what the QR code of WECHAT holds, null for
 * ALIPAY and BANK; the binding of WECHAT is done once that was scanned. BANK, a company's bank account, is an extension.
 */
export const bindPayoutAccount = defineCall({
  id: "API-090",
  method: "GET",
  path: "/user/api/customer/bind",
  tag,
  summary: "绑定提现账户",
  auth: "required",
  safe: false,
  query: z.object({
    payWayEnum: z.enum(PAYOUT_WAYS),
    account: z.string().max(120).optional(),
    realName: z.string().max(60).optional().describe("BANK 为企业名称"),
    bank: z.string().max(MAX_BANK).optional().describe("BANK（扩展参数）：开户银行"),
    branch: z.string().max(MAX_BRANCH).optional().describe("BANK（扩展参数）：开户支行"),
  }),
  data: z.string().nullable(),
});

/** API-089: takes a binding away (SAFE-09); without one nothing happens. Wants a fresh code in `X-Sms-Code`, too. */
export const unbindPayoutAccount = defineCall({
  id: "API-089",
  method: "GET",
  path: "/user/api/customer/unbind",
  tag,
  summary: "解绑提现账户",
  auth: "required",
  safe: false,
  query: z.object({ payWay: z.enum(PAYOUT_WAYS) }),
  data: nothing,
});

/** EXT-371: WeChat has redirected a customer who scanned the code of {@link bindPayoutAccount}. `state` is good once. */
export const finishWechatBinding = defineCall({
  id: "EXT-371",
  method: "POST",
  path: "/user/api/customer/bind/wechat",
  tag,
  summary: "完成微信绑定",
  body: z.object({
    state: z.string().max(64),
    code: z.string().max(200).describe("微信网页授权的 code"),
  }),
  data: z.object({ nickname: z.string() }),
  absent: { without: "微信绑定由平台自己的页面完成" },
});
