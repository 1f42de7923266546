import type { listArticles } from "../../rest/content/content";
import type { CallData } from "../../rest/rest-call";
import { sanitizeArticleHtml } from "../../rules/content/article-html";
import { builder } from "../builder";
import { pageArgs } from "../page-args";

type Articles = CallData<typeof listArticles>;

/** The first page, large enough for all articles that a page shows at once (PUB-12). */
const FIRST_PAGE = { pageIndex: 1, pageSize: 50 } as const;
/** The most pages that are searched for one article. */
const MOST_PAGES = 10;

/** A backend with only the documented calls has no article ids, so time and title identify an article. */
const idOf = ({ id, title, createTime }: Articles["pageList"][number]) =>
  String(id ?? `${createTime} ${title}`);

const ArticleType = builder.enumType("ArticleType", {
  description: "Where an article belongs.",
  values: {
    HELP: { value: "help", description: "Help centre." },
    ABOUT: { value: "about", description: "About us." },
    NOTICE: { value: "notice", description: "Platform notice." },
  } as const,
});

const Article = builder.objectRef<Articles["pageList"][number]>("Article").implement({
  description: "An article of the platform.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the article; its time and title where the backend has none.",
      resolve: idOf,
    }),
    title: t.exposeString("title", { description: "Chinese title." }),
    content: t.string({
      description: "HTML of text, tables, links and pictures; nothing in it runs.",
      // Our backend sanitises before it stores. Other backends may not (docs/deploy.md).
      resolve: ({ content }) => sanitizeArticleHtml(content),
    }),
    image: t.exposeString("img", { nullable: true, description: "Cover picture; null without one." }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was published." }),
  }),
});

const ArticlePage = builder.objectRef<Articles>("ArticlePage").implement({
  description: "One page of articles.",
  fields: (t) => ({
    nodes: t.field({
      type: [Article],
      description: "Articles of this page.",
      resolve: (page) => page.pageList,
    }),
    total: t.exposeInt("totalCount", { description: "Number of articles on all pages." }),
  }),
});

builder.queryField("articles", (t) =>
  t.field({
    type: ArticlePage,
    extensions: { isPublic: true },
    nullable: true,
    description: "Articles of one type in their editorial order; null, with an error, on a failure. Public.",
    args: {
      type: t.arg({ type: ArticleType, description: "Which articles." }),
      ...pageArgs({ of: "Articles", size: FIRST_PAGE.pageSize }),
    },
    resolve: (_root, { type, page, pageSize }, { loaders }) =>
      loaders.articles({
        typeCode: type,
        pageIndex: page ?? FIRST_PAGE.pageIndex,
        pageSize: pageSize ?? FIRST_PAGE.pageSize,
      }),
  }),
);

builder.queryField("article", (t) =>
  t.field({
    type: Article,
    nullable: true,
    extensions: { isPublic: true },
    description: "One article of a type: the one meant, or the first. Null when there is none. Public.",
    args: {
      type: t.arg({ type: ArticleType, description: "Among which articles." }),
      title: t.arg.string({
        required: false,
        description: "Its title; the first when this is left out, too.",
      }),
      articleId: t.arg.id({ required: false, description: "Its id." }),
    },
    async resolve(_root, { type, title, articleId }, { loaders }) {
      const isMeant = (one: Articles["pageList"][number]) =>
        articleId == null ? title == null || one.title === title : idOf(one) === articleId;
      // The documents have no call for one article, so the pages are searched.
      for (let pageIndex = 1, seen = 0; pageIndex <= MOST_PAGES; pageIndex++) {
        const { pageList, totalCount } = await loaders.articles({ typeCode: type, ...FIRST_PAGE, pageIndex });
        const found = pageList.find(isMeant);
        if (found) return found;
        seen += pageList.length;
        if (pageList.length === 0 || seen >= totalCount) break;
      }
      return null;
    },
  }),
);
