import { messageType } from "../../rest/messages/messages";
import { nullIfMissing } from "../../rest/null-if-missing";
import { VIEWER, Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import type { GraphQLContext } from "../context";
import { Message, MessageKind } from "./messages";

/** The most messages of a tab that are searched for one. */
const LOOKED_THROUGH = 100;

/** Finds a message among the newest of every tab, for a backend without a call for it (EXT-380). */
async function messageInLists(id: string, { loaders }: GraphQLContext) {
  const tabs = await Promise.all(
    messageType.options.map((type) => loaders.messages({ pageIndex: 1, pageSize: LOOKED_THROUGH, type })),
  );
  return tabs.flatMap(({ pageResult }) => pageResult.rows).find((message) => `${message.id}` === id) ?? null;
}

builder.objectFields(Viewer, (t) => ({
  message: t.field({
    extensions: api("2026-11", "orders:read"),
    type: Message,
    nullable: true,
    description:
      "One message; null when it does not exist or belongs to another customer, or, with an error, when it could not be read.",
    args: { id: t.arg.id({ description: "The message." }) },
    resolve: (_viewer, { id }, context) =>
      context.rest.messages
        .getMessage({ query: { id } })
        .then((message) => message ?? messageInLists(id, context))
        .catch(nullIfMissing),
  }),
}));

/** The viewer in the answer, so that a page can read the changed data. */
const viewerField = () => ({ type: Viewer, description: "The customer.", resolve: () => VIEWER }) as const;

const MessageRead = builder.objectRef<object>("MessageRead").implement({
  description: "The message is read.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const MessagesRead = builder.objectRef<object>("MessagesRead").implement({
  description: "The messages are read.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const MessageGroupRead = builder.objectRef<object>("MessageGroupRead").implement({
  description: "The messages about the order are read.",
  fields: (t) => ({ viewer: t.field(viewerField()) }),
});

const REFUSED = { union: { description: "Done, or why not." } } as const;
const AS_OF =
  "Where the list's `asOf` stood: what came later stays unread; all that are there when left out.";

builder.mutationFields((t) => ({
  markMessageRead: t.field({
    extensions: api("2026-11", "orders:write"),
    type: MessageRead,
    errors: REFUSED,
    description: "An own message was opened. Needs login.",
    args: { messageId: t.arg.id({ description: "The message." }) },
    resolve: async (_root, { messageId }, { rest }) => {
      await rest.messages.readMessage({ body: { id: messageId } });
      return {};
    },
  }),
  markAllMessagesRead: t.field({
    extensions: api("2026-11", "orders:write"),
    type: MessagesRead,
    errors: REFUSED,
    description: "Makes the unread messages of a kind read, or those of it with one title. Needs login.",
    args: {
      kind: t.arg({ type: MessageKind, required: false, description: "Only this kind; all when left out." }),
      title: t.arg.string({ required: false, description: "Only those with this title; all when left out." }),
      asOf: t.arg.int({ required: false, description: AS_OF }),
    },
    resolve: async (_root, { kind, title, asOf }, { rest }) => {
      await rest.messages.readAllMessages({
        body: { type: kind ?? undefined, title: title ?? undefined, asOf: asOf ?? undefined },
      });
      return {};
    },
  }),
  markMessageGroupRead: t.field({
    type: MessageGroupRead,
    errors: REFUSED,
    description: "Makes the unread messages of a kind that are about one order read. Needs login.",
    args: {
      kind: t.arg({ type: MessageKind, description: "Which messages." }),
      orderId: t.arg.id({ required: false, description: "The order; those about none when left out." }),
      asOf: t.arg.int({ required: false, description: AS_OF }),
    },
    resolve: async (_root, { kind, orderId, asOf }, { rest }) => {
      await rest.messages.readMessageGroup({
        body: { type: kind, orderId: orderId ?? null, asOf: asOf ?? undefined },
      });
      return {};
    },
  }),
}));
