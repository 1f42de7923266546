import type { listTodos } from "../../rest/dashboard/dashboard";
import type { CallData } from "../../rest/rest-call";
import type { TodoKind as KindName } from "../../rules/dashboard/todos";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { Order } from "../orders/orders";

const TodoKind = builder.enumType("TodoKind", {
  description: "What a customer may have to do today.",
  values: {
    VISIT_OVERDUE: { description: "The master has not come in time, or not finished on the day." },
    ACCEPTANCE_DUE: { description: "The work counts as accepted today unless the customer says otherwise." },
    REFUND_REFUSED: { description: "A refund was refused: ask again, ask the platform, or leave it." },
    EXCEPTION: { description: "An exception waits for the customer's decision." },
    MARKUP_REQUEST: { description: "A master asks for more money: pay it or reject it." },
    PAYMENT_DUE: { description: "An unpaid order closes today." },
    UNANSWERED: { description: "Paid for two hours, and no master is assigned." },
  } as const satisfies Record<KindName, { description: string }>,
});

const Todo = builder.objectRef<CallData<typeof listTodos>[number]>("Todo").implement({
  description: "Orders with which a customer has the same thing to do today.",
  fields: (t) => ({
    kind: t.expose("kind", { type: TodoKind, description: "What." }),
    total: t.exposeInt("total", { description: "Number of orders." }),
    orders: t.field({
      type: [Order],
      description: "The most urgent of them, five at most.",
      resolve: ({ rows }) => rows,
    }),
  }),
});

builder.objectField(Viewer, "todos", (t) =>
  t.field({
    type: [Todo],
    nullable: true,
    description:
      "What there is to do today in Shanghai, every kind, the most pressing first; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.dashboard.listTodos(),
  }),
);
