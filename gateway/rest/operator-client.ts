import type { RestClient } from "../../schema/rest/rest-client";
import type { SiteEnv } from "../env";
import { type Backend, type BackendEnv, backendOf } from "./backend";
import { sessionlessClientOf } from "./sessionless-client";

/** The calls for the platform's staff. */
export type OperatorClient = Pick<RestClient, "operator" | "sandbox">;

/**
 * A client that acts as the platform's staff, for the sandbox console. The customer's session is not used.
 *
 * @throws Error when no operator token is configured
 */
export function createOperatorClient(
  env: BackendEnv & Pick<SiteEnv, "OPERATOR_TOKEN">,
  requestId: string,
): OperatorClient {
  if (!env.OPERATOR_TOKEN) throw new Error("configuration: OPERATOR_TOKEN is not set");
  return sessionlessClientOf(withBearer(backendOf(env), env.OPERATOR_TOKEN), requestId);
}

const withBearer = (backend: Backend, token: string): Backend => ({
  ...backend,
  fetch: (input, init) => {
    const authorized = new Request(input, init);
    authorized.headers.set("Authorization", `Bearer ${token}`);
    return backend.fetch(authorized);
  },
});
