import { DurableObject } from "cloudflare:workers";
import { ACCOUNT_BLOCKED, ACCOUNT_CLOSED, SESSIONS_ENDED } from "../schema/rest/room-intake";
import { closeQuietly, MAX_SOCKETS, noteOpening, openedAtOf, sendFrame, sendText } from "./connections";
import { type Accepted, Inbox, type Missed } from "./inbox";
import {
  AFTER_PARAMETER,
  CloseCode,
  type EventIntake,
  HEARTBEAT_PING,
  HEARTBEAT_PONG,
  PROTOCOL_VERSION,
  ROOM_SESSION_HEADER,
  ROOM_USER_HEADER,
  type ServerFrame,
} from "./protocol";

/** Kinds of events after which every tab is closed, with what its socket is told. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  [ACCOUNT_BLOCKED, "blocked"],
  [ACCOUNT_CLOSED, "closed"],
  [SESSIONS_ENDED, "signed out"],
]);

/**
 * The live line to one user: every open tab is a hibernating socket, every event is kept in the inbox until it is old
 * (SOCK-01). Only the site's Worker reaches it: events come in through {@link UserRoom.deliver}, tabs through
 * {@link UserRoom.fetch} after the Worker has proved who is asking. Nothing a tab sends can become an event.
 */
export class UserRoom extends DurableObject {
  readonly #inbox: Inbox;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.#inbox = new Inbox(ctx.storage, Date.now());
    // Answered by the runtime, so that a heartbeat never wakes the room.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(HEARTBEAT_PING, HEARTBEAT_PONG));
  }

  /**
   * Opens a tab's socket: hello, then what it missed since `?after=`, then live. All of it happens without an await,
   * so no delivery can slip between the replay and the live events.
   */
  override async fetch(request: Request): Promise<Response> {
    const session = request.headers.get(ROOM_SESSION_HEADER);
    if (!request.headers.has(ROOM_USER_HEADER) || !session) return new Response(null, { status: 403 });
    if (request.headers.get("upgrade") !== "websocket") return new Response(null, { status: 426 });

    this.#makeRoomForOne();
    // Later than all others, also within a millisecond: the oldest is the one that came first.
    const openedAt = Math.max(Date.now(), ...this.#openSockets().map((socket) => openedAtOf(socket) + 1));
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server, [session]);
    noteOpening(server, openedAt);
    const after = parseAfter(request.url);
    const now = Date.now();
    const missed = after === null ? null : this.#inbox.after(after, now);
    sendFrame(server, this.#hello(missed, now));
    if (missed && missed.events.length > 0) sendFrame(server, { type: "events", events: missed.events });
    return new Response(null, { status: 101, webSocket: client });
  }

  /**
   * Stores events of this user, then shows the new ones in every tab, then answers: what cannot be stored is shown
   * nowhere, and the sender, who is not answered, delivers it again (decision 036). Repeating a delivery changes
   * nothing. When the account was blocked or closed, or all its sessions have ended, every tab is closed
   * after it has got the events. A closed account keeps no events. Every open tab has got all earlier events
   * (see fetch), so that nothing about a tab needs to be read or written here.
   *
   * @returns the highest `seq` without a gap that the room now holds
   * @throws Error what the storage threw
   */
  async deliver(intake: EventIntake): Promise<number> {
    const accepted = this.#inbox.accept(intake);
    if (accepted.ready.length > 0) this.#show(accepted);
    // Also when it was delivered before: the room may have ended between storing and forgetting.
    if (intake.events.some(({ kind }) => kind === ACCOUNT_CLOSED)) this.#inbox.forget();
    return accepted.acked;
  }

  /** Closes the sockets that a session opened, once that session has ended (security.md S11). */
  async endSession(session: string): Promise<void> {
    for (const socket of this.ctx.getWebSockets(session)) {
      closeQuietly(socket, CloseCode.SIGNED_OUT, "signed out");
    }
  }

  /** Closes the sockets of all other sessions. Tabs whose session is still valid reconnect automatically. */
  async endOtherSessions(session: string): Promise<void> {
    for (const socket of this.#openSockets()) {
      if (!this.ctx.getTags(socket).includes(session))
        closeQuietly(socket, CloseCode.SIGNED_OUT, "signed out");
    }
  }

  /** Tabs send nothing but the heartbeat, which the runtime answers. Another frame ends its socket (security.md S21). */
  override async webSocketMessage(socket: WebSocket): Promise<void> {
    closeQuietly(socket, CloseCode.POLICY, "unknown frame");
  }

  override async webSocketClose(socket: WebSocket, code: number, reason: string): Promise<void> {
    // Without an answer the browser waits in CLOSING and reports 1006.
    closeQuietly(socket, code, reason);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    closeQuietly(socket, CloseCode.POLICY, "socket error");
  }

  #hello(missed: Missed | null, now: number): ServerFrame {
    const hello = { type: "hello", version: PROTOCOL_VERSION, lastSeq: this.#inbox.lastSeq() } as const;
    if (missed === null) return { ...hello, quietMs: this.#inbox.quietMs(now) };
    return missed.lostUpTo === null ? hello : { ...hello, lostUpTo: missed.lostUpTo };
  }

  #show({ ready, restartedAt }: Accepted): void {
    const text = JSON.stringify({ type: "events", events: ready } satisfies ServerFrame);
    const sockets = this.#openSockets();
    for (const socket of sockets) {
      if (restartedAt !== null) {
        sendFrame(socket, { type: "hello", version: PROTOCOL_VERSION, lastSeq: restartedAt });
      }
      sendText(socket, text);
    }
    const end = ready.find(({ kind }) => ENDINGS.has(kind));
    if (end) {
      const why = ENDINGS.get(end.kind) ?? "";
      for (const socket of sockets) closeQuietly(socket, CloseCode.SIGNED_OUT, why);
    }
  }

  /** Closes the oldest sockets, so that with one more there are no more than a user may have. */
  #makeRoomForOne(): void {
    const open = this.#openSockets();
    if (open.length < MAX_SOCKETS) return;
    const oldestFirst = open.toSorted((a, b) => openedAtOf(a) - openedAtOf(b));
    for (const socket of oldestFirst.slice(0, open.length - MAX_SOCKETS + 1)) {
      closeQuietly(socket, CloseCode.DISPLACED, "too many tabs");
    }
  }

  /** `getWebSockets()` also lists sockets that are closing; sending to those throws. */
  #openSockets(): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => socket.readyState === WebSocket.OPEN);
  }
}

/** The last `seq` that the tab has shown; null when it has none yet and starts at now. */
function parseAfter(url: string): number | null {
  const text = new URL(url).searchParams.get(AFTER_PARAMETER);
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}
