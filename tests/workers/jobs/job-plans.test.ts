import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { runMinuteJobs } from "../../../backend/src/jobs";
import { createIds } from "../../../backend/src/shared/ids";
import { recordStatements } from "../../support/database/record-statements";
import { createTestBackend } from "../../support/servers/backend";

/** Queues whose rows go as soon as they are done, and tables that have a row or two. */
const SHORT = /^(?:master_changes|worker_results_due|ledger_watch|json_each)$/;

/** What a plan walks from its beginning to its end without an index of what is looked for. */
async function walkedBy(sql: string): Promise<string[]> {
  const numbered = [...sql.matchAll(/\?(\d+)/g)].map(([, number]) => Number(number));
  const count = numbered.length > 0 ? Math.max(...numbered) : [...sql.matchAll(/\?/g)].length;
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: count }, () => 1))
    .all<{ detail: string }>();
  return results
    .flatMap(({ detail }) => /^SCAN (\w+)(?: AS \w+)?$/.exec(detail)?.[1] ?? [])
    .filter((table) => !SHORT.test(table));
}

test("[R31] no minute job walks a table that grows with customers and orders", async () => {
  const { clock, env: bindings } = createTestBackend();
  const { db, statements } = recordStatements(env.DB);
  await runMinuteJobs({ env: { ...bindings, DB: db }, clock, ids: createIds(clock) });
  const texts = [...new Set(statements)];
  expect(texts.length).toBeGreaterThan(20);
  const walks: string[] = [];
  for (const sql of texts) {
    for (const table of await walkedBy(sql))
      walks.push(`${table}: ${sql.replace(/\s+/g, " ").slice(0, 200)}`);
  }
  expect(walks).toEqual([]);
});
