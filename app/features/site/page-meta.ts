import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageTitle } from "~/lib/page-title";
import { siteConfig } from "~/lib/site-config";
import { SHARE_PICTURES, SHARE_SIZE, type SharePicture } from "./share-pictures";

interface PublicMeta {
  /** Name of the page; the name of the site follows it. Left out on the home page, which is the site. */
  title?: string;
  /** One or two sentences that invite to the page; search engines show some 80 characters. */
  description: string;
  /** Path of the page with its own query, e.g. `/help?title=…`: its canonical address. */
  path: string;
  /**
   * The share picture of its kind of page, made by scripts/build-share-image.ts; by default that of the home
   * page.
   */
  picture?: SharePicture;
  /** Structured data of the page for search engines: see structured-data.ts. */
  structuredData?: Readonly<Record<string, unknown>>;
}

/** The absolute public address of a path of this site. */
export const absoluteUrl = (path: string): string => new URL(path, siteConfig.origin).href;

/**
 * Data of a public page for search engines and shared links: title, description, canonical address, and a
 * picture. `export const meta: MetaFunction = () => publicMeta({ … })`.
 */
export function publicMeta({
  title,
  description,
  path,
  picture = "home",
  structuredData,
}: PublicMeta): MetaDescriptor[] {
  const { file, lines } = SHARE_PICTURES[picture];
  const fullTitle = title === undefined ? `${siteConfig.name} · ${siteConfig.slogan}` : pageTitle(title);
  const url = absoluteUrl(path);
  const shared: MetaDescriptor[] = Object.entries({
    "og:type": "website",
    "og:site_name": siteConfig.name,
    "og:locale": "zh_CN",
    "og:title": fullTitle,
    "og:description": description,
    "og:url": url,
    "og:image": absoluteUrl(`/${file}`),
    "og:image:width": String(SHARE_SIZE.width),
    "og:image:height": String(SHARE_SIZE.height),
    "og:image:alt": `${siteConfig.name}：${lines.join("，")}`,
  }).map(([property, content]) => ({ property, content }));
  return [
    { title: fullTitle },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...shared,
    { name: "twitter:card", content: "summary_large_image" },
    ...(structuredData
      ? [{ "script:ld+json": { "@context": "https://schema.org", ...structuredData } }]
      : []),
  ];
}
