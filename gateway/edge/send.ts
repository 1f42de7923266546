import { isKnownTo } from "../http/etag";
import type { KeptAnswer, Made } from "./kept-answer";

/** Source of an answer, for `Server-Timing`; `joined` waited for work that another request had begun. */
export type HowAnswered = "hit" | "stale" | "miss" | "joined";

/** Time for which an answer is fresh, s. */
export const FRESH_SECONDS = 60;

/**
 * Cache-Control for browsers and other caches. Browsers revalidate by tag each time, because a page names
 * files of one build. Shared caches may keep it while it is fresh.
 */
const CACHING = `public, max-age=0, must-revalidate, s-maxage=${FRESH_SECONDS}`;

/**
 * The same for a document: a browser may show its copy while it revalidates, for as long as the edge itself
 * would use it. Its few files of the build were loaded with it.
 */
const CACHING_OF_DOCUMENTS = `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-while-revalidate=${FRESH_SECONDS}`;

/**
 * A kept answer for one visitor: 304 when the browser has it, no body for HEAD. An error page is always sent.
 */
export function sendKept(
  request: Request,
  { status, body, headers, etag }: KeptAnswer,
  { how, ageSeconds, isDocument = false }: { how: HowAnswered; ageSeconds: number; isDocument?: boolean },
): Response {
  const sent = {
    ...headers,
    "cache-control": isDocument ? CACHING_OF_DOCUMENTS : CACHING,
    etag,
    age: String(Math.max(0, Math.floor(ageSeconds))),
    "server-timing": timing(how),
  };
  if (status === 200 && isKnownTo(request, etag)) return new Response(null, { status: 304, headers: sent });
  return new Response(request.method === "HEAD" ? null : body, { status, headers: sent });
}

/** An answer that caches must not keep: a redirect, a missing article, a page without its data. */
export function sendOnce(
  request: Request,
  { answer }: Exclude<Made, { kind: "good" }>,
  how: HowAnswered,
): Response {
  const { status } = answer;
  const headers = { ...answer.headers, "cache-control": "no-store", "server-timing": timing(how) };
  const hasNoBody = request.method === "HEAD" || status === 204 || status === 304;
  return new Response(hasNoBody ? null : answer.body, { status, headers });
}

const timing = (how: HowAnswered): string => `edge;desc=${how}`;
