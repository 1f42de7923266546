import fc from "fast-check";
import { bindAlipay } from "../../../workers/withdrawals/support";
import { payingCustomer } from "../../orders/orders";
import { defineCommand } from "../command";
import { newCustomer } from "../model";

/** A new customer with money, 分. */
export const registerCustomer = defineCommand({
  name: "registerCustomer",
  args: fc.record({ credit: fc.integer({ min: 1, max: 40_000 }) }),
  possible: (model) => model.customers.length < 5,
  predict(model, { credit }) {
    model.customers.push(newCustomer(credit));
    return null;
  },
  async perform(system, { credit }) {
    const account = await payingCustomer(credit);
    await bindAlipay(account);
    system.customers.push(account);
    return null;
  },
});
