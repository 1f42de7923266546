import { restOrder } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const todosLines: readonly Line[] = [
  {
    field: "Viewer.todos",
    shows: "every kind, with its orders",
    select: "{ kind total orders { id } }",
    answers: {
      "GET /order/api/order_todos": {
        data: [
          "VISIT_OVERDUE",
          "APPOINTMENT_FAILED",
          "ACCEPTANCE_DUE",
          "REFUND_REFUSED",
          "EXCEPTION",
          "MARKUP_REQUEST",
          "BIDS",
          "PAYMENT_DUE",
          "UNANSWERED",
          "ARRIVAL",
        ].map((kind, i) => ({ kind, total: i + 3, rows: [restOrder(i + 1)] })),
      },
    },
    asked: [{ call: "GET /order/api/order_todos" }],
    value: [
      { kind: "VISIT_OVERDUE", total: 3, orders: [{ id: "1" }] },
      { kind: "APPOINTMENT_FAILED", total: 4, orders: [{ id: "2" }] },
      { kind: "ACCEPTANCE_DUE", total: 5, orders: [{ id: "3" }] },
      { kind: "REFUND_REFUSED", total: 6, orders: [{ id: "4" }] },
      { kind: "EXCEPTION", total: 7, orders: [{ id: "5" }] },
      { kind: "MARKUP_REQUEST", total: 8, orders: [{ id: "6" }] },
      { kind: "BIDS", total: 9, orders: [{ id: "7" }] },
      { kind: "PAYMENT_DUE", total: 10, orders: [{ id: "8" }] },
      { kind: "UNANSWERED", total: 11, orders: [{ id: "9" }] },
      { kind: "ARRIVAL", total: 12, orders: [{ id: "10" }] },
    ],
  },
];
