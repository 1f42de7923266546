import type { RoomEvent } from "../../../durable-objects/protocol";
import { CALL_EVENTS } from "../../../schema/rules/calls/call";

/** What an event does to the frame of the page, besides what a page itself makes of it. */
export type RoomEventEffect = "call" | "abnormal-flag" | "unread-badge";

const CALLS: ReadonlySet<string> = new Set(CALL_EVENTS);

/**
 * Reads an event in the documented order (C-47): calls have a window of their own (SOCK-05), EXCEPTION_MESSAGE sets the
 * abnormal flag (SOCK-03), all else moves the badge (SOCK-04).
 */
export function roomEventEffect({ kind }: RoomEvent): RoomEventEffect {
  if (CALLS.has(kind)) return "call";
  return kind.includes("EXCEPTION_MESSAGE") ? "abnormal-flag" : "unread-badge";
}
