import fc from "fast-check";
import { appeal, decide } from "../../orders/master-settlements";
import { defineCommand } from "../command";
import { pick } from "../model";
import { appealable, predictAppeal, predictDecision, works } from "../settlements";
import { workSettlementId } from "../system";

/** A master appeals, possible or not, and staff decide, now or never: again where they have decided already. */
export const appealDeduction = defineCommand({
  name: "appealDeduction",
  args: fc.record({ settlement: fc.nat(), isUpheld: fc.constantFrom(true, false, null) }),
  possible: (model) => works(model).length > 0,
  predict(model, { settlement, isUpheld }) {
    const meant = pick(appealable(model), settlement);
    const appealed = predictAppeal(meant);
    return [appealed, isUpheld === null ? null : predictDecision(model, meant, isUpheld)];
  },
  async perform(system, { settlement, isUpheld }, model) {
    const id = await workSettlementId(system, pick(appealable(model), settlement).order);
    const appealed = await appeal(system.backend, id);
    return [appealed.code, isUpheld === null ? null : (await decide(system.backend, id, isUpheld)).code];
  },
});
