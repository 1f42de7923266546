import type { RoomEvent } from "../../../durable-objects/protocol";
import type { CalledOrder, CallNotice, CallRequest } from "./call-types";

/** A call that rings, and who makes it. */
export type IncomingCall = Extract<CallRequest, { direction: "in" }> & {
  readonly senderId: string;
  /** What it is about. */
  readonly orderId: string;
};

/** Call data of an event (CALL-11), as far as a window needs them; null for an event about something else. */
export function readCallEvent({ kind, data }: RoomEvent): IncomingCall | CallNotice | null {
  const { videoCallInstanceId: id, businessData, sendUserId, sendUserNickName, callType, status } = data;
  if (typeof id !== "string" || typeof status !== "string") return null;
  if (kind === "videoCallCancel" || kind === "videoCallHangup") {
    return { kind, callId: id, status: status as CallNotice["status"] };
  }
  if (kind !== "videoCall" || (callType !== "video" && callType !== "audio")) return null;
  return {
    direction: "in",
    id,
    type: callType,
    peerName: typeof sendUserNickName === "string" ? sendUserNickName : "师傅",
    senderId: String(sendUserId),
    orderId: String(Object(businessData).businessId),
    order: readCalledOrder(data),
  };
}

/** The order that data of a call name; undefined where they do not. */
export function readCalledOrder(data: unknown): CalledOrder | undefined {
  const { orderNo, customerName } = Object(data);
  return typeof orderNo === "string" && typeof customerName === "string"
    ? { orderNo, customerName }
    : undefined;
}

/** Whether an event rings, in contrast to one that says how a call goes on. */
export const isIncoming = (event: IncomingCall | CallNotice): event is IncomingCall => "direction" in event;
