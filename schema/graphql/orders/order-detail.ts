import type { getOrderPlaces } from "../../rest/orders/order-places";
import type { getTakeDelivery, listCredences } from "../../rest/orders/order-records";
import type { getOrder } from "../../rest/orders/orders";
import type { CallData } from "../../rest/rest-call";
import { yuanToFen } from "../../rules/money";
import { BEFORE_GOODS, type OrderStatus } from "../../rules/orders/order-status";
import { shownMasterName } from "../../rules/orders/shown-master";
import { api } from "../api";
import { builder } from "../builder";
import { MapPoint } from "../catalog/logistics";
import type { GraphQLContext } from "../context";
import { WorkPhotos } from "./order-service";
import { Order } from "./orders";

builder.objectField(Order, "originalAmount", (t) =>
  t.field({
    type: "Fen",
    description: "What was agreed when it was placed, before any raise, in 分.",
    resolve: (order) => yuanToFen(order.originalAmount),
  }),
);

type OrderDetail = CallData<typeof getOrder>;

const OrderVoucher = builder.objectRef<CallData<typeof listCredences>[number]>("OrderVoucher").implement({
  description: "Photos that prove something about an order.",
  fields: (t) => ({
    content: t.exposeString("content", { description: "Words; may be empty." }),
    imageUrls: t.stringList({
      description: "Photos, paths of this site.",
      resolve: ({ imgs }) => imgs.map(({ url }) => url),
    }),
    createdAt: t.expose("createTime", { type: "DateTime", description: "When." }),
  }),
});

const TakeDelivery = builder
  .objectRef<NonNullable<CallData<typeof getTakeDelivery>>>("TakeDelivery")
  .implement({
    description: "Who collected the goods and when.",
    fields: (t) => ({
      at: t.expose("takeDeliveryTime", { type: "DateTime", description: "When." }),
      workerName: t.exposeString("workerName", { nullable: true, description: "The master; null for none." }),
      driverName: t.exposeString("driverName", { nullable: true, description: "The driver; null for none." }),
      driverPhone: t.exposeString("driverPhone", {
        nullable: true,
        description: "The driver's phone; null without a driver.",
      }),
    }),
  });

type Places = NonNullable<CallData<typeof getOrderPlaces>>;

/** Places from the fields of the order, for a backend without a call for them (EXT-240). */
const placesIn = (order: OrderDetail): Places => {
  const { signInLng, signInLat, pickUpLng, pickUpLat } = order.orderExpand;
  const point = (lng: number | null, lat: number | null) =>
    lng === null || lat === null ? null : { lng, lat };
  return {
    address: point(order.lng, order.lat),
    pickup: point(pickUpLng ?? order.pickUpLng, pickUpLat ?? order.pickUpLat),
    signIn: point(signInLng, signInLat),
    pickupDistance: order.orderExpand.pickupDistance ?? order.distance,
    isDrivingDistance: false,
    route: [],
  };
};

const OrderPlaces = builder.objectRef<Places>("OrderPlaces").implement({
  description: "Where an order's places are. Unknown places are null.",
  fields: (t) => ({
    address: t.expose("address", { type: MapPoint, nullable: true, description: "The customer's address." }),
    pickup: t.expose("pickup", {
      type: MapPoint,
      nullable: true,
      description: "Where the goods are collected.",
    }),
    signIn: t.expose("signIn", {
      type: MapPoint,
      nullable: true,
      description: "Where the master signed in.",
    }),
    pickupDistance: t.exposeFloat("pickupDistance", {
      nullable: true,
      description: "From where the goods are collected to the customer, km.",
    }),
    route: t.expose("route", {
      type: [MapPoint],
      description: "That way along the roads; empty without a planner of routes.",
    }),
    isDrivingDistance: t.exposeBoolean("isDrivingDistance", {
      description: "Whether that is the way by car; as the crow flies otherwise.",
    }),
  }),
});

const vouchersOf = (
  { id: orderId }: OrderDetail,
  type: "HEXIAO_CREDENCE" | "BUCHONG_CREDENCE",
  { rest }: GraphQLContext,
) => rest.orders.listCredences({ query: { orderId, type } });

/** Statuses before the goods are picked up. */
const BEFORE_PICK_UP: readonly OrderStatus[] = ["WAIT_PAY", ...BEFORE_GOODS, "WAIT_PICK_UP"];

const OrderRecords = builder.objectRef<OrderDetail>("OrderRecords").implement({
  description: "What is kept beside an order, each by a call of its own; null, with an error, when it fails.",
  fields: (t) => ({
    writeOffs: t.field({
      type: [OrderVoucher],
      nullable: true,
      description: "Proof of the write-off at the shop, oldest first.",
      resolve: (order, _args, context) => vouchersOf(order, "HEXIAO_CREDENCE", context),
    }),
    newPhotos: t.field({
      type: [OrderVoucher],
      nullable: true,
      description: "Photos taken again after the work was rejected, oldest first.",
      resolve: (order, _args, context) => vouchersOf(order, "BUCHONG_CREDENCE", context),
    }),
    pickUp: t.field({
      type: WorkPhotos,
      nullable: true,
      description:
        "Photos from collecting the goods: what the order itself carries, else read once they may be collected (DETAIL-21).",
      resolve: ({ id: oid, status, isNeedTakeDelivery, orderGoodsPickUp }, _args, { rest }) =>
        orderGoodsPickUp ??
        (isNeedTakeDelivery && !BEFORE_PICK_UP.includes(status)
          ? rest.orders.getPickUp({ query: { oid } })
          : null),
    }),
    takeDelivery: t.field({
      type: TakeDelivery,
      nullable: true,
      description: "Who collected the goods; null before that, too.",
      resolve: async ({ id: orderId, orderType }, _args, { rest }) => {
        const record = await rest.orders.getTakeDelivery({ query: { orderId } });
        return record && { ...record, workerName: shownMasterName(orderType, record.workerName) };
      },
    }),
    places: t.field({
      type: OrderPlaces,
      nullable: true,
      description: "Where its places are.",
      resolve: async (order, _args, { rest }) =>
        (await rest.orders.getOrderPlaces({ query: { orderId: order.id } })) ?? placesIn(order),
    }),
  }),
});

builder.queryField("orderRecords", (t) =>
  t.field({
    extensions: api("2026-11", "orders:read"),
    type: OrderRecords,
    nullable: true,
    description:
      "What is kept beside an order; null when it does not exist or belongs to another customer. Needs login.",
    args: { orderId: t.arg.id({ description: "The order." }) },
    resolve: (_root, { orderId }, { loaders }) => loaders.order(orderId),
  }),
);
