import { absoluteUrl } from "~/features/site/page-meta";
import { SITEMAP_PATH } from "../../schema/rules/content/public-pages";

/** What search engines must not index: pages of a customer, pages that act, and the sandbox. */
const PRIVATE = ["/user/", "/placeorder/", "/pay", "/graphql", "/files/", "/sandbox"];

/** `GET /robots.txt`. */
export function loader() {
  const lines = [
    "User-agent: *",
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${absoluteUrl(SITEMAP_PATH)}`,
    "",
  ];
  return new Response(lines.join("\n"), { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
