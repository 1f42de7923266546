import type { getButtonControl } from "../../rest/account/customer";
import type {
  countStatuses,
  countVisits,
  listFilterChoices,
  listStatuses,
} from "../../rest/orders/order-stats";
import type { CallData } from "../../rest/rest-call";
import type { OrderFilterName, OrderStatus as StatusName } from "../../rules/orders/order-status";
import { builder } from "../builder";
import { STATUS_VALUES } from "./order-kinds";

/** Statuses, and other filters of orders (ENUM-02). */
export const OrderFilter = builder.enumType("OrderFilter", {
  description: "A status, or one of the further values that orders can be filtered by.",
  values: {
    ...STATUS_VALUES,
    INSERVICE: { description: "In service: from collecting the goods to the completion code." },
    DEAL: { description: "Accepted, rated or not." },
    UNSUCCESS: { description: "Not accepted: still open, or closed." },
    WAIT_EVALUATE: { description: "Accepted and not rated." },
    NOT_ARRIVAL: { description: "Not finished, and the goods have not arrived." },
    ABNORMAL: { description: "An exception was reported and not solved." },
    REFUND: { description: "A refund was asked for and not taken back." },
    UNSETTLED: { description: "Not finished: neither accepted nor closed." },
    SETTLED: { description: "Finished: accepted, rated or not, or closed." },
    CAN_COMPLAINT: { description: "Can be complained about: paid and not closed." },
    ASSIGN_OVERTIME: { description: "Paid for two hours, and no master is assigned." },
    MARKUP_WAIT_PAY: { description: "A price increase waits to be paid." },
  } as const satisfies Record<StatusName | OrderFilterName, { description: string }>,
});

export const OrderCount = builder.objectRef<CallData<typeof countStatuses>[number]>("OrderCount").implement({
  description: "How many orders a filter has.",
  fields: (t) => ({
    filter: t.expose("status", { type: OrderFilter, description: "The filter." }),
    count: t.exposeInt("count", { description: "Number of orders." }),
  }),
});

export const OrderFilterOption = builder
  .objectRef<CallData<typeof listStatuses>[number]>("OrderFilterOption")
  .implement({
    description: "Something to filter orders by.",
    fields: (t) => ({
      filter: t.expose("value", { type: OrderFilter, description: "The filter." }),
      label: t.exposeString("label", { description: "Its Chinese name, e.g. 待付款." }),
    }),
  });

export const OrderFilterChoices = builder
  .objectRef<NonNullable<CallData<typeof listFilterChoices>>>("OrderFilterChoices")
  .implement({
    description: "Names that own orders can be filtered by, each in the sequence of names.",
    fields: (t) => ({
      serviceTypes: t.exposeStringList("serviceTypes", { description: "Service types of the orders." }),
      carriers: t.exposeStringList("carriers", { description: "Carriers of the orders." }),
    }),
  });

export const VisitDay = builder
  .objectRef<NonNullable<CallData<typeof countVisits>>[number]>("VisitDay")
  .implement({
    description: "A day with appointed visits.",
    fields: (t) => ({
      date: t.expose("date", { type: "Date", description: "The day." }),
      count: t.exposeInt("count", { description: "Number of visits." }),
    }),
  });

export const Buttons = builder.objectRef<CallData<typeof getButtonControl>>("Buttons").implement({
  description: "Entries that the customer may see.",
  fields: (t) => ({
    immediateOrder: t.exposeBoolean("jishiVisable", { description: "Publishing an immediate order." }),
    normalOrder: t.exposeBoolean("ordinaryVisable", { description: "Publishing a normal order." }),
    profitAndLoss: t.boolean({
      description:
        "The page about profit and loss of orders: without a list of users, all users are included.",
      resolve: async ({ orderProfitAndLossVisiable: users }, _args, { loaders }) =>
        users == null || (users.length > 0 && users.includes((await loaders.customer()).id)),
    }),
  }),
});
