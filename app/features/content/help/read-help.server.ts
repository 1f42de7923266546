import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/gql";

const HelpPageDocument = graphql(`
  query HelpPage($title: String) {
    articles(type: HELP, page: 1, pageSize: 50) {
      nodes { id title }
    }
    article(type: HELP, title: $title) { title content createdAt }
  }
`);

/** The titles of the help and the article that `title` names, the first one without it (PUB-11); no article for an unknown title. */
export async function readHelp(context: AppLoadContext, title: string | null) {
  const { articles, article } = await context.graphql(HelpPageDocument, { title });
  return {
    titles: articles?.nodes.map((node) => node.title) ?? [],
    article,
    isOverview: title === null,
  };
}
