import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { dependenciesOf, storeJobs } from "../../../backend/src/jobs";
import { lowestId } from "../../../backend/src/shared/ids";
import { readMoments } from "../../../backend/src/shared/next-due";
import { addRows } from "../../support/database/add-rows";
import { planOf } from "../../support/database/query-plan";
import { recordStatements } from "../../support/database/record-statements";
import { createTestBackend, idsBy } from "../../support/servers/backend";

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
  const given = { env: { ...bindings, TRACKING_PROVIDER: "sandbox", DB: db }, clock, ids: idsBy(clock) };
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

const [T, MINUTE, DAY] = [1_800_000_000_000, 60_000, 86_400_000];

/** When the job of a name is due, with this row alone. */
async function momentsWith(job: string, table: string, values: Record<string, string | number>) {
  await addRows(table, values);
  try {
    const { moments } = await asked();
    const first = storeJobs.slice(
      0,
      storeJobs.findIndex(([name]) => name === job),
    );
    const before = first.flatMap(([, parts]) => parts).length;
    const own = storeJobs[first.length]?.[1].length ?? 0;
    return moments.slice(before, before + own).flat();
  } finally {
    // With what a trigger has marked of it.
    for (const name of [table, "staff_list_changes"]) await env.DB.prepare(`DELETE FROM ${name}`).run();
  }
}

test.runIf(!env.CELL_COUNT).each([
  ["send reminders", "reminder_queue", { next_attempt_at: T }, T],
  ["finish changes of phones", "phone_changes", { started_at: T }, T + MINUTE],
  ["hand webhooks to the queue", "webhook_endpoints", { next_due_at: T, busy_until: T + 7 }, T + 7],
  ["hand webhooks to the queue", "webhook_endpoints", { next_due_at: T, busy_until: 0 }, T],
  ["hand exports to the queue", "data_exports", { state: "'WAITING'", next_attempt_at: T }, T],
  ["remove abandoned uploads", "files", { is_pending: 1, created_at: T }, T + DAY + 1],
  ["purge spent rows of customers", "customer_limits", { expires_at: T }, T + 1],
  ["purge spent rows of customers", "feedback", { id: lowestId(T), created_at: T }, T + 3 * 365 * DAY + 1],
])("%s: the moment of a row of %s is known to the millisecond", async (job, table, values, moment) => {
  expect(await momentsWith(job, table, values)).toContain(moment);
});
