import { Code } from "../schema/rest/codes";
import { FILE_CONTENT_TYPES, filePath, isFileKey, uploadBase64Image, uploadFile } from "../schema/rest/files";
import type { RestCall } from "../schema/rest/rest-call";
import { UPLOAD_LIMITS, UPLOAD_MESSAGE } from "../schema/rules/upload";
import { clientAddressOf } from "./context";
import type { SiteEnv } from "./env";
import { logError } from "./log";
import { type Backend, backendOf } from "./rest/backend";
import { readData } from "./rest/response";
import { retryAfter } from "./rest/transport";
import type { Session } from "./session";

/** The part of a request's context that uploads and downloads need. */
export interface FileDependencies {
  readonly backend: Backend;
  readonly session: Session;
  readonly requestId: string;
  /** Address of the browser as the edge saw it; null when unknown. */
  readonly clientAddress: string | null;
}

/** The dependencies of a request. */
export const fileDependencies = (
  request: Request,
  env: SiteEnv,
  { session, requestId }: { session: Session; requestId: string },
): FileDependencies => ({
  backend: backendOf(env),
  session,
  requestId,
  clientAddress: clientAddressOf(request),
});

/** The documented time-out of uploads, ms (GEN-17). */
const UPLOAD_TIMEOUT_MS = 1_000_000;
/** Deadline for the first byte of a download, ms. How long a large video takes depends on the visitor's connection. */
const DOWNLOAD_START_MS = 30_000;

/** Room for the multipart headers around the largest file. */
const MAX_UPLOAD_BYTES = UPLOAD_LIMITS.videoBytes + 64 * 1024;
/** A picture grows by a third as base64. */
const MAX_BASE64_BYTES = Math.ceil((UPLOAD_LIMITS.imageBytes * 4) / 3) + 64 * 1024;

/** A call that takes a file: the type of its body, and how large it may be. */
interface Upload {
  readonly call: RestCall;
  readonly type: RegExp;
  readonly bytes: number;
  readonly tooLarge: string;
}

const FILE_UPLOAD: Upload = {
  call: uploadFile,
  type: /^multipart\/form-data\b/i,
  bytes: MAX_UPLOAD_BYTES,
  tooLarge: UPLOAD_MESSAGE.videoSize,
};

const BASE64_UPLOAD: Upload = {
  call: uploadBase64Image,
  type: /^application\/json\b/i,
  bytes: MAX_BASE64_BYTES,
  tooLarge: UPLOAD_MESSAGE.imageSize,
};

/** Whether a path takes files (API-021, API-095). */
export const isUploadPath = (pathname: string): boolean =>
  [FILE_UPLOAD, BASE64_UPLOAD].some(({ call }) => call.path === pathname);

/**
 * `POST /common/common/upload_file` (API-021) and `uploadbase64img` (API-095): streams the body to the backend with the
 * cookie's token (C-33). The caller has already refused other origins, and commits the session's cookie.
 */
export async function handleUpload(request: Request, dependencies: FileDependencies): Promise<Response> {
  const { backend, session, requestId, clientAddress } = dependencies;
  const { token } = session;
  const isBase64 = new URL(request.url).pathname === uploadBase64Image.path;
  const upload = isBase64 ? BASE64_UPLOAD : FILE_UPLOAD;
  if (token === null) return answer(Code.NOT_LOGGED_IN, "请先登录");
  const contentType = request.headers.get("content-type") ?? "";
  if (!request.body || !upload.type.test(contentType)) {
    return answer(Code.INVALID_INPUT, "请选择要上传的文件");
  }
  if (Number(request.headers.get("content-length") ?? 0) > upload.bytes) {
    return answer(Code.FILE_TOO_LARGE, upload.tooLarge);
  }

  const headers = new Headers({ "Content-Type": contentType, "WEB-TOKEN": token, "X-Request-Id": requestId });
  if (clientAddress !== null) headers.set("X-Client-Address", clientAddress);
  try {
    const response = await backend.fetch(
      new Request(`${backend.origin}${upload.call.path}`, {
        method: "POST",
        headers,
        body: request.body,
        redirect: "manual",
        signal: AbortSignal.timeout(UPLOAD_TIMEOUT_MS),
      }),
    );
    const result = await readData(upload.call, response);
    if (result.ok)
      return answer(Code.OK, upload.call.successMessage?.(result.data) ?? "success", result.data);
    if (result.code === Code.NOT_LOGGED_IN || result.code === Code.BLOCKED) session.signOut();
    const refusal = answer(result.code, result.message);
    const seconds = retryAfter(response.headers);
    if (result.code === Code.TOO_MANY_REQUESTS && seconds)
      refusal.headers.set("Retry-After", String(seconds));
    return refusal;
  } catch (error) {
    logError("upload", error, { requestId });
    return answer(Code.UPSTREAM_UNAVAILABLE, "上传失败，请稍后重试");
  }
}

const answer = (code: number, message: string, data: unknown = null): Response =>
  Response.json({ code, message, data }, { headers: { "Cache-Control": "no-store" } });

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
