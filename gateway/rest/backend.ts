import type { SiteEnv } from "../env";

/** The settings that say where the backend is. */
export type BackendEnv = Pick<SiteEnv, "BACKEND" | "BACKEND_ORIGIN">;

/** Target of REST calls: our own backend through its binding, or the origin that an operator configured. */
export interface Backend {
  readonly origin: string;
  /**
   * Another backend (decision 046): it may lack our own calls, and a write with an `Idempotency-Key` is not
   * sent again when its result is unknown. Our backend answers a known key as it did the first time.
   */
  readonly isForeign?: boolean;
  fetch(input: Request | string, init?: RequestInit): Promise<Response>;
}

/** The host is never resolved: a service binding accepts any host. */
const BINDING_ORIGIN = "http://backend";

/** The configured origin when there is one, otherwise the binding. */
export function backendOf(env: BackendEnv): Backend {
  if (env.BACKEND_ORIGIN)
    return { origin: env.BACKEND_ORIGIN, isForeign: true, fetch: (input, init) => fetch(input, init) };
  return {
    origin: BINDING_ORIGIN,
    fetch: (input, init) => env.BACKEND.fetch(new Request(input, init)),
  };
}
