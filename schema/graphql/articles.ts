import type { CallData } from "../rest/call";
import type { listArticles } from "../rest/content";
import { builder } from "./builder";

type Articles = CallData<typeof listArticles>;

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
    id: t.exposeID("id", { description: "Id of the article." }),
    title: t.exposeString("title", { description: "Chinese title." }),
    content: t.exposeString("content", { description: "HTML, sanitised when it was stored." }),
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
      page: t.arg.int({ required: false, defaultValue: 1, description: "Page number from 1." }),
      pageSize: t.arg.int({
        required: false,
        defaultValue: 50,
        description: "Articles per page, at most 100.",
      }),
    },
    resolve: (_root, { type, page, pageSize }, { rest }) =>
      rest.content.listArticles({
        query: { typeCode: type, pageIndex: page ?? undefined, pageSize: pageSize ?? undefined },
      }),
  }),
);
