import type { BackendEnv } from "../../env";
import type { Clock } from "../../shared/clock";
import { BusinessError, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { advanceOrder, findAnyOrder, ordersOpenForBids } from "../orders";
import { bidSteps } from "./bid-steps";

interface EndDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Orders of one run; what is left waits for the next minute. */
const MOST = 100;

/**
 * Ends the time of masters for orders whose 48 hours are over, and tells their customers: once, since each end is a step.
 * What else happens to an order in the same moment comes first or finds it ended.
 */
export async function endBidding({ env, clock, ids }: EndDependencies): Promise<void> {
  const db = env.DB;
  const due = await ordersOpenForBids(db, { until: clock.now(), limit: MOST });
  const dependencies = { db, directory: env.DB, env, clock, ids, waitUntil: () => {} };
  for (const { id } of due) {
    const find = async () => {
      const order = await findAnyOrder(db, id);
      if (!order) throw notFound("订单");
      return order;
    };
    try {
      await advanceOrder(find, { step: bidSteps.end_bidding, actor: "system", detail: null }, dependencies);
    } catch (error) {
      // Its customer came first.
      if (!(error instanceof BusinessError)) throw error;
    }
  }
}
