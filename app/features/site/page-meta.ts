import type { MetaDescriptor } from "@remix-run/cloudflare";
import { pageTitle } from "~/lib/page-title";
import { siteConfig } from "~/lib/site-config";

/** The picture that others show beside a link to us; made by scripts/build-share-image.ts. */
const SHARE_IMAGE = { path: "/share.png", width: 1200, height: 630, alt: "装达：家具送货安装平台" } as const;

interface PublicMeta {
  /** Name of the page; the name of the site follows it. Left out on the home page, which is the site. */
  title?: string;
  /** One or two sentences that invite to the page; search engines show some 80 characters. */
  description: string;
  /** Path of the page with the query that belongs to it, e.g. `/help?title=…`: its canonical address. */
  path: string;
  /** What the page is about, for search engines: see structured-data.ts. */
  structuredData?: Readonly<Record<string, unknown>>;
}

/** Address of a path of this site as the outside knows it. */
export const absoluteUrl = (path: string): string => new URL(path, siteConfig.origin).href;

/**
 * What search engines and those who share a link learn about a public page: title, description, its one address, and a
 * picture. `export const meta: MetaFunction = () => publicMeta({ … })`.
 */
export function publicMeta({ title, description, path, structuredData }: PublicMeta): MetaDescriptor[] {
  const fullTitle = title === undefined ? `${siteConfig.name} · ${siteConfig.slogan}` : pageTitle(title);
  const url = absoluteUrl(path);
  const shared: MetaDescriptor[] = Object.entries({
    "og:type": "website",
    "og:site_name": siteConfig.name,
    "og:locale": "zh_CN",
    "og:title": fullTitle,
    "og:description": description,
    "og:url": url,
    "og:image": absoluteUrl(SHARE_IMAGE.path),
    "og:image:width": String(SHARE_IMAGE.width),
    "og:image:height": String(SHARE_IMAGE.height),
    "og:image:alt": SHARE_IMAGE.alt,
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
