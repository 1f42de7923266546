import type { Tag } from "~/lib/graphql/changes";
import type { RoomEvent } from "../../../durable-objects/protocol";
import { roomEventEffect } from "./room-event-effect";

/**
 * What an event says has changed, in the types that queries are `about`: `Order` and `Order:7`, and the customer's
 * `Message`s or `AbnormalRecord`s. Calls change nothing that is shown but their own window.
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
