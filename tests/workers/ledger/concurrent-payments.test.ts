import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, test } from "vitest";
import {
  balanceOf,
  fund,
  newItem,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

/** Seconds on a quiet machine; a busy one takes longer. */
const LONG_MS = 180_000;

let backend: TestBackend;

/** A category whose orders cost exactly ¥10. */
const TEN_YUAN = { type: 778, fen: 1000 };

beforeAll(async () => {
  await seedReference();
  const { type, fen } = TEN_YUAN;
  await env.DB.batch(
    [
      `INSERT INTO goods_types VALUES (${type}, NULL, '十元', 'x', 99)`,
      `INSERT INTO goods_type_services VALUES (${type}, 2)`,
      `INSERT INTO area_agents VALUES ('3301', ${type}, '赵师傅', '13700000000')`,
      `INSERT INTO base_prices VALUES (${type}, 2, ${fen})`,
      `INSERT INTO price_rules VALUES (${type}, 2, 0, 0, 0)`,
      "INSERT INTO area_price_factors VALUES ('330106', 1000) ON CONFLICT DO UPDATE SET permille = 1000",
    ].map((sql) => env.DB.prepare(sql)),
  );
});
beforeEach(() => {
  backend = createTestBackend();
});

const tally = (answers: { code: number }[], code: number) =>
  answers.filter((answer) => answer.code === code).length;
const count = async (sql: string, value: number) => env.DB.prepare(sql).bind(value).first("n");

test(
  "[R1] [PAY-05] 500 payments of one order at once, half of them under one key, make exactly one debit",
  async () => {
    const account = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, account);
    const total = Math.round((await readOrder(backend, account, orderId)).totalAmount * 100);

    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        payOrder(backend, account, orderId, { key: index % 2 === 0 ? "shared" : `own-${index}` }),
      ),
    );

    // Nothing but success and "paid already"; the latter never to a caller whose key paid.
    expect(tally(answers, 0) + tally(answers, 4305)).toBe(500);
    const shared = answers.filter((_, index) => index % 2 === 0);
    const isSharedWinner = tally(shared, 0) > 0;
    expect(tally(shared, 0)).toBe(isSharedWinner ? 250 : 0);
    expect(tally(answers, 0)).toBe(isSharedWinner ? 250 : 1);
    for (const { message } of answers) expect(["success", "订单已支付"]).toContain(message);

    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(100_000 - total);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(total);
    expect(await count("SELECT COUNT(*) AS n FROM ledger_events WHERE order_id = ?", orderId)).toBe(1);
    expect(await count("SELECT COUNT(*) AS n FROM messages WHERE associated_id = ?", orderId)).toBe(1);
  },
  LONG_MS,
);

test(
  "[R2] of 200 orders of ¥10 paid at once from ¥1,000 exactly 100 are paid, and the wallet is never below zero",
  async () => {
    const account = await payingCustomer(1);
    const draft = { goodsTypeId: TEN_YUAN.type, orderItems: [newItem({ goodsTypeId: TEN_YUAN.type })] };
    const orders = await Promise.all(Array.from({ length: 200 }, () => placeOrder(backend, account, draft)));
    expect((await readOrder(backend, account, orders[0] ?? 0)).totalAmount).toBe(10);
    await fund(account, 100_000 - 1);

    const samples: number[] = [];
    let isPaying = true;
    const sampling = (async () => {
      while (isPaying) samples.push(await balanceOf(`wallet:${account.customerId}`));
    })();
    const answers = await Promise.all(orders.map((orderId) => payOrder(backend, account, orderId)));
    isPaying = false;
    await sampling;

    expect(tally(answers, 0)).toBe(100);
    expect(tally(answers, 4304)).toBe(100);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(0);
    expect(samples.length).toBeGreaterThan(1);
    expect(Math.min(...samples)).toBeGreaterThanOrEqual(0);
    expect(samples).toEqual(samples.toSorted((a, b) => b - a));
    const paid = "SELECT COUNT(*) AS n FROM orders WHERE customer_id = ? AND status = 'RECEIVING_ORDER'";
    expect(await count(paid, account.customerId)).toBe(100);
  },
  LONG_MS,
);
