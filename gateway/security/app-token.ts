import { filePath, uploadBase64Image, uploadFile } from "../../schema/rest/files/files";
import { importOrders } from "../../schema/rest/imports/batch-orders";
import { APP_TOKEN_PREFIX } from "../../schema/rules/account/app-sessions";
import { EXPORT_PATHS } from "../files/exports";
import { GRAPHQL_PATH } from "../graphql/path";
import { isOfProgram } from "./api-key";
import type { Session } from "./session";

/** The refusal of an app whose token is not valid. */
export const APP_TOKEN_WRONG = "登录已失效，请更换令牌或重新登录";

/**
 * Header of an app that has no token yet. Pages of other sites cannot send it, because we never allow their
 * preflight request.
 */
const APP_HEADER = "x-app-name";

/** Path of the rooms' sockets. */
const ROOMS = "/admin/websocket/";
const FILES = filePath("");

const POSTED: ReadonlySet<string> = new Set([
  GRAPHQL_PATH,
  ...[uploadFile, uploadBase64Image, importOrders].map(({ path }) => path),
]);
const READ: ReadonlySet<string> = new Set(EXPORT_PATHS);

/** Addresses for apps: the graph, uploads, files, exports and the sockets of rooms. */
const isForApps = (method: string, path: string): boolean =>
  method === "POST" ? POSTED.has(path) : READ.has(path) || path.startsWith(FILES) || path.startsWith(ROOMS);

const APP_BEARER = new RegExp(`^Bearer (${APP_TOKEN_PREFIX}[\\da-f]{96})$`, "i");
const LIKE_APP_BEARER = new RegExp(`^Bearer ${APP_TOKEN_PREFIX}`, "i");
const BEARER = /^Bearer /i;

/**
 * Whether a request comes from a native app (decision 081). Browsers do not send this header by themselves,
 * and other sites cannot make them. Another bearer token belongs to a program at the addresses for programs,
 * and is invalid at others.
 */
export function isOfApp(request: Request, url: URL): boolean {
  const { method, headers } = request;
  if (!isForApps(method, url.pathname)) return false;
  const sent = headers.get("authorization");
  if (sent === null) return headers.has(APP_HEADER);
  return LIKE_APP_BEARER.test(sent) || (BEARER.test(sent) && !isOfProgram(request, url));
}

/**
 * The token of an app, used as its session: it sets no cookie, and a cookie of the request is ignored. An app
 * without a token is a visitor. An app with a malformed or expired token is refused.
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
