import { env } from "cloudflare:workers";
import fc from "fast-check";
import { ADJUSTMENT_TYPES, ADJUSTMENTS } from "../../../../schema/rules/wallet/wallet-adjustment";
import { defineCommand } from "../command";
import { pickIndex } from "../model";

/** Staff give or take something, and now and then take it back at once. */
export const adjustWallet = defineCommand({
  name: "adjustWallet",
  args: fc.record({
    customer: fc.nat(),
    type: fc.constantFrom(...ADJUSTMENT_TYPES),
    fen: fc.integer({ min: 1, max: 5_000 }),
    isTakenBack: fc.boolean(),
  }),
  possible: (model) => model.customers.length > 0,
  predict(model, { customer, type, fen, isTakenBack }) {
    const adjusted = model.customers[pickIndex(model.customers, customer)];
    const after = (adjusted?.wallet ?? 0) + ADJUSTMENTS[type] * fen;
    if (after < 0) return { code: 4304, balance: undefined };
    if (adjusted && !isTakenBack) adjusted.wallet = after;
    return { code: 0, balance: adjusted?.wallet };
  },
  async perform(system, { customer, type, fen, isTakenBack }, model) {
    const phone = system.customers[pickIndex(model.customers, customer)]?.phone;
    const staff = (path: string, json: Record<string, unknown>) =>
      system.backend.call("POST", `/operator/api/wallet/${path}`, {
        json: { reason: "活动", ...json },
        headers: {
          Authorization: `Bearer ${env.OPERATOR_TOKEN}`,
          "Idempotency-Key": crypto.randomUUID(),
        },
      });
    const given = await staff("adjust", { phone, type, amount: fen / 100 });
    const answer =
      given.code === 0 && isTakenBack ? await staff(`adjustment/${given.data.id}/take_back`, {}) : given;
    return {
      code: answer.code,
      balance: answer.data === null ? undefined : Math.round(answer.data.balance * 100),
    };
  },
});
