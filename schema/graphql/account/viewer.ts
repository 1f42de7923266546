import { nullIfMissing } from "../../rest/null-if-missing";
import { api } from "../api";
import { builder } from "../builder";
import { MessageKind, MessagePage } from "../messages/messages";
import { OrderListFilter, OrderSort, orderFilterQuery } from "../orders/order-list-filter";
import {
  Buttons,
  OrderCount,
  OrderFilter,
  OrderFilterChoices,
  OrderFilterOption,
  VisitDay,
} from "../orders/order-stats";
import { Order, OrderPage } from "../orders/orders";
import { pageArgs } from "../page-args";
import { AccountActivityPage, AccountSession } from "./account-security";
import { Customer, Wallet } from "./customer";

/** The viewer has no data of its own: every field uses the session of the request. */
type ViewerRoot = Record<never, never>;
export const VIEWER: ViewerRoot = {};

/**
 * The signed-in customer and all of their data. Each part comes from a call of its own and is nullable, so
 * that a failing part does not affect the others (reliability.md R23).
 */
export const Viewer = builder.objectRef<ViewerRoot>("Viewer").implement({
  description: "The signed-in customer and everything that is theirs.",
  fields: (t) => ({
    id: t.id({
      nullable: true,
      description:
        "Id of the customer, which is also the id of their room; null, with an error, when it could not be read.",
      resolve: async (_viewer, _args, { loaders }) => (await loaders.customer()).id,
    }),
    customer: t.field({
      type: Customer,
      nullable: true,
      description: "Profile; null, with an error, when it could not be read.",
      resolve: (_viewer, _args, { loaders }) => loaders.customer(),
    }),
    wallet: t.field({
      extensions: api("2026-11", "money:read"),
      type: Wallet,
      nullable: true,
      description: "Wallet; null, with an error, when it could not be read.",
      resolve: (_viewer, _args, { loaders }) => loaders.balance(),
    }),
    orders: t.field({
      extensions: api("2026-11", "orders:read"),
      type: OrderPage,
      nullable: true,
      description:
        "Orders, newest first unless sorted otherwise; null, with an error, when they could not be read.",
      args: {
        filter: t.arg({
          type: OrderListFilter,
          required: false,
          description: "Only orders that match all of this; all when left out.",
        }),
        sort: t.arg({
          type: OrderSort,
          required: false,
          description: "Their sequence; newest first when left out.",
        }),
        ...pageArgs({ of: "Orders", size: 6 }),
      },
      resolve: (_viewer, { filter, sort, page, pageSize }, { rest }) =>
        rest.orders.listOrders({
          query: {
            pageNum: page ?? undefined,
            pageSize: pageSize ?? undefined,
            ...orderFilterQuery(filter),
            ...(sort ? { sort } : {}),
          },
        }),
    }),
    orderFilterOptions: t.field({
      type: [OrderFilterOption],
      nullable: true,
      description: "What orders can be filtered by; null, with an error, when it could not be read.",
      resolve: (_viewer, _args, { rest }) => rest.orders.listStatuses(),
    }),
    orderFilterChoices: t.field({
      type: OrderFilterChoices,
      nullable: true,
      description:
        "What own orders have to filter by; null where the backend does not know `serviceTypeName`, `payWay`, `logisticsCompany`, `shopName` and `isVisitOverdue`; null, with an error, when it could not be read.",
      resolve: (_viewer, _args, { rest }) => rest.orders.listFilterChoices(),
    }),
    unpaidOrders: t.field({
      extensions: api("2026-11", "orders:read"),
      type: [Order],
      nullable: true,
      description:
        "Orders that wait for their payment, newest first, at most 500; null, with an error, when they could not be read.",
      resolve: (_viewer, _args, { rest }) => rest.payment.listUnpaidOrders(),
    }),
    ordersById: t.field({
      extensions: api("2026-11", "orders:read"),
      type: [Order],
      nullable: true,
      description:
        "These orders, in this sequence; null when one of them is missing or belongs to another customer.",
      args: { ids: t.arg.idList({ description: "Ids of orders, at most 500." }) },
      resolve: (_viewer, { ids }, { rest }) =>
        rest.payment.listOrdersByIds({ body: { orderIds: ids } }).catch(nullIfMissing),
    }),
    orderCounts: t.field({
      extensions: api("2026-11", "orders:read"),
      type: [OrderCount],
      nullable: true,
      description:
        "How many orders each filter has; those with an exception alone where the backend does not count; null, with an error, when it could not be read.",
      resolve: async (_viewer, _args, { rest }) => {
        const counts = await rest.orders.countStatuses();
        if (counts.length > 0) return counts;
        // The warning of the home page needs this one (HOME-01), and the list tells it by its filter.
        const query = { ...orderFilterQuery({ status: "ABNORMAL" }), pageNum: 1, pageSize: 1 };
        return [{ status: "ABNORMAL" as const, count: (await rest.orders.listOrders({ query })).total }];
      },
    }),
    visitDays: t.field({
      type: [VisitDay],
      nullable: true,
      description:
        "Days of a month with appointed visits; null where the backend does not count them and, with an error, when they could not be read.",
      args: {
        monthOffset: t.arg.int({
          required: false,
          defaultValue: 0,
          description: "Months from the running one, -120 to 120.",
        }),
        filter: t.arg({
          type: OrderFilter,
          required: false,
          description: "Orders to count; those in service when left out.",
        }),
      },
      resolve: (_viewer, { monthOffset, filter }, { rest }) =>
        rest.orders.countVisits({
          body: { type: "MONTH", offset: monthOffset ?? undefined, status: filter ?? undefined },
        }),
    }),
    buttons: t.field({
      type: Buttons,
      nullable: true,
      description: "Entries that the customer may see; null, with an error, when it could not be read.",
      resolve: (_viewer, _args, { rest }) => rest.customer.getButtonControl(),
    }),
    unreadMessages: t.int({
      extensions: api("2026-11", "orders:read"),
      nullable: true,
      description:
        "Number of unread messages, for the badge; null, with an error, when it could not be read.",
      resolve: async (_viewer, _args, { loaders }) =>
        (await loaders.messages({ pageIndex: 1, pageSize: 1 })).unReadNum,
    }),
    sessions: t.field({
      type: [AccountSession],
      nullable: true,
      description:
        "Where the customer is signed in, this session first, then the newest; null, with an error, when it could not be read.",
      resolve: (_viewer, _args, { rest }) => rest.accountSecurity.listSessions(),
    }),
    activity: t.field({
      type: AccountActivityPage,
      nullable: true,
      description:
        "What happened to the account in the last year, newest first; null, with an error, when it could not be read.",
      args: pageArgs({ of: "Rows", size: 20 }),
      resolve: (_viewer, { page, pageSize }, { rest }) =>
        rest.accountSecurity.listActivity({
          query: { pageIndex: page ?? undefined, pageSize: pageSize ?? undefined },
        }),
    }),
    messages: t.field({
      extensions: api("2026-11", "orders:read"),
      type: MessagePage,
      nullable: true,
      description: "Messages, newest first; null, with an error, when they could not be read.",
      args: {
        kind: t.arg({
          type: MessageKind,
          required: false,
          description: "Only this kind; all when left out.",
        }),
        ...pageArgs({ of: "Messages", size: 12 }),
      },
      resolve: (_viewer, { kind, page, pageSize }, { loaders }) =>
        loaders.messages({
          pageIndex: page ?? undefined,
          pageSize: pageSize ?? undefined,
          type: kind ?? undefined,
        }),
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    extensions: api("2026-11", "any"),
    type: Viewer,
    nullable: true,
    description:
      "The signed-in customer. Public: null for visitors. A rejected token is the top-level error 7001, a blocked account 7002.",
    resolve: (_root, _args, { session }) => (session.token === null ? null : VIEWER),
  }),
);
