import { z } from "zod";
import { CALL_STATUSES, CALL_TYPES } from "../rules/call";
import { defineCall } from "./rest-call";
import { flag, id, nothing } from "./shapes";

const tag = "通话";
const path = (name: string) => `/user/api/video_call/${name}` as const;

/** 128 random bits: nobody guesses the call of others (security.md S22). */
const callInstanceId = z.string().regex(/^[0-9a-f]{32}$/);

const callType = z.enum(CALL_TYPES);

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

const liveCall = callData.extend({
  status: z.enum(CALL_STATUSES),
  access: access.nullable().describe("尚未接听时，被叫方没有"),
});

const ofInstance = z.object({ videoCallInstanceId: callInstanceId });
const documented = { tag, auth: "required", anyLocation: true, alsoGet: true } as const;

/**
 * API-106: begins a call with the master of an order. Nobody hears of it before API-107, so that a caller without a
 * microphone rings nobody.
 */
const startCall = defineCall({
  ...documented,
  id: "API-106",
  method: "POST",
  path: path("video_call_customer"),
  summary: "发起通话",
  body: sentCallData,
  data: liveCall,
});

/** API-107: rings whom a begun call is for. Once more changes nothing. */
const informCall = defineCall({
  ...documented,
  id: "API-107",
  method: "POST",
  path: path("video_call_inform"),
  summary: "通知被叫方",
  body: sentCallData.extend({ videoCallInstanceId: callInstanceId }),
  data: nothing,
});

/** API-105: whom a call is for rejects it, or hangs up. A call that is over stays so. */
const rejectCall = defineCall({
  ...documented,
  id: "API-105",
  method: "POST",
  path: path("receive_reject"),
  summary: "被叫方拒接或挂断",
  body: sentCallData.extend({ sendUserId: id }),
  data: nothing,
});

/** API-108: the caller calls it off, or hangs up. A call that is over stays so. */
const callOff = defineCall({
  ...documented,
  id: "API-108",
  method: "POST",
  path: path("sender_call_off"),
  summary: "主叫方取消或挂断",
  body: sentCallData.extend({ videoCallInstanceId: callInstanceId }),
  data: nothing,
});

/** EXT-300: answers a call. Of several windows the first wins; the same one may ask again. */
const acceptCall = defineCall({
  id: "EXT-300",
  method: "POST",
  path: path("receive_accept"),
  tag,
  summary: "接听",
  auth: "required",
  body: ofInstance.extend({ windowKey: z.string().min(8).max(64).describe("接听窗口自己的随机值") }),
  data: liveCall,
});

/** EXT-301: says that one is still there, and learns whether the call is. */
const keepCall = defineCall({
  id: "EXT-301",
  method: "POST",
  path: path("keep"),
  tag,
  summary: "保持通话",
  auth: "required",
  body: ofInstance,
  data: liveCall,
});

/** EXT-302: the call that one is in or that rings; null for none. For a window that has missed the event. */
const getCurrentCall = defineCall({
  id: "EXT-302",
  method: "GET",
  path: path("current"),
  tag,
  summary: "当前通话",
  auth: "required",
  data: liveCall.nullable(),
});

export const voiceCalls = {
  startCall,
  informCall,
  rejectCall,
  callOff,
  acceptCall,
  keepCall,
  getCurrentCall,
};

const staffTag = "运营·通话";
const ofCall = z.object({ callId: z.string().min(1).max(64) });

/** A step of a master at a call, as their own app would take it. */
const masterStep = <D extends z.ZodType>(extId: string, step: string, summary: string, data: D) =>
  defineCall({
    id: extId,
    method: "POST",
    path: `/operator/api/call/{callId}/${step}`,
    tag: staffTag,
    summary,
    auth: "operator",
    params: ofCall,
    data,
  });

/** EXT-303..307: the master's side of calls, which have a site of their own. */
export const operatorVoiceCalls = {
  /** EXT-303: the master of an order rings its customer. */
  ringCustomer: defineCall({
    id: "EXT-303",
    method: "POST",
    path: "/operator/api/order/{id}/call",
    tag: staffTag,
    summary: "师傅呼叫客户",
    auth: "operator",
    params: z.object({ id }),
    body: z.object({ callType: callType.default("video") }),
    data: liveCall,
  }),
  /** EXT-304: the call of an order that rings or goes on; null for none. */
  findOrderCall: defineCall({
    id: "EXT-304",
    method: "GET",
    path: "/operator/api/order/{id}/call",
    tag: staffTag,
    summary: "订单当前通话",
    auth: "operator",
    params: z.object({ id }),
    data: liveCall.nullable(),
  }),
  acceptAsMaster: masterStep("EXT-305", "accept", "师傅接听", liveCall),
  hangUpAsMaster: masterStep("EXT-306", "hang_up", "师傅拒接、取消或挂断", nothing),
  keepAsMaster: masterStep("EXT-307", "keep", "师傅保持通话", liveCall),
};
