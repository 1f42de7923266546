import { filePath, uploadBase64Image, uploadFile } from "../../schema/rest/files/files";
import { importOrders } from "../../schema/rest/imports/batch-orders";
import { APP_TOKEN_PREFIX } from "../../schema/rules/account/app-sessions";
import { EXPORT_PATHS } from "../files/exports";
import { GRAPHQL_PATH } from "../graphql/path";
import { isOfProgram } from "./api-key";
import type { Session } from "./session";

/** What an app reads whose token does not work. */
export const APP_TOKEN_WRONG = "登录已失效，请更换令牌或重新登录";

/** How an app asks that has no token yet. Pages of other sites cannot send it: they are never allowed to ask. */
const APP_HEADER = "x-app-name";

/** Below it are the sockets of rooms. */
const ROOMS = "/admin/websocket/";
const FILES = filePath("");

const POSTED: ReadonlySet<string> = new Set([
  GRAPHQL_PATH,
  ...[uploadFile, uploadBase64Image, importOrders].map(({ path }) => path),
]);
const READ: ReadonlySet<string> = new Set(EXPORT_PATHS);

/** Where apps ask: the graph, uploads, files, exports and the sockets of rooms. */
const isForApps = (method: string, path: string): boolean =>
  method === "POST" ? POSTED.has(path) : READ.has(path) || path.startsWith(FILES) || path.startsWith(ROOMS);

const APP_BEARER = new RegExp(`^Bearer (${APP_TOKEN_PREFIX}[\\da-f]{96})$`, "i");
const LIKE_APP_BEARER = new RegExp(`^Bearer ${APP_TOKEN_PREFIX}`, "i");
const BEARER = /^Bearer /i;

/**
 * Whether a request comes from a native app (decision 081): browsers send no such header by themselves, and no other
 * site can make them. Another bearer is a program's where programs call, and no one's at the other addresses.
 */
export function isOfApp(request: Request, url: URL): boolean {
  const { method, headers } = request;
  if (!isForApps(method, url.pathname)) return false;
  const sent = headers.get("authorization");
  if (sent === null) return headers.has(APP_HEADER);
  return LIKE_APP_BEARER.test(sent) || (BEARER.test(sent) && !isOfProgram(request, url));
}

/**
 * The token of an app in the place of a session: it sets no cookie, and a cookie that comes with it is not looked at. An
 * app without a token is a visitor; one whose token could not have been made, or is no longer good, is refused.
 */
export function readAppSession({ headers }: Request): Session {
  const sent = headers.get("authorization");
  let token = APP_BEARER.exec(sent ?? "")?.[1] ?? null;
  let isRefused = sent !== null && token === null;
  return {
    isOfApp: true,
    get token() {
      return token;
    },
    get isRefused() {
      return isRefused;
    },
    hasLeft: false,
    signIn() {
      throw new TypeError("an app has no cookie");
    },
    signOut() {
      token = null;
      isRefused = true;
    },
    leave: () => undefined,
    setCookies: () => [],
  };
}
