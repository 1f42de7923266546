import fc from "fast-check";
import { payOutDue } from "../../../../backend/src/modules/withdrawals/pay-out";
import { storesInUse } from "../../minute-jobs";
import { idsBy } from "../../servers/backend";
import { defineCommand } from "../command";
import { predictPayoutRun } from "../payouts";

/** The cron pays out what is due, and asks about what it has sent. */
export const runPayouts = defineCommand({
  name: "runPayouts",
  args: fc.constant({}),
  possible: (model) => model.withdrawals.length > 0,
  predict(model) {
    predictPayoutRun(model);
    return null;
  },
  async perform({ backend: { env, clock } }) {
    for (const db of storesInUse(env)) await payOutDue({ db, env, clock, ids: idsBy(clock) });
    return null;
  },
});
