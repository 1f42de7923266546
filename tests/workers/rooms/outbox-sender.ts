import { env } from "cloudflare:workers";
import { enqueueEvent } from "../../../backend/src/modules/outbox/outbox";
import { handleRoomRequest } from "../../../gateway/sockets/rooms";

/** The backend with the real intake behind its binding, and a clock that tells the test of every pause. */
export function createSender(onPause: (until: number) => Promise<void>, rooms = env.USER_ROOMS) {
  let now = Date.now();
  const clock = {
    now: () => now,
    pause: async (ms: number) => {
      await onPause(now + ms);
      now += ms;
    },
  };
  const take = (request: Request) =>
    handleRoomRequest(
      request,
      { ...env, USER_ROOMS: rooms },
      { token: null, now: clock.now, resolveUserId: async () => null },
    );
  const SITE: Fetcher = {
    fetch: (input: RequestInfo | URL, init?: RequestInit) => take(new Request(input, init)),
    connect: () => {
      throw new Error("the backend opens no sockets to the site");
    },
  };
  return { clock, env: { ...env, SITE } };
}

/** Queues an event of this user, as a step of the backend does. */
export const commit = (userId: number, eventId: string, at: number) =>
  enqueueEvent(env.DB, { eventId, userId, kind: "ORDER_CHANGED", data: {}, at }).run();
