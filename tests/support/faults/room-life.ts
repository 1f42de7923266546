import { abortAllDurableObjects, evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";

/** A user's room hibernates, if it does not already: its memory is gone, its sockets and its storage stay. */
export async function evictRoom(userId: number): Promise<void> {
  try {
    await evictDurableObject(env.USER_ROOMS.getByName(String(userId)));
  } catch (error) {
    if (!String(error).includes("not currently running")) throw error;
  }
}

/**
 * Every room dies, as in a deployment or a crash: sockets close with 1006, storage stays. The first call through a stub
 * that was held before throws.
 */
export const abortRooms = (): Promise<void> => abortAllDurableObjects();
