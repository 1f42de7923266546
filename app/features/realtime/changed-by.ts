import { orderTags, type Tag } from "~/lib/graphql/changes";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { type CallStatus, isLiveCall } from "../../../schema/rules/calls/call";
import { roomEventEffect } from "./room-event-effect";

/**
 * Tags of the data that an event has changed, as in `about` of queries: `Order` and `Order:7`, and the
 * customer's `Message`s or `AbnormalRecord`s. A call that goes on changes only its own window; one that has ended is in
 * the timeline of its order.
 */
export function changedBy(event: RoomEvent): Tag[] {
  const effect = roomEventEffect(event);
  if (effect === "call") return endedCall(event);
  const { orderId } = event.data;
  return [
    effect === "abnormal-flag" ? "AbnormalRecord" : "Message",
    ...(orderId === undefined ? [] : ["Order" as const, `Order:${orderId}` as const]),
  ];
}

/** What the end of a call changes; nothing while it goes on, and without its order. */
function endedCall({ kind, data }: RoomEvent): Tag[] {
  const orderId: unknown = Object(data.businessData).businessId;
  const isOver =
    kind === "videoCallHangup" || (kind === "videoCallCancel" && !isLiveCall(data.status as CallStatus));
  return isOver && (typeof orderId === "number" || typeof orderId === "string")
    ? orderTags(`${orderId}`)
    : [];
}
