import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { z } from "zod";
import { once } from "../../backend/src/modules/idempotency/idempotency";
import { signIn } from "../support/accounts/accounts";
import { expectConsole } from "../support/console-is-error";
import { createFaults } from "../support/faults/faults";
import {
  balanceOf,
  expectSoundData,
  fund,
  newOrder,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";

let backend: TestBackend;

beforeAll(seedReference);
beforeEach(() => {
  backend = createTestBackend();
});
afterAll(expectSoundData);

const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

const wallet = (customerId: number) => balanceOf(`wallet:${customerId}`);
const escrow = (orderId: number) => balanceOf(`escrow:${orderId}`);

describe("pay ways", () => {
  test("[PAY-02] only what works is offered: the wallet, as long as no provider is configured", async () => {
    expect(await backend.call("GET", "/common/platform/get_pay_way")).toMatchObject({
      code: 0,
      data: { orderPayWay: ["WALLET"] },
    });
  });

  test.each(["ALIPAY", "WECHAT"])("[PAY-02] %s is refused while it is not offered", async (payWay) => {
    const account = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, account);
    expect(await payOrder(backend, account, orderId, { payWay })).toMatchObject({ code: 4307, data: null });
    expect((await readOrder(backend, account, orderId)).status).toBe("WAIT_PAY");
  });
});

describe("paying from the wallet", () => {
  test("[PAY-05] [API-026] [ENT-05] [PAY-01] moves the total to the order's escrow and takes the order on", async () => {
    const account = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, account);
    const { totalAmount, orderNo } = await readOrder(backend, account, orderId);
    const total = Math.round(totalAmount * 100);
    backend.clock.advance(60_000);

    expect(await payOrder(backend, account, orderId)).toEqual({ code: 0, message: "success", data: null });

    expect(await readOrder(backend, account, orderId)).toMatchObject({
      status: "RECEIVING_ORDER",
      statusName: "待接单",
      payWay: "WALLET",
      payTime: "2026-11-20 16:31:00",
      expirationTimeStr: null,
      totalAmount,
      orderItems: [{ name: "三人沙发", count: 1 }],
    });
    expect(await wallet(account.customerId)).toBe(100_000 - total);
    expect(await escrow(orderId)).toBe(total);
    expect(
      await rows(
        "SELECT event, from_status, to_status, actor FROM order_transitions WHERE order_id = ? ORDER BY seq",
        orderId,
      ),
    ).toEqual([
      { event: "create", from_status: null, to_status: "WAIT_PAY", actor: `customer:${account.customerId}` },
      {
        event: "pay",
        from_status: "WAIT_PAY",
        to_status: "RECEIVING_ORDER",
        actor: `customer:${account.customerId}`,
      },
    ]);
    expect(await rows("SELECT type, pay_way, sealed FROM ledger_events WHERE order_id = ?", orderId)).toEqual(
      [{ type: "PLACE_AN_ORDER", pay_way: "WALLET", sealed: 1 }],
    );
    expect(await rows("SELECT title, content FROM messages WHERE associated_id = ?", orderId)).toEqual([
      { title: "订单支付成功", content: expect.stringContaining(orderNo) },
    ]);
    expect(
      await rows("SELECT kind, payload FROM outbox WHERE user_id = ? ORDER BY seq", account.customerId),
    ).toEqual([
      { kind: "ORDER_CHANGED", payload: JSON.stringify({ orderId, status: "WAIT_PAY" }) },
      { kind: "SYSTEM_MESSAGE", payload: expect.stringContaining("订单支付成功") },
      { kind: "ORDER_CHANGED", payload: JSON.stringify({ orderId, status: "RECEIVING_ORDER" }) },
    ]);
  });

  test("[PAY-12] [ERR-05] [API-026] a wrong password moves nothing", async () => {
    const account = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, account);
    expect(await payOrder(backend, account, orderId, { pwd: "000000" })).toEqual({
      code: 4301,
      message: "密码错误",
      data: null,
    });
    expect(await wallet(account.customerId)).toBe(100_000);
    expect((await readOrder(backend, account, orderId)).status).toBe("WAIT_PAY");
  });

  test("[PAY-10] a customer without a payment password is asked to set one", async () => {
    const account = await signIn();
    const orderId = await placeOrder(backend, account);
    expect(await payOrder(backend, account, orderId)).toMatchObject({ code: 4303, data: null });
  });

  test("[PAY-21] [ERR-09] a balance that is one 分 short pays nothing, and everything after a recharge", async () => {
    const account = await payingCustomer(1);
    const orderId = await placeOrder(backend, account);
    const total = Math.round((await readOrder(backend, account, orderId)).totalAmount * 100);
    await fund(account, total - 2);
    expect(await payOrder(backend, account, orderId, { key: "short" })).toEqual({
      code: 4304,
      message: "您的余额不足",
      data: null,
    });
    expect(await wallet(account.customerId)).toBe(total - 1);
    expect((await readOrder(backend, account, orderId)).status).toBe("WAIT_PAY");

    await fund(account, 1);
    expect(await payOrder(backend, account, orderId, { key: "short" })).toMatchObject({ code: 0 });
    expect(await wallet(account.customerId)).toBe(0);
  });

  test("[ROLE-16] [PAY-05] another customer's order answers like a missing one", async () => {
    const owner = await payingCustomer(100_000);
    const stranger = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, owner);
    const missing = await payOrder(backend, stranger, 12345);
    expect(missing).toEqual({ code: 4004, message: "订单不存在", data: null });
    expect(await payOrder(backend, stranger, orderId)).toEqual(missing);
    expect(await wallet(stranger.customerId)).toBe(100_000);
  });

  test("[ROLE-03] visitors are told to sign in", async () => {
    expect(await backend.call("PUT", "/order/api/order/1/pay?payWayEnum=WALLET&pwd=1")).toMatchObject({
      code: 7001,
    });
    const json = { orderIds: [1], payWayEnum: "WALLET", password: "246810" };
    expect(await backend.call("POST", "/order/api/order/order_batch_pay", { json })).toMatchObject({
      code: 7001,
    });
  });
});

describe("paying more than once", () => {
  test("the same key answers as the first time, another one learns that the order is paid", async () => {
    const account = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, account);
    expect(await payOrder(backend, account, orderId, { key: "k1" })).toMatchObject({ code: 0 });
    const after = await wallet(account.customerId);
    expect(await payOrder(backend, account, orderId, { key: "k1" })).toMatchObject({ code: 0, data: null });
    expect(await payOrder(backend, account, orderId, { key: "k2" })).toEqual({
      code: 4305,
      message: "订单已支付",
      data: null,
    });
    expect(await payOrder(backend, account, orderId)).toMatchObject({ code: 4305 });
    expect(await wallet(account.customerId)).toBe(after);
  });

  test("a key belongs to one command: the same parameters for another one are refused", async () => {
    const account = await signIn();
    const run = (command: string) =>
      once(
        {
          db: env.DB,
          clock: backend.clock,
          customerId: account.customerId,
          key: "shared",
          command,
          params: { amount: 1 },
          result: z.null(),
        },
        async (record) => {
          await record(null).run();
          return null;
        },
      );
    expect(await run("payOrder")).toBeNull();
    expect(await run("payOrder")).toBeNull();
    await expect(run("createOrder")).rejects.toMatchObject({ code: 4308 });
  });

  test("a key that paid one order pays no other", async () => {
    const account = await payingCustomer(100_000);
    const [first, second] = [await placeOrder(backend, account), await placeOrder(backend, account)];
    expect(await payOrder(backend, account, first, { key: "once" })).toMatchObject({ code: 0 });
    expect(await payOrder(backend, account, second, { key: "once" })).toMatchObject({ code: 4308 });
    expect(await escrow(second)).toBe(0);
  });
});

describe("paying while the database fails", () => {
  test.each([
    ["throwBefore", false],
    ["throwAfterCommit", true],
  ] as const)(
    "[R5] [R6] a payment that meets %s leaves all or nothing, and the same key ends in one debit",
    async (fault, isPaid) => {
      const account = await payingCustomer(100_000);
      const orderId = await placeOrder(backend, account);
      const total = Math.round((await readOrder(backend, account, orderId)).totalAmount * 100);
      const faults = createFaults();
      const failing = createTestBackend({ env: faults.wrap({ DB: env.DB }) });
      faults.d1.batch(/ledger_postings/)[fault]();

      expectConsole(/database batch failed/);
      const answer = await payOrder(failing, account, orderId, { key: `fault-${fault}` });
      // A lost answer is found out at once; a lost command may be repeated.
      expect(answer.code).toBe(isPaid ? 0 : 5003);
      expect(await wallet(account.customerId)).toBe(isPaid ? 100_000 - total : 100_000);
      expect((await readOrder(backend, account, orderId)).status).toBe(
        isPaid ? "RECEIVING_ORDER" : "WAIT_PAY",
      );
      await expectSoundData();

      expect(await payOrder(backend, account, orderId, { key: `fault-${fault}` })).toMatchObject({ code: 0 });
      expect(await wallet(account.customerId)).toBe(100_000 - total);
    },
  );

  test("[R5] a refusal at any statement of the payment undoes all of it", async () => {
    const account = await payingCustomer(100_000);
    const tables = ["order_transitions", "ledger_events", "ledger_postings", "messages", "outbox"];
    for (const table of tables) {
      const orderId = await placeOrder(backend, account);
      await env.DB.prepare(
        `CREATE TRIGGER fault BEFORE INSERT ON ${table} BEGIN SELECT RAISE(ABORT, 'injected fault'); END`,
      ).run();
      const dump = async () => [
        await wallet(account.customerId),
        await rows("SELECT * FROM orders WHERE id = ?", orderId),
        ...(await Promise.all(tables.map((name) => rows(`SELECT COUNT(*) AS n FROM ${name}`)))),
        await rows("SELECT COUNT(*) AS n FROM idempotency_keys"),
      ];
      const before = await dump();
      expect((await payOrder(backend, account, orderId)).code, table).not.toBe(0);
      expect(await dump(), table).toEqual(before);
      await env.DB.prepare("DROP TRIGGER fault").run();
      expect(await payOrder(backend, account, orderId), table).toMatchObject({ code: 0 });
    }
  });
});

describe("the ledger's own guards", () => {
  test("nothing but postings moves a balance, and nothing rewrites history", async () => {
    const account = await payingCustomer(100_000);
    const orderId = await placeOrder(backend, account, newOrder());
    await payOrder(backend, account, orderId);
    const attempts = [
      `UPDATE ledger_accounts SET balance = balance + 1 WHERE id = 'wallet:${account.customerId}'`,
      "UPDATE ledger_postings SET amount = amount + 1",
      "DELETE FROM ledger_postings",
      "DELETE FROM ledger_events",
      `UPDATE orders SET status = 'WAIT_PAY' WHERE id = ${orderId}`,
      `UPDATE orders SET status = 'SUCCESS', version = version + 1 WHERE id = ${orderId}`,
      `DELETE FROM order_transitions WHERE order_id = ${orderId}`,
      `INSERT INTO order_transitions VALUES (${orderId}, 2, 'pay', 'WAIT_PAY', 'RECEIVING_ORDER', 'x', 0, NULL)`,
    ];
    for (const sql of attempts)
      await expect(env.DB.prepare(sql).run(), sql).rejects.toThrow(/SQLITE_CONSTRAINT/);
  });
});
