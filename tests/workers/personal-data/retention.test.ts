import { env } from "cloudflare:workers";
import { getTableName } from "drizzle-orm";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { anonymiseOldOrders } from "../../../backend/src/modules/orders/jobs/anonymise-orders";
import { SPENT_OF_CUSTOMERS, SPENT_OF_PLATFORM } from "../../../backend/src/registry";
import { lowestId } from "../../../backend/src/shared/ids";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { purgeSpent } from "../../../backend/src/shared/purge";
import security from "../../../docs/security.md?raw";
import { type Account, signIn } from "../../support/accounts/accounts";
import { recordStatements } from "../../support/database/record-statements";
import { inEveryStore } from "../../support/minute-jobs";
import { follow, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  payingCustomer,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const DAY = 24 * 60 * 60 * 1000;
const HOUR = 60 * 60 * 1000;
const YEARS_3 = 3 * 365 * DAY;

let backend: TestBackend;
let owner: Account;
beforeEach(async () => {
  backend = createTestBackend();
  owner = await signIn();
});

/** What the columns of a table cannot be filled with blindly. */
const VALUES: Readonly<Record<string, Record<string, unknown>>> = {
  calls: { status: "ENDED", ended_at: 1 },
  account_codes: { used_at: 1 },
};
let values = 0;

/** Puts a row into a table with this moment in this column, and something in every other that needs it; which row it is. */
async function addRow(table: string, column: string, at: number): Promise<string> {
  const { results } = await env.DB.prepare(
    'SELECT name, type, "notnull" AS required, pk, dflt_value FROM pragma_table_info(?)',
  )
    .bind(table)
    .all<{ name: string; type: string; required: number; pk: number; dflt_value: string | null }>();
  const row: Record<string, unknown> = {};
  for (const { name, type, required, pk, dflt_value } of results) {
    if (name === "customer_id") row[name] = owner.customerId;
    else if ((required === 1 || pk > 0) && dflt_value === null) {
      values += 1;
      row[name] = type === "INTEGER" ? values : `value ${values}`;
    }
  }
  if (typeof row.id === "number") row.id = lowestId(at) + bucketOf(owner.customerId);
  Object.assign(row, VALUES[table], { [column]: at });
  const names = Object.keys(row);
  const text = `INSERT INTO ${table} (${names.map((name) => `"${name}"`).join()}) VALUES (${names.map(() => "?").join()}) RETURNING *`;
  const added = await env.DB.prepare(text)
    .bind(...Object.values(row))
    .first<Record<string, unknown>>();
  const keys = results.filter(({ pk }) => pk > 0).map(({ name }) => name);
  return keys.map((name) => `"${name}" = ${literal(added?.[name])}`).join(" AND ");
}

const literal = (value: unknown) => (typeof value === "number" ? String(value) : `'${String(value)}'`);

const isThere = async (table: string, row: string) =>
  (await env.DB.prepare(`SELECT 1 FROM ${table} WHERE ${row}`).first()) !== null;

/** How the database finds the rows of a statement. */
async function planOf(sql: string): Promise<string[]> {
  const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...[...sql.matchAll(/\?/g)].map(() => 1))
    .all<{ detail: string }>();
  return results.map(({ detail }) => detail);
}

/** The line of docs/security.md about a table: its period. */
function documentedPeriod(table: string): string | undefined {
  const [, section = ""] = security.split("## How long data are kept");
  const line = section.split("\n").find((text) => text.startsWith("|") && text.includes(`\`${table}\``));
  return line?.split("|")[3]?.trim();
}

/** A period as the document writes it. */
function inWords(ms: number): RegExp {
  if (ms === 0) return /^(until .*|30 days after signing in)$/;
  if (ms === HOUR) return /^1 hour/;
  const days = ms / DAY;
  return new RegExp(`(^|and )${days} day`);
}

const KINDS = [...SPENT_OF_CUSTOMERS, ...SPENT_OF_PLATFORM].map((spent) => ({
  ...spent,
  name: getTableName(spent.table),
}));

describe("rows that serve for a time only", () => {
  test.each(KINDS)(
    "[S47] [R31] $name go when their time is over, found by an index, and not before",
    async (kind) => {
      const { name, column, keptMs } = kind;
      const oldest = backend.clock.now() - keptMs;
      const old = await addRow(name, column.name, oldest - 1);
      const young = await addRow(name, column.name, oldest + 1);
      const recorded = recordStatements(env.DB);
      await purgeSpent([kind], { db: recorded.db, clock: backend.clock });
      expect([await isThere(name, old), await isThere(name, young)]).toEqual([false, true]);
      await env.DB.prepare(`DELETE FROM ${name} WHERE ${young}`).run();
      const steps = await planOf(recorded.statements.at(-1) ?? "");
      expect(steps.join("\n")).toMatch(
        /SEARCH \w+ USING (?:(?:COVERING )?INDEX \w+|INTEGER PRIMARY KEY) \(\w+<\?\)/,
      );
      expect(steps.filter((step) => step.startsWith("SCAN"))).toEqual([]);
    },
  );

  test.each(KINDS)("[S47] the document says how long $name are kept", ({ name, keptMs }) => {
    expect(
      documentedPeriod(name),
      `docs/security.md, "How long data are kept", has no line about ${name}`,
    ).toMatch(inWords(keptMs));
  });
});

describe("an order that is older than three years", () => {
  /** A finished order whose recipient was corrected before. */
  async function finished() {
    await seedReference();
    await seedWorkers();
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account, { customerName: "收货人丁", remark: "请找丁先生" });
    const subject = { backend, account, orderId };
    await follow(subject, ["edit_order", "pay", "receive", "appoint", "sign_in", "complete", "accept"]);
    return { account, orderId };
  }
  const anonymise = (ms: number) => {
    backend.clock.advance(ms);
    return inEveryStore(anonymiseOldOrders)({ env: backend.env, clock: backend.clock });
  };
  const orderOf = (id: number) => env.DB.prepare("SELECT * FROM orders WHERE id = ?").bind(id).first();

  test("[S47] names no recipient and no street any more, and keeps its amounts and its history", async () => {
    const { orderId } = await finished();
    const before = await orderOf(orderId);
    await anonymise(YEARS_3 - 60_000);
    expect(await orderOf(orderId)).toEqual(before);
    await anonymise(120_000);
    const after = await orderOf(orderId);
    expect(after).toMatchObject({
      customer_name: "已匿名",
      customer_phone: "",
      user_phone: "",
      address: "",
      lng: null,
      remark: null,
      total_amount: before?.total_amount,
      status: "SUCCESS",
      area_code: before?.area_code,
    });
    const { results } = await env.DB.prepare(
      "SELECT event, detail FROM order_transitions WHERE order_id = ? ORDER BY seq",
    )
      .bind(orderId)
      .all<{ event: string; detail: string | null }>();
    expect(results.map(({ event }) => event)).toContain("edit_order");
    for (const said of [before?.customer_name, before?.customer_phone, before?.address]) {
      expect(JSON.stringify(results)).not.toContain(said);
    }
    await expectSoundData();
  });

  test("[S47] is left alone while it is open", async () => {
    await seedReference();
    const account = await payingCustomer(1_000_000);
    const orderId = await placeOrder(backend, account, { customerName: "收货人戊" });
    await anonymise(YEARS_3 + DAY);
    expect(await orderOf(orderId)).toMatchObject({ customer_name: "收货人戊" });
  });

  test("[S47] is found without reading all orders, which happens every minute", async () => {
    const prepare = vi.spyOn(env.DB, "prepare");
    await anonymise(0);
    const [[text = ""] = []] = prepare.mock.calls;
    prepare.mockRestore();
    expect(await planOf(text)).toEqual(["SEARCH orders USING INDEX orders_with_recipient (created_at<?)"]);
  });

  test("[S47] the history of an order that has a recipient cannot be changed", async () => {
    const { orderId } = await finished();
    const change = env.DB.prepare("UPDATE order_transitions SET detail = '{}' WHERE order_id = ?").bind(
      orderId,
    );
    await expect(change.run()).rejects.toThrow("append-only");
  });
});
