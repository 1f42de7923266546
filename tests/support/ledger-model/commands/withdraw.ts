import fc from "fast-check";
import { withdraw as withdrawByApi } from "../../../workers/withdrawals/support";
import { defineCommand } from "../command";
import { pickIndex } from "../model";
import { predictWithdrawal } from "../payouts";

/** A customer takes money out of the wallet: a little too little, a little, or what waits for a review. */
export const withdraw = defineCommand({
  name: "withdraw",
  args: fc.record({ customer: fc.nat(), fen: fc.constantFrom(9_999, 10_000, 12_345, 15_001, 30_000) }),
  possible: (model) => model.customers.length > 0,
  predict: (model, { customer, fen }) => predictWithdrawal(model, pickIndex(model.customers, customer), fen),
  async perform(system, { customer, fen }) {
    const account = system.customers[pickIndex(system.customers, customer)];
    if (!account) throw new Error("the system lacks what the model has");
    return (await withdrawByApi(system.backend, account, { amount: (fen / 100).toFixed(2) })).code;
  },
});
