import type { Line } from "../../../../support/graph/graph-lines";

export const followUpsLines: readonly Line[] = [
  {
    field: "Mutation.addFollowUp",
    shows: "two pictures; the notes are read again",
    args: {
      input: { orderId: "5", content: "已联系", imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
      idempotencyKey: "key",
    },
    answers: {
      "GET /order/api/order/query_order_follow_by_orderid": {
        data: [
          {
            id: 1,
            orderId: 2,
            content: "content 3",
            createTime: "2026-11-05 04:04:00",
            imgList: "/files/5.jpg",
            imgUrl: ["/files/6.jpg", "/files/7.jpg"],
          },
          {
            id: 8,
            orderId: 9,
            content: "content 10",
            createTime: "2026-11-12 11:11:00",
            imgList: "",
            imgUrl: [],
          },
        ],
      },
    },
    asked: [
      {
        call: "POST /order/api/order/add_follow",
        body: { orderId: "5", content: "已联系", imgList: "/files/1.jpg,/files/2.jpg" },
        headers: { "idempotency-key": "key" },
      },
      { call: "GET /order/api/order/query_order_follow_by_orderid", query: { orderId: "5" } },
    ],
    value: {
      __typename: "FollowUps",
      followUps: [
        {
          content: "content 3",
          createdAt: "2026-11-05T04:04:00+08:00",
          id: "1",
          imageUrls: ["/files/6.jpg", "/files/7.jpg"],
        },
        { content: "content 10", createdAt: "2026-11-12T11:11:00+08:00", id: "8", imageUrls: [] },
      ],
    },
  },
  {
    field: "Mutation.addFollowUp",
    shows: "without pictures; notes that cannot be read are null",
    args: { input: { orderId: "5", content: "已联系" }, idempotencyKey: "key" },
    answers: { "GET /order/api/order/query_order_follow_by_orderid": { status: 500 } },
    asked: [
      {
        call: "POST /order/api/order/add_follow",
        body: { orderId: "5", content: "已联系" },
        headers: { "idempotency-key": "key" },
      },
      { call: "GET /order/api/order/query_order_follow_by_orderid", query: { orderId: "5" } },
    ],
    value: { __typename: "FollowUps", followUps: null },
    errors: ["API-050: status 500"],
  },
  {
    field: "Mutation.editFollowUp",
    shows: "two pictures in place of others",
    args: {
      id: "9",
      input: { orderId: "5", content: "已改约", imageUrls: ["/files/1.jpg", "/files/2.jpg"] },
    },
    select: "{ __typename ... on FollowUps { followUps { id } } }",
    answers: {
      "GET /order/api/order/query_order_follow_by_orderid": {
        data: [
          {
            id: 1,
            orderId: 2,
            content: "content 3",
            createTime: "2026-11-05 04:04:00",
            imgList: "/files/5.jpg",
            imgUrl: ["/files/6.jpg", "/files/7.jpg"],
          },
          {
            id: 8,
            orderId: 9,
            content: "content 10",
            createTime: "2026-11-12 11:11:00",
            imgList: "",
            imgUrl: [],
          },
        ],
      },
    },
    asked: [
      {
        call: "POST /order/api/order/edit_order_follow",
        body: { id: "9", orderId: "5", content: "已改约", imgList: "/files/1.jpg,/files/2.jpg" },
      },
      { call: "GET /order/api/order/query_order_follow_by_orderid", query: { orderId: "5" } },
    ],
    value: { __typename: "FollowUps", followUps: [{ id: "1" }, { id: "8" }] },
  },
  {
    field: "Mutation.deleteFollowUp",
    shows: "one",
    args: { id: "9" },
    asked: [{ call: "POST /order/api/order/delete_order_follow", body: { id: "9" } }],
    value: { __typename: "FollowUpDeleted", id: "9" },
  },
  {
    field: "Query.followUps",
    shows: "one with two pictures, one whose pictures are in the text alone",
    args: { orderId: "5" },
    answers: {
      "GET /order/api/order/query_order_follow_by_orderid": {
        data: [
          {
            id: 1,
            orderId: 2,
            content: "content 3",
            createTime: "2026-11-05 04:04:00",
            imgList: "/files/5.jpg",
            imgUrl: ["/files/6.jpg", "/files/7.jpg"],
          },
          {
            id: 8,
            orderId: 9,
            content: "content 10",
            createTime: "2026-11-12 11:11:00",
            imgList: "/files/12.jpg,/files/13.jpg",
            imgUrl: [],
          },
        ],
      },
    },
    asked: [{ call: "GET /order/api/order/query_order_follow_by_orderid", query: { orderId: "5" } }],
    value: [
      {
        content: "content 3",
        createdAt: "2026-11-05T04:04:00+08:00",
        id: "1",
        imageUrls: ["/files/6.jpg", "/files/7.jpg"],
      },
      {
        content: "content 10",
        createdAt: "2026-11-12T11:11:00+08:00",
        id: "8",
        imageUrls: ["/files/12.jpg", "/files/13.jpg"],
      },
    ],
  },
  {
    field: "Query.followUps",
    shows: "an order of another customer is null",
    args: { orderId: "6" },
    answers: { "GET /order/api/order/query_order_follow_by_orderid": { code: 4004 } },
    asked: [{ call: "GET /order/api/order/query_order_follow_by_orderid", query: { orderId: "6" } }],
    value: null,
  },
];
