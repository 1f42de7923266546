import type { Line } from "../../../../support/graph/graph-lines";

const ARTICLE = {
  id: 1,
  title: "文章",
  content: "",
  typeCode: "help",
  img: null,
  createTime: "2026-11-20 16:30:00",
};
const FULL_PAGE = Array.from({ length: 50 }, (_, i) => ({ ...ARTICLE, id: 100 + i }));

export const articlesLines: readonly Line[] = [
  {
    field: "Query.articles",
    shows: "a script in the content is taken out; one with a picture and one without, one without an id",
    args: { type: "HELP", page: 2, pageSize: 7 },
    answers: {
      "GET /common/api/article": {
        data: {
          pageList: [
            {
              id: 1,
              title: "甲",
              content: "<p>甲</p><script>1</script>",
              typeCode: "help",
              img: "/files/1.jpg",
              createTime: "2026-11-20 16:30:00",
            },
            {
              id: null,
              title: "乙",
              content: "<p>文</p>",
              typeCode: "help",
              img: null,
              createTime: "2026-11-19 08:00:00",
            },
          ],
          totalCount: 9,
        },
      },
    },
    asked: [{ call: "GET /common/api/article", query: { typeCode: "help", pageIndex: "2", pageSize: "7" } }],
    value: {
      nodes: [
        {
          content: "<p>甲</p>",
          createdAt: "2026-11-20T16:30:00+08:00",
          id: "1",
          image: "/files/1.jpg",
          title: "甲",
        },
        {
          content: "<p>文</p>",
          createdAt: "2026-11-19T08:00:00+08:00",
          id: "2026-11-19 08:00:00 乙",
          image: null,
          title: "乙",
        },
      ],
      total: 9,
    },
  },
  {
    field: "Query.articles",
    shows: "notices: the first fifty when nothing is said",
    args: { type: "NOTICE" },
    answers: { "GET /common/api/article": { data: { pageList: [], totalCount: 0 } } },
    asked: [
      { call: "GET /common/api/article", query: { typeCode: "notice", pageIndex: "1", pageSize: "50" } },
    ],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Query.article",
    shows: "by title, from the second page",
    args: { type: "ABOUT", title: "关于我们" },
    select: "{ id title }",
    answers: {
      "GET /common/api/article": [
        { data: { pageList: FULL_PAGE, totalCount: 52 } },
        {
          data: {
            pageList: [
              { ...ARTICLE, id: 1, title: "别的" },
              { ...ARTICLE, id: 2, title: "关于我们" },
            ],
            totalCount: 52,
          },
        },
      ],
    },
    asked: [
      { call: "GET /common/api/article", query: { typeCode: "about", pageIndex: "1", pageSize: "50" } },
      { call: "GET /common/api/article", query: { typeCode: "about", pageIndex: "2", pageSize: "50" } },
    ],
    value: { id: "2", title: "关于我们" },
  },
  {
    field: "Query.article",
    shows: "by id rather than by title",
    args: { type: "HELP", articleId: "2", title: "甲" },
    select: "{ id title }",
    answers: {
      "GET /common/api/article": {
        data: {
          pageList: [
            { ...ARTICLE, id: 1, title: "甲" },
            { ...ARTICLE, id: 2, title: "乙" },
          ],
          totalCount: 2,
        },
      },
    },
    asked: [{ call: "GET /common/api/article", query: { typeCode: "help", pageIndex: "1", pageSize: "50" } }],
    value: { id: "2", title: "乙" },
  },
  {
    field: "Query.article",
    shows: "of two of one title and without ids, the one of that time",
    args: { type: "NOTICE", articleId: "2026-11-19 08:00:00 公告" },
    select: "{ id createdAt }",
    answers: {
      "GET /common/api/article": {
        data: {
          pageList: [
            { ...ARTICLE, id: null, title: "公告" },
            { ...ARTICLE, id: null, title: "公告", createTime: "2026-11-19 08:00:00" },
          ],
          totalCount: 2,
        },
      },
    },
    asked: [
      { call: "GET /common/api/article", query: { typeCode: "notice", pageIndex: "1", pageSize: "50" } },
    ],
    value: { id: "2026-11-19 08:00:00 公告", createdAt: "2026-11-19T08:00:00+08:00" },
  },
  {
    field: "Query.article",
    shows: "the first one when neither is said",
    args: { type: "HELP" },
    select: "{ id title }",
    answers: {
      "GET /common/api/article": {
        data: {
          pageList: [
            { ...ARTICLE, id: 1, title: "甲" },
            { ...ARTICLE, id: 2, title: "乙" },
          ],
          totalCount: 2,
        },
      },
    },
    asked: [{ call: "GET /common/api/article", query: { typeCode: "help", pageIndex: "1", pageSize: "50" } }],
    value: { id: "1", title: "甲" },
  },
  {
    field: "Query.article",
    shows: "none: all that there are were looked through",
    args: { type: "HELP", articleId: "9" },
    select: "{ id title }",
    answers: {
      "GET /common/api/article": {
        data: {
          pageList: [
            { ...ARTICLE, id: 1, title: "甲" },
            { ...ARTICLE, id: 2, title: "乙" },
          ],
          totalCount: 2,
        },
      },
    },
    asked: [{ call: "GET /common/api/article", query: { typeCode: "help", pageIndex: "1", pageSize: "50" } }],
    value: null,
  },
  {
    field: "Query.article",
    shows: "none: an empty page ends the search, whatever the total says",
    args: { type: "HELP", articleId: "9" },
    select: "{ id title }",
    answers: {
      "GET /common/api/article": [
        { data: { pageList: [ARTICLE], totalCount: 99 } },
        { data: { pageList: [], totalCount: 99 } },
      ],
    },
    asked: [
      { call: "GET /common/api/article", query: { typeCode: "help", pageIndex: "1", pageSize: "50" } },
      { call: "GET /common/api/article", query: { typeCode: "help", pageIndex: "2", pageSize: "50" } },
    ],
    value: null,
  },
];
