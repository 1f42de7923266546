import type { listAbnormal } from "../../rest/abnormal/abnormal";
import { nullIfMissing } from "../../rest/null-if-missing";
import type { CallData } from "../../rest/rest-call";
import { PACKAGE_STATE_NAMES, type SolveWay as SolveWayName } from "../../rules/abnormal/abnormal";
import { yuanToFen } from "../../rules/money";
import { Viewer } from "../account/viewer";
import { builder } from "../builder";
import { pathsOf } from "../files/paths-of";
import { Order } from "../orders/orders";
import { pageArgs } from "../page-args";

export const MerchantStatus = builder.enumType("MerchantStatus", {
  description: "How far the customer has dealt with an exception.",
  values: {
    NOT_FOLLOW_UP: { description: "Not at all." },
    FOLLOWING_UP: { description: "Under way." },
    PROCESSED: { description: "Done." },
  } as const,
});

export const SolveWay = builder.enumType("SolveWay", {
  description: "How an order goes on after an exception.",
  values: {
    BACK: { description: "The goods go back, and money with them." },
    MARKUP: { description: "The customer adds to the price." },
    NORMAL: { description: "As if nothing had happened." },
  } as const satisfies Record<SolveWayName, { description: string }>,
});

export const AbnormalSource = builder.enumType("AbnormalSource", {
  description: "Who an exception comes from.",
  values: {
    CUSTOMER: { description: "The customer." },
    WORKER: { description: "The master." },
    OTHER: { description: "Another person." },
  } as const,
});

type Page = CallData<typeof listAbnormal>;
type RecordData = Page["records"][number];

const AbnormalGood = builder.objectRef<RecordData["orderItemList"][number]>("AbnormalGood").implement({
  description: "A good that an exception is about.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the item; its picture where the backend names none.",
      resolve: ({ id, imgUrl }) => id ?? imgUrl,
    }),
    name: t.exposeString("name", { description: "Its name." }),
    imageUrl: t.exposeString("imgUrl", { description: "Its picture, a path of this site." }),
  }),
});

const AbnormalHandling = builder
  .objectRef<RecordData["orderAbnormalRecordList"][number]>("AbnormalHandling")
  .implement({
    description: "What the customer did about an exception.",
    fields: (t) => ({
      id: t.id({
        description: "Id of the entry; its time where the backend names none.",
        resolve: ({ id, createTime }) => id ?? createTime,
      }),
      at: t.expose("createTime", { type: "DateTime", description: "When." }),
      status: t.expose("status", {
        type: MerchantStatus,
        nullable: true,
        description: "How far it was then; null where the backend does not say.",
      }),
      content: t.exposeString("content", { description: "What." }),
      imageUrls: t.stringList({
        description: "Pictures, paths of this site.",
        resolve: ({ image }) => pathsOf(image),
      }),
      fee: t.field({
        type: "Fen",
        nullable: true,
        description: "What was paid with it, in 分; null for nothing.",
        resolve: ({ additionalFee }) => (additionalFee === null ? null : yuanToFen(additionalFee)),
      }),
    }),
  });

const AbnormalRecord = builder.objectRef<RecordData>("AbnormalRecord").implement({
  description: "An exception of an order.",
  fields: (t) => ({
    id: t.id({
      description: "Id of the exception; order and time where the backend names none, see `canHandle`.",
      resolve: ({ id, mainOrderNo, createTime }) => id ?? `${mainOrderNo} ${createTime}`,
    }),
    canHandle: t.boolean({
      description: "Whether something can be added about it: not where the backend does not say its id.",
      resolve: ({ id, merchantStatus }) => id !== null && merchantStatus !== "PROCESSED",
    }),
    orderId: t.exposeID("mainOrderId", {
      nullable: true,
      description: "The order; null where the backend says its number alone.",
    }),
    orderNo: t.exposeString("mainOrderNo", { description: "The order's number." }),
    goodsTypeName: t.exposeString("goodsTypeName", { description: "Category of the order." }),
    serviceTypeName: t.exposeString("serviceTypeName", { description: "Service type of the order." }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was reported." }),
    source: t.expose("source", {
      type: AbnormalSource,
      nullable: true,
      description: "Who it comes from; null where the backend says the name alone.",
    }),
    sourceName: t.exposeString("sourceName", { description: "Their name." }),
    sourcePhone: t.exposeString("sourcePhone", {
      nullable: true,
      description: "Their phone; null when unknown.",
    }),
    type: t.exposeString("abnormalType", { description: "What kind it is, in Chinese." }),
    description: t.exposeString("description", { description: "What happened." }),
    mediaUrls: t.stringList({
      description: "Pictures, videos and recordings, paths of this site.",
      resolve: ({ abnormalImage }) => pathsOf(abnormalImage),
    }),
    packageState: t.string({
      nullable: true,
      description: "State of the package in Chinese; null when not stated.",
      resolve: ({ packageState }) => PACKAGE_STATE_NAMES[packageState ?? 0] ?? null,
    }),
    goods: t.field({
      type: [AbnormalGood],
      description: "The goods that it is about.",
      resolve: ({ orderItemList }) => orderItemList,
    }),
    status: t.expose("merchantStatus", { type: MerchantStatus, description: "How far it is dealt with." }),
    awaitsDecision: t.exposeBoolean("awaitsDecision", {
      description: "Whether the customer still has to decide how its order goes on, by solveException.",
    }),
    handling: t.field({
      type: [AbnormalHandling],
      description: "What was done about it, oldest first.",
      resolve: ({ orderAbnormalRecordList }) => orderAbnormalRecordList,
    }),
  }),
});

const AbnormalPage = builder.objectRef<Page>("AbnormalPage").implement({
  description: "One page of exceptions.",
  fields: (t) => ({
    nodes: t.field({
      type: [AbnormalRecord],
      description: "Exceptions of this page.",
      resolve: ({ records }) => records,
    }),
    total: t.exposeInt("total", { description: "Number of exceptions on all pages." }),
  }),
});

builder.objectField(Viewer, "abnormalRecords", (t) =>
  t.field({
    type: AbnormalPage,
    nullable: true,
    description:
      "Exceptions of one's orders, newest first; null for an order that is missing or belongs to another customer, and, with an error, when they could not be read.",
    args: {
      orderId: t.arg.id({ required: false, description: "Only of this order; of all when left out." }),
      status: t.arg({
        type: MerchantStatus,
        required: false,
        description: "Only this status; all when left out.",
      }),
      ...pageArgs({ of: "Exceptions", size: 30 }),
    },
    resolve: (_viewer, { orderId, status, page, pageSize }, { rest }) =>
      rest.abnormal
        .listAbnormal({
          query: {
            mainOrderId: orderId ?? undefined,
            merchantStatus: status ?? undefined,
            // In the documents the page number has another name for one order than for all orders (API-063).
            [orderId ? "pageIndex" : "pageNo"]: page ?? undefined,
            pageSize: pageSize ?? undefined,
          },
        })
        .catch(nullIfMissing),
  }),
);

builder.objectField(Order, "solveWay", (t) =>
  t.field({
    type: SolveWay,
    nullable: true,
    description: "How the last exception was solved; null before, and without one.",
    resolve: ({ solveExceptionWay }) => solveExceptionWay,
  }),
);

builder.objectField(Order, "solvedAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When the last exception was solved; null before, and without one.",
    resolve: ({ solveExceptionTime }) => solveExceptionTime,
  }),
);
