import type { listOrders } from "../../rest/orders/orders";
import type { CallArgs } from "../../rest/rest-call";
import { documentedReading } from "../../rules/orders/order-search";
import type { OrderSort as Sort } from "../../rules/orders/order-sort";
import { builder } from "../builder";
import { PayWay } from "../payments/payment-ways";
import { OrderFilter } from "./order-stats";

/** Sort orders of the order list. */
export const OrderSort = builder.enumType("OrderSort", {
  description: "A sequence of orders. Those without an appointment come last in both by appointment.",
  values: {
    CREATED_DESC: { description: "Newest first." },
    CREATED_ASC: { description: "Oldest first." },
    APPOINTMENT_ASC: { description: "The earliest visit first." },
    APPOINTMENT_DESC: { description: "The latest visit first." },
  } satisfies Record<Sort, { description: string }>,
});

/** Filters of the order list (LIST-19); an order must match all given fields. */
export const OrderListFilter = builder.inputType("OrderListFilter", {
  description: "What orders have to match: everything that is given. Blank texts are ignored.",
  fields: (t) => ({
    status: t.field({
      type: OrderFilter,
      required: false,
      description: "A status, or one of the further filters.",
    }),
    orderNo: t.string({ required: false, description: "Order number or its beginning." }),
    customer: t.string({
      required: false,
      description: "Part of the customer's name, or the beginning or the last four digits of the phone.",
    }),
    worker: t.string({
      required: false,
      description: "Part of the master's name, or the beginning of the phone.",
    }),
    logisticsNo: t.string({ required: false, description: "Waybill number or its beginning." }),
    goodsTypeName: t.string({ required: false, description: "Chinese name of the category." }),
    shopName: t.string({ required: false, description: "Name of the customer's shop." }),
    serviceTypeName: t.string({ required: false, description: "Chinese name of the service type." }),
    payWay: t.field({ type: PayWay, required: false, description: "How it was paid." }),
    logisticsCompany: t.string({ required: false, description: "Name of the carrier." }),
    areaCode: t.string({ required: false, description: "Code of a province, city or district." }),
    createdFrom: t.field({
      type: "DateTime",
      required: false,
      description: "Placed at this second or later.",
    }),
    createdTo: t.field({
      type: "DateTime",
      required: false,
      description: "Placed by the end of this second: 23:59:59 of a day includes all of it.",
    }),
    completedFrom: t.field({
      type: "DateTime",
      required: false,
      description: "Work done at this second or later.",
    }),
    completedTo: t.field({
      type: "DateTime",
      required: false,
      description: "Work done by the end of this second.",
    }),
    appointedFrom: t.field({
      type: "DateTime",
      required: false,
      description: "Visit appointed for this second or later.",
    }),
    appointedTo: t.field({
      type: "DateTime",
      required: false,
      description: "Visit appointed for the end of this second or earlier.",
    }),
    isArrival: t.boolean({
      required: false,
      description: "Whether the goods have arrived; false leaves finished orders out.",
    }),
    isAbnormal: t.boolean({
      required: false,
      description: "Whether an exception was reported and not solved.",
    }),
    isFinished: t.boolean({ required: false, description: "Whether it is accepted or closed." }),
    isAppointed: t.boolean({
      required: false,
      description:
        "Whether the last attempt to make an appointment succeeded; either leaves out orders without one.",
    }),
    keyword: t.string({
      required: false,
      description:
        "A part of the order number, the customer's name or phone, the waybill, the shop order number, the address or a good's name.",
    }),
    isVisitOverdue: t.boolean({
      required: false,
      description: "Whether the master has not come in time, or has not finished on the day.",
    }),
  }),
});

type Filter = typeof OrderListFilter.$inferInput;
type Query = NonNullable<CallArgs<typeof listOrders>["query"]>;

/** The same filter with the documented names. */
export const orderFilterQuery = (filter: Filter | null | undefined): Query =>
  filter
    ? {
        ...documentedReading(filter.keyword),
        ...Object.fromEntries(
          Object.entries({
            status: filter.status,
            orderNo: filter.orderNo,
            customer: filter.customer,
            worker: filter.worker,
            logisticsNo: filter.logisticsNo,
            goodsTypeName: filter.goodsTypeName,
            shopName: filter.shopName,
            serviceTypeName: filter.serviceTypeName,
            payWay: filter.payWay,
            logisticsCompany: filter.logisticsCompany,
            areaCode: filter.areaCode,
            startTime: filter.createdFrom,
            endTime: filter.createdTo,
            completeStartTime: filter.completedFrom,
            completeEndTime: filter.completedTo,
            appointStartTime: filter.appointedFrom,
            appointEndTime: filter.appointedTo,
            isArrival: filter.isArrival,
            isGoodsAbnormal: filter.isAbnormal,
            isFinish: filter.isFinished,
            appointResult: filter.isAppointed,
            keyword: filter.keyword,
            isVisitOverdue: filter.isVisitOverdue,
          } satisfies Record<string, unknown>).filter(([, value]) => value != null),
        ),
      }
    : {};
