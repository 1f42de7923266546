import fc from "fast-check";
import { defineCommand } from "../command";
import { creditByOperator } from "../credit";
import { freshKey, pickIndex } from "../model";

/** The operator credits a wallet. */
export const creditWallet = defineCommand({
  name: "creditWallet",
  args: fc.record({ customer: fc.nat(), fen: fc.integer({ min: 1, max: 20_000 }) }),
  possible: (model) => model.customers.length > 0,
  predict(model, { customer, fen }) {
    const index = pickIndex(model.customers, customer);
    model.keys.push({ customer: index, key: freshKey(model, "credit"), use: "credit", subject: fen });
    const credited = model.customers[index];
    if (credited) credited.wallet += fen;
    return { code: 0, balance: credited?.wallet };
  },
  perform: (system, { customer, fen }, model) =>
    creditByOperator(system, {
      customer: pickIndex(model.customers, customer),
      fen,
      key: freshKey(model, "credit"),
    }),
});
