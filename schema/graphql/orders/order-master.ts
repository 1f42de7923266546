import { shownMasterName, shownMasterPhone } from "../../rules/orders/shown-master";
import { builder } from "../builder";
import { Order } from "./orders";

/** The master of an order, as its customer sees the master (DETAIL-17). */
builder.objectFields(Order, (t) => ({
  workerName: t.string({
    nullable: true,
    description: "The master; null before one is assigned.",
    resolve: ({ orderType, workerName }) => shownMasterName(orderType, workerName),
  }),
  workerPhone: t.string({
    nullable: true,
    description: "The master's phone; null before the customer may know it.",
    resolve: ({ orderType, workerPhone }) => shownMasterPhone(orderType, workerPhone),
  }),
  workerAvatar: t.exposeString("workerAvatar", {
    nullable: true,
    description: "The master's picture, a path of this site; null for none.",
  }),
  workerVerifiedAt: t.expose("workerVerifyTime", {
    type: "DateTime",
    nullable: true,
    description:
      "When the master's real name was verified; null without a master, for immediate orders, and where the backend does not tell it.",
  }),
}));
