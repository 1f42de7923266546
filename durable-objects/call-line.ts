import { DurableObject } from "cloudflare:workers";
import { z } from "zod";
import {
  CALL_SUBPROTOCOL,
  LINE_SIDE_HEADER,
  LineCloseCode,
  type LineFrame,
  type LineMessage,
  lineMessage,
  MAX_LINE_FRAME,
  MAX_LINE_FRAMES_PER_SECOND,
} from "./call-protocol";
import { closeQuietly } from "./connections";
import { HEARTBEAT_PING, HEARTBEAT_PONG } from "./protocol";

/** What a line remembers of a socket beyond hibernation: its rate window, ms. */
const attachment = z.object({ windowStart: z.number(), frames: z.number().int() });

const SIDES = ["caller", "callee"] as const;
type Side = (typeof SIDES)[number];

const OVER = "over";
/** The data of a line are deleted this long after the call, ms, when every token for it has expired. */
const FORGET_AFTER_MS = 10 * 60_000;

/**
 * The line of one call: passes what its two participants tell each other from one to the other, and keeps nothing of it
 * (CALL-12). Each has one socket; coming back by another one closes the first. Only the site's Worker reaches it, after
 * it has read the participant's token. Nothing passes after one side has hung up or the backend has ended it.
 */
export class CallLine extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(HEARTBEAT_PING, HEARTBEAT_PONG));
  }

  override async fetch(request: Request): Promise<Response> {
    const side = SIDES.find((one) => one === request.headers.get(LINE_SIDE_HEADER));
    if (!side) return new Response(null, { status: 403 });
    if (request.headers.get("upgrade") !== "websocket") return new Response(null, { status: 426 });
    if (await this.ctx.storage.get(OVER)) return new Response(null, { status: 410 });

    for (const socket of this.#socketsOf(side)) {
      closeQuietly(socket, LineCloseCode.DISPLACED, "came back by another socket");
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [side]);
    server.serializeAttachment({ windowStart: 0, frames: 0 });
    const others = this.#socketsOf(otherOf(side));
    send(server, { type: "peer", isHere: others.length > 0 });
    for (const socket of others) send(socket, { type: "peer", isHere: true });
    const headers = { "Sec-WebSocket-Protocol": CALL_SUBPROTOCOL };
    return new Response(null, { status: 101, webSocket: client, headers });
  }

  /** The call is over: both sockets close, and no token opens one again. */
  async end(): Promise<void> {
    await this.#markOver();
    for (const socket of this.ctx.getWebSockets()) closeQuietly(socket, LineCloseCode.OVER, "over");
  }

  override async webSocketMessage(socket: WebSocket, text: string | ArrayBuffer): Promise<void> {
    // A refused socket may have frames in flight behind the one that ended it.
    if (socket.readyState !== WebSocket.OPEN) return;
    const side = this.#sideOf(socket);
    if (!side || !withinRate(socket, Date.now())) {
      return closeQuietly(socket, LineCloseCode.POLICY, "too many frames");
    }
    const message = parse(text);
    if (message === "too-big") return closeQuietly(socket, LineCloseCode.TOO_BIG, "frame too large");
    if (!message) return closeQuietly(socket, LineCloseCode.POLICY, "unknown frame");
    for (const other of this.#socketsOf(otherOf(side))) send(other, message);
    if (message.type === "bye") await this.end();
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    closeQuietly(socket, code, reason);
    this.#left(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    closeQuietly(socket, LineCloseCode.POLICY, "socket error");
    this.#left(socket);
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll();
  }

  /** Tells the other one, unless this participant is there by another socket. */
  #left(socket: WebSocket): void {
    const side = this.#sideOf(socket);
    if (!side || this.#socketsOf(side).some((one) => one !== socket)) return;
    for (const other of this.#socketsOf(otherOf(side))) send(other, { type: "peer", isHere: false });
  }

  async #markOver(): Promise<void> {
    await this.ctx.storage.put(OVER, true);
    await this.ctx.storage.setAlarm(Date.now() + FORGET_AFTER_MS);
  }

  #sideOf(socket: WebSocket): Side | undefined {
    const tags = this.ctx.getTags(socket);
    return SIDES.find((side) => tags.includes(side));
  }

  #socketsOf(side: Side): WebSocket[] {
    return this.ctx.getWebSockets(side).filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}

const otherOf = (side: Side): Side => (side === "caller" ? "callee" : "caller");

function parse(text: string | ArrayBuffer): LineMessage | "too-big" | null {
  if (typeof text !== "string") return null;
  if (text.length > MAX_LINE_FRAME) return "too-big";
  try {
    return lineMessage.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** Counts a frame in the socket's window of a second (ms). */
function withinRate(socket: WebSocket, now: number): boolean {
  const known = attachment.safeParse(socket.deserializeAttachment()).data;
  if (!known) return false;
  const isSameWindow = now - known.windowStart < 1000;
  const next = isSameWindow ? { ...known, frames: known.frames + 1 } : { windowStart: now, frames: 1 };
  socket.serializeAttachment(next);
  return next.frames <= MAX_LINE_FRAMES_PER_SECOND;
}

function send(socket: WebSocket, frame: LineFrame): void {
  try {
    socket.send(JSON.stringify(frame));
  } catch {
    closeQuietly(socket, LineCloseCode.POLICY, "unreachable");
  }
}
