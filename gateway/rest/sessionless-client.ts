import { NO_CLIENT } from "../security/client";
import type { Backend } from "./backend";
import { createRestClient, type RestClient } from "./client";
import { type RestUsage, startRestUsage } from "./usage";

/** A client that acts for no visitor: there is no session that it could send or lose, and nothing kept to discard. */
export const createSessionlessClient = (
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
