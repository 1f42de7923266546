import type { listTodos } from "../../rest/dashboard/dashboard";
import type { CallData } from "../../rest/rest-call";
import type { TodoKind as KindName } from "../../rules/dashboard/todos";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { Order } from "../orders/orders";

const TodoKind = builder.enumType("TodoKind", {
  description: "What may wait for a customer.",
  values: {
    VISIT_OVERDUE: { description: "The master has not come in time, or not finished on the day." },
    APPOINTMENT_FAILED: { description: "The master could not make an appointment with the customer." },
    ACCEPTANCE_DUE: { description: "The work is done and waits for the customer's acceptance." },
    REFUND_REFUSED: { description: "A refund was refused: ask again, ask the platform, or leave it." },
    EXCEPTION: { description: "An exception waits for the customer's decision." },
    MARKUP_REQUEST: { description: "A master asks for more money: pay it or reject it." },
    BIDS: { description: "Masters bid for an order: compare and pick, or take the platform's price." },
    PAYMENT_DUE: { description: "An order waits for its payment." },
    UNANSWERED: { description: "Paid for two hours, and no master is assigned." },
    ARRIVAL: { description: "The goods are on their way: confirm their arrival." },
  } as const satisfies Record<KindName, { description: string }>,
});

const Todo = builder.objectRef<CallData<typeof listTodos>[number]>("Todo").implement({
  description: "Orders with which a customer has the same thing to do.",
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
      "What waits for the customer, every kind, the most pressing first; null, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.dashboard.listTodos(),
  }),
);
