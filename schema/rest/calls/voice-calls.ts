import { z } from "zod";
import { CALL_STATUSES, CALL_TYPES } from "../../rules/calls/call";
import { extension } from "../extension";
import { defineCall } from "../rest-call";
import { flag, id, nothing } from "../shapes";

const tag = "通话";
const path = (name: string) => `/user/api/video_call/${name}` as const;

/** 32 hex digits (decision 066). The call of another customer is answered like a missing one (security.md S22). */
const callInstanceId = z.string().regex(/^[0-9a-f]{32}$/);

export const callType = z.enum(CALL_TYPES);

/** What the call is about (CALL-11). */
const businessData = z.object({ type: z.literal("ORDER").default("ORDER"), businessId: id });

/**
 * All call data, which every documented call takes (C-48). Who calls whom comes from the session and the order: names
 * and pictures that are sent are ignored (security.md S22).
 */
const sentCallData = z.object({
  sendUserId: id.optional(),
  revieveUserId: id.optional(),
  sendUserNickName: z.string().max(100).optional(),
  sendUserAvartar: z.string().max(300).nullish(),
  videoCallInstanceId: callInstanceId.optional(),
  isVideoCall: flag.optional(),
  callType: callType.optional(),
  businessType: z.string().max(50).optional(),
  businessData: businessData.optional(),
  businessId: id.optional().describe("businessData.businessId，不便嵌套时使用：订单"),
});

/** Call data (CALL-11, ENT-30). */
const callData = z.object({
  sendUserId: id,
  revieveUserId: id,
  sendUserNickName: z.string(),
  sendUserAvartar: z.string().nullable(),
  videoCallInstanceId: callInstanceId,
  isVideoCall: z.boolean(),
  callType,
  businessType: z.string(),
  businessData: z.object({ type: z.string(), businessId: id }),
});

/** How a participant gets onto the call's line, and how media find their way (CALL-12). */
const access = z.object({
  token: z.string().describe("短期凭证，仅用于本次通话"),
  gatewayUrl: z.string().nullable().describe("视频网关 wss 地址；为空时使用本站 /calls"),
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
});

export const liveCall = callData.extend({
  status: z.enum(CALL_STATUSES),
  orderNo: z.string().describe("订单号"),
  customerName: z.string().describe("订单的收货客户"),
  access: access.nullable().describe("尚未接听时，被叫方没有"),
});

const windowKey = z.string().min(8).max(64);
const ofInstance = z.object({ videoCallInstanceId: callInstanceId });
const documented = { tag, auth: "required", anyLocation: true, alsoGet: true } as const;

/**
 * API-106: begins a call with the master of an order. It does not ring before API-107, so that a caller without a
 * microphone does not ring.
 */
export const startCall = defineCall({
  ...documented,
  id: "API-106",
  method: "POST",
  path: path("video_call_customer"),
  summary: "发起通话",
  body: sentCallData,
  data: extension(liveCall.nullable(), null, "不能在网页上通话，可拨打电话"),
});

/** API-107: rings whom a begun call is for. Once more changes nothing. */
export const informCall = defineCall({
  ...documented,
  id: "API-107",
  method: "POST",
  path: path("video_call_inform"),
  summary: "通知被叫方",
  body: sentCallData.extend({ videoCallInstanceId: callInstanceId }),
  data: nothing,
});

/**
 * API-105: whom a call is for rejects it, or hangs up. A call that is over stays so, and one that another window has
 * answered goes on.
 */
export const rejectCall = defineCall({
  ...documented,
  id: "API-105",
  method: "POST",
  path: path("receive_reject"),
  summary: "被叫方拒接或挂断",
  body: sentCallData.extend({
    sendUserId: id,
    windowKey: windowKey.optional().describe("挂断窗口自己的随机值；通话由其他窗口接听时不结束"),
  }),
  data: nothing,
});

/** API-108: the caller calls it off, or hangs up. A call that is over stays so. */
export const callOff = defineCall({
  ...documented,
  id: "API-108",
  method: "POST",
  path: path("sender_call_off"),
  summary: "主叫方取消或挂断",
  body: sentCallData.extend({ videoCallInstanceId: callInstanceId }),
  data: nothing,
});

/** EXT-300: answers a call. Of several windows the first wins; the same one may ask again. */
export const acceptCall = defineCall({
  id: "EXT-300",
  method: "POST",
  path: path("receive_accept"),
  tag,
  summary: "接听",
  auth: "required",
  body: ofInstance.extend({ windowKey: windowKey.describe("接听窗口自己的随机值") }),
  data: liveCall,
  absent: { without: "通话只用电话" },
});

/** EXT-301: says that one is still there, and learns whether the call is. */
export const keepCall = defineCall({
  id: "EXT-301",
  method: "POST",
  path: path("keep"),
  tag,
  summary: "保持通话",
  auth: "required",
  body: ofInstance,
  data: liveCall,
  absent: { without: "通话只用电话" },
});

/** EXT-302: the call that one is in or that rings; null for none. For a window that has missed the event. */
export const getCurrentCall = defineCall({
  id: "EXT-302",
  method: "GET",
  path: path("current"),
  tag,
  summary: "当前通话",
  auth: "required",
  data: liveCall.nullable(),
  absent: { data: null, without: "刷新页面后不恢复通话" },
});
