import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { renderSitemap } from "~/features/site/sitemap";
import { graphql } from "~/gql";

const SitemapDocument = graphql(`
  query Sitemap {
    articles(type: HELP, pageSize: 100) { nodes { title createdAt } }
  }
`);

/** `GET /sitemap.xml`. While articles cannot be read it names the pages; such an answer is not kept. */
export async function loader({ context }: LoaderFunctionArgs) {
  const articles = await context.graphql(SitemapDocument).then(
    (data) => data.articles?.nodes ?? [],
    () => [],
  );
  return new Response(renderSitemap(articles), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
