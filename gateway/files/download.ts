import { FILE_CONTENT_TYPES, FILE_READ_ID, filePath, isFileKey } from "../../schema/rest/files/files";
import { logError } from "../observability/log";
import type { FileContext } from "./file-context";

/** Deadline for the first byte of a download, ms. */
const DOWNLOAD_START_MS = 30_000;

const REQUEST_HEADERS = ["range", "if-range", "if-none-match"] as const;
const RESPONSE_HEADERS = [
  "content-type",
  "content-length",
  "content-range",
  "content-disposition",
  "accept-ranges",
  "etag",
  "cache-control",
  "vary",
] as const;
const SERVED_STATUS: ReadonlySet<number> = new Set([200, 206, 304, 416]);

/**
 * `GET` or `HEAD` of `/files/{key}`: forwards ranges and conditions with the cookie's token, because only its
 * owner may read a file (security.md S32). Only accepted file types are served, and never as something that a
 * browser would run, whatever the backend answers (security.md S31).
 */
export async function handleDownload(
  request: Request,
  { streams, session, requestId }: FileContext,
): Promise<Response> {
  const key = new URL(request.url).pathname.slice(filePath("").length);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading || !isFileKey(key) || session.token === null) return missing();

  let response: Response;
  try {
    response = await streams.send({
      id: FILE_READ_ID,
      method: request.method,
      path: filePath(key),
      headers: copyHeaders(request.headers, REQUEST_HEADERS),
      identity: "session",
      timeoutMs: DOWNLOAD_START_MS,
      timed: "first byte",
    });
  } catch (error) {
    logError("download", error, { requestId });
    return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  }
  const type = response.headers.get("content-type") ?? "";
  const isServed = SERVED_STATUS.has(response.status) && FILE_CONTENT_TYPES.has(type);
  if (!isServed) {
    await response.body?.cancel();
    return missing();
  }
  const safe = copyHeaders(response.headers, RESPONSE_HEADERS);
  safe.set("X-Content-Type-Options", "nosniff");
  safe.set("Content-Security-Policy", "default-src 'none'; sandbox");
  safe.set("Cross-Origin-Resource-Policy", "same-origin");
  return new Response(response.body, { status: response.status, headers: safe });
}

function copyHeaders(from: Headers, names: readonly string[]): Headers {
  const copy = new Headers();
  for (const name of names) {
    const value = from.get(name);
    if (value !== null) copy.set(name, value);
  }
  return copy;
}

const missing = (): Response => new Response(null, { status: 404, headers: { "Cache-Control": "no-store" } });
