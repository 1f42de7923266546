import type { getMarkup, listOpenRequests } from "../../rest/markups/markups";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { Viewer } from "../account/viewer";
import { api } from "../api";
import { builder } from "../builder";
import { OrderService } from "../orders/order-service";
import { Order } from "../orders/orders";
import { PayWay } from "../payments/payment-ways";

const MarkupStatus = builder.enumType("MarkupStatus", {
  description: "Where a markup stands.",
  values: {
    WAIT_PAY: { description: "Waits to be paid, or to be rejected." },
    SUCCESS: { description: "Paid." },
    REJECT: { description: "Rejected by the customer." },
    CLOSE: { description: "Called off." },
  } as const,
});

export const MarkupKind = builder.enumType("MarkupKind", {
  description: "Why a price is increased.",
  values: {
    ORDINARY: { description: "In the ordinary course." },
    ABNORMAL: { description: "Because of an exception, which its payment solves." },
  } as const,
});

type MarkupData = CallData<typeof getMarkup>;

const Markup = builder.objectRef<MarkupData>("Markup").implement({
  description: "An increase of an order's price: the customer's own, or one that a master asks for.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the markup." }),
    number: t.exposeString("orderNo", { description: "Its number." }),
    orderId: t.exposeID("mainOrderId", { description: "The order." }),
    orderNo: t.exposeString("mainOrderNo", {
      nullable: true,
      description: "The order's number; null where the backend says the order alone.",
    }),
    isRequest: t.boolean({
      description:
        "Whether a master asks for it; true where the backend does not say, whose markups are requests (ENT-20).",
      resolve: ({ isRequest }) => isRequest ?? true,
    }),
    isCancellable: t.exposeBoolean("isCancellable", {
      description: "Whether `cancelMarkup` takes it back: the customer's own, while it is not paid.",
    }),
    status: t.expose("status", { type: MarkupStatus, description: "Where it stands." }),
    amount: t.field({
      type: "Fen",
      description: "How much, in 分.",
      resolve: ({ amount }) => yuanToFen(amount),
    }),
    kind: t.expose("type", { type: MarkupKind, description: "Why." }),
    markupType: t.exposeString("markupType", { description: "What it is for, in Chinese." }),
    remark: t.string({
      description: "Words about it, a line each where the backend has two; may be empty.",
      // For a master's request, the content and the remark both come from the master (MARK-19).
      resolve: ({ isRequest, content, markupRemark }) =>
        isRequest === false ? markupRemark : [...new Set([content, markupRemark])].filter(Boolean).join("\n"),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was asked for." }),
    createdBy: t.exposeString("createBy", { description: "Who asks for it." }),
    createdByPhone: t.exposeString("createPhone", {
      nullable: true,
      description: "Their phone; null when the customer may not know it.",
    }),
    rejectReason: t.exposeString("rejectContent", {
      nullable: true,
      description: "Why it was rejected; null when it was not.",
    }),
    dealtAt: t.expose("dealTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was paid, rejected or called off; null before.",
    }),
    payWay: t.expose("payWay", {
      type: PayWay,
      nullable: true,
      description: "How it was paid; null before.",
    }),
  }),
});

builder.queryField("markups", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: [Markup],
    nullable: true,
    description:
      "Markups of an order, newest first; null when it does not exist or belongs to another customer. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { rest }) =>
      rest.markups.listMarkups({ params: { orderId } }).catch(nullIfMissing),
  }),
);

builder.queryField("markup", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: Markup,
    nullable: true,
    description:
      "One markup of the customer's; null when it does not exist or belongs to another customer. Needs login.",
    args: {
      id: t.arg.id({ description: "Id of the markup." }),
      isRequest: t.arg.boolean({ description: "Whether a master asks for it." }),
    },
    resolve: (_root, { id, isRequest }, { rest }) =>
      (isRequest
        ? rest.markups.getMarkupRequest({ query: { requestId: id } })
        : rest.markups.getMarkup({ params: { id } })
      ).catch(nullIfMissing),
  }),
);

const MarkupRequests = builder
  .objectRef<NonNullable<CallData<typeof listOpenRequests>>>("MarkupRequests")
  .implement({
    description: "Markups that masters ask for and that are not answered yet.",
    fields: (t) => ({
      nodes: t.field({
        type: [Markup],
        description: "The requests, newest first, at most 100.",
        resolve: ({ rows }) => rows,
      }),
      total: t.exposeInt("total", { description: "How many there are." }),
    }),
  });

builder.objectField(Viewer, "markupRequests", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: MarkupRequests,
    nullable: true,
    description:
      "Markups of all orders that masters ask for and that are not answered yet; null where the backend does not list them and, with an error, when it could not be read.",
    resolve: (_viewer, _args, { rest }) => rest.markups.listOpenRequests(),
  }),
);

builder.objectField(OrderService, "isMarkupOver", (t) =>
  t.boolean({
    description: "Whether the acceptance is so long ago that nothing can be added to the price any more.",
    resolve: ({ isMarkupOverTime }) => isMarkupOverTime,
  }),
);

builder.objectField(Order, "markupAmount", (t) =>
  t.field({
    type: "Fen",
    description: "What paid markups have added, in 分; part of the total.",
    resolve: (order) => yuanToFen(order.markupAmount),
  }),
);
