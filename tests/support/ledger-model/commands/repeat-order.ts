import fc from "fast-check";
import { Code } from "../../../../schema/rules/codes";
import { defineCommand } from "../command";
import { pick } from "../model";
import { placeByKey } from "../placement";

/** An order under any used key: the same order is the old one, everything else is refused. */
export const repeatOrder = defineCommand({
  name: "repeatOrder",
  args: fc.record({ which: fc.nat(), size: fc.nat({ max: 3 }) }),
  possible: (model) => model.keys.some((key) => key.use !== "credit"),
  predict(model, { which, size }) {
    const used = pick(
      model.keys.filter((key) => key.use !== "credit"),
      which,
    );
    return used.use === "place" && used.subject === size
      ? { code: Code.OK, order: used.order }
      : { code: Code.IDEMPOTENCY_MISMATCH, order: undefined };
  },
  perform(system, { which, size }, model) {
    const { customer, key } = pick(
      model.keys.filter((known) => known.use !== "credit"),
      which,
    );
    return placeByKey(system, { customer, key, size });
  },
});
