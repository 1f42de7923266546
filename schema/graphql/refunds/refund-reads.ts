import { nullIfMissing } from "../../rest/null-if-missing";
import type { listRefundStatuses, listRefunds } from "../../rest/refunds/refunds";
import type { CallData } from "../../rest/rest-call";
import type { RefundFilter as FilterName } from "../../rules/refunds/refund-status";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import type { GraphQLContext } from "../context";
import { Order } from "../orders/orders";
import { pageArgs } from "../page-args";
import { Refund, type RefundEntity } from "./refunds";

type Page = CallData<typeof listRefunds>;

/** Clean names for the documented filters, one of which is misspelled in the documents (C-39). */
const FILTERS = {
  WAIT: { value: "WAIT", description: "Under review." },
  REFUSE: { value: "REFUSE", description: "Refused." },
  SUCCEEDED: { value: "REFUND_SUEECSS", description: "The money is back." },
  ARBITRATION: { value: "ARBITRATION_ALL", description: "Arbitrated, now or before." },
} as const satisfies Record<string, { value: FilterName; description: string }>;

const RefundFilter = builder.enumType("RefundFilter", {
  description: "What a list of refunds can be filtered by.",
  values: FILTERS,
});

const RefundFilterOption = builder
  .objectRef<CallData<typeof listRefundStatuses>[number]>("RefundFilterOption")
  .implement({
    description: "A filter with its name.",
    fields: (t) => ({
      filter: t.field({ type: RefundFilter, description: "The filter.", resolve: ({ value }) => value }),
      label: t.exposeString("label", { description: "Its name in Chinese." }),
    }),
  });

const RefundCount = builder.objectRef<{ filter: FilterName | null; count: number }>("RefundCount").implement({
  description: "How many refunds a filter finds.",
  fields: (t) => ({
    filter: t.expose("filter", {
      type: RefundFilter,
      nullable: true,
      description: "The filter; null for all refunds.",
    }),
    count: t.exposeInt("count", { description: "Number of refunds." }),
  }),
});

/** A refund of a list, and a read of its order that all refunds of the list share. */
interface ListedRefundParent {
  readonly refund: RefundEntity;
  readonly loadOrder: () => Promise<typeof Order.$inferType | null>;
}

/** The order of each refund. All orders of a page are read by one call, when the first one is needed. */
function withOrders({ rows }: Page, { rest }: Pick<GraphQLContext, "rest">): ListedRefundParent[] {
  let loading: ReturnType<typeof rest.payment.listOrdersByIds> | undefined;
  const load = () => {
    const orderIds = [...new Set(rows.map(({ orderId }) => String(orderId)))];
    loading ??= rest.payment.listOrdersByIds({ body: { orderIds } });
    return loading;
  };
  return rows.map((refund) => ({
    refund,
    loadOrder: async () => (await load()).find(({ id }) => id === refund.orderId) ?? null,
  }));
}

/** One refund; null when it is missing or belongs to another customer. */
export function readRefund(
  refundId: string,
  { rest }: Pick<GraphQLContext, "rest">,
): Promise<RefundEntity | null> {
  return rest.refunds.getRefund({ params: { refundId } }).catch(nullIfMissing);
}

const ListedRefund = builder.objectRef<ListedRefundParent>("ListedRefund").implement({
  description: "A refund beside its order.",
  fields: (t) => ({
    refund: t.field({ type: Refund, description: "The refund.", resolve: ({ refund }) => refund }),
    order: t.field({
      type: Order,
      nullable: true,
      description:
        "Its order, those of a page by one call; null, with an error, when they could not be read.",
      resolve: ({ loadOrder }) => loadOrder(),
    }),
  }),
});

const RefundPage = builder.objectRef<Page>("RefundPage").implement({
  description: "One page of refunds.",
  fields: (t) => ({
    nodes: t.field({
      type: [ListedRefund],
      description: "Refunds of this page.",
      resolve: (page, _args, context) => withOrders(page, context),
    }),
    total: t.exposeInt("total", { description: "Number of refunds on all pages." }),
  }),
});

builder.objectField(Viewer, "refunds", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: RefundPage,
    nullable: true,
    description: "Refunds, newest first; null, with an error, when they could not be read.",
    args: {
      filter: t.arg({ type: RefundFilter, required: false, description: "Only these; all when left out." }),
      orderNo: t.arg.string({
        required: false,
        description: "Only orders whose number contains this; all when left out.",
      }),
      ...pageArgs({ of: "Refunds", size: 6 }),
    },
    resolve: (_viewer, { filter, orderNo, page, pageSize }, { rest }) =>
      rest.refunds.listRefunds({
        query: {
          refundStatusEnum: filter ?? undefined,
          orderNo: orderNo || undefined,
          pageNum: page ?? undefined,
          pageSize: pageSize ?? undefined,
        },
      }),
  }),
);

builder.objectField(Viewer, "refundFilters", (t) =>
  t.field({
    type: [RefundFilterOption],
    nullable: true,
    description: "Filters of the list of refunds; null, with an error, when they could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.refunds.listRefundStatuses(),
  }),
);

builder.objectField(Viewer, "refundCounts", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: [RefundCount],
    nullable: true,
    description:
      "How many refunds there are, and each filter finds; null where the backend does not count them (EXT-340), and, with an error, when it could not be read.",
    resolve: async (_viewer, _args, { rest }) => {
      const counted = await rest.refunds.countRefunds();
      if (!counted) return null;
      const { total, counts } = counted;
      return [
        { filter: null, count: total },
        ...counts.map(({ status, count }) => ({ filter: status, count })),
      ];
    },
  }),
);

builder.queryField("refund", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: Refund,
    nullable: true,
    description:
      "One refund of the signed-in customer; null when it does not exist or belongs to another customer. Needs login.",
    args: { id: t.arg.id({ description: "Id of the refund." }) },
    resolve: (_root, { id }, context) => readRefund(id, context),
  }),
);

builder.queryField("refundReasons", (t) =>
  t.stringList({
    extensions: api("2026-11", "any"),
    nullable: true,
    description:
      "Reasons that a refund can have; null, with an error, when they could not be read. Needs login.",
    resolve: async (_root, _args, { rest }) =>
      (await rest.refunds.listRefundReasons()).map(({ content }) => content),
  }),
);

builder.objectField(Order, "refundStatusName", (t) =>
  t.exposeString("refundStatusName", {
    nullable: true,
    description: "Where the newest refund of the order stands, in Chinese; null without one.",
  }),
);

builder.queryField("orderRefund", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: Refund,
    nullable: true,
    description:
      "The newest refund of an order; null without one, or when the order is missing or belongs to another customer. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: async (_root, { orderId }, context) => {
      const order = await context.loaders.order(orderId);
      const id = order?.refundDetailResponse?.id;
      return id === undefined ? null : readRefund(String(id), context);
    },
  }),
);
