import fc from "fast-check";
import { endTransfer as endByProvider } from "../../../workers/withdrawals/support";
import { defineCommand } from "../command";
import { pick } from "../model";
import { predictTransferEnd } from "../payouts";
import { withdrawalOf } from "../system";

/** The provider ends a transfer that takes its time, or has paid in silence, and tells it as often as it likes. */
export const endTransfer = defineCommand({
  name: "endTransfer",
  args: fc.record({
    withdrawal: fc.nat(),
    action: fc.constantFrom("pay" as const, "refuse" as const),
    notifications: fc.integer({ min: 1, max: 3 }),
  }),
  possible: (model, { withdrawal }) =>
    model.withdrawals.length > 0 && pick(model.withdrawals, withdrawal).stage === "SENT",
  predict(model, { withdrawal, action, notifications }) {
    predictTransferEnd(model, pick(model.withdrawals, withdrawal), action);
    return notifications;
  },
  async perform(system, { withdrawal, action, notifications }, model) {
    const { outBizNo } = await withdrawalOf(system, model, withdrawal);
    return endByProvider(system.backend, outBizNo, action, notifications);
  },
});
