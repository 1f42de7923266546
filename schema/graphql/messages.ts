import type { listMessages } from "../rest/messages";
import type { CallData } from "../rest/rest-call";
import { builder } from "./builder";

type Messages = CallData<typeof listMessages>;

export const MessageKind = builder.enumType("MessageKind", {
  description: "Tab of the message centre.",
  values: {
    SERVICE: { value: "service", description: "About an order." },
    SYSTEM: { value: "system", description: "From the platform." },
    APPOINTMENT: { value: "appointment", description: "A changed appointment." },
  } as const,
});

const Message = builder.objectRef<Messages["pageResult"]["rows"][number]>("Message").implement({
  description: "A message to the customer. Only its receiver reads it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the message." }),
    kind: t.expose("type", { type: MessageKind, description: "Tab that it appears in." }),
    title: t.exposeString("title", { description: "Chinese title." }),
    content: t.exposeString("content", { description: "HTML, sanitised when it was stored." }),
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
  }),
});
