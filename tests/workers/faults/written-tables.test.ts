import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { rowsAdded, takeSnapshot } from "../../support/database/database-snapshot";
import { beginNoting, hasChanged, thisMoment } from "../../support/database/written-tables";
import { payingCustomer, placeOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run();

/** Which of some tables a deed changes. */
async function changedBy(deed: () => Promise<unknown>): Promise<string[]> {
  const before = thisMoment();
  await deed();
  return ["orders", "order_tallies", "order_items", "customers", "feedback"].filter((table) =>
    hasChanged(before, [table]),
  );
}

beforeEach(beginNoting);

describe("tables that checks after tests look at again", () => {
  test("are those of a statement and of its triggers, and no others", async () => {
    await seedReference();
    const backend = createTestBackend();
    const account = await payingCustomer(1_000_000);
    expect(await changedBy(() => placeOrder(backend, account))).toEqual([
      "orders",
      "order_tallies",
      "order_items",
    ]);
    expect(await changedBy(() => run("UPDATE customers SET nickname = 'new'"))).toEqual(["customers"]);
    const statement = () => env.DB.prepare("UPDATE customers SET nickname = 'other' RETURNING id");
    expect(await changedBy(() => statement().first())).toEqual(["customers"]);
    expect(await changedBy(() => env.DB.batch([env.DB.prepare("SELECT 1"), statement()]))).toEqual([
      "customers",
    ]);
  });

  test("are none after reading, or after a write that found no row", async () => {
    expect(await changedBy(() => run("SELECT * FROM customers"))).toEqual([]);
    expect(await changedBy(() => run("DELETE FROM customers WHERE id = -1"))).toEqual([]);
  });

  test("are those of a write that has not ended", async () => {
    const before = thisMoment();
    const writing = run("UPDATE customers SET nickname = 'slow'");
    expect(hasChanged(before, ["customers"])).toBe(true);
    expect(hasChanged(before, ["orders"])).toBe(false);
    await writing;
  });

  test("are all of them once the schema is another one", async () => {
    await run("CREATE INDEX feedback_by_content ON feedback (content)");
    const before = thisMoment();
    expect(await changedBy(() => run("SELECT 1"))).toHaveLength(5);
    expect(hasChanged(before, ["orders"])).toBe(true);
  });

  test("are read again by the next snapshot, with what triggers have written", async () => {
    const account = await payingCustomer(1_000_000);
    const before = await takeSnapshot();
    await placeOrder(createTestBackend(), account);
    const added = rowsAdded(before, await takeSnapshot()).map((row) => row.slice(0, row.indexOf(" ")));
    expect(added).toEqual(expect.arrayContaining(["orders", "order_items", "order_tallies"]));
  });
});
