import { z } from "../schema/browser-zod";

/** Version of the wire protocol between a room and its tabs. */
export const PROTOCOL_VERSION = 1;

/** Heartbeat: the room answers this exact text without waking. */
export const HEARTBEAT_PING = "ping";
export const HEARTBEAT_PONG = "pong";

/** Query parameter of the socket's address: the last `seq` that the tab has shown. */
export const AFTER_PARAMETER = "after";

/** Reconnect delay after close or error, ms (SOCK-02). */
export const RECONNECT_MS = 5000;

/**
 * An event for one user. `seq` counts per user without gaps; `kind` decides what the page does: EXCEPTION_MESSAGE sets
 * the abnormal flag, everything else refreshes the badge (SOCK-03, SOCK-04).
 */
export const roomEvent = z.object({
  seq: z.int().check(z.positive()),
  eventId: z.string().check(z.minLength(1), z.maxLength(64)),
  kind: z.string().check(z.minLength(1), z.maxLength(64)),
  at: z.int(),
  data: z.record(z.string(), z.unknown()),
});
export type RoomEvent = z.infer<typeof roomEvent>;

/** Body of the signed event intake: events of one user in ascending `seq`. */
export const eventIntake = z.object({
  events: z.array(roomEvent).check(z.minLength(1), z.maxLength(100)),
  /** Events before this `seq` exist no longer: a room that misses them goes on here instead of waiting for them. */
  from: z.optional(z.int().check(z.positive())),
});
export type EventIntake = z.infer<typeof eventIntake>;

/**
 * Room → tab. `hello` opens a connection; missed events follow it in order. What arrives together travels in one frame:
 * a frame costs a room far more than the events in it.
 */
export const serverFrame = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("hello"),
    version: z.literal(PROTOCOL_VERSION),
    lastSeq: z.int().check(z.gte(0)),
    /** Events up to this `seq` exist no longer, and the tab has missed some of them; those after it follow. */
    lostUpTo: z.optional(z.int().check(z.positive())),
    /** For a tab without `?after=`, which gets no earlier events: the time since the last one, ms; a week at most. */
    quietMs: z.optional(z.int().check(z.gte(0))),
  }),
  z.object({ type: z.literal("events"), events: z.array(roomEvent).check(z.minLength(1)) }),
]);
export type ServerFrame = z.infer<typeof serverFrame>;

/** Close codes of the room (4000-4999 are ours). */
export const CloseCode = {
  /** A tab sends nothing but the heartbeat. */
  POLICY: 1008,
  /** The session that opened this socket has ended. */
  SIGNED_OUT: 4401,
  /** The user opened more sockets than a room keeps, and this one was the oldest. */
  DISPLACED: 4429,
} as const;

/**
 * Headers between the site's Worker and a room. The Worker builds the room's request from nothing, so whatever a
 * browser sends under these names never arrives (security.md S20).
 */
export const ROOM_USER_HEADER = "x-room-user";
/** Tag of the session behind a socket, so that signing out can close it. A hash, never the token. */
export const ROOM_SESSION_HEADER = "x-room-session";
