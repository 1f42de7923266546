import type { CallData } from "../../rest/rest-call";
import type { listOrderProfits, sumOrderProfits } from "../../rest/wallet/order-profit";
import { fenToYuan, yuanToFen } from "../../rules/money";
import { PROFIT_PAGE_SIZE } from "../../rules/wallet/order-profit";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { pageArgs } from "../page-args";

type Page = CallData<typeof listOrderProfits>;
type Sums = NonNullable<CallData<typeof sumOrderProfits>>;

const AMOUNTS = {
  paid: "What was paid for it, in 分.",
  markups: "What markups added, in 分.",
  refunded: "What came back, in 分.",
} as const;

const OrderProfit = builder.objectRef<Page["rows"][number]>("OrderProfit").implement({
  description: "What an order cost a merchant, and what they charge for it.",
  fields: (t) => {
    const amount = (name: keyof typeof AMOUNTS) =>
      t.field({ type: "Fen", description: AMOUNTS[name], resolve: (order) => yuanToFen(order[name]) });
    return {
      orderId: t.exposeID("orderId", { description: "Id of the order." }),
      orderNo: t.exposeString("orderNo", { description: "Number of the order." }),
      shopOrderNo: t.exposeString("shopOrderNo", {
        nullable: true,
        description: "The shop's own number of it; null without one.",
      }),
      createdAt: t.field({
        type: "DateTime",
        description: "When it was placed.",
        resolve: (order) => order.createTime,
      }),
      goodsTypeName: t.exposeString("goodsTypeName", { description: "Its category." }),
      customerName: t.exposeString("customerName", { description: "Whom it is for." }),
      charged: t.field({
        type: "Fen",
        nullable: true,
        description: "What the merchant charges, in 分; null until it is entered.",
        resolve: ({ charged }) => (charged === null ? null : yuanToFen(charged)),
      }),
      goodsCost: t.field({
        type: "Fen",
        nullable: true,
        description:
          "What the goods cost, in 分: as entered for the order, or else by the goods library; null when not known.",
        resolve: ({ goodsCost }) => (goodsCost === null ? null : yuanToFen(goodsCost)),
      }),
      isCostEntered: t.exposeBoolean("isCostEntered", {
        description: "Whether the cost was entered for this order.",
      }),
      paid: amount("paid"),
      markups: amount("markups"),
      refunded: amount("refunded"),
      result: t.field({
        type: "Fen",
        nullable: true,
        description: "What it brought, in 分, negative for a loss; null until a charge is entered.",
        resolve: ({ result }) => (result === null ? null : yuanToFen(result)),
      }),
    };
  },
});

const OrderProfitPage = builder.objectRef<Page>("OrderProfitPage").implement({
  description: "One page of orders with what they brought.",
  fields: (t) => ({
    nodes: t.field({ type: [OrderProfit], description: "Orders of this page.", resolve: ({ rows }) => rows }),
    total: t.exposeInt("total", { description: "Number of orders on all pages." }),
  }),
});

const SUMS = {
  charged: "What was charged for them, in 分.",
  goodsCost: "What their goods cost as far as it is known, in 分.",
  paid: "What was paid for them, in 分.",
  markups: "What markups added, in 分.",
  refunded: "What came back, in 分.",
  result: "What they brought, in 分; negative for a loss.",
} as const;

const ProfitWeek = builder.objectRef<Sums["weeks"][number]>("ProfitWeek").implement({
  description: "What the orders of a week brought.",
  fields: (t) => ({
    monday: t.expose("monday", { type: "Date", description: "Day on which it begins." }),
    orders: t.exposeInt("orders", { description: "Number of orders with a charge." }),
    charged: t.field({ type: "Fen", description: SUMS.charged, resolve: (week) => yuanToFen(week.charged) }),
    result: t.field({ type: "Fen", description: SUMS.result, resolve: (week) => yuanToFen(week.result) }),
  }),
});

/** Sums for a backend that has none. */
const NO_SUMS: Sums = {
  ...{
    orders: 0,
    missing: 0,
    uncosted: 0,
    charged: 0,
    goodsCost: 0,
    paid: 0,
    markups: 0,
    refunded: 0,
    result: 0,
  },
  weeks: [],
};

const OrderProfitSums = builder.objectRef<Sums>("OrderProfitSums").implement({
  description:
    "What the orders with a charge add up to: charged − goodsCost − paid − markups + refunded is the result.",
  fields: (t) => ({
    isOffered: t.boolean({
      description: "False where the backend keeps no charges (EXT-369): every number is then 0.",
      resolve: (sums) => sums !== NO_SUMS,
    }),
    orders: t.exposeInt("orders", { description: "Number of orders with a charge." }),
    missing: t.exposeInt("missing", { description: "Number of orders without one." }),
    charged: t.field({ type: "Fen", description: SUMS.charged, resolve: (sums) => yuanToFen(sums.charged) }),
    uncosted: t.exposeInt("uncosted", {
      description: "Number of orders with a charge whose goods' cost is not known; it counts as 0.",
    }),
    goodsCost: t.field({
      type: "Fen",
      description: SUMS.goodsCost,
      resolve: (sums) => yuanToFen(sums.goodsCost),
    }),
    paid: t.field({ type: "Fen", description: SUMS.paid, resolve: (sums) => yuanToFen(sums.paid) }),
    markups: t.field({ type: "Fen", description: SUMS.markups, resolve: (sums) => yuanToFen(sums.markups) }),
    refunded: t.field({
      type: "Fen",
      description: SUMS.refunded,
      resolve: (sums) => yuanToFen(sums.refunded),
    }),
    result: t.field({ type: "Fen", description: SUMS.result, resolve: (sums) => yuanToFen(sums.result) }),
    weeks: t.field({
      type: [ProfitWeek],
      description: "By the weeks in which they were placed, oldest first; without those that had none.",
      resolve: ({ weeks }) => weeks,
    }),
  }),
});

interface Wanted {
  from?: string | null;
  to?: string | null;
  keyword?: string | null;
}

const wanted = ({ from, to, keyword }: Wanted) => ({
  ...(from ? { startTime: from } : {}),
  ...(to ? { endTime: to } : {}),
  ...(keyword ? { keyword } : {}),
});

const KEYWORD =
  "Part of the order number, of the shop's number or of the customer's name; all when left out.";

builder.objectField(Viewer, "orderProfits", (t) =>
  t.field({
    type: OrderProfitPage,
    nullable: true,
    description:
      "Paid orders with what they brought, newest first; null, with an error, when they could not be read.",
    args: {
      from: t.arg({ type: "DateTime", required: false, description: "Placed at this second or later." }),
      to: t.arg({ type: "DateTime", required: false, description: "Placed by the end of this second." }),
      keyword: t.arg.string({ required: false, description: KEYWORD }),
      isEntered: t.arg.boolean({
        required: false,
        description: "Whether a charge is entered; all when left out.",
      }),
      ...pageArgs({ of: "Orders", size: PROFIT_PAGE_SIZE }),
    },
    resolve: (_viewer, { isEntered, page, pageSize, ...filter }, { rest }) =>
      rest.orderProfit.listOrderProfits({
        query: {
          pageIndex: page ?? undefined,
          pageSize: pageSize ?? undefined,
          ...wanted(filter),
          ...(isEntered == null ? {} : { isEntered }),
        },
      }),
  }),
);

builder.objectField(Viewer, "orderProfitSums", (t) =>
  t.field({
    type: OrderProfitSums,
    nullable: true,
    description: "What orders brought; null, with an error, when it could not be read.",
    args: {
      from: t.arg({ type: "DateTime", required: false, description: "Placed at this second or later." }),
      to: t.arg({ type: "DateTime", required: false, description: "Placed by the end of this second." }),
      keyword: t.arg.string({ required: false, description: KEYWORD }),
    },
    resolve: async (_viewer, filter, { rest }) =>
      (await rest.orderProfit.sumOrderProfits({ query: wanted(filter) })) ?? NO_SUMS,
  }),
);

const OrderChargeInput = builder.inputType("OrderChargeInput", {
  description: "What a merchant charges for an order, and what its goods cost. What is left out stays.",
  fields: (t) => ({
    orderNo: t.string({ description: "Number of an own, paid order." }),
    amount: t.field({ type: "Fen", required: false, description: "The charge, in 分; null takes it away." }),
    goodsCost: t.field({
      type: "Fen",
      required: false,
      description: "What the goods cost, in 分; null goes back to what the goods library says.",
    }),
  }),
});

const OrderChargesSaved = builder.objectRef<{ saved: number }>("OrderChargesSaved").implement({
  description: "The charges were saved.",
  fields: (t) => ({ saved: t.exposeInt("saved", { description: "For how many orders." }) }),
});

const yuanOf = (fen: number | null | undefined) => (fen == null ? fen : fenToYuan(fen));

builder.mutationField("setOrderCharges", (t) =>
  t.field({
    type: OrderChargesSaved,
    errors: { union: { description: "Done for all of them, or why for none." } },
    description:
      "Says what the merchant charges for orders and what their goods cost, 500 at most. Needs login.",
    args: { charges: t.arg({ type: [OrderChargeInput], description: "The charges." }) },
    resolve: (_root, { charges }, { rest }) =>
      rest.orderProfit.setOrderCharges({
        body: {
          charges: charges.map(({ orderNo, amount, goodsCost }) => ({
            orderNo,
            amount: yuanOf(amount),
            goodsCost: yuanOf(goodsCost),
          })),
        },
      }),
  }),
);
