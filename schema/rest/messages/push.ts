import { z } from "zod";
import { defineCall } from "../rest-call";
import { nothing } from "../shapes";

const tag = "消息";
/** Bytes as base64url, as browsers write them. */
const bytes = z
  .string()
  .max(200)
  .regex(/^[\w-]+$/);
const endpoint = z.string().min(1).max(1000).describe("浏览器推送服务给出的地址");

/** EXT-385: what browsers subscribe to, for pushes with no page open (ux.md U44); null when there are none. */
export const getPushKey = defineCall({
  id: "EXT-385",
  method: "GET",
  path: "/user/api/push/key",
  tag,
  summary: "浏览器推送公钥",
  auth: "required",
  data: z.object({ publicKey: z.string().nullable() }),
  absent: { data: { publicKey: null }, without: "没有打开的页面时不通知" },
});

/** EXT-386: pushes new messages to this browser until the session ends. Repeating changes nothing. */
export const addPushBrowser = defineCall({
  id: "EXT-386",
  method: "POST",
  path: "/user/api/push/browser",
  tag,
  summary: "开启浏览器推送",
  auth: "required",
  body: z.object({ endpoint, p256dh: bytes, auth: bytes }),
  data: nothing,
  absent: { without: "没有打开的页面时不通知" },
});

/** EXT-387: stops the pushes to this browser. */
export const removePushBrowser = defineCall({
  id: "EXT-387",
  method: "POST",
  path: "/user/api/push/browser/remove",
  tag,
  summary: "关闭浏览器推送",
  auth: "required",
  body: z.object({ endpoint }),
  data: nothing,
  absent: { without: "没有打开的页面时不通知" },
});
