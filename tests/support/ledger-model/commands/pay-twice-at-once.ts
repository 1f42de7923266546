import fc from "fast-check";
import { defineCommand } from "../command";
import { freshKey, type Model, pickIndex } from "../model";
import { performPayment, predictPayment } from "../payment";

const attempts = (model: Readonly<Model>, args: { order: number; sameKey: boolean }) => {
  const order = pickIndex(model.orders, args.order);
  const customer = model.orders[order]?.customer ?? 0;
  const key = freshKey(model, "pay");
  return [key, args.sameKey ? key : `${key}-twin`].map((each) => ({
    customer,
    order,
    key: each,
    isPasswordRight: true,
  }));
};
const ascending = (codes: number[]) => codes.toSorted((a, b) => a - b);

/** Two payments of one order that meet, under one key or two: the answers are those of one after the other. */
export const payTwiceAtOnce = defineCommand({
  name: "payTwiceAtOnce",
  args: fc.record({ order: fc.nat(), sameKey: fc.boolean() }),
  possible: (model) => model.orders.length > 0,
  predict: (model, args) => ascending(attempts(model, args).map((attempt) => predictPayment(model, attempt))),
  perform: async (system, args, model) =>
    ascending(await Promise.all(attempts(model, args).map((attempt) => performPayment(system, attempt)))),
});
