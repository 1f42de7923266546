import type { Line } from "../../../../support/graph/graph-lines";

export const orderDraftsLines: readonly Line[] = [
  {
    field: "Viewer.orderDraft",
    shows: "its version is text",
    args: { type: "GENERAL" },
    answers: { "GET /order/api/order_draft": { data: { content: "{}", savedAt: 1795000000001 } } },
    asked: [{ call: "GET /order/api/order_draft", query: { orderType: "GENERAL" } }],
    value: { content: "{}", version: "1795000000001" },
  },
  {
    field: "Viewer.orderDraft",
    shows: "none",
    args: { type: "TIMELY" },
    asked: [{ call: "GET /order/api/order_draft", query: { orderType: "TIMELY" } }],
    value: null,
  },
  {
    field: "Mutation.saveOrderDraft",
    shows: "in place of a version",
    args: { input: { type: "GENERAL", content: "{}", idempotencyKey: "key", replaces: "1795000000001" } },
    answers: { "PUT /order/api/order_draft": { data: { savedAt: 1795000000002 } } },
    asked: [
      {
        call: "PUT /order/api/order_draft",
        body: { orderType: "GENERAL", content: "{}", key: "key", replaces: 1795000000001 },
      },
    ],
    value: { __typename: "OrderDraftSaved", version: "1795000000002" },
  },
  {
    field: "Mutation.saveOrderDraft",
    shows: "in place of none",
    args: { input: { type: "TIMELY", content: "{}", idempotencyKey: "key" } },
    answers: { "PUT /order/api/order_draft": { data: { savedAt: 1 } } },
    asked: [
      {
        call: "PUT /order/api/order_draft",
        body: { orderType: "TIMELY", content: "{}", key: "key", replaces: null },
      },
    ],
    value: { __typename: "OrderDraftSaved", version: "1" },
  },
  {
    field: "Mutation.forgetOrderDraft",
    shows: "in a version",
    args: { type: "GENERAL", version: "1795000000001" },
    asked: [
      { call: "DELETE /order/api/order_draft", query: { orderType: "GENERAL", savedAt: "1795000000001" } },
    ],
    value: { __typename: "OrderDraftForgotten", type: "GENERAL" },
  },
  {
    field: "Mutation.forgetOrderDraft",
    shows: "the other type",
    args: { type: "TIMELY", version: "1795000000001" },
    asked: [
      { call: "DELETE /order/api/order_draft", query: { orderType: "TIMELY", savedAt: "1795000000001" } },
    ],
    value: { __typename: "OrderDraftForgotten", type: "TIMELY" },
  },
];
