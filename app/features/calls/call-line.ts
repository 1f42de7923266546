import {
  CALL_SUBPROTOCOL,
  callLinePath,
  LineCloseCode,
  type LineFrame,
  type LineMessage,
  lineFrame,
} from "../../../durable-objects/call-protocol";
import { Heartbeat, SOCKET_OPEN } from "../realtime/heartbeat";
import type { CallAccess } from "./call-types";

/** Wait before a lost line is opened again, ms. */
const LINE_RETRY_MS = 1000;
/** A renewal without an answer in this time is asked for again, ms: its connection may be as dead as the line. */
const RENEW_MS = 8000;
/** While the media are lost a ping must be answered within this time, ms: the call has half a minute to return. */
const CHECK_MS = 4000;

/** The part of a browser's WebSocket that is used here. */
export interface LineSocket {
  readonly readyState: number;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface LineOptions {
  readonly callId: string;
  readonly access: CallAccess;
  /** Gets access to a lost line again; null when the call is over. Rejects when this is unknown. */
  readonly renew: () => Promise<CallAccess | null>;
  readonly onFrame: (frame: LineFrame) => void;
  /** Called when the call is over, or this participant continues it in another window. */
  readonly onOver: (reason: "over" | "displaced") => void;
  readonly openSocket: (address: string, protocols: string[]) => LineSocket;
}

export interface CallLine {
  /** Sends a message to the other side; it is lost while the line is lost. */
  send(message: LineMessage): void;
  /** Asks at once whether the line is still connected, and opens it again if not. */
  check(): void;
  close(): void;
}

/**
 * Keeps the line of a call open: it is opened again whenever it breaks, until the call is over (CALL-12,
 * reliability.md R39).
 */
export function openCallLine(options: LineOptions): CallLine {
  let isClosed = false;
  let socket: LineSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let heartbeat: Heartbeat | null = null;
  /** Counts the renewals: an answer to an earlier one comes too late. */
  let renewals = 0;

  function open({ token, gatewayUrl }: CallAccess): void {
    const base = gatewayUrl ?? location.origin.replace(/^http/, "ws");
    const path = gatewayUrl ? `/${options.callId}` : callLinePath(options.callId);
    const opened = options.openSocket(`${base}${path}`, [CALL_SUBPROTOCOL, token]);
    socket = opened;
    const own = new Heartbeat({ socket: opened, onDead: () => lose(opened) });
    heartbeat = own;
    // The line speaks first: a socket from which nothing comes is given up, also one that never opens.
    own.check();
    opened.onmessage = ({ data }) => {
      own.heard();
      const frame = parseFrame(data);
      if (frame && !isClosed) options.onFrame(frame);
    };
    opened.onclose = ({ code }) => {
      if (isClosed || socket !== opened) return;
      own.stop();
      if (code === LineCloseCode.OVER) return options.onOver("over");
      if (code === LineCloseCode.DISPLACED) return options.onOver("displaced");
      retry = setTimeout(again, LINE_RETRY_MS);
    };
  }

  /** Abandons a dead socket, so that its late events have no effect. */
  function lose(dead: LineSocket): void {
    dead.onmessage = dead.onclose = null;
    dead.close();
    void again();
  }

  async function again(): Promise<void> {
    const own = ++renewals;
    const isLate = () => isClosed || own !== renewals;
    retry = setTimeout(again, RENEW_MS);
    try {
      const access = await options.renew();
      if (isLate()) return;
      clearTimeout(retry);
      if (access) open(access);
      else options.onOver("over");
    } catch {
      if (isLate()) return;
      clearTimeout(retry);
      retry = setTimeout(again, LINE_RETRY_MS);
    }
  }

  open(options.access);
  return {
    send: (message) => {
      if (socket?.readyState === SOCKET_OPEN) socket.send(JSON.stringify(message));
    },
    check: () => {
      if (socket?.readyState === SOCKET_OPEN) heartbeat?.check(CHECK_MS);
    },
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      heartbeat?.stop();
      socket?.close();
    },
  };
}

function parseFrame(data: unknown): LineFrame | null {
  if (typeof data !== "string" || !data.startsWith("{")) return null;
  try {
    return lineFrame.safeParse(JSON.parse(data)).data ?? null;
  } catch {
    return null;
  }
}
