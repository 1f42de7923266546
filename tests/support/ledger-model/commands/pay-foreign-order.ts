import fc from "fast-check";
import { defineCommand } from "../command";
import { freshKey, type Model, pickIndex } from "../model";
import { performPayment, predictPayment } from "../payment";

const attempt = (model: Readonly<Model>, args: { customer: number; order: number }) => ({
  customer: pickIndex(model.customers, args.customer),
  order: pickIndex(model.orders, args.order),
  key: freshKey(model, "pay"),
  isPasswordRight: true,
});

/** A customer pays another customer's order (or, by chance, their own). */
export const payForeignOrder = defineCommand({
  name: "payForeignOrder",
  args: fc.record({ customer: fc.nat(), order: fc.nat() }),
  possible: (model) => model.orders.length > 0 && model.customers.length > 1,
  predict: (model, args) => predictPayment(model, attempt(model, args)),
  perform: (system, args, model) => performPayment(system, attempt(model, args)),
});
