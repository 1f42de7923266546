import type { RoomEvent } from "../../../durable-objects/protocol";
import type { WantedCall } from "./call-context";
import type { CalledOrder, CallRequest, CallUpdate } from "./call-types";

/** A ringing call, and its caller. */
export type IncomingCall = Extract<CallRequest, { direction: "in" }> & {
  readonly senderId: string;
  /** The order of the call. */
  readonly orderId: string;
};

/** Data of a call in an event (CALL-11), as far as a window needs them; null for other events. */
export function readCallEvent({ kind, data }: RoomEvent): IncomingCall | CallUpdate | null {
  const { videoCallInstanceId: id, businessData, sendUserId, sendUserNickName, callType, status } = data;
  if (typeof id !== "string" || typeof status !== "string") return null;
  if (kind === "videoCallCancel" || kind === "videoCallHangup") {
    return { kind, callId: id, status: status as CallUpdate["status"] };
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

/** The order in the data of a call; undefined without one. */
export function readCalledOrder(data: unknown): CalledOrder | undefined {
  const { orderNo, customerName } = Object(data);
  return typeof orderNo === "string" && typeof customerName === "string"
    ? { orderNo, customerName }
    : undefined;
}

/** Whether this is a call that rings here, and not one that starts here or an update of a call. */
export const isIncoming = (said: IncomingCall | WantedCall | CallUpdate): said is IncomingCall =>
  "direction" in said;
