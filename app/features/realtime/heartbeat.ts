import { HEARTBEAT_PING } from "../../../durable-objects/protocol";

/** Time between pings, ms. */
export const HEARTBEAT_MS = 25_000;
/** Time after which an unanswered ping means that the connection is dead, ms. */
export const PONG_TIMEOUT_MS = 10_000;

export const SOCKET_OPEN = 1;

interface HeartbeatOptions {
  readonly socket: { readonly readyState: number; send(data: string): void };
  /** Called when nothing has come for too long: the socket is then abandoned. */
  readonly onDead: () => void;
}

/**
 * Watches one socket: a connection whose other end is gone without a word stays open in the browser for minutes
 * (SOCK-02, reliability.md R39).
 */
export class Heartbeat {
  readonly #options: HeartbeatOptions;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: HeartbeatOptions) {
    this.#options = options;
  }

  /** Something has come, or the socket is new: the next ping is due in {@link HEARTBEAT_MS}. */
  heard(): void {
    this.#next(HEARTBEAT_MS, () => this.check());
  }

  /** Pings at once; without an answer in `withinMs` the connection is dead. */
  check(withinMs = PONG_TIMEOUT_MS): void {
    const { socket, onDead } = this.#options;
    if (socket.readyState === SOCKET_OPEN) socket.send(HEARTBEAT_PING);
    this.#next(withinMs, onDead);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(ms: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, ms);
  }
}
