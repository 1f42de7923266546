import { uploadFile } from "../../schema/rest/files/files";
import { API_KEY_PREFIXES } from "../../schema/rules/account/api-keys";
import { GRAPHQL_PATH } from "../graphql/path";
import { CSRF_HEADER } from "../graphql/request-check";
import type { Session } from "./session";

/** The refusal of a program whose key is not valid. */
export const KEY_WRONG = "接口密钥无效、已停用或已更换";
/** The refusal of a program without a key: clients drop the header when they follow a redirect to another host. */
const KEY_MISSING = "请求头 Authorization 中没有接口密钥";

/** The refusal of a program, see {@link readKeySession}. */
export const keyRefusal = ({ headers }: Request): string =>
  headers.has("authorization") ? KEY_WRONG : KEY_MISSING;

/**
 * Addresses for programs: the graph, and the upload of one file (API-021), whose address the graph accepts.
 */
const PROGRAM_PATHS: ReadonlySet<string> = new Set([GRAPHQL_PATH, uploadFile.path]);

/** What browsers and our pages send with a POST, one of them at least. */
const OF_PAGES = ["origin", "sec-fetch-site", "cookie", CSRF_HEADER] as const;

/**
 * Whether a request comes from a customer's program (decision 070). Browsers do not send the header Authorization by
 * themselves, and other sites cannot make them, because we never allow their preflight request. A request that has
 * nothing of a page either is of a program that has lost its key, and is told so.
 */
export const isOfProgram = ({ method, headers }: Request, { pathname }: URL): boolean =>
  method === "POST" &&
  PROGRAM_PATHS.has(pathname) &&
  (headers.has("authorization") || !OF_PAGES.some((name) => headers.has(name)));

const BEARER = new RegExp(`^Bearer ((?:${Object.values(API_KEY_PREFIXES).join("|")})[\\da-f]{64})$`, "i");

/**
 * The key of a request, used as its session: it begins and ends nothing, and sets no cookie. A cookie of the
 * request is ignored. The token is null when the header is not a key, for example a session's token.
 */
export function readKeySession({ headers }: Request): Session {
  const token = BEARER.exec(headers.get("authorization") ?? "")?.[1] ?? null;
  return {
    token,
    isOfApp: false,
    isRefused: false,
    hasLeft: false,
    signIn() {
      throw new TypeError("a key begins no session");
    },
    signOut: () => undefined,
    leave: () => undefined,
    setCookies: () => [],
  };
}
