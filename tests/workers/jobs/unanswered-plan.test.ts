import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { tellUnansweredOrders } from "../../../backend/src/modules/orders/jobs/unanswered-orders";
import { planOf } from "../../support/database/query-plan";
import { recordStatements } from "../../support/database/record-statements";
import { storesOver } from "../../support/database/stores-over";
import { inEveryStore } from "../../support/minute-jobs";
import { createTestClock, idsBy } from "../../support/servers/backend";

test("[R31] unanswered orders are looked for among the orders that wait for a master, not among all", async () => {
  const clock = createTestClock();
  const { db, statements } = recordStatements(env.DB);
  await inEveryStore(tellUnansweredOrders)({
    env: { ...env, ...storesOver(db) },
    clock,
    ids: idsBy(clock),
  });
  const [find = ""] = statements;
  const steps = await planOf(find);
  expect(steps.filter((step) => /^(?:SCAN|SEARCH) orders\b/.test(step))).toEqual([
    expect.stringContaining("INDEX orders_unassigned"),
  ]);
});
