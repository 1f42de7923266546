import type { Tag } from "~/lib/graphql/changes";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { roomEventEffect } from "./room-event-effect";

/**
 * Tags of the data that an event has changed, as in `about` of queries: `Order` and `Order:7`, and the
 * customer's `Message`s or `AbnormalRecord`s. Calls change only their own window.
 */
export function changedBy(event: RoomEvent): Tag[] {
  const effect = roomEventEffect(event);
  if (effect === "call") return [];
  const { orderId } = event.data;
  return [
    effect === "abnormal-flag" ? "AbnormalRecord" : "Message",
    ...(orderId === undefined ? [] : ["Order" as const, `Order:${orderId}` as const]),
  ];
}
