import { z } from "zod";
import { PAYOUT_MOODS } from "../../rules/wallet/payout-mood";
import { defineCall } from "../rest-call";
import { nothing, time, yuan } from "../shapes";

const tag = "沙盒";

const transfer = z.object({
  outBizNo: z.string(),
  provider: z.enum(["ALIPAY", "WECHAT"]),
  account: z.string(),
  amount: yuan,
  status: z.enum(["PROCESSING", "PAID", "FAILED", "LAPSED"]),
  createTime: time,
});

/** EXT-374: the newest transfers of the sandbox's providers, and how they treat the next ones. */
export const listSandboxPayouts = defineCall({
  id: "EXT-374",
  method: "GET",
  path: "/sandbox/api/payouts",
  tag,
  summary: "沙盒打款列表",
  auth: "operator",
  data: z.object({ mood: z.enum(PAYOUT_MOODS), transfers: z.array(transfer) }),
});

/** EXT-375: changes how they treat transfers, to every account or to one alone. */
export const setSandboxPayoutMood = defineCall({
  id: "EXT-375",
  method: "POST",
  path: "/sandbox/api/payouts/mood",
  tag,
  summary: "沙盒打款：设定渠道行为",
  auth: "operator",
  body: z.object({
    mood: z.enum(PAYOUT_MOODS),
    account: z.string().max(120).optional().describe("只对该收款账户生效"),
  }),
  data: nothing,
});

/** EXT-376: ends a transfer that takes its time or that its payee has to confirm, and sends so many notifications about it: 0 is one that gets lost. */
export const actOnSandboxPayout = defineCall({
  id: "EXT-376",
  method: "POST",
  path: "/sandbox/api/payouts/act",
  tag,
  summary: "沙盒打款：渠道的操作",
  auth: "operator",
  body: z.object({
    outBizNo: z.string().regex(/^[A-Za-z\d]{1,32}$/),
    action: z.enum(["pay", "refuse", "lapse", "notify"]),
    notifications: z.number().int().min(0).max(20),
  }),
  data: z.object({ transfer, taken: z.number().int().describe("对方确认收到的通知数") }),
});
