import { ROOM_SIGNATURE_HEADER, roomEventsPath } from "../../../schema/rest/room-intake";
import { type Caller, createCaller } from "../support/caller";
import type { Audience } from "./audience";
import { newEvent, sign } from "./wire";

/** Sends a user their next event, signed as the backend signs it. */
export type Push = (userId: number) => Promise<void>;

export function createPush(port: number): Push {
  const call: Caller = createCaller({ port, path: "/" });
  const seqs = new Map<number, number>();
  return async (userId) => {
    const seq = (seqs.get(userId) ?? 0) + 1;
    seqs.set(userId, seq);
    const body = JSON.stringify({ events: [newEvent(userId, seq)] });
    const now = Date.now();
    await call({
      path: roomEventsPath(userId),
      body,
      headers: {
        "Content-Type": "application/json",
        [ROOM_SIGNATURE_HEADER]: `t=${now},v1=${sign(userId, body, now)}`,
      },
    });
  };
}

const PATIENCE_MS = 30_000;

/**
 * Runs `send` and waits until `expected` events have arrived. Resolves to the time from the start to each arrival, ms.
 * Throws when some do not arrive.
 */
export async function arrivals(
  audience: Audience,
  expected: number,
  send: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = [];
  const started = performance.now();
  const all = new Promise<void>((resolve, reject) => {
    const giveUp = setTimeout(
      () => reject(new Error(`${times.length} of ${expected} events arrived`)),
      PATIENCE_MS,
    );
    audience.listener = () => {
      times.push(performance.now() - started);
      if (times.length < expected) return;
      clearTimeout(giveUp);
      resolve();
    };
  });
  await Promise.all([send(), all]);
  return times;
}
