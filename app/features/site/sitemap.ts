import { type PublicPage, publicPages } from "../../../schema/rules/content/public-pages";
import { SOLUTION_TABS, solutionPath } from "../solutions/solution.server";
import { absoluteUrl } from "./page-meta";

interface SitemapArticle {
  title: string;
  /** ISO 8601. */
  createdAt: string;
}

interface Entry {
  path: string;
  changedAt?: string;
}

/** All public pages, all tabs of /fangan and all articles, with their canonical addresses. */
export function renderSitemap(
  articles: readonly SitemapArticle[],
  pages: readonly Pick<PublicPage, "path" | "params">[] = publicPages,
): string {
  const entries: Entry[] = pages.flatMap(({ path }) =>
    path === "/fangan" ? SOLUTION_TABS.map(({ type }) => ({ path: solutionPath(type) })) : { path },
  );
  // The page of one article, which is named by its title (PUB-11).
  const articlePage = pages.find(({ params }) => params.includes("title"));
  if (articlePage) {
    for (const { title, createdAt } of articles) {
      const path = `${articlePage.path}?${new URLSearchParams({ title })}`;
      entries.push({ path, changedAt: createdAt.slice(0, "YYYY-MM-DD".length) });
    }
  }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries.map(printEntry),
    "</urlset>",
    "",
  ].join("\n");
}

const printEntry = ({ path, changedAt }: Entry): string => {
  const changed = changedAt === undefined ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `  <url><loc>${escapeXml(absoluteUrl(path))}</loc>${changed}</url>`;
};

const escapeXml = (text: string): string =>
  text.replace(/[<>&'"]/g, (character) => `&#${character.charCodeAt(0)};`);
