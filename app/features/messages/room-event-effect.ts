import type { RoomEvent } from "../../../durable-objects/protocol";

/** What an event does to the frame of the page, besides what a page itself makes of it. */
export type RoomEventEffect = "abnormal-flag" | "unread-badge";

/** Reads an event in the documented order (C-47): EXCEPTION_MESSAGE sets the abnormal flag (SOCK-03), all else moves the badge (SOCK-04). */
export const roomEventEffect = ({ kind }: RoomEvent): RoomEventEffect =>
  kind.includes("EXCEPTION_MESSAGE") ? "abnormal-flag" : "unread-badge";
