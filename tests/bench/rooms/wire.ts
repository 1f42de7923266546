import { createHmac } from "node:crypto";
import type { RoomEvent } from "../../../durable-objects/protocol";

/** What the bench, its clients and the plain server agree on. */
export const SECRET = "bench-room-event-secret";

export const tokenOf = (userId: number): string => `bench-${userId}`;
export const userOf = (token: string): number | null => Number(/^bench-(\d+)$/.exec(token)?.[1]) || null;

export const SOCKET_PATH = /^\/admin\/websocket\/(\d+)/;
export const INTAKE_PATH = /^\/rooms\/(\d+)\/events$/;

/** A message to one user, about as long as the backend's. */
export const newEvent = (userId: number, seq: number): RoomEvent => ({
  seq,
  eventId: `bench-${userId}-${seq}`,
  kind: "ORDER_CHANGED",
  at: Date.now(),
  data: { orderId: 1_000_000 + seq, status: "WAIT_ASSIGN" },
});

/** The intake's signature (see schema/rest/room-intake.ts), computed the way that is quick on Node. */
export const sign = (userId: string | number, body: string, time: string | number): string =>
  createHmac("sha256", SECRET).update(`${time}.${userId}.${body}`).digest("hex");

/** Where the bench's Worker says how often it would have asked the backend whose a cookie is. */
export const ASKED_PATH = "/bench/asked";
