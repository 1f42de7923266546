import type { BackendEnv } from "../../env";
import { moveByCustomer } from "../../shared/by-customer";
import type { Clock } from "../../shared/clock";
import { BusinessError, notFound } from "../../shared/errors";
import type { Ids } from "../../shared/ids";
import { openStores } from "../../shared/stores/stores";
import { advanceOrder, findAnyOrder, ordersOpenForBids } from "../orders";
import { bidSteps } from "./bid-steps";

interface EndDependencies {
  readonly env: BackendEnv;
  readonly clock: Clock;
  readonly ids: Ids;
}

/** Orders of one run, each in a transaction of its own. The others wait for the next minute. */
const RUN = { rows: 20, perTransaction: 1, transactions: 20 } as const;

/**
 * Ends the time for bids of orders that are 48 hours old, and tells their customers. Each order ends once,
 * because the end is a step: a change at the same moment comes before it, or finds the bidding ended.
 */
export async function endBidding({ env, clock, ids }: EndDependencies): Promise<void> {
  const { home: db, directory } = openStores(env);
  const until = clock.now();
  const dependencies = { db, directory, env, clock, ids, waitUntil: () => {} };
  const end = async (id: number) => {
    const find = async () => {
      const order = await findAnyOrder(db, id);
      if (!order) throw notFound("订单");
      return order;
    };
    try {
      await advanceOrder(find, { step: bidSteps.end_bidding, actor: "system", detail: null }, dependencies);
    } catch (error) {
      const { bidding, status } = await find();
      const isOpen = bidding === "OPEN" && status === "WAIT_PAY";
      // Otherwise the customer was first.
      if (!(error instanceof BusinessError) || isOpen) throw error;
    }
  };
  await moveByCustomer(
    {
      job: "end bidding",
      find: (due) => ordersOpenForBids(db, { ...due, until }),
      move: async ([order]) => order && end(order.id),
    },
    RUN,
  );
}
