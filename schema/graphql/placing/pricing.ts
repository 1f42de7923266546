import type { quotePrice } from "../../rest/placing/order-creation";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { api } from "../api";
import { builder } from "../builder";

type Quote = CallData<typeof quotePrice>;

/** Line of a price breakdown, of a quote or of an order. */
export const PriceLine = builder.objectRef<Quote["orderServiceFees"][number]>("PriceLine").implement({
  description: "One line of a price breakdown.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Chinese name of the fee." }),
    fee: t.field({ type: "Fen", description: "Amount in 分.", resolve: (line) => yuanToFen(line.fee) }),
  }),
});

const PriceQuote = builder.objectRef<Quote>("PriceQuote").implement({
  description: "What a job costs right now.",
  fields: (t) => ({
    lines: t.field({
      type: [PriceLine],
      description: "Breakdown; its amounts add up to the total.",
      resolve: (quote) => quote.orderServiceFees,
    }),
    workerFee: t.field({
      type: "Fen",
      description: "The master's part in 分; 0 means that prices of the category are being maintained.",
      resolve: (quote) => yuanToFen(quote.workerFee),
    }),
    totalFee: t.field({
      type: "Fen",
      description: "What the customer pays, in 分.",
      resolve: (quote) => yuanToFen(quote.totalFee),
    }),
  }),
});

const PriceItemInput = builder.inputType("PriceItemInput", {
  description: "One good of the job.",
  fields: (t) => ({
    name: t.string({ description: "Name, at most 100 characters." }),
    count: t.int({ description: "Pieces, 1 to 999." }),
    goodsTypeId: t.id({ description: "Category of this good." }),
  }),
});

const PriceQuoteInput = builder.inputType("PriceQuoteInput", {
  description: "What the price depends on.",
  fields: (t) => ({
    goodsTypeId: t.id({ description: "Category of the order." }),
    serviceTypeId: t.id({ description: "What is to be done." }),
    areaCode: t.string({ description: "Code of the lowest area chosen." }),
    totalVolume: t.float({ description: "Volume of all goods in m³." }),
    items: t.field({ type: [PriceItemInput], description: "The goods, 1 to 50." }),
    packingCount: t.int({ required: false, description: "Number of packages; may be left out." }),
  }),
});

builder.queryField("priceQuote", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: PriceQuote,
    nullable: true,
    errors: { union: { description: "The price, or why there is none." } },
    description: "The price of a job by the rules of today; null, with an error, on a failure. Needs login.",
    args: { input: t.arg({ type: PriceQuoteInput, description: "The job." }) },
    resolve: (_root, { input }, { rest }) =>
      rest.orders.quotePrice({
        body: {
          goodsTypeId: input.goodsTypeId,
          serviceType: input.serviceTypeId,
          areaCode: input.areaCode,
          totalVolume: input.totalVolume,
          orderItems: input.items,
          count: input.packingCount ?? undefined,
        },
      }),
  }),
);
