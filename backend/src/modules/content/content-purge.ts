import { CACHE_PURGE_PATH, signCachePurge } from "../../../../schema/rest/cache-purge";
import { ADVERT_LOCATION } from "../../../../schema/rest/content/content";
import { ROOM_SIGNATURE_HEADER } from "../../../../schema/rest/room-intake";
import type { BackendEnv } from "../../env";
import { type Clock, SECOND } from "../../shared/clock";
import { log } from "../../shared/log";
import type { ArticleTypeCode } from "./content.repository";

/** The place of changed content. It decides which pages show it. */
export type ContentPlace = { readonly article: ArticleTypeCode } | { readonly advert: string };

const PAGES_OF_ARTICLES: Readonly<Record<ArticleTypeCode, readonly string[]>> = {
  help: ["/help", "/fangan", "/sitemap.xml"],
  about: ["/about", "/about/contact"],
  // Notices are read in the customer area, which is not cached.
  notice: [],
};

const PAGES_OF_ADVERTS: Readonly<Record<string, readonly string[]>> = { [ADVERT_LOCATION.partners]: ["/"] };

/** Public pages that show content of these places. */
const pagesShowing = (places: readonly ContentPlace[]): string[] => [
  ...new Set(
    places.flatMap((place) =>
      "article" in place ? PAGES_OF_ARTICLES[place.article] : (PAGES_OF_ADVERTS[place.advert] ?? []),
    ),
  ),
];

const TIMEOUT_MS = 5 * SECOND;
/** Waits before further tries, ms. */
const RETRY_AFTER_MS = [300, 1000, 3000] as const;

/**
 * Tells the site to forget its cached copies of the pages that show changed content. Run it after the commit with
 * `waitUntil`. Never throws: a site that does not answer is tried three times more and then logged, and its copies are
 * renewed when they expire.
 */
export async function announceContentChange(
  places: readonly ContentPlace[],
  { env, clock }: { readonly env: BackendEnv; readonly clock: Clock },
): Promise<void> {
  const paths = pagesShowing(places);
  if (paths.length === 0) return;
  for (let failures = 0; ; failures++) {
    try {
      return await purge(paths, { env, clock });
    } catch (error) {
      const pauseMs = RETRY_AFTER_MS[failures];
      if (pauseMs === undefined) return log.error("content purge failed", error, { paths });
      await clock.pause(pauseMs);
    }
  }
}

async function purge(
  paths: readonly string[],
  { env, clock }: { env: BackendEnv; clock: Clock },
): Promise<void> {
  const body = JSON.stringify({ paths });
  const response = await env.SITE.fetch(`https://site${CACHE_PURGE_PATH}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      [ROOM_SIGNATURE_HEADER]: await signCachePurge(env.ROOM_EVENT_SECRET, body, clock.now()),
    },
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the purge intake answered ${response.status}`);
}
