import { restCalls } from "../../schema/rest";
import { ESTIMATED_BYTES_HEADER, TOTAL_ROWS_HEADER } from "../../schema/rest/orders/order-export";
import type { RestCall } from "../../schema/rest/rest-call";
import { Code } from "../../schema/rules/codes";
import { logError } from "../observability/log";
import type { FileContext } from "./file-context";

/** Calls that answer a file for download. */
const EXPORTS = Object.values<RestCall>(restCalls.files).filter(({ file }) => file !== undefined);

/** Deadline for the first byte, ms. */
const EXPORT_START_MS = 30_000;

const PASSED_HEADERS = [
  "Content-Type",
  "Content-Disposition",
  "ETag",
  TOTAL_ROWS_HEADER,
  ESTIMATED_BYTES_HEADER,
] as const;

/** Paths of files that are made on request: all calls of the contract with a `file`. */
export const EXPORT_PATHS: readonly string[] = EXPORTS.map(({ path }) => path);

/**
 * `GET` of an export: forwards the filters with the session's token, and streams the file back while it is
 * being made. When the reader stops, the export stops. The answer is 304 when the reader has the file
 * (decision 051). A refusal is the backend's JSON envelope, which the page reads: it downloads by `fetch`.
 */
export async function handleExport(
  request: Request,
  { streams, session, requestId }: FileContext,
): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const call = EXPORTS.find(({ path }) => path === pathname);
  if (!call || request.method !== "GET") return new Response(null, { status: 405 });
  if (session.token === null) return refusal(Code.NOT_LOGGED_IN, "请先登录");
  const known = request.headers.get("If-None-Match");
  try {
    const response = await streams.send({
      id: call.id,
      // API-075 is documented as a POST.
      method: call.method,
      path: `${call.path}${search}`,
      headers: new Headers(known === null ? {} : { "If-None-Match": known }),
      identity: "session",
      timeoutMs: EXPORT_START_MS,
      timed: "first byte",
    });
    if (response.status === 304) return passedOn(response);
    if (response.ok && response.headers.get("content-type") === call.file) return passedOn(response);
    const result = await streams.read(call, response);
    if (result.ok) throw new Error(`${call.id} answered no file`);
    return refusal(result.code, result.message);
  } catch (error) {
    logError("export", error, { requestId });
    return refusal(Code.UPSTREAM_UNAVAILABLE, "文件下载失败");
  }
}

function passedOn(response: Response): Response {
  const headers = new Headers({
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
  });
  for (const name of PASSED_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

const refusal = (code: number, message: string): Response =>
  Response.json({ code, message, data: null }, { headers: { "Cache-Control": "no-store" } });
