import type { BackendEnv } from "../../env";

/** The name by which the site's binding asks (gateway/rest/backend.ts); no name of the internet leads to it. */
const BINDING = "backend";

/** Through which door a request came: the partner API's own name, the site's binding, or one that should not exist. */
export type Door = "partner" | "inside" | "none";

/**
 * The door of a request (decision 074). A deployed backend answers at no name but these two, so that a route that was
 * added without `PARTNER_HOSTNAME` opens nothing.
 */
export function doorOf(url: string, env: Pick<BackendEnv, "ENVIRONMENT" | "PARTNER_HOSTNAME">): Door {
  const { hostname } = new URL(url);
  if (env.PARTNER_HOSTNAME && hostname === env.PARTNER_HOSTNAME) return "partner";
  return env.ENVIRONMENT === "local" || hostname === BINDING ? "inside" : "none";
}
