import type { RestClient } from "../../schema/rest/rest-client";
import { NO_CLIENT } from "../security/client";
import { type Backend, type BackendEnv, backendOf } from "./backend";
import { createRestClient } from "./client";
import { type RestUsage, startRestUsage } from "./usage";

/** A client without a session: it sends no token, and has no kept reads to discard. */
export const createSessionlessClient = (env: BackendEnv, requestId: string, usage?: RestUsage): RestClient =>
  sessionlessClientOf(backendOf(env), requestId, usage);

/** The same for a given backend. */
export const sessionlessClientOf = (
  backend: Backend,
  requestId: string,
  usage: RestUsage = startRestUsage(),
): RestClient =>
  createRestClient({
    backend,
    token: () => null,
    requestId,
    client: NO_CLIENT,
    usage,
    onSessionRejected: () => undefined,
    onWrite: () => undefined,
  });
