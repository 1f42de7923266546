import type { SiteEnv } from "../env";
import { type Backend, backendOf } from "../rest/backend";
import { type Client, clientOf } from "../security/client";
import type { Session } from "../security/session";

/** The part of a request's context that uploads and downloads need. */
export interface FileDependencies {
  readonly backend: Backend;
  readonly session: Session;
  readonly requestId: string;
  /** The browser that asks. */
  readonly client: Client;
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
  client: clientOf(request),
});
