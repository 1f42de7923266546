import {
  AFTER_PARAMETER,
  type EventIntake,
  eventIntake,
  ROOM_SESSION_HEADER,
  ROOM_USER_HEADER,
} from "../../durable-objects/protocol";
import type { UserRoom } from "../../durable-objects/user-room";
import { ROOM_SIGNATURE_HEADER, verifyRoomEvents } from "../../schema/rest/room-intake";
import { APP_TOKEN_PREFIX, appSessionOf } from "../../schema/rules/account/app-sessions";
import { DATA_PLACE } from "../../schema/rules/data-place";
import type { SiteEnv } from "../env";
import { readText } from "../http/read-text";
import { sha256Hex } from "../security/digest";

/** Bindings that the rooms need. */
type RoomEnv = Pick<SiteEnv, "USER_ROOMS" | "ROOM_EVENT_SECRET">;

export interface RoomDependencies {
  /** Token of the session cookie, or of an app; null without one. */
  readonly token: string | null;
  /** Whether the caller is an app, which has no origin. */
  readonly isOfApp?: boolean;
  /**
   * The owner of a token; null for an unknown, expired or blocked one. Throws when the backend does not
   * answer.
   */
  resolveUserId(token: string): Promise<number | null>;
  /** ms. */
  now(): number;
}

/** Largest body of the event intake, bytes. */
export const MAX_INTAKE_BYTES = 256 * 1024;

const SOCKET_PATH = /^\/admin\/websocket\/(\d{1,16})$/;
const INTAKE_PATH = /^\/rooms\/(\d{1,16})\/events$/;

/**
 * All paths below `/admin/websocket/` and `/rooms/`: the socket of a user's own room (SOCK-01), and the
 * signed intake of events from the backend. Must run before Remix, which does not pass sockets on.
 */
export async function handleRoomRequest(
  request: Request,
  env: RoomEnv,
  dependencies: RoomDependencies,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const socketOf = SOCKET_PATH.exec(pathname)?.[1];
  if (socketOf && request.method === "GET") return openSocket(request, env, socketOf, dependencies);
  const eventsOf = INTAKE_PATH.exec(pathname)?.[1];
  if (eventsOf && request.method === "POST") return takeEvents(request, env, eventsOf, dependencies.now());
  return refuse(404);
}

/** Closes the tabs of an ended session (security.md S11). */
export async function endRoomSession(env: RoomEnv, userId: number, token: string): Promise<void> {
  const session = await sessionTag(token);
  await withFreshStub(env, String(userId), (room) => room.endSession(session));
}

/** Closes the tabs of a user's other sessions, which a new payment password has ended (security.md S11). */
export async function endOtherRoomSessions(env: RoomEnv, userId: number, token: string): Promise<void> {
  const session = await sessionTag(token);
  await withFreshStub(env, String(userId), (room) => room.endOtherSessions(session));
}

/**
 * Requires the own session, the own origin and the own room (security.md S20). Another user's room and one
 * that never existed get the same answer.
 */
async function openSocket(
  request: Request,
  env: RoomEnv,
  userId: string,
  { token, isOfApp = false, resolveUserId }: RoomDependencies,
): Promise<Response> {
  const url = new URL(request.url);
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return refuse(426);
  // Browsers send cookies with sockets from any page, and always name the page's origin.
  if (!isOfApp && request.headers.get("origin") !== url.origin) return refuse(403);
  if (!token) return refuse(401);

  let owner: number | null;
  try {
    owner = await resolveUserId(token);
  } catch {
    return refuse(503);
  }
  if (owner === null) return refuse(401);
  if (String(owner) !== userId) return refuse(403);

  const target = new URL("https://room/");
  const after = url.searchParams.get(AFTER_PARAMETER);
  if (after !== null) target.searchParams.set(AFTER_PARAMETER, after);
  // New headers, so that the browser's own do not reach the room.
  const headers = {
    Upgrade: "websocket",
    [ROOM_USER_HEADER]: userId,
    [ROOM_SESSION_HEADER]: await sessionTag(token),
  };
  return withFreshStub(env, userId, (room) => room.fetch(target.href, { headers }));
}

async function takeEvents(request: Request, env: RoomEnv, userId: string, now: number): Promise<Response> {
  const body = await readText(request, MAX_INTAKE_BYTES);
  if (body === null) return refuse(413);
  const signature = request.headers.get(ROOM_SIGNATURE_HEADER);
  if (!(await verifyRoomEvents(env.ROOM_EVENT_SECRET, userId, body, signature, now))) return refuse(401);

  const intake = parseIntake(body);
  if (!intake) return refuse(400);
  const acked = await withFreshStub(env, userId, (room) => room.deliver(intake));
  return Response.json({ acked }, { headers: { "Cache-Control": "no-store" } });
}

function parseIntake(body: string): EventIntake | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const parsed = eventIntake.safeParse(json);
  return parsed.data ?? null;
}

/**
 * Runs a repeatable operation, and after a failure once more on a new stub: a stub stays broken after its
 * room was reset by a deploy or an abort (reliability.md R8).
 */
async function withFreshStub<T>(
  env: RoomEnv,
  userId: string,
  operation: (room: DurableObjectStub<UserRoom>) => Promise<T>,
): Promise<T> {
  try {
    return await operation(env.USER_ROOMS.getByName(userId, DATA_PLACE));
  } catch (error) {
    if (isOverloaded(error)) throw error;
    return await operation(env.USER_ROOMS.getByName(userId, DATA_PLACE));
  }
}

/** An overloaded room must not be asked again at once. */
const isOverloaded = (error: unknown): boolean =>
  error instanceof Error && "overloaded" in error && error.overloaded === true;

/**
 * Identifies a session to its room without revealing the token. An app's identifier stays while its tokens
 * change.
 */
const sessionTag = (token: string): Promise<string> =>
  sha256Hex(`room:${token.startsWith(APP_TOKEN_PREFIX) ? appSessionOf(token, APP_TOKEN_PREFIX) : token}`);

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
