import { fenToYuan } from "../../rules/money";
import { api } from "../api";
import { builder } from "../builder";
import { readRefund } from "./refund-reads";
import { Refund } from "./refunds";

const RefundChange = builder.objectRef<{ refundId: string }>("RefundChange").implement({
  description: "It happened.",
  fields: (t) => ({
    refund: t.field({
      type: Refund,
      nullable: true,
      extensions: api("2026-11", "orders:read"),
      description: "The refund as it stands now; null, with an error, when it could not be read.",
      resolve: ({ refundId }, _args, context) => readRefund(refundId, context),
    }),
  }),
});

const RefundRequested = builder.objectRef<{ orderId: string }>("RefundRequested").implement({
  description: "It was asked for.",
  fields: (t) => ({
    orderId: t.exposeID("orderId", { description: "The order whose money is asked back." }),
  }),
});

const RefundInput = builder.inputType("RefundInput", {
  description: "What a customer asks back, and why.",
  fields: (t) => ({
    reason: t.string({ description: "A reason of `refundReasons`." }),
    allowance: t.field({
      type: "Fen",
      required: false,
      description: "The subsidy that the master keeps, in 分, at most the part of theirs that is held.",
    }),
    description: t.string({ description: "Why, in words, at most 500 characters." }),
    contactName: t.string({
      required: false,
      description: "Whom to talk to; the order's contact when left out.",
    }),
    contactPhone: t.string({ required: false, description: "Phone; the order's contact when left out." }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
  }),
});

const ArbitrationInput = builder.inputType("ArbitrationInput", {
  description: "What the platform should know to decide.",
  fields: (t) => ({
    content: t.string({ description: "Words, at most 500 characters." }),
    allowance: t.field({
      type: "Fen",
      required: false,
      description: "The subsidy for the master that the customer offers, in 分.",
    }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
  }),
});

const id = { description: "The refund." } as const;
const REFUSED = { union: { description: "The changed refund, or why it was refused." } } as const;
const yuan = (fen: number | null | undefined) =>
  fen === null || fen === undefined ? undefined : fenToYuan(fen);

/** What is asked for, with the master who reviews it (REFUND-14). */
const bodyOf = (
  { reason, allowance, imageUrls, ...contact }: typeof RefundInput.$inferInput,
  verifyWorkerId: number | null | undefined,
) => ({
  ...contact,
  content: reason,
  allowance: yuan(allowance),
  imgs: imageUrls,
  verifyWorkerId,
});

builder.mutationField("requestRefund", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: RefundRequested,
    errors: { union: { description: "That it was asked for, or why not." } },
    description: "Asks for the money of a paid order; its master or the platform decides. Needs login.",
    args: {
      orderId: t.arg.id({ description: "The order." }),
      input: t.arg({ type: RefundInput, description: "What is asked for." }),
    },
    resolve: async (_root, { orderId, input }, { rest, loaders }) => {
      const order = await loaders.order(orderId);
      await rest.orders.cancelOrder({ params: { id: orderId }, body: bodyOf(input, order?.workerId) });
      return { orderId };
    },
  }),
);

builder.mutationField("modifyRefund", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: RefundChange,
    errors: REFUSED,
    description: "Changes a refund under review, or asks again after a refusal. Needs login.",
    args: { id: t.arg.id(id), input: t.arg({ type: RefundInput, description: "What is asked for now." }) },
    resolve: async (_root, { id, input }, { rest, loaders }) => {
      const { orderId, verifyWorkerId } = await rest.refunds.getRefund({ params: { refundId: id } });
      // Another master than the one who reviewed it may have the order by now (EXT-112).
      const order = await loaders.order(String(orderId));
      const body = bodyOf(input, order?.workerId ?? verifyWorkerId);
      await rest.refunds.modifyRefund({ params: { id }, body });
      return { refundId: id };
    },
  }),
);

builder.mutationField("cancelRefund", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: RefundChange,
    errors: REFUSED,
    description: "Takes back a refund under review, or the arbitration about it. Needs login.",
    args: { id: t.arg.id(id) },
    resolve: async (_root, args, { rest }) => {
      await rest.refunds.cancelRefund({ params: { id: args.id } });
      return { refundId: args.id };
    },
  }),
);

builder.mutationField("requestArbitration", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: RefundChange,
    errors: REFUSED,
    description: "Has the platform decide about a refund that was refused. Needs login.",
    args: { id: t.arg.id(id), input: t.arg({ type: ArbitrationInput, description: "The customer's side." }) },
    resolve: async (_root, { id, input }, { rest }) => {
      const { content, allowance, imageUrls } = input;
      await rest.refunds.requestArbitration({
        params: { id },
        body: { content, allowance: yuan(allowance), imgs: imageUrls },
      });
      return { refundId: id };
    },
  }),
);
