import { restOrder } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const bidding = { endTime: "2026-11-22 16:30:00", count: 2, lowestAmount: 180.5 };
const MASTER = {
  name: "陈师傅",
  avatar: "/demo/lamp.png",
  verifyTime: "2026-09-29 10:00:00",
  star: 4.8,
  evaluations: 12,
  finishedOrders: 35,
};
const BID = {
  id: 81,
  amount: 180.5,
  day: "2026-11-23",
  words: "自带工具",
  distance: 3.2,
  isPicked: true,
  updateTime: "2026-11-21 09:00:00",
  worker: MASTER,
  questions: [
    { id: 91, question: "含拆旧吗", answer: "含", askTime: "2026-11-21 10:00:00" },
    { id: 92, question: "周末可以吗", answer: null, askTime: "2026-11-21 11:00:00" },
  ],
};
const UNKNOWN = {
  name: "李师傅",
  avatar: null,
  verifyTime: null,
  star: null,
  evaluations: 0,
  finishedOrders: 0,
};
const OTHER = {
  ...BID,
  id: 82,
  amount: 200,
  distance: null,
  isPicked: false,
  worker: UNKNOWN,
  questions: [],
};

export const bidsLines: readonly Line[] = [
  {
    field: "Viewer.orders",
    shows: "how far the bids for each order are, and what can be done about them",
    select:
      "{ nodes { actions bidding { state endsAt count lowestAmount } matters { kind label hint } blockedActions { action reason } } }",
    answers: {
      "GET /order/api/order": {
        data: {
          rows: [
            { ...restOrder(5), orderType: "GENERAL", bidding: { ...bidding, state: "OPEN" } },
            {
              ...restOrder(6),
              orderType: "GENERAL",
              bidding: { ...bidding, state: "OVER", count: 0, lowestAmount: null },
            },
            { ...restOrder(7), orderType: "GENERAL", bidding: { ...bidding, state: "PICKED" } },
          ],
          total: 3,
        },
      },
    },
    asked: [{ call: "GET /order/api/order", query: { pageNum: "1", pageSize: "6" } }],
    value: {
      nodes: [
        {
          actions: ["COMPARE_BIDS", "CANCEL", "ADD_FOLLOW_UP"],
          bidding: { state: "OPEN", endsAt: "2026-11-22T16:30:00+08:00", count: 2, lowestAmount: 18_050 },
          matters: [{ kind: "BIDS", label: "2 个报价，最低 ¥180.50", hint: "可比较后选定一位师傅，再付款" }],
          blockedActions: [{ action: "PAY", reason: "选定师傅报价后才能支付" }],
        },
        {
          actions: ["COMPARE_BIDS", "CANCEL", "ADD_FOLLOW_UP"],
          bidding: { state: "OVER", endsAt: "2026-11-22T16:30:00+08:00", count: 0, lowestAmount: null },
          matters: [{ kind: "BIDS", label: "没有师傅报价", hint: "请改为平台一口价，或取消订单" }],
          blockedActions: [{ action: "PAY", reason: "选定师傅报价后才能支付" }],
        },
        {
          actions: ["PAY", "CANCEL", "ADD_FOLLOW_UP"],
          bidding: { state: "PICKED", endsAt: "2026-11-22T16:30:00+08:00", count: 2, lowestAmount: 18_050 },
          matters: [],
          blockedActions: [],
        },
      ],
    },
  },
  {
    field: "Query.orderBids",
    shows: "masters side by side with the platform's price",
    args: { orderId: "5" },
    answers: {
      "GET /order/api/order_bids": { data: { platformFee: 210.25, bids: [BID, OTHER] } },
    },
    asked: [{ call: "GET /order/api/order_bids", query: { orderId: "5" } }],
    value: {
      platformPrice: 21_025,
      bids: [
        {
          id: "81",
          amount: 18_050,
          day: "2026-11-23",
          words: "自带工具",
          distance: 3.2,
          isPicked: true,
          updatedAt: "2026-11-21T09:00:00+08:00",
          master: {
            name: "陈师傅",
            avatar: "/demo/lamp.png",
            verifiedAt: "2026-09-29T10:00:00+08:00",
            stars: 4.8,
            ratings: 12,
            finishedOrders: 35,
          },
          questions: [
            { id: "91", question: "含拆旧吗", answer: "含", askedAt: "2026-11-21T10:00:00+08:00" },
            { id: "92", question: "周末可以吗", answer: null, askedAt: "2026-11-21T11:00:00+08:00" },
          ],
        },
        {
          id: "82",
          amount: 20_000,
          day: "2026-11-23",
          words: "自带工具",
          distance: null,
          isPicked: false,
          updatedAt: "2026-11-21T09:00:00+08:00",
          master: {
            name: "李师傅",
            avatar: null,
            verifiedAt: null,
            stars: null,
            ratings: 0,
            finishedOrders: 0,
          },
          questions: [],
        },
      ],
    },
  },
  {
    field: "Query.orderBids",
    shows: "no price of the platform where that is no choice, and no bids",
    args: { orderId: "5" },
    answers: { "GET /order/api/order_bids": { data: { platformFee: null, bids: [] } } },
    asked: [{ call: "GET /order/api/order_bids", query: { orderId: "5" } }],
    value: { platformPrice: null, bids: [] },
  },
  {
    field: "Query.orderBids",
    shows: "null for an order that does not exist or is another customer's",
    args: { orderId: "5" },
    answers: { "GET /order/api/order_bids": { code: 4004, message: "订单不存在" } },
    asked: [{ call: "GET /order/api/order_bids", query: { orderId: "5" } }],
    value: null,
  },
  {
    field: "Query.orderBids",
    shows: "null and an error when they cannot be read",
    args: { orderId: "5" },
    answers: { "GET /order/api/order_bids": { status: 500 } },
    asked: [{ call: "GET /order/api/order_bids", query: { orderId: "5" } }],
    errors: ["EXT-481: status 500"],
    value: null,
  },
];
