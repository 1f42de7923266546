import { flagText } from "../../rest/shapes";
import { yuanIfGiven } from "../../rules/money";
import { api } from "../api";
import { builder } from "../builder";
import { keyDescription } from "../key-description";
import { OrderType, PriceWay, VerifType } from "../orders/order-kinds";

const OrderCreated = builder.objectRef<{ orderId: number }>("OrderCreated").implement({
  description: "The order was placed and waits for its payment.",
  fields: (t) => ({ orderId: t.exposeID("orderId", { description: "Id of the new order." }) }),
});

const OrderItemInput = builder.inputType("OrderItemInput", {
  description: "One good of a new order.",
  fields: (t) => ({
    imageUrl: t.string({ description: "Picture, a path that an upload answered." }),
    videoUrl: t.string({
      required: false,
      description: "Installation video, a path that an upload answered.",
    }),
    goodsTypeId: t.id({ description: "Category of this good." }),
    name: t.string({ description: "Name, at most 100 characters." }),
    count: t.int({ description: "Pieces, 1 to 999." }),
    packingMethod: t.string({ required: false, description: "Packing, at most 50 characters." }),
    description: t.string({ required: false, description: "Note for the master, at most 500 characters." }),
  }),
});

const MapPointInput = builder.inputType("MapPointInput", {
  description: "A point on the map (GCJ-02).",
  fields: (t) => ({
    lng: t.float({ description: "Longitude, degrees." }),
    lat: t.float({ description: "Latitude, degrees." }),
  }),
});

const CreateOrderInput = builder.inputType("CreateOrderInput", {
  description: "A new order. Texts are checked by the same rules as the form; prices are computed again.",
  fields: (t) => ({
    idempotencyKey: t.string({
      description: keyDescription(
        "Made when the form opens; repeating it answers as the first time did and never orders twice.",
      ),
    }),
    type: t.field({
      type: OrderType,
      required: false,
      description: "How the order finds its master; GENERAL when left out.",
    }),
    goodsTypeId: t.id({ description: "Category of the order." }),
    serviceTypeId: t.id({ description: "What is to be done." }),
    takeDeliveryFee: t.boolean({
      required: false,
      description: "Whether the master collects the goods, as the service type says.",
    }),
    customerName: t.string({ description: "Who receives the goods." }),
    customerPhone: t.string({ description: "Phone of who receives the goods." }),
    hasLift: t.boolean({ description: "Whether the building has a lift." }),
    floors: t.int({ required: false, description: "Floors to climb, 1 to 99; needed without a lift." }),
    areaCode: t.string({ description: "Code of the lowest area chosen." }),
    address: t.string({ description: "Street and number." }),
    items: t.field({ type: [OrderItemInput], description: "The goods, 1 to 50." }),
    totalVolume: t.string({ description: "Volume of all goods in m³ as typed, at most two decimals." }),
    packingCount: t.int({ description: "Number of packages, 1 to 999." }),
    isArrival: t.boolean({ description: "Whether the goods have arrived." }),
    logisticsNo: t.string({
      required: false,
      description: "Waybill number; needed when arrived goods are collected.",
    }),
    logisticsPhone: t.string({
      required: false,
      description: "Phone of the depot, digits only; needed when arrived goods are collected.",
    }),
    logisticsCompany: t.string({ required: false, description: "Carrier." }),
    pickupCode: t.string({ required: false, description: "Code for collecting." }),
    pickupAddress: t.string({ required: false, description: "Where the goods are collected." }),
    pickupPoint: t.field({
      type: MapPointInput,
      required: false,
      description: "Where that is on the map, as `addressLocation` answered.",
    }),
    pickupAreaCode: t.string({
      required: false,
      description: "Code of the lowest area where the goods are collected; for immediate orders.",
    }),
    transportAt: t.field({
      type: "DateTime",
      required: false,
      description: "When the goods are to be collected; for immediate orders.",
    }),
    verifType: t.field({ type: VerifType, description: "Whose completion code is needed." }),
    verifOrderNo: t.string({ required: false, description: "Order number at that shop." }),
    expectedAt: t.field({
      type: "DateTime",
      required: false,
      description: "When the work should be done.",
    }),
    expectedUntil: t.field({
      type: "DateTime",
      required: false,
      description: "Until when on that day the master may come; no window when left out.",
    }),
    remark: t.string({ required: false, description: "Note, at most 500 characters." }),
    shopOrderNo: t.string({
      required: false,
      description: "Number of the order at the customer's shop, at most 60 characters.",
    }),
    shopName: t.string({ required: false, description: "That shop, at most 50 characters." }),
    contactName: t.string({ description: "Whom the platform calls about the order." }),
    contactPhone: t.string({ description: "Phone of whom the platform calls." }),
    priceWay: t.field({
      type: PriceWay,
      required: false,
      description: "How its price is found; PLATFORM when left out, and for immediate orders.",
    }),
    quotedTotalFee: t.field({
      type: "Fen",
      required: false,
      description: "What the customer was shown, in 分; a different price now is the error 4203.",
    }),
  }),
});

builder.mutationField("createOrder", (t) =>
  t.field({
    extensions: api("2026-11", "orders:write"),
    type: OrderCreated,
    errors: { union: { description: "The new order, or why it was refused." } },
    description: "Places an order. Needs login.",
    args: { input: t.arg({ type: CreateOrderInput, description: "The order." }) },
    resolve: (_root, { input }, { rest }) =>
      rest.orders.createOrder(
        {
          body: {
            orderType: input.type ?? "GENERAL",
            goodsTypeId: input.goodsTypeId,
            serviceType: input.serviceTypeId,
            takeDeliveryFee: input.takeDeliveryFee,
            customerName: input.customerName,
            customerPhone: input.customerPhone,
            isLift: flagText(input.hasLift),
            floorsNumber: input.floors,
            areaCode: input.areaCode,
            address: input.address,
            orderItems: input.items.map(({ imageUrl, videoUrl, ...item }) => ({
              ...item,
              imgUrl: imageUrl,
              installVideoUrl: videoUrl,
            })),
            totalVolume: input.totalVolume,
            packingCount: input.packingCount,
            isArrival: flagText(input.isArrival),
            logisticsNo: input.logisticsNo,
            logisticsPhone: input.logisticsPhone,
            logisticsCompany: input.logisticsCompany,
            pickupCode: input.pickupCode,
            pickupAddress: input.pickupAddress,
            pickUpLng: input.pickupPoint?.lng,
            pickUpLat: input.pickupPoint?.lat,
            pickupAreaCode: input.pickupAreaCode,
            transportTime: input.transportAt,
            verifType: input.verifType,
            verifOrderNo: input.verifOrderNo,
            expectedTime: input.expectedAt,
            expectedEndTime: input.expectedUntil,
            remark: input.remark,
            shopOrderNo: input.shopOrderNo,
            shopName: input.shopName,
            userName: input.contactName,
            userPhone: input.contactPhone,
            priceWay: input.priceWay,
            quotedTotalFee: yuanIfGiven(input.quotedTotalFee),
          },
        },
        { headers: { "Idempotency-Key": input.idempotencyKey } },
      ),
  }),
);
