import { env } from "cloudflare:workers";
import { beforeAll, expect, test, vi } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
beforeAll(seedReference);

/** How SQLite goes about the statements that a call sends, one line per step. */
async function plansOf(call: () => Promise<unknown>): Promise<string[]> {
  // Once a minute a call reads all reference data, which is meant (decision 065).
  await call();
  const prepare = vi.spyOn(env.DB, "prepare");
  await call();
  const statements = prepare.mock.calls.map(([sql]) => sql);
  prepare.mockRestore();
  const plans = await env.DB.batch<{ detail: string }>(
    statements.map((sql) =>
      env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(...Array(sql.split("?").length - 1).fill(1)),
    ),
  );
  return plans.flatMap((plan) => plan.results.map((row) => row.detail));
}

const scans = (plan: string[]) => plan.filter((step) => /^SCAN (?!json_each|\()/.test(step));

test.each([
  ["articles", "GET", "/common/api/article?typeCode=help"],
  ["the goods library", "POST", "/user/api/goods/list?goodsTypeId=1&keyWord=%E6%B2%99"],
])("reading %s never scans a table", async (_name, method, path) => {
  const { token } = await signIn();
  expect(scans(await plansOf(() => backend.call(method, path, { token })))).toEqual([]);
});

test("a quote never scans a table", async () => {
  const { token } = await signIn();
  const json = {
    goodsTypeId: 1,
    serviceType: 2,
    areaCode: "330106",
    totalVolume: 2,
    orderItems: [{ name: "沙发", count: 1, goodsTypeId: 101 }],
  };
  const plan = await plansOf(() => backend.call("POST", "/order/api/order/price", { token, json }));
  expect(scans(plan)).toEqual([]);
});

test("pages of articles, of the library and of messages come in order from an index", async () => {
  const { token } = await signIn();
  const messages = [
    await plansOf(() => backend.call("POST", "/user/api/mes/list", { token, json: {} })),
    await plansOf(() => backend.call("POST", "/user/api/mes/list", { token, json: { type: "system" } })),
  ];
  const articles = await plansOf(() => backend.call("GET", "/common/api/article?typeCode=help"));
  const library = await plansOf(() => backend.call("POST", "/user/api/goods/list", { token }));
  expect(
    [...articles, ...library, ...messages.flat()].filter((step) => step.includes("TEMP B-TREE")),
  ).toEqual([]);
});
