import type { getSettingInfo, listLogistics, listOrderMessages } from "../../rest/dashboard/dashboard";
import type { CallData } from "../../rest/rest-call";
import { htmlToText } from "../../rules/html-text";
import { ORDER_MESSAGE_TITLE } from "../../rules/orders/order-messages";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { OrderStatus } from "../orders/order-kinds";
import { pageArgs } from "../page-args";

type Consignments = CallData<typeof listLogistics>;
type OrderMessages = CallData<typeof listOrderMessages>;

/** The documents name the fields of a Logistics entity, and none of its order. */
const UNSAID = "null where the backend does not say.";
const EMPTY = "empty where the backend does not say.";

const Consignment = builder.objectRef<Consignments["rows"][number]>("Consignment").implement({
  description: "What is sent for a running order.",
  fields: (t) => ({
    orderId: t.exposeID("orderId", { nullable: true, description: `Id of the order; ${UNSAID}` }),
    orderNo: t.exposeString("orderNo", { description: `Number of the order, 14 digits; ${EMPTY}` }),
    orderStatus: t.expose("status", {
      type: OrderStatus,
      nullable: true,
      description: `Where the order stands; ${UNSAID}`,
    }),
    goodsTypeName: t.exposeString("goodsTypeName", { description: `Chinese name of the category; ${EMPTY}` }),
    customerName: t.exposeString("customerName", { description: `Who receives the goods; ${EMPTY}` }),
    hasArrived: t.exposeBoolean("isArrival", {
      nullable: true,
      description: `Whether the goods have arrived; ${UNSAID}`,
    }),
    number: t.exposeString("logisticsNo", { description: "Waybill number." }),
    company: t.exposeString("logisticsCompany", {
      nullable: true,
      description: "Carrier; null when not given.",
    }),
  }),
});

const ConsignmentPage = builder.objectRef<Consignments>("ConsignmentPage").implement({
  description: "One page of consignments.",
  fields: (t) => ({
    nodes: t.field({
      type: [Consignment],
      description: "Consignments of this page.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", { description: "Number of consignments on all pages." }),
  }),
});

const OrderMessageTopic = builder.enumType("OrderMessageTopic", {
  description: "What a message about the time of a visit says.",
  values: {
    RESCHEDULED: { description: "The visit was moved: whatever is not `UNANSWERED`." },
    UNANSWERED: { description: "Still no master has taken the order." },
  } as const,
});

/** What a topic asks for: the documents have a title for the orders without a master alone (HOME-18, HOME-22). */
const TITLES = {
  RESCHEDULED: { exceptTitle: ORDER_MESSAGE_TITLE.unanswered },
  UNANSWERED: { title: ORDER_MESSAGE_TITLE.unanswered },
} as const;

/** The messages of moved visits: a backend that knows the documents alone ignores `exceptTitle`. */
function rescheduledOf({ rows, total }: OrderMessages): OrderMessages {
  const left = rows.filter(({ title }) => title !== ORDER_MESSAGE_TITLE.unanswered);
  return { rows: left, total: total - (rows.length - left.length) };
}

const OrderMessage = builder.objectRef<OrderMessages["rows"][number]>("OrderMessage").implement({
  description: "A message about the time of an order's visit.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the message." }),
    title: t.exposeString("title", { description: "Chinese title." }),
    text: t.string({
      description: "What it says, as plain text.",
      resolve: ({ content }) => htmlToText(content),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was sent." }),
    isRead: t.exposeBoolean("isRead", { description: "Whether the customer has opened it." }),
    orderNo: t.exposeString("orderNo", {
      nullable: true,
      description: "Number of the order it is about; null when there is none.",
    }),
  }),
});

const OrderMessagePage = builder.objectRef<OrderMessages>("OrderMessagePage").implement({
  description: "One page of messages about the times of visits.",
  fields: (t) => ({
    nodes: t.field({
      type: [OrderMessage],
      description: "Messages of this page, newest first.",
      resolve: ({ rows }) => rows,
    }),
    total: t.exposeInt("total", {
      description:
        "Number of messages on all pages. Those of `RESCHEDULED` are more than there are where the backend cannot leave out the others.",
    }),
  }),
});

const OrderSettings = builder
  .objectRef<NonNullable<CallData<typeof getSettingInfo>>>("OrderSettings")
  .implement({
    description: "The platform's times for orders.",
    fields: (t) => ({
      unpaidHours: t.exposeInt("unpaidHours", { description: "Hours after which an unpaid order closes." }),
      unansweredHours: t.exposeInt("unansweredHours", {
        description: "Hours after which a paid order without a master is reported.",
      }),
      acceptanceDays: t.exposeInt("acceptanceDays", {
        description: "Days after which finished work counts as accepted.",
      }),
      acceptanceDelayDays: t.exposeInt("acceptanceDelayDays", {
        description: "Days by which that can be put off, once for an order.",
      }),
    }),
  });

builder.objectFields(Viewer, (t) => ({
  consignments: t.field({
    type: ConsignmentPage,
    nullable: true,
    description:
      "What is sent for running orders, newest order first; null, with an error, when it could not be read.",
    args: {
      ...pageArgs({ of: "Consignments", size: 4 }),
    },
    resolve: (_viewer, { page, pageSize }, { rest }) =>
      rest.dashboard.listLogistics({ query: { pageNo: page ?? undefined, pageSize: pageSize ?? undefined } }),
  }),
  orderMessages: t.field({
    type: OrderMessagePage,
    nullable: true,
    description:
      "Messages about the times of visits, newest first; null, with an error, when they could not be read.",
    args: {
      topic: t.arg({
        type: OrderMessageTopic,
        required: false,
        description: "Only what says this; all when left out.",
      }),
      ...pageArgs({ of: "Messages", size: 3 }),
    },
    resolve: async (_viewer, { topic, page, pageSize }, { rest }) => {
      const answer = await rest.dashboard.listOrderMessages({
        body: {
          ...(topic ? TITLES[topic] : {}),
          pageIndex: page ?? undefined,
          pageSize: pageSize ?? undefined,
        },
      });
      return topic === "RESCHEDULED" ? rescheduledOf(answer) : answer;
    },
  }),
  orderSettings: t.field({
    type: OrderSettings,
    nullable: true,
    description: "The platform's times for orders; null, with an error, when they could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.dashboard.getSettingInfo(),
  }),
}));
