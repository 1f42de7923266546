import { nullIfMissing } from "../../rest/null-if-missing";
import type { listFollowUps } from "../../rest/orders/order-records";
import type { CallData } from "../../rest/rest-call";
import { api } from "../api";
import { builder } from "../builder";
import { pathsOf } from "../files/paths-of";
import { keyDescription } from "../key-description";

const FollowUp = builder.objectRef<CallData<typeof listFollowUps>[number]>("FollowUp").implement({
  description: "A note that the customer keeps on an order.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the note." }),
    content: t.exposeString("content", { description: "The note." }),
    imageUrls: t.stringList({
      description: "Pictures, paths of this site.",
      // The platform documents both, and does not say that both are filled (FOLLOW-05).
      resolve: ({ imgUrl, imgList }) => (imgUrl.length > 0 ? imgUrl : pathsOf(imgList)),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was written." }),
  }),
});

const FollowUps = builder.objectRef<{ orderId: string }>("FollowUps").implement({
  description: "It happened.",
  fields: (t) => ({
    followUps: t.field({
      type: [FollowUp],
      nullable: true,
      extensions: api("2026-11", "orders:read"),
      description: "All notes on the order, newest first; null, with an error, when they could not be read.",
      resolve: ({ orderId }, _args, { rest }) => rest.orders.listFollowUps({ query: { orderId } }),
    }),
  }),
});

builder.queryField("followUps", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: [FollowUp],
    nullable: true,
    description:
      "Notes on an order, newest first; null when it does not exist or belongs to another customer. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) =>
      rest.orders.listFollowUps({ query: { orderId } }).catch(nullIfMissing),
  }),
);

const FollowUpInput = builder.inputType("FollowUpInput", {
  description: "A note on an order.",
  fields: (t) => ({
    orderId: t.id({ description: "The order." }),
    content: t.string({ description: "The note, at most 500 characters." }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
  }),
});

const REFUSED = { union: { description: "The notes of the order, or why it was refused." } } as const;
const joined = (urls: readonly string[] | null | undefined) => urls?.join(",");

builder.mutationField("addFollowUp", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: FollowUps,
    errors: REFUSED,
    description: "Adds a note to an order. Needs login.",
    args: {
      input: t.arg({ type: FollowUpInput, description: "The note." }),
      idempotencyKey: t.arg.string({
        description: keyDescription("The same key adds once, however often it is sent."),
      }),
    },
    resolve: async (_root, { input, idempotencyKey }, { rest }) => {
      const { orderId, content, imageUrls } = input;
      await rest.orders.addFollowUp(
        { body: { orderId, content, imgList: joined(imageUrls) } },
        { headers: { "Idempotency-Key": idempotencyKey } },
      );
      return { orderId };
    },
  }),
);

builder.mutationField("editFollowUp", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: FollowUps,
    errors: REFUSED,
    description: "Changes a note. Needs login.",
    args: {
      id: t.arg.id({ description: "The note." }),
      input: t.arg({ type: FollowUpInput, description: "What it says now." }),
    },
    resolve: async (_root, { id, input }, { rest }) => {
      const { orderId, content, imageUrls } = input;
      await rest.orders.editFollowUp({ body: { id, orderId, content, imgList: joined(imageUrls) } });
      return { orderId };
    },
  }),
);

const FollowUpDeleted = builder.objectRef<{ id: string }>("FollowUpDeleted").implement({
  description: "The note is gone.",
  fields: (t) => ({ id: t.exposeID("id", { description: "Id that it had." }) }),
});

builder.mutationField("deleteFollowUp", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: FollowUpDeleted,
    errors: { union: { description: "That it is gone, or why not." } },
    description: "Removes a note. Needs login.",
    args: { id: t.arg.id({ description: "The note." }) },
    resolve: async (_root, { id }, { rest }) => {
      await rest.orders.deleteFollowUp({ body: { id } });
      return { id };
    },
  }),
);
