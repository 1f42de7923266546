import { WebSocket } from "ws";
import { runCallers } from "../support/caller";
import { tokenOf } from "./wire";

/** One event in one tab. */
export interface Arrival {
  /** Number of the tab in its audience. */
  readonly tab: number;
  /** Whose tab it is. */
  readonly userId: number;
  readonly seq: number;
  /** ms of `performance.now()`. */
  readonly at: number;
}

/** Tabs of many users, all in this process. */
export interface Audience {
  readonly size: number;
  /** Who hears of every event; replaced by the next phase of the bench. */
  listener: (arrival: Arrival) => void;
  close(): Promise<void>;
}

interface AudienceOptions {
  readonly port: number;
  readonly users: readonly number[];
  /** Tabs of each user. */
  readonly tabs: number;
  /** Last event that the tabs have seen; what came after it is replayed to {@link AudienceOptions.listener}. */
  readonly after?: number;
  readonly listener?: Audience["listener"];
}

const OPENING_AT_ONCE = 100;
/** Events of a frame and whose they are. They are our own, so that the frame need not be parsed. */
const EVENTS = /"seq":(\d+),"eventId":"bench-(\d+)-/g;

/** Opens the tabs and waits for the hello of every one. An event of another user ends the bench. */
export async function openAudience(options: AudienceOptions): Promise<Audience> {
  const { users, tabs, listener = () => undefined } = options;
  const audience = { size: users.length * tabs, listener };
  const sockets = await runCallers(OPENING_AT_ONCE, audience.size, (tab) => {
    const userId = users[Math.floor(tab / tabs)] ?? 0;
    return openTab(options, userId, (seq) => audience.listener({ tab, userId, seq, at: performance.now() }));
  });
  return Object.assign(audience, {
    close: async () => {
      await Promise.all(sockets.map(closeTab));
    },
  });
}

function openTab(
  { port, after }: AudienceOptions,
  userId: number,
  heard: (seq: number) => void,
): Promise<WebSocket> {
  const query = after === undefined ? "" : `?after=${after}`;
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/admin/websocket/${userId}${query}`, {
      origin: `http://127.0.0.1:${port}`,
      headers: { Cookie: `token=${tokenOf(userId)}` },
      perMessageDeflate: false,
    });
    socket.once("error", reject);
    socket.on("message", (data: Buffer) => {
      for (const [, seq, owner] of data.toString("latin1").matchAll(EVENTS)) {
        if (Number(owner) !== userId) throw new Error(`user ${userId} heard an event of user ${owner}`);
        heard(Number(seq));
      }
      resolve(socket);
    });
  });
}

const closeTab = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.once("close", () => resolve());
    socket.terminate();
  });
