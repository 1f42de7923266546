import { z } from "zod";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { id, nothing, pageNumber, pageSize, time } from "../shapes";

const tag = "账号安全";

const device = z.string().nullable().describe("设备与浏览器，如 Windows 电脑 · Chrome；未知时为空");
const place = z.string().nullable().describe("网络所在地，如 浙江；未知时为空");

/** What can have happened to an account. */
export const activityKind = z.enum([
  "SIGNED_IN",
  "SESSIONS_ENDED",
  "PAY_PASSWORD_SET",
  "PAY_PASSWORD_CHANGED",
  "PHONE_CHANGED",
  "ALIPAY_BOUND",
  "ALIPAY_UNBOUND",
  "WECHAT_BOUND",
  "WECHAT_UNBOUND",
  "BANK_BOUND",
  "BANK_UNBOUND",
  "EXPORTED",
  "WEBHOOK_CHANGED",
  "WITHDRAWN",
  "API_KEY_CREATED",
  "API_KEY_ROTATED",
  "API_KEY_REVOKED",
  "APP_TOKEN_COPIED",
]);

/**
 * API-091: gives the account another phone (SAFE-13, C-67). `code` was sent to the new phone, `oldCode` to the one that
 * the account has: the documents have the latter checked in a step before. Our own backend asks for it again (C-50).
 */
export const rebindPhone = defineCall({
  id: "API-091",
  method: "POST",
  path: "/user/api/worker/rebind",
  tag,
  summary: "修改手机号",
  auth: "required",
  anyLocation: true,
  body: z.object({
    phone: z.string().max(32).describe("新手机号"),
    code: z.string().max(13).describe("新手机号收到的验证码"),
    oldCode: extension(
      z.string().max(13).describe("原手机号收到的验证码；不在文档中"),
      "",
      "修改手机号时，由对方平台决定是否验证原手机号",
    ),
  }),
  data: nothing,
});

/** EXT-400: where the caller is signed in, newest first, the calling session before all others (ux.md U50). */
export const listSessions = defineCall({
  id: "EXT-400",
  method: "GET",
  path: "/user/api/customer/sessions",
  tag,
  summary: "已登录的设备",
  auth: "required",
  data: z.array(
    z.object({ id, device, place, createTime: time.describe("登录时间"), isCurrent: z.boolean() }),
  ),
  absent: { data: [], without: "不能查看和结束其他登录" },
});

/** EXT-401: ends one of the caller's other sessions at once (ux.md U50, security.md S11). */
export const endSession = defineCall({
  id: "EXT-401",
  method: "POST",
  path: "/user/api/customer/sessions/end",
  tag,
  summary: "退出一台设备",
  auth: "required",
  body: z.object({ sessionId: id }),
  data: nothing,
  absent: { offer: "devices", without: "不能查看和结束其他登录" },
});

/** EXT-402: ends all of the caller's other sessions at once. */
export const endOtherSessions = defineCall({
  id: "EXT-402",
  method: "POST",
  path: "/user/api/customer/sessions/end_others",
  tag,
  summary: "退出其他所有设备",
  auth: "required",
  data: nothing,
  absent: { offer: "devices", without: "不能查看和结束其他登录" },
});

/** EXT-403: what happened to the caller's account in the last year, newest first (ux.md U50). */
export const listActivity = defineCall({
  id: "EXT-403",
  method: "GET",
  path: "/user/api/customer/activity",
  tag,
  summary: "账户动态",
  auth: "required",
  query: z.object({ pageIndex: pageNumber, pageSize: pageSize(20) }),
  data: z.object({
    rows: z.array(
      z.object({ id, kind: activityKind, at: time, detail: z.string().nullable(), device, place }),
    ),
    total: z.number().int(),
  }),
  absent: { data: { rows: [], total: 0 }, without: "没有账户动态" },
});
