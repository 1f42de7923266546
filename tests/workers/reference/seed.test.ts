import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { matchesPassword } from "../../../backend/src/modules/customers/password-hash";
import { findViolations } from "../../support/database/invariants";
import { seedDemo } from "../../support/demo";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();

const seedAll = () => seedDemo(backend.clock.now());

const value = async (sql: string) => (await env.DB.prepare(sql).first<{ value: number | string }>())?.value;

const COUNTED = [
  "areas",
  "goods_types",
  "base_prices",
  "area_agents",
  "articles",
  "customers",
  "library_goods",
  "orders",
  "order_items",
  "order_transitions",
  "ledger_events",
  "ledger_postings",
  "messages",
  "workers",
];
const counts = () => Promise.all(COUNTED.map((table) => value(`SELECT count(*) AS value FROM ${table}`)));

describe("the seed", () => {
  beforeAll(seedAll);

  test("[PLACE-22] [API-011] the full area tree of the API has every province and about 3,500 nodes", async () => {
    const { data } = await backend.call("GET", "/common/api/area");
    type Node = { children: Node[] };
    const size = (nodes: Node[]): number => nodes.reduce((sum, node) => sum + 1 + size(node.children), 0);
    expect(data).toHaveLength(34);
    expect(size(data)).toBe(await value("SELECT count(*) AS value FROM areas"));
  });

  test("the demo's money adds up and its histories are whole", async () => {
    expect(await findViolations(env.DB)).toEqual([]);
    expect(await value("SELECT balance AS value FROM ledger_accounts WHERE id = 'wallet:10001'")).toBe(
      500_000,
    );
  });

  test("the demo customer pays with the password that the README names", async () => {
    const hash = await value("SELECT pay_password_hash AS value FROM customers WHERE phone = '13800138000'");
    expect(await matchesPassword("201788", String(hash), env.SECRET_PEPPER)).toBe(true);
  });

  test("the demo shows orders in many states", async () => {
    const { results } = await env.DB.prepare("SELECT DISTINCT status FROM orders").all<{ status: string }>();
    expect(results.map((row) => row.status)).toEqual(
      expect.arrayContaining([
        "WAIT_PAY",
        "RECEIVING_ORDER",
        "WAIT_INSTALL",
        "WAIT_ACCEPT",
        "SUCCESS",
        "EVALUATED",
        "CLOSE",
      ]),
    );
  });

  test("running it again changes nothing, not even what happened to the demo meanwhile", async () => {
    await env.DB.prepare(
      "UPDATE base_prices SET fee_fen = 12345 WHERE goods_type_id = 101 AND service_type_id = 2",
    ).run();
    await env.DB.prepare("UPDATE messages SET read_at = 1 WHERE read_at IS NULL").run();
    const before = await counts();
    await seedAll();
    expect(await counts()).toEqual(before);
    expect(
      await value(
        "SELECT fee_fen AS value FROM base_prices WHERE goods_type_id = 101 AND service_type_id = 2",
      ),
    ).toBe(12_345);
    expect(await value("SELECT count(*) AS value FROM messages WHERE read_at IS NULL")).toBe(0);
    expect(await findViolations(env.DB)).toEqual([]);
  });
});
