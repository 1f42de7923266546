import type { RestClient } from "../../schema/rest/rest-client";
import { type BackendEnv, backendOf } from "./backend";
import { createBackendGuard } from "./backend-guard";
import { createRestClient } from "./client";
import { createStreams, type Streams } from "./streams";
import type { TransportOptions } from "./transport";

/** Connections of one request of the site to the backend. */
interface Connection {
  /** The documented calls. */
  readonly rest: RestClient;
  /** Files, exports and notifications. */
  readonly streams: Streams;
  /** Whether the backend is another operator's (decision 046). */
  readonly isForeign: boolean;
}

/**
 * Connects one request of the site to the configured backend. Calls and streams share one circuit breaker.
 */
export function connectBackend(env: BackendEnv, options: Omit<TransportOptions, "backend">): Connection {
  const backend = backendOf(env);
  const shared = { ...options, backend, guard: options.guard ?? createBackendGuard() };
  return {
    rest: createRestClient(shared),
    streams: createStreams(shared),
    isForeign: backend.isForeign ?? false,
  };
}
