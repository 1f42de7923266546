import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { findAllOpenRequests } from "../../../backend/src/modules/markups/markups.repository";
import { walkedTables } from "../../support/database/query-plan";
import { recordStatements } from "../../support/database/record-statements";
import { storesOver } from "../../support/database/stores-over";
import { runMinuteJobs } from "../../support/minute-jobs";
import { createTestBackend, idsBy } from "../../support/servers/backend";

/** Queues whose rows go as soon as they are done, and tables that have a row or two, or one for each store or bucket. */
const SHORT = new Set([
  "master_changes",
  "master_marks",
  "worker_results_due",
  "staff_list_changes",
  "staff_list_times",
  "bucket_marks",
  "webhook_due",
  "ledger_watch",
  "cell_dumps",
]);

test("[R31] no minute job walks a table that grows with customers and orders", async () => {
  const { clock, env: bindings } = createTestBackend();
  const { db, statements } = recordStatements(env.DB);
  await runMinuteJobs({ env: { ...bindings, ...storesOver(db) }, clock, ids: idsBy(clock) });
  const texts = [...new Set(statements)];
  expect(texts.length).toBeGreaterThan(20);
  const walks: string[] = [];
  for (const sql of texts) {
    for (const table of await walkedTables(sql))
      if (!SHORT.has(table)) walks.push(`${table}: ${sql.replace(/\s+/g, " ").slice(0, 200)}`);
  }
  expect(walks).toEqual([]);
});

test("[R31] the requests of masters that a customer has not answered are counted by their index", async () => {
  const { db, statements } = recordStatements(env.DB);
  await findAllOpenRequests(db, 1, 10);
  expect(statements.length).toBeGreaterThan(1);
  for (const sql of statements) expect(await walkedTables(sql), sql).toEqual([]);
});
