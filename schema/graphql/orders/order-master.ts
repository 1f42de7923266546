import { shownMaster } from "../../rules/orders/shown-master";
import { builder } from "../builder";
import { Order } from "./orders";

/** The master of an order, as its customer sees the master (DETAIL-17). */
builder.objectFields(Order, (t) => ({
  workerName: t.string({
    nullable: true,
    description: "The master; null before one is assigned.",
    resolve: (order) => shownMaster(order).workerName,
  }),
  workerPhone: t.string({
    nullable: true,
    description: "The master's phone; null before the customer may know it.",
    resolve: (order) => shownMaster(order).workerPhone,
  }),
  workerAvatar: t.string({
    nullable: true,
    description: "The master's picture, a path of this site; null for none.",
    resolve: (order) => shownMaster(order).workerAvatar,
  }),
  workerVerifiedAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "When the master's real name was verified; null without a master, for immediate orders, and where the backend does not tell it.",
    resolve: (order) => shownMaster(order).workerVerifyTime,
  }),
}));
