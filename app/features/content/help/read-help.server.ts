import type { AppLoadContext } from "@remix-run/cloudflare";
import { graphql } from "~/gql";
import { htmlToText } from "../../../../schema/rules/html-text";

const HelpPageDocument = graphql(`
  query HelpPage($title: String) {
    articles(type: HELP, page: 1, pageSize: 50) {
      nodes { id title }
    }
    article(type: HELP, title: $title) { title content createdAt }
  }
`);

const HelpSearchDocument = graphql(`
  query HelpSearch {
    articles(type: HELP, page: 1, pageSize: 50) {
      nodes { id title content }
    }
  }
`);

/** Longest text that is searched for; more than one would type, and a bound for the edge's keys. */
const WORDS_MAX = 40;
/** Characters of an article that are shown before the words and after them. */
const BEFORE = 24;
const AFTER = 56;

export interface FoundArticle {
  title: string;
  /** The text around the words. */
  excerpt: string;
}

/** The text around the first of these words that it has; its beginning where only the title has them. */
function around(text: string, wanted: readonly string[]): string {
  const lower = text.toLowerCase();
  const word = wanted.find((one) => lower.includes(one)) ?? "";
  const at = lower.indexOf(word);
  const start = Math.max(0, at - BEFORE);
  const end = at + word.length + AFTER;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${end < text.length ? "…" : ""}`;
}

/** Articles whose title or text has each of these words, those with all of them in the title first. */
async function findHelp(context: AppLoadContext, words: string): Promise<FoundArticle[]> {
  const { articles } = await context.graphql(HelpSearchDocument);
  const wanted = words.toLowerCase().split(/\s+/);
  const found = (articles?.nodes ?? []).flatMap(({ title, content }) => {
    const text = htmlToText(content);
    const isTitled = wanted.every((word) => title.toLowerCase().includes(word));
    const all = `${title}\n${text}`.toLowerCase();
    return wanted.every((word) => all.includes(word))
      ? [{ isTitled, title, excerpt: around(text, wanted) }]
      : [];
  });
  return found
    .sort((first, second) => Number(second.isTitled) - Number(first.isTitled))
    .map(({ title, excerpt }) => ({ title, excerpt }));
}

/**
 * The titles of the help and the article that `title` names, the first one without it (PUB-11); no article for an unknown
 * title. With `q` what was found for it, in place of an article.
 */
export async function readHelp(context: AppLoadContext, search: { title: string | null; q: string | null }) {
  const title = search.title || null;
  const words = (search.q ?? "").trim().slice(0, WORDS_MAX);
  const [{ articles, article }, found] = await Promise.all([
    context.graphql(HelpPageDocument, { title }),
    words === "" ? null : findHelp(context, words),
  ]);
  return {
    titles: articles?.nodes.map((node) => node.title) ?? [],
    article,
    isOverview: title === null,
    search: found && { words, found },
  };
}
