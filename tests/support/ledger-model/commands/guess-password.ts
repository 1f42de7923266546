import fc from "fast-check";
import { defineCommand } from "../command";
import { freshKey, type Model, pickIndex } from "../model";
import { performPayment, predictPayment } from "../payment";

const attempts = (model: Readonly<Model>, args: { order: number; times: number }) => {
  const order = pickIndex(model.orders, args.order);
  const customer = model.orders[order]?.customer ?? 0;
  return Array.from({ length: args.times }, (_, time) => ({
    customer,
    order,
    key: `${freshKey(model, "pay")}-guess-${time}`,
    isPasswordRight: false,
  }));
};

/** A customer enters several wrong payment passwords in a row, which may lock the payment. */
export const guessPassword = defineCommand({
  name: "guessPassword",
  args: fc.record({ order: fc.nat(), times: fc.integer({ min: 2, max: 6 }) }),
  possible: (model) => model.orders.length > 0,
  predict: (model, args) => attempts(model, args).map((attempt) => predictPayment(model, attempt)),
  async perform(system, args, model) {
    const codes: number[] = [];
    for (const attempt of attempts(model, args)) codes.push(await performPayment(system, attempt));
    return codes;
  },
});
