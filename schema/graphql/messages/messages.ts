import type { listMessages } from "../../rest/messages/messages";
import type { CallData } from "../../rest/rest-call";
import { sanitizeArticleHtml } from "../../rules/content/article-html";
import { htmlToText } from "../../rules/html-text";
import { topicOf } from "../../rules/messages/message-topics";
import { builder } from "../builder";

type Messages = CallData<typeof listMessages>;

export const MessageKind = builder.enumType("MessageKind", {
  description: "Tab of the message centre.",
  values: {
    SERVICE: { value: "service", description: "About an order." },
    SYSTEM: { value: "system", description: "From the platform." },
    APPOINTMENT: { value: "appointment", description: "A changed appointment." },
  } as const,
});

/** Topics of messages; the customer chooses which of them count (`MessageSettings`). */
export const MessageTopic = builder.enumType("MessageTopic", {
  description: "What a message is about.",
  values: {
    ORDER: { description: "How the work goes on." },
    VISIT: { description: "When the master comes, or that no master does." },
    BID: { description: "What masters ask for an order." },
    EXCEPTION: { description: "Something is wrong with an order." },
    MARKUP: { description: "A master wants more money." },
    REFUND: { description: "A refund, or the arbitration about one." },
    CALL: { description: "A call that the customer missed." },
    COMPLAINT: { description: "A complaint was dealt with." },
    FEEDBACK: { description: "The platform answered to feedback." },
    PLATFORM: { description: "Anything else that the platform has to say." },
    MONEY: { description: "Money came or went. Cannot be switched off." },
    ACCOUNT: { description: "The account's safety. Cannot be switched off." },
  } as const,
});

/** The tab of a message when neither the backend nor the query names it. */
const UNTOLD_KIND = "service";

/** A message, as all calls answer it. */
export const Message = builder.objectRef<Messages["pageResult"]["rows"][number]>("Message").implement({
  description: "A message to the customer. Only its receiver reads it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the message." }),
    kind: t.field({
      type: MessageKind,
      description: "Tab that it appears in.",
      resolve: ({ type }) => type ?? UNTOLD_KIND,
    }),
    title: t.exposeString("title", { description: "Chinese title." }),
    content: t.string({
      description: "HTML of text, tables, links and pictures; nothing in it runs.",
      // Our backend sanitises before it stores. Other backends may not (docs/deploy.md).
      resolve: ({ content }) => sanitizeArticleHtml(content),
    }),
    text: t.string({
      description: "What it says, as one line of plain text.",
      resolve: ({ content }) => htmlToText(content),
    }),
    topic: t.field({
      type: MessageTopic,
      description: "What it is about.",
      resolve: ({ topic, type, mesAssociatedId }) =>
        topic ?? topicOf(type ?? UNTOLD_KIND, mesAssociatedId !== null),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was sent." }),
    isRead: t.exposeBoolean("isRead", { description: "Whether the customer has opened it." }),
    associatedId: t.exposeID("mesAssociatedId", {
      nullable: true,
      description:
        "Id of what the message is about, e.g. an order; null when it is about nothing in particular.",
    }),
  }),
});

const MessageCounts = builder.objectRef<Messages>("MessageCounts").implement({
  description: "How many messages are unread.",
  fields: (t) => ({
    service: t.exposeInt("serviceMesTotal", { description: "Unread service messages." }),
    system: t.exposeInt("sysMesTotal", { description: "Unread system messages." }),
    appointment: t.exposeInt("updateAppointTotal", { description: "Unread appointment messages." }),
    all: t.exposeInt("unReadNum", { description: "Unread messages of all kinds." }),
  }),
});

/** One page of messages; the field that serves it is `Viewer.messages`. */
export const MessagePage = builder.objectRef<Messages>("MessagePage").implement({
  description: "One page of messages.",
  fields: (t) => ({
    nodes: t.field({
      type: [Message],
      description: "Messages of this page, newest first.",
      resolve: (page) => page.pageResult.rows,
    }),
    total: t.int({
      description: "Number of messages on all pages.",
      resolve: (page) => page.pageResult.total,
    }),
    unread: t.field({
      type: MessageCounts,
      description: "Unread messages of every kind, whatever this page shows.",
      resolve: (page) => page,
    }),
    asOf: t.int({
      nullable: true,
      description:
        "Where the customer's events stood, for `markAllMessagesRead`; null when the backend does not say.",
      resolve: ({ asOf }) => asOf,
    }),
  }),
});
