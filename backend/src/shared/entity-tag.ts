import { sha256 } from "./crypto";

/** Entity tag of what determines an answer, weak because it does not look at the bytes (RFC 9110, section 8.8.3). */
export const weakTagOf = async (determinants: unknown): Promise<string> =>
  `W/"${(await sha256(JSON.stringify(determinants))).slice(0, 32)}"`;

/** Whether an `If-None-Match` header names this tag; weak and strong tags are compared alike (RFC 9110, 13.1.2). */
export const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  (ifNoneMatch ?? "")
    .split(",")
    .map((tag) => tag.trim())
    .some((tag) => tag === "*" || opaque(tag) === opaque(etag));

const opaque = (tag: string) => tag.replace(/^W\//, "");
