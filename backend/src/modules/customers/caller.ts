import { API_KEY_PREFIXES } from "../../../../schema/rules/account/api-keys";
import { APP_TOKEN_PREFIX } from "../../../../schema/rules/account/app-sessions";
import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import type { CustomerSession } from "../../shared/context";
import type { Stores } from "../../shared/stores/stores";
import { resolveApiKey } from "./api-keys/resolve-api-key";
import { resolveAppSession } from "./app-sessions/resolve-app-session";
import { resolveSession } from "./sessions";

const KEYS = Object.values(API_KEY_PREFIXES);

/**
 * The caller behind a WEB-TOKEN: a browser, an app, or a program with a key. Each kind of token is looked up
 * in a table of its own, so that it cannot be taken for another kind. Null for an invalid token.
 *
 * @throws BusinessError 7002 for a blocked account, KEY_ADDRESS_REFUSED
 */
export async function callerOf(
  token: string,
  dependencies: { env: BackendEnv; stores: Stores; clock: Clock; address: string },
): Promise<CustomerSession | null> {
  if (KEYS.some((prefix) => token.startsWith(prefix))) return resolveApiKey(token, dependencies);
  if (token.startsWith(APP_TOKEN_PREFIX)) return resolveAppSession(token, dependencies);
  return resolveSession(token, dependencies);
}
