import type { getFirstTemplate } from "../../rest/imports/batch-orders";
import type { CallData } from "../../rest/rest-call";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { OrderType } from "../orders/order-kinds";

type Column = CallData<typeof getFirstTemplate>["template"]["columns"][number];

const TemplateColumn = builder.objectRef<Column>("TemplateColumn").implement({
  description: "A column of the template for a table of orders.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "Its title, in Chinese." }),
    isRequired: t.exposeBoolean("isRequired", { description: "No order can be placed without it." }),
    note: t.exposeString("note", { description: "What to write there." }),
  }),
});

builder.objectField(Viewer, "importTemplate", (t) =>
  t.field({
    type: [TemplateColumn],
    nullable: true,
    description:
      "Columns of the template for a table of orders (BATCH-03); empty where the backend does not say, because no document shows the shape; null, with an error, on a failure.",
    args: {
      orderType: t.arg({
        type: OrderType,
        required: false,
        description: "How the orders in the table find their masters; GENERAL when left out.",
      }),
    },
    resolve: async (_viewer, { orderType }, { rest }) =>
      (await rest.batchOrders.getFirstTemplate({ query: { orderType: orderType ?? "GENERAL" } })).template
        .columns,
  }),
);
