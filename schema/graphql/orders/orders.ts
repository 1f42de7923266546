import type { z } from "zod";
import type { listOrders, order, orderItem } from "../../rest/orders/orders";
import { verifType } from "../../rest/placing/order-creation";
import type { CallData } from "../../rest/rest-call";
import { categoryOfType } from "../../rules/catalog/category-of-type";
import { yuanToFen } from "../../rules/money";
import { nextStep } from "../../rules/orders/next-step";
import { type OrderAction as ActionName, orderActions } from "../../rules/orders/order-actions";
import { isExceptionUnsolved } from "../../rules/orders/order-matters";
import { displayStatusName } from "../../rules/orders/order-status";
import { displayAddress } from "../../rules/placing/address";
import { api } from "../api";
import { builder } from "../builder";
import { PayWay } from "../payments/payment-ways";
import { PriceLine } from "../placing/pricing";
import { OrderStatus, OrderType, VerifType } from "./order-kinds";
import { OrderService } from "./order-service";

/** What a customer can do with an order. */
export const OrderAction = builder.enumType("OrderAction", {
  description: "Something that the customer can do with an order as it stands.",
  values: {
    PAY: { description: "Pay it." },
    COMPARE_BIDS: { description: "Compare the bids of masters and pick one." },
    CANCEL: { description: "Cancel it unpaid." },
    EDIT: { description: "Change the customer, the address, the waybill, the wished time or the note." },
    CONFIRM_ARRIVAL: { description: "Say that the goods have arrived." },
    ACCEPT: { description: "Accept the work." },
    REJECT: { description: "Reject the work." },
    DELAY_ACCEPTANCE: { description: "Take one more day to accept." },
    EVALUATE: { description: "Rate the master." },
    HANDLE_EXCEPTION: { description: "Say how a reported exception is to be solved." },
    REFUND: { description: "Get all of the money back while no master has it." },
    REQUEST_REFUND: { description: "Ask for money back from an order that a master has." },
    ADD_EXCEPTION: { description: "Report an exception." },
    MARKUP: { description: "Offer the master more money." },
    MARKUP_CALL: { description: "Talk about more money by call: immediate orders have a fixed price." },
    CALL: { description: "Call the master, or the platform about an immediate order." },
    COPY: { description: "Place the same immediate order again." },
    ADD_FOLLOW_UP: { description: "Add a note." },
    COMPLAIN: { description: "Complain about it." },
  } as const satisfies Record<ActionName, { description: string }>,
});

const OrderItem = builder.objectRef<z.output<typeof orderItem>>("OrderItem").implement({
  description: "One good of an order.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the item." }),
    name: t.exposeString("name", { description: "Name of the good." }),
    goodsTypeId: t.exposeID("goodsTypeId", { description: "Category of this good." }),
    goodsTypeName: t.exposeString("goodsTypeName", { description: "Chinese name of its category." }),
    count: t.exposeInt("count", { description: "Pieces." }),
    packingMethod: t.exposeString("packingMethod", {
      nullable: true,
      description: "Packing; null when not given.",
    }),
    description: t.exposeString("description", {
      nullable: true,
      description: "Note for the master; null without one.",
    }),
    imageUrl: t.exposeString("imgUrl", { description: "Picture, a path of this site." }),
    videoUrl: t.exposeString("installVideoUrl", {
      nullable: true,
      description: "Installation video, a path of this site; null without one.",
    }),
  }),
});

/** An order; only its own customer can read it. */
export const Order = builder.objectRef<z.output<typeof order>>("Order");

Order.implement({
  description: "An order. Only the customer who placed it reads it.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Id of the order, used in addresses." }),
    orderNo: t.exposeString("orderNo", { description: "Order number for people, 14 digits." }),
    status: t.expose("status", { type: OrderStatus, description: "Where the order stands." }),
    statusName: t.exposeString("statusName", { description: "Server wording of the status, e.g. 待付款." }),
    displayStatus: t.string({
      description: "What lists and headers show for the status, e.g. 交易成功.",
      resolve: (order) => displayStatusName(order.statusName),
    }),
    type: t.expose("orderType", { type: OrderType, description: "How the order finds its master." }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When it was placed." }),
    expectedAt: t.expose("expectedTime", {
      type: "DateTime",
      nullable: true,
      description: "When the customer would like the work done; null when not given.",
    }),
    goodsTypeId: t.id({
      nullable: true,
      description:
        "Category of the order; where the backend names none, the one that has the type of its first good, null if none has.",
      async resolve({ goodsTypeId, orderItems: [first] }, _args, { loaders }) {
        if (goodsTypeId !== null || !first) return goodsTypeId;
        return categoryOfType(await loaders.goodsTypeTree(null), first.goodsTypeId)?.id ?? null;
      },
    }),
    goodsTypeName: t.exposeString("goodsTypeName", { description: "Chinese name of the category." }),
    serviceTypeId: t.exposeID("serviceType", { description: "What is to be done." }),
    serviceTypeName: t.exposeString("serviceTypeName", { description: "Chinese name of the service type." }),
    customerName: t.exposeString("customerName", { description: "Who receives the goods." }),
    customerPhone: t.exposeString("customerPhone", { description: "Phone of who receives the goods." }),
    provinceName: t.exposeString("provinceName", { description: "Province." }),
    cityName: t.exposeString("cityName", { description: "City." }),
    areaName: t.exposeString("areaName", { description: "District." }),
    areaCode: t.exposeString("areaCode", { description: "Code of the district." }),
    address: t.exposeString("address", { description: "Street and number as typed." }),
    displayAddress: t.string({
      description: "The address alone if it names the area, otherwise area name plus address.",
      resolve: (order) => displayAddress(order.areaName, order.address),
    }),
    hasLift: t.exposeBoolean("isLift", { description: "Whether the building has a lift." }),
    floors: t.exposeInt("floorsNumber", {
      nullable: true,
      description: "Floors to climb; null with a lift.",
    }),
    isArrival: t.exposeBoolean("isArrival", {
      description: "Whether the goods have arrived at the depot or the home.",
    }),
    needsPickup: t.exposeBoolean("isNeedTakeDelivery", {
      description: "Whether the master collects the goods from a logistics depot.",
    }),
    shopOrderNo: t.exposeString("shopOrderNo", {
      nullable: true,
      description: "Number of the order at the customer's shop; null when not given.",
    }),
    shopName: t.exposeString("shopName", {
      nullable: true,
      description: "The customer's shop that sold the goods; null when not given.",
    }),
    logisticsNo: t.exposeString("logisticsNo", {
      nullable: true,
      description: "Waybill number; null when not given.",
    }),
    logisticsPhone: t.exposeString("logisticsPhone", {
      nullable: true,
      description: "Phone of the depot; null when not given.",
    }),
    logisticsCompany: t.exposeString("logisticsCompany", {
      nullable: true,
      description: "Carrier; null when not given.",
    }),
    pickupCode: t.exposeString("pickupCode", {
      nullable: true,
      description: "Code for collecting; null without one.",
    }),
    pickupAddress: t.exposeString("pickupAddress", {
      nullable: true,
      description: "Where the goods are collected; null when not given.",
    }),
    pickupAreaCode: t.exposeString("pickupAreaCode", {
      nullable: true,
      description: "Area where the goods are collected; immediate orders only, null when not given.",
    }),
    transportAt: t.expose("transportTime", {
      type: "DateTime",
      nullable: true,
      description: "When the goods are to be collected; immediate orders only, null when not given.",
    }),
    packingCount: t.exposeInt("packingCount", { description: "Number of packages." }),
    totalVolume: t.exposeFloat("totalVolume", { description: "Volume of all goods in m³." }),
    items: t.field({ type: [OrderItem], description: "The goods.", resolve: (order) => order.orderItems }),
    verifType: t.field({
      type: VerifType,
      nullable: true,
      description: "Whose completion code is needed; null when the backend says something unknown.",
      resolve: (order) => verifType.safeParse(order.verifType).data ?? null,
    }),
    verifOrderNo: t.exposeString("verifOrderNo", {
      nullable: true,
      description: "Order number at the shop whose code is needed; null when not given.",
    }),
    remark: t.exposeString("remark", {
      nullable: true,
      description: "Note of the customer; null without one.",
    }),
    contactName: t.exposeString("userName", { description: "Whom the platform calls about the order." }),
    contactPhone: t.exposeString("userPhone", { description: "Phone of whom the platform calls." }),
    lines: t.field({
      type: [PriceLine],
      description: "Breakdown of the total.",
      resolve: (order) => order.orderServiceFees,
    }),
    workerFee: t.field({
      type: "Fen",
      nullable: true,
      description: "The master's part in 分; null where the backend does not tell it.",
      resolve: ({ workerFee }) => (workerFee === null ? null : yuanToFen(workerFee)),
    }),
    totalAmount: t.field({
      type: "Fen",
      description: "What the customer pays, in 分.",
      resolve: (order) => yuanToFen(order.totalAmount),
    }),
    paidAt: t.expose("payTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was paid; null before.",
    }),
    payWay: t.expose("payWay", {
      type: PayWay,
      nullable: true,
      description: "How it was paid; null before.",
    }),
    assignedAt: t.expose("assignWorkerTime", {
      type: "DateTime",
      nullable: true,
      description: "When a master got it; null before.",
    }),
    appointmentAt: t.expose("appointmentTime", {
      type: "DateTime",
      nullable: true,
      description: "When the master comes; null before an appointment.",
    }),
    completedAt: t.expose("completeTime", {
      type: "DateTime",
      nullable: true,
      description: "When the work was done; null before, and where the backend does not tell it.",
    }),
    isGoodsAbnormal: t.boolean({
      description: "Whether an exception was reported and not solved.",
      resolve: isExceptionUnsolved,
    }),
    awaitsNewPhotos: t.boolean({
      description: "Whether the customer rejected the work and the master has not taken new photos yet.",
      resolve: ({ status, isAcceptance }) => status === "WAIT_ACCEPT" && isAcceptance === 0,
    }),
    nextStep: t.string({
      description: "One Chinese sentence: what the customer should do now, and what happens otherwise.",
      resolve: (order) => nextStep(order),
    }),
    acceptanceDueAt: t.expose("acceptTimeStr", {
      type: "DateTime",
      nullable: true,
      description: "When the work counts as accepted; null while that does not apply.",
    }),
    isAcceptanceDelayed: t.boolean({
      description: "Whether the acceptance was extended.",
      resolve: ({ acceptanceDelayDays }) => acceptanceDelayDays > 0,
    }),
    acceptedAt: t.expose("acceptanceTime", {
      type: "DateTime",
      nullable: true,
      description: "When it was accepted; null before.",
    }),
    isAcceptedBySystem: t.boolean({
      nullable: true,
      description:
        "Whether it was accepted because the time was over; null before, and where the backend does not tell it.",
      resolve: ({ acceptanceWay }) => (acceptanceWay ? acceptanceWay === "SYS" : null),
    }),
    service: t.field({
      type: OrderService,
      nullable: true,
      description:
        "What has been done for it, by a call of its own in lists; null, with an error, when it could not be read.",
      resolve: (order, _args, { loaders }) => loaders.order(String(order.id)),
    }),
    expiresAt: t.expose("expirationTimeStr", {
      type: "DateTime",
      nullable: true,
      description: "When the unpaid order closes by itself; null once that no longer applies.",
    }),
    actions: t.field({
      type: [OrderAction],
      description: "What the order's state allows its customer to do, in display order.",
      resolve: (order) => orderActions(order),
    }),
  }),
});

/** One page of orders; the field that serves it is `Viewer.orders`. */
export const OrderPage = builder.objectRef<CallData<typeof listOrders>>("OrderPage").implement({
  description: "One page of orders.",
  fields: (t) => ({
    nodes: t.field({ type: [Order], description: "Orders of this page.", resolve: (page) => page.rows }),
    total: t.exposeInt("total", { description: "Number of orders on all pages." }),
  }),
});

builder.queryField("order", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: Order,
    nullable: true,
    description: "One order of the customer; null when it is missing or another customer's. Needs login.",
    args: { id: t.arg.id({ description: "Id of the order." }) },
    resolve: (_root, { id }, { loaders }) => loaders.order(id),
  }),
);
