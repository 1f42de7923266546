import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/gql";

const AboutPageDocument = graphql(`
  query AboutPage {
    articles(type: ABOUT, page: 1, pageSize: 50) {
      nodes { id title content }
    }
  }
`);

/** The articles of type about, in their order; none when they cannot be read. */
export async function readAboutArticles(context: AppLoadContext) {
  const { articles } = await context.graphql(AboutPageDocument);
  return articles?.nodes ?? [];
}
