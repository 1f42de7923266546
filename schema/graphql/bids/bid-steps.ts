import { fenToYuan } from "../../rules/money";
import { builder } from "../builder";
import { OrderChange } from "../orders/order-steps";

const theOrder = { description: "The order." } as const;

const PickBidInput = builder.inputType("PickBidInput", {
  description: "A bid that the customer picks.",
  fields: (t) => ({
    orderId: t.id(theOrder),
    bidId: t.id({ description: "The bid." }),
    amount: t.field({
      type: "Fen",
      description: "What it cost when the customer saw it, in 分; another amount now is the error 4203.",
    }),
  }),
});

const AskAboutBidInput = builder.inputType("AskAboutBidInput", {
  description: "A question to the master of a bid.",
  fields: (t) => ({
    orderId: t.id(theOrder),
    bidId: t.id({ description: "The bid." }),
    question: t.string({ description: "The question, at most 100 characters, without a phone number." }),
  }),
});

const changed = { union: { description: "The order as it stands now, or why it was refused." } } as const;

builder.mutationFields((t) => ({
  pickBid: t.field({
    type: OrderChange,
    errors: changed,
    description:
      "Picks a bid: its price and its master become those of the order, to be paid now. Needs login.",
    args: { input: t.arg({ type: PickBidInput, description: "Which." }) },
    resolve: async (_root, { input: { orderId, bidId, amount } }, { rest }) => {
      await rest.bids.pickBid({ body: { orderId, bidId, amount: fenToYuan(amount) } });
      return { orderId };
    },
  }),
  askAboutBid: t.field({
    type: OrderChange,
    errors: changed,
    description: "Asks the master of a bid something; one question of a bid waits at a time. Needs login.",
    args: { input: t.arg({ type: AskAboutBidInput, description: "What." }) },
    resolve: async (_root, { input: { orderId, ...asked } }, { rest }) => {
      await rest.bids.askAboutBid({ body: { orderId, ...asked } });
      return { orderId };
    },
  }),
  takePlatformPrice: t.field({
    type: OrderChange,
    errors: changed,
    description: "Gives up the bids for an order for the platform's price. Needs login.",
    args: {
      orderId: t.arg.id(theOrder),
      quotedTotalFee: t.arg({
        type: "Fen",
        description: "The price that was shown, in 分; another price now is the error 4203.",
      }),
    },
    resolve: async (_root, { orderId, quotedTotalFee }, { rest }) => {
      await rest.bids.usePlatformPrice({ body: { orderId, totalFee: fenToYuan(quotedTotalFee) } });
      return { orderId };
    },
  }),
}));
