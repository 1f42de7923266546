import type { RoomEvent } from "../../../durable-objects/protocol";
import { CALL_EVENTS } from "../../../schema/rules/calls/call";

/** Effects of an event on the frame of the page, besides those on the page itself. */
export type RoomEventEffect = "call" | "abnormal-flag" | "unread-badge";

const CALLS: ReadonlySet<string> = new Set(CALL_EVENTS);

/**
 * The effect of an event in the documented order (C-47): calls have a window of their own (SOCK-05),
 * EXCEPTION_MESSAGE sets the abnormal flag (SOCK-03), all others refresh the badge (SOCK-04).
 */
export function roomEventEffect({ kind }: RoomEvent): RoomEventEffect {
  if (CALLS.has(kind)) return "call";
  return kind.includes("EXCEPTION_MESSAGE") ? "abnormal-flag" : "unread-badge";
}
