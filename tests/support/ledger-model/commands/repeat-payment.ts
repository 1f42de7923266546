import fc from "fast-check";
import { defineCommand } from "../command";
import { keysUsedFor, type Model, pick, pickIndex } from "../model";
import { performPayment, predictPayment } from "../payment";

const attempt = (model: Readonly<Model>, args: { which: number; other: number | null }) => {
  const { customer, key, subject } = pick(keysUsedFor(model, "pay"), args.which);
  const order = args.other === null ? subject : pickIndex(model.orders, args.other);
  return { customer, key, order, isPasswordRight: true };
};

/** A payment under a key that paid before: for its order the old answer, for another one a refusal. */
export const repeatPayment = defineCommand({
  name: "repeatPayment",
  args: fc.record({ which: fc.nat(), other: fc.option(fc.nat(), { freq: 2 }) }),
  possible: (model) => keysUsedFor(model, "pay").length > 0,
  predict: (model, args) => predictPayment(model, attempt(model, args)),
  perform: (system, args, model) => performPayment(system, attempt(model, args)),
});
