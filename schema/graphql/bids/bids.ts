import type { z } from "zod";
import type { bidding, listBids } from "../../rest/bids/bids";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { builder } from "../builder";
import { Order } from "../orders/orders";

type Bids = CallData<typeof listBids>;
type BidData = Bids["bids"][number];

const BiddingState = builder.enumType("BiddingState", {
  description: "How far the bids for an order are.",
  values: {
    OPEN: { description: "Masters may bid, and the customer may pick." },
    OVER: { description: "Masters may not bid any more; the customer picks." },
    PICKED: { description: "A bid is picked: the order has its price and its master." },
  } as const,
});

const OrderBidding = builder.objectRef<z.output<typeof bidding>>("OrderBidding").implement({
  description: "How far the bids of masters for an order are.",
  fields: (t) => ({
    state: t.expose("state", { type: BiddingState, description: "Whether masters may bid." }),
    endsAt: t.expose("endTime", { type: "DateTime", description: "Until when masters may bid." }),
    count: t.exposeInt("count", { description: "Number of bids." }),
    lowestAmount: t.field({
      type: "Fen",
      nullable: true,
      description: "The lowest bid in 分; null without any.",
      resolve: ({ lowestAmount }) => (lowestAmount === null ? null : yuanToFen(lowestAmount)),
    }),
  }),
});

builder.objectField(Order, "bidding", (t) =>
  t.expose("bidding", {
    type: OrderBidding,
    nullable: true,
    description:
      "The bids of masters; null at the platform's price. Without a picked bid the order has no price yet.",
  }),
);

const BidMaster = builder.objectRef<BidData["worker"]>("BidMaster").implement({
  description: "A master who bids for an order, as far as a customer may compare masters.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name." }),
    avatar: t.exposeString("avatar", {
      nullable: true,
      description: "Picture, a path of this site; null for none.",
    }),
    verifiedAt: t.expose("verifyTime", {
      type: "DateTime",
      nullable: true,
      description: "When the real name was verified; null before.",
    }),
    stars: t.exposeFloat("star", {
      nullable: true,
      description: "Average of the ratings, 1 to 5; null without any.",
    }),
    ratings: t.exposeInt("evaluations", { description: "Number of ratings." }),
    finishedOrders: t.exposeInt("finishedOrders", {
      description: "Finished orders of the same category.",
    }),
  }),
});

const BidQuestion = builder.objectRef<BidData["questions"][number]>("BidQuestion").implement({
  description: "What the customer asked a master about a bid.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the question." }),
    question: t.exposeString("question", { description: "What the customer asked." }),
    answer: t.exposeString("answer", {
      nullable: true,
      description: "What the master answered; null before.",
    }),
    askedAt: t.expose("askTime", { type: "DateTime", description: "When it was asked." }),
  }),
});

const Bid = builder.objectRef<BidData>("Bid").implement({
  description: "What a master asks for an order.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the bid." }),
    amount: t.field({
      type: "Fen",
      description: "What the customer pays with the platform's charge, in 分.",
      resolve: ({ amount }) => yuanToFen(amount),
    }),
    day: t.expose("day", { type: "Date", description: "Earliest day." }),
    words: t.exposeString("words", { description: "A sentence of the master; may be empty." }),
    distance: t.exposeFloat("distance", {
      nullable: true,
      description: "From the master to the customer in a straight line, km; null when not known.",
    }),
    isPicked: t.exposeBoolean("isPicked", { description: "Whether the customer picked it." }),
    updatedAt: t.expose("updateTime", {
      type: "DateTime",
      description: "When the master placed or last changed it.",
    }),
    master: t.field({ type: BidMaster, description: "Who bids.", resolve: ({ worker }) => worker }),
    questions: t.field({
      type: [BidQuestion],
      description: "What the customer asked about it, oldest first.",
      resolve: ({ questions }) => questions,
    }),
  }),
});

const OrderBids = builder.objectRef<Bids>("OrderBids").implement({
  description: "The bids for an order, and what they are compared with.",
  fields: (t) => ({
    platformPrice: t.field({
      type: "Fen",
      nullable: true,
      description:
        "What the platform would ask now, in 分; null where that is not known or no choice any more.",
      resolve: ({ platformFee }) => (platformFee === null ? null : yuanToFen(platformFee)),
    }),
    bids: t.field({ type: [Bid], description: "The bids, the lowest first.", resolve: ({ bids }) => bids }),
  }),
});

builder.queryField("orderBids", (t) =>
  t.field({
    type: OrderBids,
    nullable: true,
    description:
      "The bids for an own order; null when there is no such order, and, with an error, when they could not be read. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) =>
      rest.bids.listBids({ query: { orderId } }).catch(nullIfMissing),
  }),
);
