import { uploadFile } from "../../schema/rest/files/files";
import { API_KEY_PREFIXES } from "../../schema/rules/account/api-keys";
import { GRAPHQL_PATH } from "../graphql/path";
import type { Session } from "./session";

/** What a program reads whose key does not work. */
export const KEY_WRONG = "接口密钥无效、已停用或已更换";

/** Where programs call: the graph, and the upload of one file (API-021), whose address the graph takes. */
const PROGRAM_PATHS: ReadonlySet<string> = new Set([GRAPHQL_PATH, uploadFile.path]);

/**
 * Whether a request comes from a program of a customer's (decision 070): browsers send no such header by themselves, and
 * no other site can make them, because it is never allowed to ask.
 */
export const isOfProgram = ({ method, headers }: Request, { pathname }: URL): boolean =>
  method === "POST" && PROGRAM_PATHS.has(pathname) && headers.has("authorization");

const BEARER = new RegExp(`^Bearer ((?:${Object.values(API_KEY_PREFIXES).join("|")})[\\da-f]{64})$`, "i");

/**
 * The key of a request in the place of a session: it begins and ends nothing, and sets no cookie. A cookie that comes
 * with it is not looked at. Its token is null where the header holds no key, a session's token for example.
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
