import fc from "fast-check";
import { appeal } from "../../orders/master-settlements";
import { defineCommand } from "../command";
import { pick } from "../model";
import { predictAppeal, works } from "../settlements";
import { workSettlementId } from "../system";

/** A master appeals against a deduction, or where there is none. */
export const appealDeduction = defineCommand({
  name: "appealDeduction",
  args: fc.record({ settlement: fc.nat() }),
  possible: (model) => works(model).length > 0,
  predict: (model, args) => predictAppeal(pick(works(model), args.settlement)),
  async perform(system, args, model) {
    const id = await workSettlementId(system, pick(works(model), args.settlement).order);
    return (await appeal(system.backend, id)).code;
  },
});
