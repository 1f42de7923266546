import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const select = "{ __typename ... on OrderChange { order { id } } }";
const answers = { "GET /order/api/order/5": { data: restOrderDetail(5) } };
const value = { __typename: "OrderChange", order: { id: "5" } };

export const bidStepsLines: readonly Line[] = [
  {
    field: "Mutation.pickBid",
    shows: "the order is read again",
    args: { input: { orderId: "5", bidId: "81", amount: 18_050 } },
    select,
    answers,
    asked: [
      { call: "POST /order/api/order_bids/pick", body: { orderId: "5", bidId: "81", amount: 180.5 } },
      { call: "GET /order/api/order/5" },
    ],
    value,
  },
  {
    field: "Mutation.askAboutBid",
    shows: "the order is read again",
    args: { input: { orderId: "5", bidId: "81", question: "含拆旧吗" } },
    select,
    answers,
    asked: [
      {
        call: "POST /order/api/order_bids/question",
        body: { orderId: "5", bidId: "81", question: "含拆旧吗" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value,
  },
  {
    field: "Mutation.takePlatformPrice",
    shows: "the order is read again",
    args: { orderId: "5", quotedTotalFee: 21_025 },
    select,
    answers,
    asked: [
      { call: "POST /order/api/order_bids/platform_price", body: { orderId: "5", totalFee: 210.25 } },
      { call: "GET /order/api/order/5" },
    ],
    value,
  },
];
