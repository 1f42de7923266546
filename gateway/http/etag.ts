import { sha256Hex } from "../security/digest";

/** Entity tag of a text or of bytes. */
export const etagOf = async (content: string | Uint8Array<ArrayBuffer>): Promise<string> =>
  `"${(await sha256Hex(content)).slice(0, 32)}"`;

/** Whether the browser already has the tagged content. The edge marks a tag as weak when it compresses the body. */
export const isKnownTo = (request: Request, etag: string): boolean =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .some((tag) => [etag, `W/${etag}`, "*"].includes(tag.trim()));
