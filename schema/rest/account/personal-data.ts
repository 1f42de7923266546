import { z } from "zod";
import { CLOSING_BLOCKERS } from "../../rules/account/personal-data";
import { defineCall } from "../rest-call";
import { id, nothing, time } from "../shapes";

const tag = "个人信息";
const code = z.string().max(13).describe("账户手机号收到的验证码");

/** An export of a customer's data. */
export const dataExport = z.object({
  id,
  state: z.enum(["WAITING", "READY", "FAILED"]).describe("排队生成中、可以下载、生成失败"),
  askTime: time.describe("申请时间"),
  readyTime: time.nullable().describe("生成时间"),
  expireTime: time.describe("到期删除的时间"),
  size: z.number().int().nullable().describe("文件大小，单位：字节"),
});

/** Something that stands in the way of closing an account. */
export const closingBlocker = z.object({
  kind: z.enum(CLOSING_BLOCKERS),
  count: z.number().int().min(1).describe("笔数；BALANCE 为余额，单位：分"),
});

/** EXT-550: the caller's last export while it is kept, and whether another can be asked for today (security.md S47). */
export const getDataExport = defineCall({
  id: "EXT-550",
  method: "GET",
  path: "/user/api/customer/personal_data",
  tag,
  summary: "个人信息导出的进度",
  auth: "required",
  data: z.object({ last: dataExport.nullable(), canAsk: z.boolean().describe("现在是否可以申请") }),
  absent: { data: { last: null, canAsk: false }, without: "不能导出个人信息" },
});

/** EXT-551: asks for an export; one at a time and one a day. Wants a fresh code (security.md S19). */
export const requestDataExport = defineCall({
  id: "EXT-551",
  method: "POST",
  path: "/user/api/customer/personal_data/export",
  tag,
  summary: "申请导出个人信息",
  auth: "required",
  body: z.object({ code }),
  data: nothing,
  absent: { offer: "personalData", without: "不能导出个人信息" },
});

/** EXT-552: what stands in the way of closing the caller's account; nothing when it can be closed. */
export const listClosingBlockers = defineCall({
  id: "EXT-552",
  method: "GET",
  path: "/user/api/customer/closing",
  tag,
  summary: "注销账户前需要了结的事项",
  auth: "required",
  data: z.array(closingBlocker),
  absent: { data: [], without: "不能注销账户" },
});

/** EXT-553: closes the caller's account for good. Wants a fresh code (security.md S19). */
export const closeAccount = defineCall({
  id: "EXT-553",
  method: "POST",
  path: "/user/api/customer/close",
  tag,
  summary: "注销账户",
  auth: "required",
  body: z.object({ code }),
  data: nothing,
  absent: { offer: "personalData", without: "不能注销账户" },
});
