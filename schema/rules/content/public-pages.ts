/** A page that everybody sees alike: kept at the edge, listed in the sitemap and measured by `npm run bench:pages`. */
export interface PublicPage {
  /** Without a trailing slash; an exact match. */
  readonly path: string;
  /** Query parameters that the page reads. Others change nothing: they are dropped before the page is made. */
  readonly params: readonly string[];
  /** The one of them that holds free text: with it, an answer is made for each request and not kept. */
  readonly freeText?: string;
  /** Whether it is a document: HTML that no framework takes over in the browser (docs/decisions/049). */
  readonly isDocument: boolean;
  /** The HTTP status that it has when all is well, 200 without one: an answer with another is not kept. */
  readonly status?: number;
}

const document = (path: string, ...params: string[]): PublicPage => ({ path, params, isDocument: true });
const form = (path: string, ...params: string[]): PublicPage => ({ path, params, isDocument: false });

/**
 * Every page of the public site, in the order of the sitemap. A page that reads a query parameter names it here, or the
 * edge will not pass it on (docs/decisions/016).
 */
export const publicPages: readonly PublicPage[] = [
  document("/"),
  document("/fangan", "type"),
  document("/baozhang"),
  form("/ruzhu", "provinceCode", "cityCode", "areaCode"),
  form("/service_ruzhu", "type", "done"),
  document("/download"),
  { ...document("/help", "title", "q"), freeText: "q" },
  document("/developers"),
  document("/about"),
  document("/about/contact"),
  document("/map"),
  document("/userprotocol"),
];

/** Where every unknown address leads (NAV-11): kept once for all of them, and in no sitemap. */
export const missingPage: PublicPage = { ...document("/404"), status: 404 };

/** Texts for crawlers, made and kept like pages. */
export const SITEMAP_PATH = "/sitemap.xml";
export const crawlerDocuments: readonly PublicPage[] = [form(SITEMAP_PATH), form("/robots.txt")];

const documents = new Set(
  [...publicPages, missingPage].filter((page) => page.isDocument).map(({ path }) => path),
);

/** Whether a link leads to a document, which the browser loads by itself. Query and fragment do not matter. */
export const leadsToDocument = (to: string): boolean => documents.has(to.split(/[?#]/, 1)[0] ?? "");
