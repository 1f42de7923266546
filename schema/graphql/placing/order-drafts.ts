import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { OrderType } from "../orders/order-kinds";

const VERSION = "Its version: ms since the epoch, as text, when it was saved.";

const OrderDraft = builder.objectRef<{ content: string; savedAt: number }>("OrderDraft").implement({
  description: "An order that the customer has begun to fill in, in this browser or in another one.",
  fields: (t) => ({
    content: t.exposeString("content", { description: "The form as the site saved it, JSON." }),
    version: t.string({ description: VERSION, resolve: ({ savedAt }) => `${savedAt}` }),
  }),
});

builder.objectFields(Viewer, (t) => ({
  orderDraft: t.field({
    type: OrderDraft,
    nullable: true,
    description: "The order being filled in, for seven days after the last change; null when there is none.",
    args: { type: t.arg({ type: OrderType, description: "Normal and immediate orders have one each." }) },
    resolve: (_viewer, { type }, { rest }) => rest.orderDrafts.getOrderDraft({ query: { orderType: type } }),
  }),
}));

const OrderDraftSaved = builder.objectRef<{ savedAt: number }>("OrderDraftSaved").implement({
  description: "The draft is saved.",
  fields: (t) => ({ version: t.string({ description: VERSION, resolve: ({ savedAt }) => `${savedAt}` }) }),
});

const OrderDraftForgotten = builder
  .objectRef<{ type: "GENERAL" | "TIMELY" }>("OrderDraftForgotten")
  .implement({
    description: "The draft is gone.",
    fields: (t) => ({ type: t.expose("type", { type: OrderType, description: "Which one." }) }),
  });

const SaveOrderDraftInput = builder.inputType("SaveOrderDraftInput", {
  description: "A draft to save.",
  fields: (t) => ({
    type: t.field({ type: OrderType, description: "Which one." }),
    content: t.string({ description: "The form, JSON." }),
    idempotencyKey: t.string({ description: "Key with which the draft will be placed as an order." }),
    replaces: t.string({
      required: false,
      description: "Version that its writer knows; when there is a later one, nothing is saved.",
    }),
  }),
});

builder.mutationFields((t) => ({
  saveOrderDraft: t.field({
    type: OrderDraftSaved,
    errors: { union: { description: "The new version, or a conflict with a version that was saved first." } },
    description: "Saves the order being filled in. Needs login.",
    args: { input: t.arg({ type: SaveOrderDraftInput, description: "The draft." }) },
    resolve: (_root, { input }, { rest }) =>
      rest.orderDrafts.saveOrderDraft({
        body: {
          orderType: input.type,
          content: input.content,
          key: input.idempotencyKey,
          replaces: input.replaces ? Number(input.replaces) : null,
        },
      }),
  }),
  forgetOrderDraft: t.field({
    type: OrderDraftForgotten,
    errors: { union: { description: "Done, or why not." } },
    description: "Forgets the order being filled in; harmless when there is none. Needs login.",
    args: {
      type: t.arg({ type: OrderType, description: "Which one." }),
      version: t.arg.string({ description: "Version to forget; a later one stays." }),
    },
    resolve: async (_root, { type, version }, { rest }) => {
      await rest.orderDrafts.deleteOrderDraft({ query: { orderType: type, savedAt: Number(version) } });
      return { type };
    },
  }),
}));
