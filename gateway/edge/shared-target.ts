import { crawlerDocuments, publicPages } from "../../schema/rules/public-pages";

/** What is made once for everybody who asks for it. */
export interface SharedTarget {
  /** Path of the page, also when its data alone is asked for: what a purge names. */
  readonly path: string;
  /** Where it is made: without anything that belongs to one visitor. */
  readonly url: URL;
}

/** A longer value is no title of ours. */
const MAX_VALUE_CHARS = 200;

const documents = new Map([...publicPages, ...crawlerDocuments].map((page) => [page.path, page]));

/**
 * The public page that a request reads, or null for everything that depends on who asks. `/help.data` is the data of
 * `/help`, for a navigation inside the site; which of its loaders the browser wants (`_routes`) changes nothing, because
 * it takes from the answer what it needs.
 */
export function sharedTargetOf(request: Request): SharedTarget | null {
  if (request.method !== "GET" && request.method !== "HEAD") return null;
  const asked = new URL(request.url);
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
  return { path, url };
}
