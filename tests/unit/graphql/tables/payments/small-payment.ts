import type { Line } from "../../../../support/graph/graph-lines";

export const smallPaymentLines: readonly Line[] = [
  {
    field: "Viewer.smallPayment",
    shows: "the limit and what was used today are two amounts",
    answers: { "GET /user/api/customer/small_payment": { data: { limit: 1.15, usedToday: 2.15 } } },
    asked: [{ call: "GET /user/api/customer/small_payment" }],
    value: { limit: 115, usedToday: 215 },
  },
  {
    field: "Viewer.smallPayment",
    shows: "no limit",
    answers: { "GET /user/api/customer/small_payment": { data: { limit: null, usedToday: 1.15 } } },
    asked: [{ call: "GET /user/api/customer/small_payment" }],
    value: { limit: null, usedToday: 115 },
  },
  {
    field: "Mutation.setSmallPayment",
    shows: "分 become 元",
    args: { input: { limit: 20050, password: "246810" } },
    asked: [{ call: "PUT /user/api/customer/small_payment", body: { limit: 200.5, pwd: "246810" } }],
    value: { __typename: "SmallPaymentSet", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.stopSmallPayment",
    shows: "without anything",
    asked: [{ call: "DELETE /user/api/customer/small_payment" }],
    value: { __typename: "SmallPaymentStopped", viewer: { __typename: "Viewer" } },
  },
];
