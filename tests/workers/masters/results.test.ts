import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { countResults } from "../../../backend/src/modules/workers/results";
import { expectConsole } from "../../support/console-is-error";
import { createFaults } from "../../support/faults/faults";
import { runMinuteJobs } from "../../support/minute-jobs";
import { rate } from "../../support/orders/master-settlements";
import { MASTER } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { follow, orderIn } from "../../support/orders/order-life";
import { payingCustomer } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";

const life = withOneLife(5_000_000);

/** What is counted for the master: finished jobs, ratings, and their stars of all time and of the month. */
async function countedFor() {
  const row = await env.DB.prepare(
    `SELECT (SELECT COALESCE(SUM(orders), 0) FROM worker_jobs WHERE worker_id = ?1) AS jobs,
            (SELECT COALESCE(SUM(evaluations), 0) FROM worker_ratings WHERE worker_id = ?1) AS ratings,
            (SELECT COALESCE(SUM(stars), 0) FROM worker_ratings WHERE worker_id = ?1) AS stars,
            (SELECT COALESCE(SUM(stars), 0) FROM worker_month_ratings WHERE worker_id = ?1) AS ofMonth`,
  )
    .bind(MASTER.id)
    .first<Record<"jobs" | "ratings" | "stars" | "ofMonth", number>>();
  return row ?? { jobs: 0, ratings: 0, stars: 0, ofMonth: 0 };
}

const waiting = () => env.DB.prepare("SELECT COUNT(*) AS n FROM worker_results_due").first<number>("n");

let before: Awaited<ReturnType<typeof countedFor>>;
beforeEach(async () => {
  before = await countedFor();
});
const plus = (jobs: number, ratings: number, stars: number) => ({
  jobs: before.jobs + jobs,
  ratings: before.ratings + ratings,
  stars: before.stars + stars,
  ofMonth: before.ofMonth + stars,
});

/** A backend of the same moment whose database fails as the script says. */
function failing() {
  const faults = createFaults();
  const backend = createTestBackend({ clock: life.backend.clock, env: faults.wrap({ DB: env.DB }) });
  return { faults, backend };
}

const minute = () =>
  runMinuteJobs({ env: life.backend.env, clock: life.backend.clock, ids: idsBy(life.backend.clock) });

describe("the result of an order for its master", () => {
  test("[GEN-08] counts at once, and the minute jobs find nothing to do", async () => {
    const orderId = await life.orderIn("SUCCESS");
    await rate(life.subjectOf(orderId), 4);
    expect(await countedFor()).toEqual(plus(1, 1, 4));
    expect(await waiting()).toBe(0);
    await minute();
    expect(await countedFor()).toEqual(plus(1, 1, 4));
  });

  test("[R21] the directory is down: the rating is taken, and counts with the next minute", async () => {
    const orderId = await life.orderIn("SUCCESS");
    const { faults, backend } = failing();
    faults.d1.query(/INSERT INTO worker_results /).throwBefore();
    expect((await rate({ ...life.subjectOf(orderId), backend }, 2)).code).toBe(0);
    expect(faults.unfired()).toEqual([]);
    expect(await countedFor()).toEqual(plus(1, 0, 0));
    await minute();
    expect(await countedFor()).toEqual(plus(1, 1, 2));
    expect(await waiting()).toBe(0);
  });

  test.each(["throwBefore", "throwAfter"] as const)(
    "[R21] killed after the count, before the customer's row is gone (%s): counts once all the same",
    async (fault) => {
      const orderId = await life.orderIn("SUCCESS");
      const { faults, backend } = failing();
      faults.d1.query(/DELETE FROM worker_results_due/)[fault]();
      expect((await rate({ ...life.subjectOf(orderId), backend }, 3)).code).toBe(0);
      expect(faults.unfired()).toEqual([]);
      expect(await countedFor()).toEqual(plus(1, 1, 3));
      await minute();
      await minute();
      expect(await countedFor()).toEqual(plus(1, 1, 3));
      expect(await waiting()).toBe(0);
    },
  );

  test("[R21] many who count at once count each result once", async () => {
    const { faults, backend } = failing();
    faults.d1
      .query(/INSERT INTO worker_results /)
      .always()
      .throwBefore();
    for (let order = 0; order < 3; order++) {
      const orderId = await life.orderIn("WAIT_ACCEPT");
      await follow({ ...life.subjectOf(orderId), backend }, ["accept"]);
      await rate({ ...life.subjectOf(orderId), backend }, 5);
    }
    expect(await countedFor()).toEqual(plus(0, 0, 0));
    await Promise.all([1, 2, 3, 4].map(() => countResults({ db: env.DB, directory: env.DB })));
    expect(await countedFor()).toEqual(plus(3, 3, 15));
  });

  test("[R21] one customer's results that cannot be counted keep no other's from counting", async () => {
    const other = await payingCustomer(1_000_000);
    const { faults, backend } = failing();
    faults.d1
      .query(/INSERT INTO worker_results /)
      .always()
      .throwBefore();
    const stuck = await life.orderIn("SUCCESS");
    await rate({ ...life.subjectOf(stuck), backend }, 1);
    const free = await orderIn(life.backend, other, "SUCCESS");
    await rate({ backend, account: other, orderId: free }, 5);
    faults.clear();
    const first = Math.min(life.account.customerId, other.customerId);
    faults.d1.query(/INSERT INTO worker_results /).throwBefore();
    expectConsole(/customer left to the next run/);
    await expect(countResults({ db: env.DB, directory: faults.d1.wrap(env.DB) })).rejects.toThrow();
    expect(await countedFor()).toEqual(first === other.customerId ? plus(2, 1, 1) : plus(2, 1, 5));
    await countResults({ db: env.DB, directory: env.DB });
    expect(await countedFor()).toEqual(plus(2, 2, 6));
  });
});
