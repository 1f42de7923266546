import fc from "fast-check";
import { acceptOverdueOrders } from "../../../../backend/src/modules/orders/jobs/auto-acceptance";
import { inEveryStore } from "../../minute-jobs";
import { idsBy } from "../../servers/backend";
import { defineCommand } from "../command";
import { isFree } from "../refund";
import { settle } from "../settlements";

/** The cron runs and accepts finished work whose acceptance is overdue. */
export const acceptOverdue = defineCommand({
  name: "acceptOverdue",
  args: fc.constant({}),
  possible: (model) => model.orders.length > 0,
  predict(model) {
    for (const order of model.orders) {
      if (order.status !== "WAIT_ACCEPT" || order.isRejected || order.acceptanceDueAt > model.now) continue;
      if (!isFree(order)) continue;
      order.status = "SUCCESS";
      order.bookings += 1;
      settle(model, order);
      order.last = null;
    }
    return null;
  },
  async perform({ backend: { env, clock } }) {
    await inEveryStore(acceptOverdueOrders)({ env, clock, ids: idsBy(clock) });
    return null;
  },
});
