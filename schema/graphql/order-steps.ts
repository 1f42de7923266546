import { Code } from "../rest/codes";
import { RestError } from "../rest/rest-error";
import { builder } from "./builder";
import { Order } from "./orders";

const OrderChange = builder.objectRef<{ orderId: string }>("OrderChange").implement({
  description: "It happened.",
  fields: (t) => ({
    order: t.field({
      type: Order,
      description: "The order as it stands now.",
      resolve: async ({ orderId }, _args, { loaders }) => {
        const order = await loaders.order(orderId);
        if (!order) throw new RestError(Code.NOT_FOUND, "订单不存在");
        return order;
      },
    }),
  }),
});

const orderId = { description: "The order." } as const;
const REFUSED = { union: { description: "The changed order, or why it was refused." } } as const;

builder.mutationField("cancelOrder", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "Cancels an unpaid order. Needs login.",
    args: { orderId: t.arg.id(orderId) },
    resolve: async (_root, args, { rest }) => {
      await rest.orders.cancelOrder({ params: { id: args.orderId }, body: {} });
      return args;
    },
  }),
);

builder.mutationField("refundOrder", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "Gives all of the money back and closes the order, while no master has it. Needs login.",
    args: { orderId: t.arg.id(orderId) },
    resolve: async (_root, args, { rest }) => {
      await rest.orders.refundUnassigned({ params: { id: args.orderId } });
      return args;
    },
  }),
);

builder.mutationField("delayAcceptance", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "One more day to accept the work, once per order. Needs login.",
    args: { orderId: t.arg.id(orderId) },
    resolve: async (_root, args, { rest }) => {
      await rest.orders.delayAcceptance({ query: { orderId: args.orderId } });
      return args;
    },
  }),
);

builder.mutationField("acceptOrder", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "Accepts the work, which pays the master. Needs login.",
    args: { orderId: t.arg.id(orderId) },
    resolve: async (_root, args, { rest }) => {
      await rest.orders.acceptOrder({ params: { id: args.orderId }, query: { isPass: "true" } });
      return args;
    },
  }),
);

builder.mutationField("rejectWork", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "Rejects the work; the master has to take new photos. Needs login.",
    args: {
      orderId: t.arg.id(orderId),
      reason: t.arg.string({ description: "Why, at most 500 characters." }),
    },
    resolve: async (_root, args, { rest }) => {
      await rest.orders.acceptOrder({
        params: { id: args.orderId },
        query: { isPass: "false", content: args.reason },
      });
      return args;
    },
  }),
);

const ConfirmArrivalInput = builder.inputType("ConfirmArrivalInput", {
  description: "The goods have arrived; what is left out stays as it was.",
  fields: (t) => ({
    orderId: t.id(orderId),
    logisticsNo: t.string({
      required: false,
      description: "Waybill number; needed when the master collects the goods.",
    }),
    logisticsPhone: t.string({
      required: false,
      description: "Phone of the depot, digits only; needed when the master collects the goods.",
    }),
    logisticsCompany: t.string({ required: false, description: "Carrier." }),
    pickupCode: t.string({ required: false, description: "Code for collecting." }),
    pickupAddress: t.string({ required: false, description: "Where the goods are collected." }),
    pickupLng: t.float({ required: false, description: "Longitude of that place." }),
    pickupLat: t.float({ required: false, description: "Latitude of that place." }),
  }),
});

builder.mutationField("confirmArrival", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "Says that the goods have arrived. Needs login.",
    args: { input: t.arg({ type: ConfirmArrivalInput, description: "The arrival." }) },
    resolve: async (_root, { input }, { rest }) => {
      const { orderId: id, pickupLng, pickupLat, ...body } = input;
      await rest.orders.confirmArrival({
        params: { id },
        body: { ...body, pickUpLng: pickupLng, pickUpLat: pickupLat },
      });
      return { orderId: id };
    },
  }),
);

const EvaluateOrderInput = builder.inputType("EvaluateOrderInput", {
  description: "A rating of the master.",
  fields: (t) => ({
    orderId: t.id(orderId),
    star: t.int({ description: "1 to 5." }),
    content: t.string({ required: false, description: "Words, at most 500 characters." }),
    tags: t.stringList({ required: false, description: "Impression tags of `impressionTags`." }),
    isAnonymous: t.boolean({ required: false, description: "Whether the name is kept back." }),
    imageUrls: t.stringList({
      required: false,
      description: "Up to 8 pictures, paths that an upload answered.",
    }),
  }),
});

builder.mutationField("evaluateOrder", (t) =>
  t.field({
    type: OrderChange,
    errors: REFUSED,
    description: "Rates the master, once. Needs login.",
    args: { input: t.arg({ type: EvaluateOrderInput, description: "The rating." }) },
    resolve: async (_root, { input }, { rest }) => {
      const { orderId: id, star, content, tags, isAnonymous, imageUrls } = input;
      await rest.orders.evaluateOrder({
        params: { id },
        body: { star, content, isAnonymous, label: tags?.join(","), imgs: imageUrls },
      });
      return { orderId: id };
    },
  }),
);

builder.queryField("impressionTags", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Tags that a rating can carry; null, with an error, when they could not be read. Needs login.",
    resolve: async (_root, _args, { rest }) => (await rest.orders.listTags()).map(({ content }) => content),
  }),
);
