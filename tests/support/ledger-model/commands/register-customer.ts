import fc from "fast-check";
import { payingCustomer } from "../../orders";
import { defineCommand } from "../command";

/** A new customer with money, 分. */
export const registerCustomer = defineCommand({
  name: "registerCustomer",
  args: fc.record({ credit: fc.integer({ min: 1, max: 40_000 }) }),
  possible: (model) => model.customers.length < 5,
  predict(model, { credit }) {
    model.customers.push({ wallet: credit, wrongGuesses: 0, lockedUntil: null });
    return null;
  },
  async perform(system, { credit }) {
    system.customers.push(await payingCustomer(credit));
    return null;
  },
});
