import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { closeExpiredOrders } from "../../backend/src/modules/orders/jobs/expiry";
import { HOUR } from "../../backend/src/shared/clock";
import { type Account, signInBeside } from "../support/accounts/accounts";
import { inEveryStore } from "../support/minute-jobs";
import {
  balanceOf,
  expectSoundData,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../support/orders/orders";
import { createTestBackend, idsBy } from "../support/servers/backend";

let backend: TestBackend;
let account: Account;

beforeAll(seedReference);
beforeEach(async () => {
  backend = createTestBackend();
  account = await payingCustomer(1_000_000);
});
afterAll(expectSoundData);

const runCron = () =>
  inEveryStore(closeExpiredOrders)({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) });
const statusOf = async (orderId: number) =>
  (await env.DB.prepare("SELECT status FROM orders WHERE id = ?").bind(orderId).first<{ status: string }>())
    ?.status;
const count = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .first<{ n: number }>()
  )?.n;

describe("unpaid orders", () => {
  test("[PAY-19] [CONST-12] stay open for 24 hours and are closed when these are over", async () => {
    const orderId = await placeOrder(backend, account);
    const { expirationTimeStr } = await readOrder(backend, account, orderId);
    expect(expirationTimeStr).toBe("2026-11-21 16:30:00");
    backend.clock.advance(24 * HOUR - 1);
    await runCron();
    expect(await statusOf(orderId)).toBe("WAIT_PAY");
    backend.clock.advance(1);
    await runCron();
    expect(await statusOf(orderId)).toBe("CLOSE");
    const told =
      "SELECT COUNT(*) AS n FROM messages WHERE associated_id = ? AND content LIKE '%超过24小时未付款，已自动关闭%'";
    expect(await count(told, orderId)).toBe(1);
  });

  test("[PAY-19] [CONST-12] can be paid in their last millisecond, and not after it", async () => {
    const [early, late] = [await placeOrder(backend, account), await placeOrder(backend, account)];
    backend.clock.advance(24 * HOUR - 1);
    expect(await payOrder(backend, account, early)).toMatchObject({ code: 0 });
    const balance = await balanceOf(`wallet:${account.customerId}`);
    backend.clock.advance(1);
    expect(await payOrder(backend, account, late)).toEqual({ code: 4306, message: "订单已关闭", data: null });
    expect(await statusOf(late)).toBe("CLOSE");
    await runCron();
    expect(await statusOf(early)).toBe("RECEIVING_ORDER");
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(balance);
    expect(await balanceOf(`escrow:${late}`)).toBe(0);
  });

  test("tell their customer once when they close, however often and from where the closing runs", async () => {
    const orders = [await placeOrder(backend, account), await placeOrder(backend, account)];
    backend.clock.advance(24 * HOUR);
    await Promise.all([runCron(), runCron(), runCron()]);
    await runCron();
    for (const orderId of orders) {
      expect(await count("SELECT COUNT(*) AS n FROM messages WHERE associated_id = ?", orderId)).toBe(1);
      expect(await count("SELECT COUNT(*) AS n FROM order_transitions WHERE order_id = ?", orderId)).toBe(2);
    }
    const events = await env.DB.prepare(
      "SELECT seq, kind, payload ->> 'status' AS status FROM outbox WHERE user_id = ? ORDER BY seq",
    )
      .bind(account.customerId)
      .all<{ seq: number; kind: string; status: string | null }>();
    expect(events.results.map((event) => event.seq)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(
      events.results.flatMap(({ kind, status }) => (kind === "ORDER_CHANGED" ? [status] : [])).sort(),
    ).toEqual(["CLOSE", "CLOSE", "WAIT_PAY", "WAIT_PAY"]);
  });

  test("[R15] paying and closing at the same moment end in paid or in closed, never in both", async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => placeOrder(backend, account)));
    // The payer's clock still says open while the cron's says over: the worst case of skew.
    const late = createTestBackend();
    late.clock.set(backend.clock.now() + 24 * HOUR);
    const cron = () =>
      inEveryStore(closeExpiredOrders)({ env: late.env, clock: late.clock, ids: idsBy(late.clock) });
    const payments = orders.map((orderId) => payOrder(backend, account, orderId));
    const [answers] = await Promise.all([Promise.all(payments), cron()]);

    for (const [index, orderId] of orders.entries()) {
      const isPaid = answers[index]?.code === 0;
      expect(answers[index]?.code).toBe(isPaid ? 0 : 4306);
      expect(await statusOf(orderId)).toBe(isPaid ? "RECEIVING_ORDER" : "CLOSE");
      expect((await balanceOf(`escrow:${orderId}`)) > 0).toBe(isPaid);
    }
    await expectSoundData();
  });

  test.each(["pay first", "close first"])("[R15] %s: the first one decides", async (order) => {
    const orderId = await placeOrder(backend, account);
    const late = createTestBackend();
    late.clock.set(backend.clock.now() + 24 * HOUR);
    const cron = () =>
      inEveryStore(closeExpiredOrders)({ env: late.env, clock: late.clock, ids: idsBy(late.clock) });
    if (order === "close first") await cron();
    const answer = await payOrder(backend, account, orderId);
    await cron();
    expect(answer.code).toBe(order === "pay first" ? 0 : 4306);
    expect(await statusOf(orderId)).toBe(order === "pay first" ? "RECEIVING_ORDER" : "CLOSE");
  });

  test("[R22] 5,000 due in the same second are all closed in one run of the cron, in chunks, each once", async () => {
    const MANY = 5000;
    const template = await placeOrder(backend, account);
    const owner = await signInBeside(account);
    const { results } = await env.DB.prepare("SELECT name FROM pragma_table_info('orders')").all<{
      name: string;
    }>();
    const columns = results
      .map((row) => row.name)
      .filter((name) => !["id", "order_no", "customer_id", "version"].includes(name));
    await env.DB.batch([
      env.DB.prepare(
        `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
         INSERT INTO orders (id, order_no, customer_id, version, ${columns.join(",")})
         SELECT (500000 + i) * 4096 + ?1 % 4096, 'chunk' || i, ?1, 1, ${columns.map((name) => `o.${name}`).join(",")}
         FROM n, orders o WHERE o.id = ?2`,
      ).bind(owner.customerId, template),
      env.DB.prepare(
        `INSERT INTO order_transitions SELECT id, 1, 'create', NULL, 'WAIT_PAY', 'test', 0, NULL FROM orders WHERE id BETWEEN 500001 * 4096 AND 505001 * 4096`,
      ),
    ]);
    backend.clock.advance(24 * HOUR);
    await runCron();
    expect(
      await count(
        "SELECT COUNT(*) AS n FROM orders WHERE customer_id = ? AND status = 'CLOSE'",
        owner.customerId,
      ),
    ).toBe(MANY);
    expect(await count("SELECT MAX(seq) AS n FROM outbox WHERE user_id = ?", owner.customerId)).toBe(
      2 * MANY,
    );
  }, 180_000);
});
