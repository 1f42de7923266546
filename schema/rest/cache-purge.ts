import { z } from "zod";
import { signRoomEvents, verifyRoomEvents } from "./room-intake";

/**
 * `POST /internal/purge`: tells the site that what some public pages show has changed. Signed like room events
 * (`X-Room-Signature`), with the word `purge` where those have a user id, so that neither signature fits the other.
 */
export const CACHE_PURGE_PATH = "/internal/purge";

const SUBJECT = "purge";

/** Paths of public pages, without query: all variants of each go. */
export const cachePurge = z.object({
  paths: z
    .array(z.string().regex(/^\/[\w./-]{0,100}$/))
    .min(1)
    .max(100),
});

/** Header value for a purge sent now. */
export const signCachePurge = (secret: string, body: string, now: number): Promise<string> =>
  signRoomEvents(secret, SUBJECT, body, now);

/** Whether the header belongs to this body and moment. */
export const verifyCachePurge = (
  secret: string,
  body: string,
  header: string | null,
  now: number,
): Promise<boolean> => verifyRoomEvents(secret, SUBJECT, body, header, now);
