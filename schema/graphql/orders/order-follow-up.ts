import type { z } from "zod";
import type { latestFollow } from "../../rest/orders/order-records";
import { builder } from "../builder";
import { Order } from "./orders";

const FollowUpSummary = builder.objectRef<z.output<typeof latestFollow>>("FollowUpSummary").implement({
  description: "The newest of the notes that the customer keeps on an order.",
  fields: (t) => ({
    content: t.exposeString("content", { description: "What it says." }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was written." }),
    total: t.exposeInt("total", { description: "How many notes there are." }),
  }),
});

builder.objectField(Order, "latestFollowUp", (t) =>
  t.field({
    type: FollowUpSummary,
    nullable: true,
    description: "The newest note; null without any. Comes with the order, by no call of its own.",
    resolve: ({ latestFollow }) => latestFollow,
  }),
);
