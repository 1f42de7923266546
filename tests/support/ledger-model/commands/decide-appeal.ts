import fc from "fast-check";
import { decide } from "../../orders/master-settlements";
import { defineCommand } from "../command";
import { type Model, pick } from "../model";
import { predictDecision, works } from "../settlements";
import { workSettlementId } from "../system";

/** Those that were appealed against, or all while there are none. */
function meant(model: Readonly<Model>) {
  const appealed = works(model).filter(({ appeal }) => appeal !== null);
  return appealed.length > 0 ? appealed : works(model);
}

/** Staff decide an appeal, which may be decided already. */
export const decideAppeal = defineCommand({
  name: "decideAppeal",
  args: fc.record({ settlement: fc.nat(), isUpheld: fc.boolean() }),
  possible: (model) => works(model).length > 0,
  predict: (model, args) => predictDecision(model, pick(meant(model), args.settlement), args.isUpheld),
  async perform(system, args, model) {
    const id = await workSettlementId(system, pick(meant(model), args.settlement).order);
    return (await decide(system.backend, id, args.isUpheld)).code;
  },
});
