import { z } from "zod";
import { defineCall } from "../rest-call";
import { id, nothing, time } from "../shapes";

/** EXT-151: what the sandbox SMS provider "sent", newest first. Exists only while the sandbox is on. */
export const listSandboxSms = defineCall({
  id: "EXT-151",
  method: "GET",
  path: "/sandbox/api/sms",
  tag: "沙盒",
  summary: "沙盒短信收件箱",
  auth: "operator",
  query: z.object({
    phone: z.string().max(32).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  data: z.array(z.object({ id, phone: z.string(), content: z.string(), createTime: time })),
});

/** EXT-515: what the sandbox's official account "sent", newest first; to one person when an openid is given. */
export const listSandboxWechat = defineCall({
  id: "EXT-515",
  method: "GET",
  path: "/sandbox/api/wechat",
  tag: "沙盒",
  summary: "沙盒微信收件箱",
  auth: "operator",
  query: z.object({
    openid: z.string().max(64).optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  data: z.array(z.object({ id, openid: z.string(), content: z.string(), url: z.string(), createTime: time })),
});

/** EXT-377: signs a phone in without captcha and SMS, for programs; an unknown phone is registered. */
export const openSandboxSession = defineCall({
  id: "EXT-377",
  method: "POST",
  path: "/sandbox/api/session",
  tag: "沙盒",
  summary: "沙盒登录：不经验证码取得登录凭证",
  auth: "operator",
  body: z.object({ phone: z.string().max(32).describe("手机号，未注册的会注册") }),
  data: z.object({ webToken: z.string() }),
});

/** EXT-567: the permission for one SMS that a solved captcha gives, for programs (decision 081). */
export const openSandboxCaptcha = defineCall({
  id: "EXT-567",
  method: "POST",
  path: "/sandbox/api/captcha_grant",
  tag: "沙盒",
  summary: "沙盒验证码：不经滑块取得发送短信的凭证",
  auth: "operator",
  body: z.object({ address: z.string().max(60).describe("请求短信的 IP 地址") }),
  data: z.object({ grant: z.string() }),
});

/** EXT-152: runs what the cron runs every minute; local Workers have no cron of their own. */
export const runJobs = defineCall({
  id: "EXT-152",
  method: "POST",
  path: "/sandbox/api/jobs",
  tag: "沙盒",
  summary: "立即执行定时任务",
  auth: "operator",
  data: nothing,
});

/** EXT-157: plays everybody else at an order until it waits for its customer, so that one can watch it live. Goes on after the answer. */
export const runAutopilot = defineCall({
  id: "EXT-157",
  method: "POST",
  path: "/sandbox/api/order/{id}/autopilot",
  tag: "沙盒",
  summary: "自动扮演师傅与平台，直到订单等待客户或结束",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({
    pauseMs: z.number().int().min(0).max(3000).default(0).describe("每步之间停顿的毫秒数"),
    accept: z.boolean().default(false).describe("也代客户验收并评价"),
  }),
  data: nothing,
});
