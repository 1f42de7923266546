import { crawlerDocuments, missingPage, publicPages } from "../../schema/rules/content/public-pages";

/** A page that is rendered once for all visitors. */
export interface SharedTarget {
  /** Path of the page, also for a request for its data only; a purge names it. */
  readonly path: string;
  /** The URL for rendering, without parts that belong to one visitor. */
  readonly url: URL;
  /** Whether it is a document, and not a page with client-side navigation, or data. */
  readonly isDocument: boolean;
  /** Status of a good answer. */
  readonly status: number;
  /**
   * Whether its answer is kept. With a text that visitors type, each text would fill the cache with another
   * answer.
   */
  readonly isKept: boolean;
}

/** Longer values are not ours. */
const MAX_VALUE_CHARS = 200;

const documents = new Map(
  [...publicPages, missingPage, ...crawlerDocuments].map((page) => [page.path, page]),
);

/**
 * The public page of a request for `asked`, or null for everything that depends on the visitor. `/help.data`
 * is the data of `/help`, for a navigation inside the site. The requested loaders (`_routes`) are ignored,
 * because the browser picks its parts from the full answer.
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
