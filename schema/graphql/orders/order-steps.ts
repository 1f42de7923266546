import type { InputFieldMap, InputShapeFromFields } from "@pothos/core";
import { TAG_JOINER } from "../../rules/orders/evaluation";
import { api } from "../api";
import { builder } from "../builder";
import type { GraphQLContext } from "../context";
import { orderChange } from "./order-change";

/** The answer of every mutation that is a step of an order. */
export const OrderChange = orderChange("OrderChange");

/**
 * Programs may not accept or reject work, or extend the time for it: a person must have seen the work
 * (decision 070).
 */
const FOR_PROGRAMS: ReadonlySet<string> = new Set([
  "cancelOrder",
  "refundOrder",
  "revokeOrderEdit",
  "confirmArrival",
]);

/** A mutation that is one step of an order; `take` makes the REST call and answers the order's id. */
function orderStep<Args extends InputFieldMap>(
  name: string,
  description: string,
  args: Args,
  take: (args: InputShapeFromFields<Args>, orders: GraphQLContext["rest"]["orders"]) => Promise<string>,
): void {
  builder.mutationField(name, (t) =>
    t.field({
      ...(FOR_PROGRAMS.has(name) ? { extensions: api("2026-11", "orders:write") } : {}),
      type: OrderChange,
      errors: { union: { description: "The changed order, or why it was refused." } },
      description: `${description} Needs login.`,
      args,
      resolve: async (_root, given, { rest }) => ({ orderId: await take(given, rest.orders) }),
    }),
  );
}

const theOrder = { description: "The order." } as const;
const ofOrder = builder.args((t) => ({ orderId: t.id(theOrder) }));

orderStep("cancelOrder", "Cancels an unpaid order.", ofOrder, async ({ orderId }, orders) => {
  await orders.cancelOrder({ params: { id: orderId }, body: {} });
  return orderId;
});

orderStep(
  "refundOrder",
  "Gives all of the money back and closes the order, while no master has it.",
  ofOrder,
  async ({ orderId }, orders) => {
    await orders.refundUnassigned({ params: { id: orderId } });
    return orderId;
  },
);

orderStep(
  "revokeOrderEdit",
  "Takes back a change that the master has not confirmed.",
  ofOrder,
  async ({ orderId }, orders) => {
    await orders.revokeOrderEdit({ params: { id: orderId } });
    return orderId;
  },
);

orderStep(
  "delayAcceptance",
  "One more day to accept the work, once per order.",
  ofOrder,
  async ({ orderId }, orders) => {
    await orders.delayAcceptance({ query: { orderId } });
    return orderId;
  },
);

orderStep("acceptOrder", "Accepts the work, which pays the master.", ofOrder, async ({ orderId }, orders) => {
  await orders.acceptOrder({ params: { id: orderId }, query: { isPass: "true" } });
  return orderId;
});

const rejection = builder.args((t) => ({
  orderId: t.id(theOrder),
  reason: t.string({ description: "Why, at most 500 characters." }),
}));

orderStep(
  "rejectWork",
  "Rejects the work; the master has to take new photos.",
  rejection,
  async ({ orderId, reason }, orders) => {
    await orders.acceptOrder({ params: { id: orderId }, query: { isPass: "false", content: reason } });
    return orderId;
  },
);

const ConfirmArrivalInput = builder.inputType("ConfirmArrivalInput", {
  description: "The goods have arrived; what is left out stays as it was.",
  fields: (t) => ({
    orderId: t.id(theOrder),
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

orderStep(
  "confirmArrival",
  "Says that the goods have arrived.",
  builder.args((t) => ({ input: t.field({ type: ConfirmArrivalInput, description: "The arrival." }) })),
  async ({ input: { orderId, pickupLng, pickupLat, ...body } }, orders) => {
    await orders.confirmArrival({
      params: { id: orderId },
      body: { ...body, pickUpLng: pickupLng, pickUpLat: pickupLat },
    });
    return orderId;
  },
);

const EvaluateOrderInput = builder.inputType("EvaluateOrderInput", {
  description: "A rating of the master.",
  fields: (t) => ({
    orderId: t.id(theOrder),
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

orderStep(
  "evaluateOrder",
  "Rates the master, once.",
  builder.args((t) => ({ input: t.field({ type: EvaluateOrderInput, description: "The rating." }) })),
  async ({ input: { orderId, star, content, tags, isAnonymous, imageUrls } }, orders) => {
    await orders.evaluateOrder({
      params: { id: orderId },
      body: { star, content, isAnonymous, label: tags?.join(TAG_JOINER), imgs: imageUrls },
    });
    return orderId;
  },
);

builder.queryField("impressionTags", (t) =>
  t.stringList({
    nullable: true,
    description:
      "Tags that a rating can carry; null, with an error, when they could not be read. Needs login.",
    resolve: async (_root, _args, { rest }) => (await rest.orders.listTags()).map(({ content }) => content),
  }),
);
