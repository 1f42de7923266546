import { env } from "cloudflare:workers";
import { expect } from "vitest";
import { type RoomEvent, type ServerFrame, serverFrame } from "../../../durable-objects/protocol";
import { handleRoomRequest, type RoomDependencies } from "../../../gateway/sockets/rooms";
import { ROOM_SIGNATURE_HEADER, roomEventsPath, signRoomEvents } from "../../../schema/rest/room-intake";
import { eventually } from "../../support/eventually";

export const ORIGIN = "https://zhuangda.test";

let lastUserId = 70_000;
/** A user that no other test of this run has: rooms outlive a single test. */
export const newUserId = (): number => ++lastUserId;

export const newEvent = (seq: number, overrides: Partial<RoomEvent> = {}): RoomEvent => ({
  seq,
  eventId: `event-${seq}`,
  kind: "SERVICE_MESSAGE",
  at: Date.now(),
  data: { messageId: seq },
  ...overrides,
});

export const newEvents = (from: number, to: number): RoomEvent[] =>
  Array.from({ length: to - from + 1 }, (_, index) => newEvent(from + index));

/** Test tokens read `token-of-<user id>`, with anything behind it to tell sessions apart. */
const dependencies = (token: string | null): RoomDependencies => ({
  token,
  now: () => Date.now(),
  resolveUserId: async (value) => Number(/^token-of-(\d+)\b/.exec(value)?.[1]) || null,
});

/** Asks for a socket as a browser does. */
export const connect = (
  userId: number,
  options: {
    token?: string | null;
    origin?: string | null;
    after?: number;
    headers?: Record<string, string>;
  } = {},
): Promise<Response> => {
  const { token = `token-of-${userId}`, origin = ORIGIN, after } = options;
  const headers = new Headers({ Upgrade: "websocket", ...options.headers });
  if (origin !== null) headers.set("Origin", origin);
  const query = after === undefined ? "" : `?after=${after}`;
  return handleRoomRequest(
    new Request(`${ORIGIN}/admin/websocket/${userId}${query}`, { headers }),
    env,
    dependencies(token),
  );
};

/** A tab: collects what the room sends it. */
export interface Tab {
  socket: WebSocket;
  frames: ServerFrame[];
  texts: string[];
  closed: Promise<{ code: number; reason: string }>;
  /** Every event that came, in the order of its coming. */
  events(): RoomEvent[];
  seqs(): number[];
  /** Resolves once the tab has received `count` greetings and events. */
  received(count: number): Promise<void>;
  /** Resolves once the tab has heard the event with this `seq` or a later one. */
  heard(seq: number): Promise<void>;
}

export async function openTab(userId: number, options: Parameters<typeof connect>[1] = {}): Promise<Tab> {
  const response = await connect(userId, options);
  expect(response.status).toBe(101);
  const socket = response.webSocket;
  if (!socket) throw new Error("no socket");
  const frames: ServerFrame[] = [];
  const texts: string[] = [];
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener("close", ({ code, reason }) => resolve({ code, reason }));
  });
  socket.addEventListener("message", ({ data }) => {
    if (typeof data !== "string") throw new Error("binary frame");
    texts.push(data);
    if (data.startsWith("{")) frames.push(serverFrame.parse(JSON.parse(data)));
  });
  socket.accept();
  const events = () => frames.flatMap((frame) => (frame.type === "events" ? frame.events : []));
  const count = () => frames.filter((frame) => frame.type === "hello").length + events().length;
  return {
    socket,
    frames,
    texts,
    closed,
    events,
    seqs: () => events().map(({ seq }) => seq),
    heard: (seq) => eventually(() => expect(events().at(-1)?.seq).toBeGreaterThanOrEqual(seq)),
    received: (expected) => eventually(() => expect(count()).toBeGreaterThanOrEqual(expected)),
  };
}

/** Sends events as the backend does. Every part can be falsified. */
export async function intake(
  userId: number,
  events: RoomEvent[],
  options: { secret?: string; signedFor?: number; signedAt?: number; body?: string; from?: number } = {},
): Promise<Response> {
  const body = JSON.stringify({ events, from: options.from });
  const signature = await signRoomEvents(
    options.secret ?? env.ROOM_EVENT_SECRET,
    String(options.signedFor ?? userId),
    body,
    options.signedAt ?? Date.now(),
  );
  return handleRoomRequest(
    new Request(`${ORIGIN}${roomEventsPath(userId)}`, {
      method: "POST",
      headers: { [ROOM_SIGNATURE_HEADER]: signature },
      body: options.body ?? body,
    }),
    env,
    dependencies(null),
  );
}

export const deliver = async (userId: number, events: RoomEvent[], from?: number): Promise<number> => {
  const response = await intake(userId, events, { from });
  expect(response.status).toBe(200);
  const { acked } = await response.json<{ acked: number }>();
  return acked;
};
