import { WebSocket } from "ws";
import { connectRoom, type RoomSocket } from "../../../app/features/realtime/room-connection";
import { runCallers } from "../../bench/support/caller";

interface TabOwner {
  readonly id: number;
  readonly token: string;
}

/** Open pages of many customers: the site's own client of a room, with sockets of Node. */
export interface Tabs {
  readonly size: number;
  /** How many have a socket now. */
  open(): number;
  /** How long each tab was without a socket, each time it lost one, ms. */
  readonly away: readonly number[];
  /** Events that a tab was shown twice, out of order, or not at all. */
  readonly wrong: readonly string[];
  /** The last event of each tab, by owner. */
  lastSeqs(): Map<number, number[]>;
  close(): void;
}

interface Tab {
  readonly owner: number;
  seq: number;
  isOpen: boolean;
  close(): void;
}

const OPENING_AT_ONCE = 50;

/** Opens so many tabs of each owner and waits until all have their sockets. */
export async function openTabs(port: number, owners: readonly TabOwner[], each: number): Promise<Tabs> {
  const origin = `http://127.0.0.1:${port}`;
  const away: number[] = [];
  const wrong: string[] = [];
  const tabs: Tab[] = [];

  const openTab = (owner: TabOwner) =>
    new Promise<void>((resolve) => {
      const kept = new Map<string, string>();
      const tab: Tab = { owner: owner.id, seq: Number.NaN, isOpen: false, close: () => undefined };
      let lostAt: number | null = null;
      let greetings = 0;
      const openSocket = (path: string): RoomSocket => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, {
          origin,
          headers: { Cookie: `token=${owner.token}` },
          perMessageDeflate: false,
        });
        socket.on("open", () => {
          if (lostAt !== null) away.push(performance.now() - lostAt);
          lostAt = null;
          tab.isOpen = true;
          resolve();
        });
        socket.on("close", () => {
          if (tab.isOpen) lostAt = performance.now();
          tab.isOpen = false;
        });
        // Told by its close, which follows.
        socket.on("error", () => undefined);
        return socket as unknown as RoomSocket;
      };
      const connection = connectRoom({
        userId: String(owner.id),
        openSocket,
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
        },
        pageAgeMs: () => Number.POSITIVE_INFINITY,
        onEvent: ({ seq }) => {
          if (!Number.isNaN(tab.seq) && seq !== tab.seq + 1) wrong.push(`${seq} after ${tab.seq}`);
          tab.seq = seq;
        },
        onStale: () => {
          greetings += 1;
          // The first hello of a tab starts its count.
          if (greetings > 1) wrong.push("stale");
        },
        onMayRing: () => undefined,
      });
      tab.close = () => connection.close();
      tabs.push(tab);
    });

  await runCallers(OPENING_AT_ONCE, owners.length * each, async (index) => {
    const owner = owners[Math.floor(index / each)];
    if (owner) await openTab(owner);
  });
  return {
    size: tabs.length,
    open: () => tabs.filter(({ isOpen }) => isOpen).length,
    away,
    wrong,
    lastSeqs: () => {
      const seqs = new Map<number, number[]>();
      for (const { owner, seq } of tabs) seqs.set(owner, [...(seqs.get(owner) ?? []), seq]);
      return seqs;
    },
    close: () => {
      for (const tab of tabs) tab.close();
    },
  };
}
