import { overdueStep } from "../../rules/orders/next-step";
import { visitDueTime } from "../../rules/orders/visit";
import { builder } from "../builder";
import { Order } from "../orders/orders";

builder.objectFields(Order, (t) => ({
  visitDueAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "By when the master should have come, or, once at work, have finished: what is later is overdue. Null when no visit or work is expected.",
    resolve: (order) => visitDueTime(order),
  }),
  overdueStep: t.string({
    nullable: true,
    description:
      "One Chinese sentence in place of `nextStep` once `visitDueAt` is past; null where `nextStep` stays true.",
    resolve: (order) => overdueStep(order),
  }),
}));
