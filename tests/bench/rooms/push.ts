import { ROOM_SIGNATURE_HEADER, roomEventsPath } from "../../../schema/rest/room-intake";
import { createCaller } from "../support/caller";
import { range } from "../support/stats";
import type { Arrival, Audience } from "./audience";
import { newEvent, sign } from "./wire";

/** Sends events to users, signed as the backend signs them. */
export interface Sender {
  /**
   * Sends a user their next events in one request, as the outbox does with what waits. A user's pushes go one after
   * the other: a new room starts at the first event that reaches it, and an earlier one that came later would be lost.
   */
  push(userId: number, count?: number): Promise<void>;
  /** How long an event took from there to a tab, ms. */
  latency(arrival: Arrival): number;
}

/** A sender to the server at this port, which has sent nothing yet. */
export function createSender(port: number): Sender {
  const call = createCaller({ port, path: "/" });
  const sent = new Map<number, number[]>();
  const sentTo = (userId: number): number[] => {
    const times = sent.get(userId) ?? [];
    sent.set(userId, times);
    return times;
  };

  const underWay = new Map<number, Promise<void>>();

  function push(userId: number, count?: number): Promise<void> {
    const sent = (underWay.get(userId) ?? Promise.resolve()).then(() => send(userId, count));
    underWay.set(userId, sent);
    return sent;
  }

  async function send(userId: number, count = 1): Promise<void> {
    const times = sentTo(userId);
    const events = range(count).map((index) => newEvent(userId, times.length + 1 + index));
    const body = JSON.stringify({ events });
    const now = Date.now();
    const headers = {
      "Content-Type": "application/json",
      [ROOM_SIGNATURE_HEADER]: `t=${now},v1=${sign(userId, body, now)}`,
    };
    times.push(...events.map(() => performance.now()));
    await call({ path: roomEventsPath(userId), body, headers });
  }

  return { push, latency: ({ userId, seq, at }) => at - (sentTo(userId)[seq - 1] ?? Number.NaN) };
}

const PATIENCE_MS = 30_000;

/** Runs `send` and waits until `expected` events have arrived. Throws when some do not arrive. */
export async function arrivals(
  audience: Pick<Audience, "listener">,
  expected: number,
  send: () => Promise<unknown>,
): Promise<Arrival[]> {
  const arrived: Arrival[] = [];
  const all = new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error(`${arrived.length} of ${expected} events arrived`)),
      PATIENCE_MS,
    );
    audience.listener = (arrival) => {
      arrived.push(arrival);
      if (arrived.length < expected) return;
      clearTimeout(giveUp);
      resolve();
    };
  });
  await Promise.all([send(), all]);
  return arrived;
}
