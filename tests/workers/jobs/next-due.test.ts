import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dependenciesOf, storeJobs } from "../../../backend/src/jobs";
import { createIds } from "../../../backend/src/shared/ids";
import { readMoments } from "../../../backend/src/shared/next-due";
import { planOf } from "../../support/database/query-plan";
import { recordStatements } from "../../support/database/record-statements";
import { createTestBackend } from "../../support/servers/backend";

/** Rows of these go as soon as they are done; or there are one or two of them. */
const QUEUES = ["worker_results_due", "staff_list_changes", "webhook_due", "master_marks", "ledger_watch"];

/** Partial indexes that are read whole: they hold what waits, and no more. */
const OF_WHAT_WAITS = [
  "orders_unassigned",
  "webhook_endpoints_due",
  "calls_one_live_per_customer",
  "data_exports_due",
  "data_exports_by_expiry",
];

async function asked() {
  const { env: bindings, clock } = createTestBackend();
  const { db, statements } = recordStatements(env.DB);
  const given = { env: { ...bindings, TRACKING_PROVIDER: "sandbox", DB: db }, clock, ids: createIds(clock) };
  const dependencies = dependenciesOf(given);
  const moments = await readMoments(
    dependencies.db,
    storeJobs.flatMap(([, parts]) => parts.map(({ nextDue }) => nextDue(dependencies))),
  );
  return { moments, statements };
}

test.runIf(!env.CELL_COUNT)("[R31] when a job is due next is found by an index of what waits", async () => {
  const { statements } = await asked();
  expect(statements.length).toBeGreaterThan(20);
  for (const sql of statements) {
    const steps = await planOf(sql);
    // In the order of the index the first row is enough; without it, all rows are read before one is answered.
    expect(
      steps.filter((step) => step.includes("TEMP B-TREE")),
      `${sql}\n${steps.join("\n")}`,
    ).toEqual([]);
    if (!/\bMIN\((?!\d)/.test(sql)) continue;
    const walked = steps.filter((step) => /^SCAN (?!CONSTANT|\d)/.test(step));
    const isShort = (step: string) =>
      QUEUES.some((table) => step.startsWith(`SCAN ${table}`)) ||
      OF_WHAT_WAITS.some((index) => step.endsWith(`INDEX ${index}`));
    expect(walked.filter((step) => !isShort(step))).toEqual([]);
  }
});

test("[R31] in an empty store no job is due", async () => {
  const { moments } = await asked();
  expect(moments.flat()).toEqual([]);
});
