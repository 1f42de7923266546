import type { SiteEnv } from "../env";
import { etagOf, isKnownTo } from "../http/etag";
import { logError } from "../observability/log";
import { createSessionlessClient } from "../rest/sessionless-client";

/** Address of the area tree for browsers. */
export const AREA_TREE_PATH = "/areas.json";

/** Time for which an isolate keeps the tree, ms: areas change a few times a year. */
const FRESH_MS = 60 * 60 * 1000;
const CACHING = "public, max-age=3600, stale-while-revalidate=86400";

interface AreaTree {
  readonly json: string;
  readonly etag: string;
  readonly readAt: number;
}

type AreaTreeHandler = (request: Request, env: SiteEnv, requestId: string) => Promise<Response>;

/**
 * `GET /areas.json`: province, city, district (PLACE-22), 150 kB that are the same for all visitors. Read and
 * serialised once an hour per isolate, revalidated by ETag. As a GraphQL operation it would be parsed,
 * resolved and serialised for every visitor.
 */
export function createAreaTreeHandler(now: () => number = Date.now): AreaTreeHandler {
  // Reference data only, without data of a request. Not a promise: one request must not wait for another's
  // I/O.
  let known: AreaTree | null = null;
  return async (request, env, requestId) => {
    if (request.method !== "GET" && request.method !== "HEAD") return new Response(null, { status: 405 });
    try {
      if (!known || now() - known.readAt >= FRESH_MS) known = await readTree(env, requestId, now());
    } catch (error) {
      logError("area-tree", error, { requestId });
      // An old tree is good enough.
      if (!known) return new Response(null, { status: 503, headers: { "Cache-Control": "no-store" } });
    }
    const headers = {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": CACHING,
      ETag: known.etag,
    };
    return isKnownTo(request, known.etag)
      ? new Response(null, { status: 304, headers })
      : new Response(known.json, { headers });
  };
}

/** Read without the visitor's session, because the answer does not depend on it. */
async function readTree(env: SiteEnv, requestId: string, readAt: number): Promise<AreaTree> {
  const rest = createSessionlessClient(env, requestId);
  const json = JSON.stringify(await rest.areas.getAreaTree());
  return { json, etag: await etagOf(json), readAt };
}
