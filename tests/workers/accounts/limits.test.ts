import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { hitLimit } from "../../../backend/src/modules/limits/limits";
import { SPENT_OF_CUSTOMERS, SPENT_OF_PLATFORM } from "../../../backend/src/registry";
import { purgeSpent } from "../../../backend/src/shared/purge";
import { signIn } from "../../support/accounts/accounts";
import { recordStatements } from "../../support/database/record-statements";
import { storesOver } from "../../support/database/stores-over";
import { runMinuteJobs } from "../../support/minute-jobs";
import { createTestBackend, createTestClock, idsBy } from "../../support/servers/backend";

const SPENT = [...SPENT_OF_CUSTOMERS, ...SPENT_OF_PLATFORM];
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const NOW = Date.parse("2026-11-20T16:30:00+08:00");

it("[S15] lets exactly as many of 50 parallel hits through as the limit says, for each key by itself", async () => {
  const hit = (key: string, now = NOW) => hitLimit(env.DB, { key, limit: 7, windowMs: HOUR, now });
  const answers = await Promise.all(Array.from({ length: 50 }, () => hit("a")));
  expect(answers.filter(Boolean)).toHaveLength(7);
  expect(await hit("b")).toBe(true);
  expect(await hit("a", NOW + HOUR)).toBe(true);
});

it("a new window clears the finished ones of its key", async () => {
  for (let i = 0; i < 5; i++)
    await hitLimit(env.DB, { key: "c", limit: 1, windowMs: HOUR, now: NOW + i * HOUR });
  expect(await env.DB.prepare("SELECT COUNT(*) AS n FROM rate_windows WHERE key = 'c'").first("n")).toBe(1);
});

const count = async (table: string): Promise<unknown> =>
  env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table}`).first("n");

/** One row per table: how to write it with a time, and how long after that time it stays (ms). */
const KINDS: [table: string, insert: (at: number) => Promise<unknown>, keptMs: number][] = [
  ["sessions", (at) => signIn({ now: at - 30 * DAY }), 0],
  ["rate_windows", (at) => run("INSERT INTO rate_windows VALUES ('old', 0, 1, ?)", at), 0],
  [
    "captcha_challenges",
    (at) => run("INSERT INTO captcha_challenges VALUES ('old', 'x', 99, 0, NULL, NULL, 0, ?)", at),
    DAY,
  ],
  ["captcha_grants", (at) => run("INSERT INTO captcha_grants VALUES ('old', 'x', NULL, ?)", at), DAY],
  [
    "sms_codes",
    (at) =>
      run(
        `INSERT INTO sms_codes (id, phone, code_hash, created_at, expires_at)
         VALUES (1, '13800138000', 'x', ?, 0)`,
        at,
      ),
    2 * DAY,
  ],
  [
    "account_codes",
    (at) =>
      run(
        `INSERT INTO account_codes (id, customer_id, phone, code_hash, created_at, expires_at)
         VALUES (1, 1, '13800138000', 'x', ?, 0)`,
        at,
      ),
    2 * DAY,
  ],
  [
    "sms_sends",
    (at) => run("INSERT INTO sms_sends VALUES ('old', '13800138000', 'login', ?, NULL)", at),
    2 * DAY,
  ],
  ["customer_limits", (at) => run("INSERT INTO customer_limits VALUES (1, 'quote', 0, 1, ?)", at), 0],
  [
    "idempotency_keys",
    (at) => run("INSERT INTO idempotency_keys VALUES (1, 'old', 'payOrder', 'x', 'null', ?)", at),
    7 * DAY,
  ],
  [
    "payment_notifications",
    (at) => run("INSERT INTO payment_notifications VALUES ('old', 'x', ?)", at),
    30 * DAY,
  ],
  [
    "order_drafts",
    (at) => run("INSERT INTO order_drafts VALUES (1, 'GENERAL', 'old', '{}', ?)", at),
    7 * DAY,
  ],
  [
    "calls",
    (at) =>
      run(
        `INSERT INTO calls (id, order_id, customer_id, worker_id, caller, call_type, status, customer_seen_at, worker_seen_at, ended_at, created_at)
         VALUES ('old', 1, 1, 1, 'CUSTOMER', 'audio', 'MISSED', 0, 0, 0, ?)`,
        at,
      ),
    365 * DAY,
  ],
  [
    "account_activity",
    async (at) => {
      const { customerId } = await signIn();
      const sql = `INSERT INTO account_activity (id, customer_id, kind, at) VALUES (1, ${customerId}, 'SIGNED_IN', ?)`;
      return run(sql, at);
    },
    365 * DAY,
  ],
  [
    "sandbox_sms",
    (at) => run("INSERT INTO sandbox_sms VALUES (1, '13800138000', 'x', ?, NULL)", at),
    7 * DAY,
  ],
  [
    "sandbox_wechat",
    (at) => run("INSERT INTO sandbox_wechat VALUES (1, 'openid', 'x', '/', 'm1', ?)", at),
    7 * DAY,
  ],
  ["reminder_sms", (at) => run("INSERT INTO reminder_sms VALUES ('m1', '13800138000', 0, ?)", at), 2 * DAY],
  [
    "reminder_phones",
    (at) => run("INSERT INTO reminder_phones VALUES ('13800138000', 'token', NULL, ?)", at),
    365 * DAY,
  ],
];

const run = (sql: string, at: number) => env.DB.prepare(sql).bind(at).run();

it.each(KINDS)(
  "[S17] %s: what has served its time is deleted, not a moment before",
  async (table, insert, keptMs) => {
    await run(`DELETE FROM ${table} WHERE ? > 0`, 1);
    await insert(NOW);
    const clock = createTestClock(NOW + keptMs);
    await purgeSpent(SPENT, { db: env.DB, clock });
    expect(await count(table)).toBe(1);
    clock.advance(1);
    await purgeSpent(SPENT, { db: env.DB, clock });
    expect(await count(table)).toBe(0);
  },
);

it("a backlog is deleted in chunks, some thousand rows a run", async () => {
  await run(
    `INSERT INTO rate_windows
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5600)
     SELECT 'key' || i, 0, 1, ? FROM n`,
    NOW,
  );
  const clock = createTestClock(NOW + HOUR);
  await purgeSpent(SPENT, { db: env.DB, clock });
  expect(await count("rate_windows")).toBe(600);
  await purgeSpent(SPENT, { db: env.DB, clock });
  expect(await count("rate_windows")).toBe(0);
});

it("[R31] while nothing has served its time, the purge sends one look by an index of every table, and no deletion", async () => {
  const recorded = recordStatements(env.DB);
  await purgeSpent(SPENT, { db: recorded.db, clock: createTestClock(NOW) });
  expect(recorded.statements).toHaveLength(1);
  const [sql = ""] = recorded.statements;
  expect(sql).not.toMatch(/\bdelete\b/i);
  const values = [...sql.matchAll(/\?/g)].map(() => 1);
  const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...values)
    .all<{ detail: string }>();
  const steps = plan.results.map((row) => row.detail);
  expect(steps.filter((step) => step.startsWith("SEARCH"))).toHaveLength(SPENT.length);
  expect(steps.filter((step) => step.startsWith("SCAN "))).toEqual(["SCAN CONSTANT ROW"]);
});

it("[R31] a minute in which nothing is due deletes nothing", async () => {
  const backend = createTestBackend();
  const recorded = recordStatements(env.DB);
  const run = () =>
    runMinuteJobs({
      env: { ...backend.env, ...storesOver(recorded.db) },
      clock: backend.clock,
      ids: idsBy(backend.clock),
    });
  await run();
  recorded.statements.length = 0;
  backend.clock.advance(60_000);
  await run();
  expect(recorded.statements.length).toBeGreaterThan(10);
  expect(recorded.statements.filter((sql) => /\bdelete\b/i.test(sql))).toEqual([]);
});

it("[R31] only tables with rows that have served their time are deleted from", async () => {
  await run("INSERT INTO captcha_grants VALUES ('old', 'x', NULL, ?)", NOW);
  const recorded = recordStatements(env.DB);
  await purgeSpent(SPENT, { db: recorded.db, clock: createTestClock(NOW + DAY + 1) });
  expect(recorded.statements.filter((sql) => /\bdelete\b/i.test(sql))).toEqual([
    expect.stringContaining("captcha_grants"),
  ]);
});
