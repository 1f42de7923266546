import type { Line } from "../../../../support/graph/graph-lines";

export const feedbackLines: readonly Line[] = [
  {
    field: "Mutation.sendFeedback",
    shows: "two pictures in their order",
    args: { content: "很好用", imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
    answers: { "POST /user/api/feedback/add": { data: { id: 1 } } },
    asked: [
      {
        call: "POST /user/api/feedback/add",
        body: { content: "很好用", imgs: [{ url: "/files/1.jpg" }, { url: "/files/2.jpg" }] },
      },
    ],
    value: { __typename: "FeedbackSent", feedbackId: "1" },
  },
  {
    field: "Mutation.sendFeedback",
    shows: "no pictures, and a backend that says no id",
    args: { content: "很好用" },
    answers: { "POST /user/api/feedback/add": { data: { id: null } } },
    asked: [{ call: "POST /user/api/feedback/add", body: { content: "很好用" } }],
    value: { __typename: "FeedbackSent", feedbackId: null },
  },
  {
    field: "Viewer.feedbacks",
    shows: "one with an answer and pictures, one without",
    args: { page: 2, pageSize: 7 },
    answers: {
      "GET /user/api/feedback/list": {
        data: {
          rows: [
            {
              id: 1,
              content: "content 2",
              imgs: [{ url: "/files/3.jpg" }, { url: "/files/4.jpg" }],
              createTime: "2026-11-06 05:05:00",
              reply: "reply 6",
              replyTime: "2026-11-08 07:07:00",
            },
            {
              id: 8,
              content: "content 9",
              imgs: [],
              createTime: "2026-11-11 10:10:00",
              reply: null,
              replyTime: null,
            },
          ],
          total: 11,
        },
      },
    },
    asked: [{ call: "GET /user/api/feedback/list", query: { pageIndex: "2", pageSize: "7" } }],
    value: {
      nodes: [
        {
          content: "content 2",
          createdAt: "2026-11-06T05:05:00+08:00",
          id: "1",
          imageUrls: ["/files/3.jpg", "/files/4.jpg"],
          repliedAt: "2026-11-08T07:07:00+08:00",
          reply: "reply 6",
        },
        {
          content: "content 9",
          createdAt: "2026-11-11T10:10:00+08:00",
          id: "8",
          imageUrls: [],
          repliedAt: null,
          reply: null,
        },
      ],
      total: 11,
    },
  },
  {
    field: "Viewer.feedbacks",
    shows: "the first twelve when nothing is said",
    answers: { "GET /user/api/feedback/list": { data: { rows: [], total: 0 } } },
    asked: [{ call: "GET /user/api/feedback/list", query: { pageIndex: "1", pageSize: "12" } }],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.feedback",
    shows: "the one that is asked for",
    args: { id: "41" },
    answers: {
      "GET /user/api/feedback/41": {
        data: {
          id: 1,
          content: "content 2",
          imgs: [{ url: "/files/3.jpg" }, { url: "/files/4.jpg" }],
          createTime: "2026-11-06 05:05:00",
          reply: "reply 6",
          replyTime: "2026-11-08 07:07:00",
        },
      },
    },
    asked: [{ call: "GET /user/api/feedback/41" }],
    value: {
      content: "content 2",
      createdAt: "2026-11-06T05:05:00+08:00",
      id: "1",
      imageUrls: ["/files/3.jpg", "/files/4.jpg"],
      repliedAt: "2026-11-08T07:07:00+08:00",
      reply: "reply 6",
    },
  },
  {
    field: "Viewer.feedback",
    shows: "a missing one is null",
    args: { id: "42" },
    answers: { "GET /user/api/feedback/42": { code: 4004 } },
    asked: [{ call: "GET /user/api/feedback/42" }],
    value: null,
  },
];
