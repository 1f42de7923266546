import fc from "fast-check";
import { review } from "../../../workers/withdrawals/support";
import { defineCommand } from "../command";
import { pick } from "../model";
import { predictReview } from "../payouts";
import { withdrawalOf } from "../system";

/** The staff decides about a withdrawal, which may be decided already. */
export const reviewWithdrawal = defineCommand({
  name: "reviewWithdrawal",
  args: fc.record({ withdrawal: fc.nat(), approve: fc.boolean() }),
  possible: (model) => model.withdrawals.length > 0,
  predict: (model, { withdrawal, approve }) =>
    predictReview(model, pick(model.withdrawals, withdrawal), approve),
  async perform(system, { withdrawal, approve }, model) {
    const { id } = await withdrawalOf(system, model, withdrawal);
    return (await review(system.backend, id, approve, approve ? "" : "资料待核实")).code;
  },
});
