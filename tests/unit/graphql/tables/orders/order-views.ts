import type { Line } from "../../../../support/graph/graph-lines";

export const orderViewsLines: readonly Line[] = [
  {
    field: "Viewer.orderViews",
    shows: "one pinned, one not",
    answers: {
      "GET /order/api/order_view": {
        data: [
          { id: 1, name: "name 2", query: "query 3", pinned: true },
          { id: 5, name: "name 6", query: "query 7", pinned: false },
        ],
      },
    },
    asked: [{ call: "GET /order/api/order_view" }],
    value: [
      { id: "1", isPinned: true, name: "name 2", query: "query 3" },
      { id: "5", isPinned: false, name: "name 6", query: "query 7" },
    ],
  },
  {
    field: "Mutation.saveOrderView",
    shows: "name and query",
    args: { name: "待付款", query: "status=WAIT_PAY" },
    answers: { "POST /order/api/order_view": { data: { id: 1 } } },
    asked: [{ call: "POST /order/api/order_view", body: { name: "待付款", query: "status=WAIT_PAY" } }],
    value: { __typename: "OrderViewSaved", viewId: "1", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.changeOrderView",
    shows: "a name",
    args: { id: "9", name: "新名" },
    asked: [{ call: "PUT /order/api/order_view/9", body: { name: "新名" } }],
    value: { __typename: "OrderViewChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.changeOrderView",
    shows: "pinned",
    args: { id: "9", isPinned: true },
    asked: [{ call: "PUT /order/api/order_view/9", body: { pinned: true } }],
    value: { __typename: "OrderViewChanged", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Mutation.deleteOrderView",
    shows: "one",
    args: { id: "9" },
    asked: [{ call: "DELETE /order/api/order_view/9" }],
    value: { __typename: "OrderViewDeleted", viewer: { __typename: "Viewer" } },
  },
];
