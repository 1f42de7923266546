import { z } from "zod";
import { callType, liveCall } from "../calls/voice-calls";
import { defineCall } from "../rest-call";
import { id, nothing } from "../shapes";

const tag = "运营·通话";
const ofCall = z.object({ callId: z.string().min(1).max(64) });

/** EXT-305 to 307: a step of a master at a call, as their own app would take it. */
const masterStep = <D extends z.ZodType>(extId: string, step: string, summary: string, data: D) =>
  defineCall({
    id: extId,
    method: "POST",
    path: `/operator/api/call/{callId}/${step}`,
    tag,
    summary,
    auth: "operator",
    params: ofCall,
    data,
  });

/** EXT-303: the master of an order rings its customer. */
export const ringCustomer = defineCall({
  id: "EXT-303",
  method: "POST",
  path: "/operator/api/order/{id}/call",
  tag,
  summary: "师傅呼叫客户",
  auth: "operator",
  params: z.object({ id }),
  body: z.object({ callType: callType.default("video") }),
  data: liveCall,
});

/** EXT-304: the call of an order that rings or goes on; null for none. */
export const findOrderCall = defineCall({
  id: "EXT-304",
  method: "GET",
  path: "/operator/api/order/{id}/call",
  tag,
  summary: "订单当前通话",
  auth: "operator",
  params: z.object({ id }),
  data: liveCall.nullable(),
});

export const acceptAsMaster = masterStep("EXT-305", "accept", "师傅接听", liveCall);
export const hangUpAsMaster = masterStep("EXT-306", "hang_up", "师傅拒接、取消或挂断", nothing);
export const keepAsMaster = masterStep("EXT-307", "keep", "师傅保持通话", liveCall);
