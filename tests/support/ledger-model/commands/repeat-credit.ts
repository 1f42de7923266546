import fc from "fast-check";
import { Code } from "../../../../schema/rules/codes";
import { defineCommand } from "../command";
import { creditByOperator } from "../credit";
import { keysUsedFor, pick } from "../model";

/** A credit under a key that was used: of the same amount it is the old one, of another it is refused. */
export const repeatCredit = defineCommand({
  name: "repeatCredit",
  args: fc.record({ which: fc.nat(), extraFen: fc.constantFrom(0, 0, 1) }),
  possible: (model) => keysUsedFor(model, "credit").length > 0,
  predict(model, { which, extraFen }) {
    const { customer } = pick(keysUsedFor(model, "credit"), which);
    return extraFen === 0
      ? { code: Code.OK, balance: model.customers[customer]?.wallet }
      : { code: Code.IDEMPOTENCY_MISMATCH, balance: undefined };
  },
  perform(system, { which, extraFen }, model) {
    const { customer, key, subject } = pick(keysUsedFor(model, "credit"), which);
    return creditByOperator(system, { customer, key, fen: subject + extraFen });
  },
});
