import type { listMessageGroups } from "../../rest/messages/messages";
import type { CallData } from "../../rest/rest-call";
import { displayStatusName, ORDER_STATUS_NAMES } from "../../rules/orders/order-status";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { OrderStatus } from "../orders/order-kinds";
import { pageArgs } from "../page-args";
import { Message, MessageKind } from "./messages";

type Groups = CallData<typeof listMessageGroups>;

const MessageGroup = builder.objectRef<Groups["rows"][number]>("MessageGroup").implement({
  description: "Messages of one kind that are about the same order, or about none.",
  fields: (t) => ({
    orderId: t.exposeID("orderId", { nullable: true, description: "The order; null for those about none." }),
    orderNo: t.exposeString("orderNo", {
      nullable: true,
      description: "Its number, 14 digits; null without an order of the customer's.",
    }),
    customerName: t.exposeString("customerName", { nullable: true, description: "Who receives the goods." }),
    orderStatus: t.expose("status", {
      type: OrderStatus,
      nullable: true,
      description: "Where the order stands.",
    }),
    orderStatusName: t.string({
      nullable: true,
      description: "The same in the words that are shown.",
      resolve: ({ status }) => status && displayStatusName(ORDER_STATUS_NAMES[status]),
    }),
    total: t.exposeInt("total", { description: "How many messages there are." }),
    unread: t.exposeInt("unread", { description: "How many of them are unread." }),
    messages: t.field({
      type: [Message],
      description: "The newest of them, at most 20.",
      resolve: ({ messages }) => messages,
    }),
  }),
});

const MessageGroupPage = builder.objectRef<Groups>("MessageGroupPage").implement({
  description: "One page of orders that messages are about.",
  fields: (t) => ({
    nodes: t.field({
      type: [MessageGroup],
      description: "Orders of this page, the one with the newest message first.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", { description: "Number of orders on all pages." }),
    asOf: t.exposeInt("asOf", {
      description: "Where the customer's events stood, for what marks them read.",
    }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  messageGroups: t.field({
    type: MessageGroupPage,
    nullable: true,
    description:
      "Messages of a kind by the order that they are about; null, with an error, when they could not be read.",
    args: {
      kind: t.arg({ type: MessageKind, description: "Which messages." }),
      ...pageArgs({ of: "Orders", size: 12 }),
    },
    resolve: (_viewer, { kind, page, pageSize }, { rest }) =>
      rest.messages.listMessageGroups({
        body: { type: kind, pageIndex: page ?? undefined, pageSize: pageSize ?? undefined },
      }),
  }),
}));
