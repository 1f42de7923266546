import fc from "fast-check";
import { closeExpiredOrders } from "../../../../backend/src/modules/orders/jobs/expiry";
import { inEveryStore } from "../../minute-jobs";
import { idsBy } from "../../servers/backend";
import { defineCommand } from "../command";
import { isOverdue } from "../model";

/** The cron comes round and closes what is overdue. */
export const closeExpired = defineCommand({
  name: "closeExpired",
  args: fc.constant({}),
  possible: (model) => model.orders.length > 0,
  predict(model) {
    for (const order of model.orders) if (isOverdue(model, order)) order.status = "CLOSE";
    return null;
  },
  async perform({ backend: { env, clock } }) {
    await inEveryStore(closeExpiredOrders)({ env, clock, ids: idsBy(clock) });
    return null;
  },
});
