import fc from "fast-check";
import { defineCommand } from "../command";
import { freshKey, type Model, pickIndex } from "../model";
import { performPayment, predictPayment } from "../payment";

const attempt = (model: Readonly<Model>, args: { order: number; isPasswordRight: boolean }) => {
  const order = pickIndex(model.orders, args.order);
  const customer = model.orders[order]?.customer ?? 0;
  return { customer, order, key: freshKey(model, "pay"), isPasswordRight: args.isPasswordRight };
};

/** A customer pays any of the own orders, sometimes with a wrong password. */
export const payOrder = defineCommand({
  name: "payOrder",
  args: fc.record({ order: fc.nat(), isPasswordRight: fc.constantFrom(true, true, true, false) }),
  possible: (model) => model.orders.length > 0,
  predict: (model, args) => predictPayment(model, attempt(model, args)),
  perform: (system, args, model) => performPayment(system, attempt(model, args)),
});
