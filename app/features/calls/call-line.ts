import {
  CALL_SUBPROTOCOL,
  callLinePath,
  LineCloseCode,
  type LineFrame,
  type LineMessage,
  lineFrame,
} from "../../../durable-objects/call-protocol";
import { HEARTBEAT_PING } from "../../../durable-objects/protocol";
import type { CallAccess } from "./call-types";

/** Wait before a lost line is opened again, ms. */
const LINE_RETRY_MS = 1000;
const HEARTBEAT_MS = 25_000;
const OPEN = 1;

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
  const heartbeat = setInterval(() => sendText(HEARTBEAT_PING), HEARTBEAT_MS);

  function sendText(text: string): void {
    if (socket?.readyState === OPEN) socket.send(text);
  }

  function open({ token, gatewayUrl }: CallAccess): void {
    const base = gatewayUrl ?? location.origin.replace(/^http/, "ws");
    const path = gatewayUrl ? `/${options.callId}` : callLinePath(options.callId);
    const opened = options.openSocket(`${base}${path}`, [CALL_SUBPROTOCOL, token]);
    socket = opened;
    opened.onmessage = ({ data }) => {
      const frame = parseFrame(data);
      if (frame && !isClosed) options.onFrame(frame);
    };
    opened.onclose = ({ code }) => {
      if (isClosed || socket !== opened) return;
      if (code === LineCloseCode.OVER) return options.onOver("over");
      if (code === LineCloseCode.DISPLACED) return options.onOver("displaced");
      retry = setTimeout(again, LINE_RETRY_MS);
    };
  }

  async function again(): Promise<void> {
    try {
      const access = await options.renew();
      if (isClosed) return;
      if (access) open(access);
      else options.onOver("over");
    } catch {
      if (!isClosed) retry = setTimeout(again, LINE_RETRY_MS);
    }
  }

  open(options.access);
  return {
    send: (message) => sendText(JSON.stringify(message)),
    close: () => {
      isClosed = true;
      clearTimeout(retry);
      clearInterval(heartbeat);
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
