import { CALL_SUBPROTOCOL, LINE_SIDE_HEADER } from "../../durable-objects/call-protocol";
import { callEndSubject, readCallPass } from "../../schema/rest/calls/call-line";
import { ROOM_SIGNATURE_HEADER, verifyRoomEvents } from "../../schema/rest/room-intake";
import { DATA_PLACE } from "../../schema/rules/data-place";
import type { SiteEnv } from "../env";
import { readText } from "../http/read-text";

type CallEnv = Pick<SiteEnv, "CALL_LINES" | "ROOM_EVENT_SECRET">;

const LINE_PATH = /^\/calls\/([0-9a-f]{32})$/;
const END_PATH = /^\/calls\/([0-9a-f]{32})\/end$/;
/** A signed request of the backend contains only its signature. */
const MAX_END_BYTES = 100;

/**
 * All paths below `/calls/`: the line of a call for the holder of its token, and the backend's signed request
 * to end it (CALL-12, security.md S22). Must run before Remix, which does not pass sockets on.
 */
export async function handleCallRequest(request: Request, env: CallEnv, now: number): Promise<Response> {
  const { pathname } = new URL(request.url);
  const line = LINE_PATH.exec(pathname)?.[1];
  if (line && request.method === "GET") return openLine(request, env, { instanceId: line, now });
  const ended = END_PATH.exec(pathname)?.[1];
  if (ended && request.method === "POST") return endLine(request, env, ended, now);
  return refuse(404);
}

/**
 * The token alone opens a line: no cookie counts, and masters and customer service answer in browsers of their own
 * sites (decision 027). So the origin is not compared (security.md S20).
 */
async function openLine(
  request: Request,
  env: CallEnv,
  { instanceId, now }: { instanceId: string; now: number },
): Promise<Response> {
  if (request.headers.get("upgrade")?.toLowerCase() !== "websocket") return refuse(426);
  const offered = (request.headers.get("sec-websocket-protocol") ?? "").split(",").map((one) => one.trim());
  const [protocol, token = ""] = offered;
  if (protocol !== CALL_SUBPROTOCOL) return refuse(400);
  const pass = await readCallPass(env.ROOM_EVENT_SECRET, token, now);
  if (!pass) return refuse(401);
  if (pass.instanceId !== instanceId) return refuse(403);
  // New headers, so that the browser's own do not reach the line.
  const headers = { Upgrade: "websocket", [LINE_SIDE_HEADER]: pass.side };
  return env.CALL_LINES.getByName(instanceId, DATA_PLACE).fetch("https://line/", { headers });
}

async function endLine(request: Request, env: CallEnv, instanceId: string, now: number): Promise<Response> {
  const body = await readText(request, MAX_END_BYTES);
  if (body === null) return refuse(413);
  const signature = request.headers.get(ROOM_SIGNATURE_HEADER);
  const subject = callEndSubject(instanceId);
  if (!(await verifyRoomEvents(env.ROOM_EVENT_SECRET, subject, body, signature, now))) return refuse(401);
  await env.CALL_LINES.getByName(instanceId, DATA_PLACE).end();
  return refuse(204);
}

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
