import { WebSocket } from "ws";
import { runCallers } from "../support/caller";
import { tokenOf } from "./wire";

/** Called for every event that reaches a tab. */
type Listener = (userId: number, seq: number) => void;

/** Tabs of many users, all in this process. */
export interface Audience {
  readonly size: number;
  /** Who hears of every event; replaced by the next phase of the bench. */
  listener: Listener;
  close(): Promise<void>;
}

const OPENING_AT_ONCE = 100;
const SEQ = /"seq":(\d+)/;

/** Opens `tabs` sockets for each user and waits for the hello of every one. */
export async function openAudience(port: number, users: readonly number[], tabs: number): Promise<Audience> {
  const audience = { size: users.length * tabs, listener: (() => undefined) as Listener };
  const sockets = await runCallers(OPENING_AT_ONCE, audience.size, (index) => {
    const userId = users[Math.floor(index / tabs)] ?? 0;
    return openTab(port, userId, (seq) => audience.listener(userId, seq));
  });
  return Object.assign(audience, {
    close: async () => {
      await Promise.all(sockets.map(closeTab));
    },
  });
}

function openTab(port: number, userId: number, heard: (seq: number) => void): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/admin/websocket/${userId}`, {
      origin: `http://127.0.0.1:${port}`,
      headers: { Cookie: `token=${tokenOf(userId)}` },
      perMessageDeflate: false,
    });
    socket.once("error", reject);
    socket.on("message", (data: Buffer) => {
      // The events are our own, so that the number need not be parsed out of the whole frame.
      const seq = SEQ.exec(data.toString("latin1"))?.[1];
      if (seq !== undefined) heard(Number(seq));
      else resolve(socket);
    });
  });
}

const closeTab = (socket: WebSocket): Promise<void> =>
  new Promise((resolve) => {
    socket.once("close", () => resolve());
    socket.terminate();
  });
