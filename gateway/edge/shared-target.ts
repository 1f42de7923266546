import { crawlerDocuments, missingPage, publicPages } from "../../schema/rules/content/public-pages";

/** What is rendered once for everybody. */
export interface SharedTarget {
  /** Path of the page, also for its data alone; a purge names it. */
  readonly path: string;
  /** The URL it is rendered from, without anything that belongs to one visitor. */
  readonly url: URL;
  /** Whether it is a document rather than a page that a framework takes over, or data. */
  readonly isDocument: boolean;
  /** The status of a good answer. */
  readonly status: number;
  /** Whether its answer is kept. A text that visitors type would fill the cache with one answer for each text. */
  readonly isKept: boolean;
}

/** Our own values are shorter. */
const MAX_VALUE_CHARS = 200;

const documents = new Map(
  [...publicPages, missingPage, ...crawlerDocuments].map((page) => [page.path, page]),
);

/**
 * The public page that a request for `asked` reads, or null for everything that depends on who asks. `/help.data` is the
 * data of `/help`, for a navigation inside the site; which loaders the browser asks for (`_routes`) is ignored, because
 * it takes what it needs from the full answer.
 */
export function sharedTargetOf({ method }: Request, asked: URL): SharedTarget | null {
  if (method !== "GET" && method !== "HEAD") return null;
  const path = asked.pathname === "/_root.data" ? "/" : asked.pathname.replace(/\.data$/, "");
  const page = documents.get(path);
  if (!page) return null;
  const url = new URL(asked.pathname, asked.origin);
  for (const name of page.params) {
    const value = asked.searchParams.get(name);
    if (value === null) continue;
    if (value.length > MAX_VALUE_CHARS) return null;
    url.searchParams.set(name, value);
  }
  return {
    path,
    url,
    isDocument: page.isDocument && path === asked.pathname,
    status: page.status ?? 200,
    isKept: !(page.freeText && url.searchParams.has(page.freeText)),
  };
}
