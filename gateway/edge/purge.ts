import { cachePurge, verifyCachePurge } from "../../schema/rest/cache-purge";
import { ROOM_SIGNATURE_HEADER } from "../../schema/rest/room-intake";
import { SITEMAP_PATH } from "../../schema/rules/content/public-pages";
import type { SiteEnv } from "../env";
import { GRAPHQL_PATH } from "../graphql/path";
import { readText } from "../http/read-text";
import type { EdgeCache } from "./edge-cache";

/** Largest body of a purge, bytes. */
const MAX_PURGE_BYTES = 16 * 1024;

/** Made from the same content as the pages, so they are purged with any of them. */
const DERIVED = [GRAPHQL_PATH, SITEMAP_PATH];

/**
 * `POST /internal/purge`: the backend reports which public pages have changed. Replaying it within five
 * minutes only makes a page render again.
 */
export async function handlePurge(
  request: Request,
  env: Pick<SiteEnv, "ROOM_EVENT_SECRET">,
  cache: EdgeCache,
  now: number,
): Promise<Response> {
  if (request.method !== "POST") return refuse(405);
  const body = await readText(request, MAX_PURGE_BYTES);
  if (body === null) return refuse(413);
  const signature = request.headers.get(ROOM_SIGNATURE_HEADER);
  if (!(await verifyCachePurge(env.ROOM_EVENT_SECRET, body, signature, now))) return refuse(401);
  const paths = parsePaths(body);
  if (!paths) return refuse(400);
  await cache.purge([...paths, ...DERIVED]);
  return Response.json({ purged: paths.length }, { headers: { "Cache-Control": "no-store" } });
}

function parsePaths(body: string): string[] | null {
  try {
    return cachePurge.safeParse(JSON.parse(body)).data?.paths ?? null;
  } catch {
    return null;
  }
}

const refuse = (status: number): Response =>
  new Response(null, { status, headers: { "Cache-Control": "no-store" } });
