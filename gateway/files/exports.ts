import { restCalls } from "../../schema/rest";
import { downloadDataExport } from "../../schema/rest/account/personal-data-file";
import { ESTIMATED_BYTES_HEADER, TOTAL_ROWS_HEADER } from "../../schema/rest/orders/order-export";
import type { RestCall } from "../../schema/rest/rest-call";
import { DOWNLOAD_REFUSED, PERSONAL_DATA_PAGE } from "../../schema/rules/account/personal-data";
import { Code } from "../../schema/rules/codes";
import { wantsPage } from "../http/wants-page";
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
 * (decision 051). A refusal is the backend's JSON envelope, which the page reads: it downloads by `fetch`. A browser that
 * follows a link to a file gets the page of the link instead.
 */
export async function handleExport(request: Request, context: FileContext): Promise<Response> {
  const { pathname } = new URL(request.url);
  const call = EXPORTS.find(({ path }) => path === pathname);
  if (!call || request.method !== "GET") return new Response(null, { status: 405 });
  const answer = await answerExport(call, request, context);
  if (answer instanceof Response) return answer;
  // Only this file is linked to: it may be too large to be kept in a page.
  const isLinked = call.path === downloadDataExport.path && wantsPage(request);
  return isLinked ? backToPage(answer) : refusal(answer);
}

/** Why there is no file. */
interface Refused {
  code: number;
  message: string;
}

async function answerExport(
  call: RestCall,
  request: Request,
  { streams, session, requestId }: FileContext,
): Promise<Response | Refused> {
  if (session.token === null) return { code: Code.NOT_LOGGED_IN, message: "请先登录" };
  const known = request.headers.get("If-None-Match");
  try {
    const response = await streams.send({
      id: call.id,
      // API-075 is documented as a POST.
      method: call.method,
      path: `${call.path}${new URL(request.url).search}`,
      headers: new Headers(known === null ? {} : { "If-None-Match": known }),
      identity: "session",
      timeoutMs: EXPORT_START_MS,
      timed: "first byte",
    });
    if (response.status === 304) return passedOn(response);
    if (response.ok && response.headers.get("content-type") === call.file) return passedOn(response);
    const result = await streams.read(call, response);
    if (result.ok) throw new Error(`${call.id} answered no file`);
    return { code: result.code, message: result.message };
  } catch (error) {
    logError("export", error, { requestId });
    return { code: Code.UPSTREAM_UNAVAILABLE, message: "文件下载失败" };
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

const refusal = ({ code, message }: Refused): Response =>
  Response.json({ code, message, data: null }, { headers: { "Cache-Control": "no-store" } });

/** The page itself sends on to the sign-in those whose session has ended (ROLE-11, ROLE-12). */
function backToPage({ code }: Refused): Response {
  const isSessionOver = code === Code.NOT_LOGGED_IN || code === Code.BLOCKED;
  const headers = {
    Location: isSessionOver ? PERSONAL_DATA_PAGE : DOWNLOAD_REFUSED,
    "Cache-Control": "no-store",
  };
  return new Response(null, { status: 303, headers });
}
