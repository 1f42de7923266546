import { FILE_CONTENT_TYPES, filePath, isFileKey } from "../../schema/rest/files";
import { logError } from "../observability/log";
import type { FileDependencies } from "./file-dependencies";

/** Deadline for the first byte of a download, ms. How long a large video takes depends on the visitor's connection. */
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
 * `GET` or `HEAD` of `/files/{key}`: forwards ranges and conditions with the cookie's token, because a file is for its
 * owner alone (security.md S32). Only the accepted file types are served, and never as something that a browser may
 * run, whatever the backend says (security.md S31).
 */
export async function handleDownload(request: Request, dependencies: FileDependencies): Promise<Response> {
  const {
    backend,
    requestId,
    session: { token },
  } = dependencies;
  const key = new URL(request.url).pathname.slice(filePath("").length);
  const isReading = request.method === "GET" || request.method === "HEAD";
  if (!isReading || !isFileKey(key) || token === null) return missing();

  const headers = copyHeaders(request.headers, REQUEST_HEADERS);
  headers.set("WEB-TOKEN", token);
  headers.set("X-Request-Id", requestId);
  let response: Response;
  const start = new AbortController();
  const deadline = setTimeout(() => start.abort(), DOWNLOAD_START_MS);
  try {
    response = await backend.fetch(
      new Request(`${backend.origin}${filePath(key)}`, {
        method: request.method,
        headers,
        redirect: "manual",
        signal: start.signal,
      }),
    );
  } catch (error) {
    logError("download", error, { requestId });
    return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
  } finally {
    clearTimeout(deadline);
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
