import type { RoomEvent } from "../../../../durable-objects/protocol";
import { MESSAGE_TOPICS, type MessageTopic } from "../../../../schema/rules/messages/message-topics";
import { isQuietAt, type QuietHours } from "../../../../schema/rules/messages/quiet-hours";
import type { DesktopNotification } from "./desktop-state";

interface Wishes {
  readonly offTopics: readonly MessageTopic[];
  readonly quietHours?: QuietHours | null | undefined;
}

/** After a longer absence the badge tells how many messages came; each of them as a notification would be a flood. */
const LATE_MS = 5 * 60_000;

/**
 * The notification for an event of the room, according to the customer's settings; null for none (ux.md U44).
 *
 * @param now ms
 */
export function notificationOf(
  event: RoomEvent,
  { offTopics, quietHours = null }: Wishes,
  now: number,
): DesktopNotification | null {
  const { messageId, title, text, topic } = event.data;
  if (typeof messageId !== "number" || typeof title !== "string" || typeof text !== "string") return null;
  if (now - event.at > LATE_MS) return null;
  if (typeof topic === "string" && isTopic(topic) && offTopics.includes(topic)) return null;
  return isQuietAt(now, quietHours) ? null : { messageId, title, text };
}

const isTopic = (name: string): name is MessageTopic => Object.hasOwn(MESSAGE_TOPICS, name);
