/** A page that everybody sees alike: kept at the edge, listed in the sitemap and measured by `npm run bench:pages`. */
export interface PublicPage {
  /** Without a trailing slash; an exact match. */
  readonly path: string;
  /** Query parameters that the page reads. Others change nothing: they are dropped before the page is made. */
  readonly params: readonly string[];
}

const page = (path: string, ...params: string[]): PublicPage => ({ path, params });

/**
 * Every page of the public site, in the order of the sitemap. A page that reads a query parameter names it here, or the
 * edge will not pass it on (docs/decisions/016).
 */
export const publicPages: readonly PublicPage[] = [
  page("/"),
  page("/fangan", "type"),
  page("/baozhang"),
  page("/ruzhu", "provinceCode", "cityCode", "areaCode"),
  page("/service_ruzhu", "type", "done"),
  page("/download"),
  page("/help", "title"),
  page("/about"),
  page("/about/contact"),
  page("/userprotocol"),
];

/** Documents for crawlers, made and kept like pages. */
export const SITEMAP_PATH = "/sitemap.xml";
export const crawlerDocuments: readonly PublicPage[] = [page(SITEMAP_PATH), page("/robots.txt")];
