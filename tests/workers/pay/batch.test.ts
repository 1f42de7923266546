import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { HOUR } from "../../../backend/src/shared/clock";
import type { Account } from "../../support/accounts/accounts";
import { eventually } from "../../support/eventually";
import { addHistory, copyOrders } from "../../support/orders/many-orders";
import {
  balanceOf,
  newItem,
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
} from "../../support/orders/orders";
import { formFields } from "./attacked-trade";
import { rows, titlesOf } from "./support";
import { withPayBackend } from "./with-pay-backend";

const platform = withPayBackend();

const batchPay = (
  account: Account,
  orderIds: readonly number[],
  change: { payWayEnum?: string; password?: string; key?: string } = {},
  on = platform.backend,
) => {
  const { key, ...body } = change;
  return on.call("POST", "/order/api/order/order_batch_pay", {
    token: account.token,
    json: { orderIds, payWayEnum: "WALLET", password: "246810", ...body },
    headers: key ? { "Idempotency-Key": key } : {},
  });
};

async function placeOrders(account: Account, count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i++) ids.push(await placeOrder(platform.backend, account));
  return ids;
}

const statusesOf = async (ids: readonly number[]) =>
  (
    await rows(
      "SELECT status FROM orders WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id",
      JSON.stringify(ids),
    )
  ).map(({ status }) => status);

const totalOf = async (account: Account, orderId: number) =>
  Math.round((await readOrder(platform.backend, account, orderId)).totalAmount * 100);

describe("the orders of a batch payment", () => {
  test("[PAY-30] [API-030] [API-031] [G-03] are all unpaid orders of the caller, and any own order by id in the sequence asked for", async () => {
    const account = await payingCustomer(1_000_000);
    const [first = 0, second = 0, third = 0] = await placeOrders(account, 3);
    const [foreign] = await placeOrders(await payingCustomer(1_000_000), 1);
    await payOrder(platform.backend, account, second);
    const unpaid = await platform.backend.call("GET", "/order/api/order/get_waitpay_order", {
      token: account.token,
    });
    expect(unpaid.data.map(({ id }: { id: number }) => id)).toEqual([third, first]);
    const listOf = (orderIds: unknown[]) =>
      platform.backend.call("POST", "/order/api/order/list_by_orderIds", {
        token: account.token,
        json: { orderIds },
      });
    const listed = await listOf([second, first, second]);
    expect(listed.data.map(({ id, status }: { id: number; status: string }) => [id, status])).toEqual([
      [second, "RECEIVING_ORDER"],
      [first, "WAIT_PAY"],
    ]);
    expect(listed.data[0].orderItems).toHaveLength(1);
    expect(await listOf([first, foreign])).toMatchObject({ code: 4004, data: null });
  });

  test("[PAY-30] [API-030] [API-031] are all of them, though one payment takes fifty", async () => {
    const account = await payingCustomer(0);
    const [templateId = 0] = await placeOrders(account, 1);
    const { customerId } = account;
    await copyOrders(env.DB, { templateId, customerId, count: 50, firstId: 900_000_000 });
    await addHistory(env.DB, 900_000_000, 50);
    const path = "/order/api/order/get_waitpay_order";
    const { data } = await platform.backend.call("GET", path, { token: account.token });
    expect(data).toHaveLength(51);
    const orderIds = data.map(({ id }: { id: number }) => id);
    const asked = { token: account.token, json: { orderIds } };
    const listed = await platform.backend.call("POST", "/order/api/order/list_by_orderIds", asked);
    expect(listed.data).toHaveLength(51);
  });
});

describe("paying several orders from the wallet", () => {
  test("[PAY-33] [API-032] moves every total to its own escrow, and tells it once", async () => {
    const account = await payingCustomer(1_000_000);
    const ids = await placeOrders(account, 3);
    const total = await totalOf(account, ids[0] ?? 0);
    expect(await batchPay(account, ids, { key: "batch" })).toEqual({
      code: 0,
      message: "success",
      data: null,
    });
    expect(await statusesOf(ids)).toEqual(Array(3).fill("RECEIVING_ORDER"));
    for (const id of ids) expect(await balanceOf(`escrow:${id}`)).toBe(total);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(1_000_000 - 3 * total);
    expect(await titlesOf(account.customerId)).toEqual(["订单支付成功"]);
    // The same key answers the same; another one learns that they are paid.
    expect((await batchPay(account, ids, { key: "batch" })).code).toBe(0);
    expect((await batchPay(account, ids)).code).toBe(4305);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(1_000_000 - 3 * total);
  });

  test("[PAY-31] [ERR-16] [API-032] none at all is asked to be at least one, and more than fifty are too many", async () => {
    const account = await payingCustomer(1_000);
    expect((await batchPay(account, [])).message).toBe("请至少选择一个订单");
    const many = Array.from({ length: 51 }, (_, i) => i + 1);
    expect((await batchPay(account, many)).message).toBe("一次最多支付 50 个订单");
  });

  test("[ERR-05] [PAY-12] [S18] a wrong password pays none of several orders, and says so", async () => {
    const account = await payingCustomer(1_000_000);
    const ids = await placeOrders(account, 2);
    const wrong = { password: "000000" };
    expect(await batchPay(account, ids, wrong)).toMatchObject({ code: 4301, message: "密码错误" });
    expect(await statusesOf(ids)).toEqual(["WAIT_PAY", "WAIT_PAY"]);
  });

  test("[PAY-12] [PAY-21] [API-032] [ERR-09] a wrong password or a balance that is one 分 short pays none of them", async () => {
    const account = await payingCustomer(0);
    const ids = await placeOrders(account, 2);
    const total = await totalOf(account, ids[0] ?? 0);
    expect(await batchPay(account, ids, { password: "000000" })).toMatchObject({
      code: 4301,
      message: "密码错误",
    });
    const rich = await payingCustomer(2 * total - 1);
    const theirs = await placeOrders(rich, 2);
    expect(await batchPay(rich, theirs)).toMatchObject({ code: 4304, message: "您的余额不足" });
    expect(await statusesOf([...ids, ...theirs])).toEqual(Array(4).fill("WAIT_PAY"));
    expect(await balanceOf(`wallet:${rich.customerId}`)).toBe(2 * total - 1);
  });

  test("[S18] [LIST-34] guesses at batches and at single orders are counted together", async () => {
    const account = await payingCustomer(1_000_000);
    const ids = await placeOrders(account, 2);
    for (let i = 0; i < 5; i++) {
      const guess =
        i % 2
          ? payOrder(platform.backend, account, ids[0] ?? 0, { pwd: "1" })
          : batchPay(account, ids, { password: "1" });
      expect((await guess).code).toBe(4301);
    }
    expect((await batchPay(account, ids)).code).toBe(4302);
    expect((await payOrder(platform.backend, account, ids[0] ?? 0)).code).toBe(4302);
  });

  test("[S1] [ROLE-16] [PAY-33] a stranger's order among them is a missing one, and nothing is paid", async () => {
    const [account, stranger] = [await payingCustomer(1_000_000), await payingCustomer(0)];
    const own = await placeOrder(platform.backend, account);
    const foreign = await placeOrder(platform.backend, stranger);
    const missing = await batchPay(account, [own, 123]);
    expect(missing).toMatchObject({ code: 4004 });
    expect(await batchPay(account, [own, foreign])).toEqual(missing);
    expect(await statusesOf([own, foreign])).toEqual(["WAIT_PAY", "WAIT_PAY"]);
  });
});

describe("[R19] fifty orders with three paid, one closed and a balance for thirty", () => {
  test("are paid all or not at all: not, until what is paid and closed is left out and the balance suffices", async () => {
    const account = await payingCustomer(100_000_000);
    const closed = await placeOrder(platform.backend, account);
    platform.backend.clock.advance(25 * HOUR);
    const ids = await placeOrders(account, 49);
    const total = await totalOf(account, ids[0] ?? 0);
    for (const id of ids.slice(0, 3)) expect((await payOrder(platform.backend, account, id)).code).toBe(0);
    const held = await balanceOf(`wallet:${account.customerId}`);
    const leave = 30 * total;
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO ledger_events VALUES (1, 'test:drain', ?, 'CASH_OUT', NULL, NULL, '', 0, 0)",
      ).bind(account.customerId),
      env.DB.prepare(
        "INSERT INTO ledger_postings SELECT 1, id, ?1, balance + ?1 FROM ledger_accounts WHERE id = ?2",
      ).bind(leave - held, `wallet:${account.customerId}`),
      env.DB.prepare(
        "INSERT INTO ledger_postings SELECT 1, id, ?1, balance + ?1 FROM ledger_accounts WHERE id = ?2",
      ).bind(held - leave, `external:manual:${account.customerId}`),
      env.DB.prepare("UPDATE ledger_events SET sealed = 1 WHERE id = 1"),
    ]);

    expect((await batchPay(account, [...ids, closed])).code).toBe(4305);
    expect((await batchPay(account, [closed, ...ids.slice(3)])).code).toBe(4306);
    expect((await batchPay(account, ids.slice(3))).code).toBe(4304);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(leave);
    expect((await batchPay(account, ids.slice(3, 33))).code).toBe(0);
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(0);
    const paid = (await statusesOf(ids)).filter((status) => status === "RECEIVING_ORDER");
    expect(paid).toHaveLength(33);
  });

  test("against single payments of the same orders at the same time, what is debited is what is paid", async () => {
    for (let round = 0; round < 10; round++) {
      const account = await payingCustomer(100_000_000);
      const ids = await placeOrders(account, 5);
      const total = await totalOf(account, ids[0] ?? 0);
      await Promise.all([
        batchPay(account, ids),
        ...ids.slice(0, round % 3).map((id) => payOrder(platform.backend, account, id)),
        batchPay(account, ids.slice(2)),
      ]);
      const paid = (await statusesOf(ids)).filter((status) => status === "RECEIVING_ORDER").length;
      expect(await balanceOf(`wallet:${account.customerId}`)).toBe(100_000_000 - paid * total);
      expect(paid).toBeGreaterThan(0);
    }
  });
});

describe("paying several orders by a provider", () => {
  /** The statuses that the page reads while it waits. */
  const polled = async ({ token }: Account, orderIds: readonly number[]) =>
    (
      await platform.backend.call("POST", "/order/api/order/list_by_orderIds", { token, json: { orderIds } })
    ).data.map(({ status }: { status: string }) => status);

  test("[G-20] [R14] [API-032] [PAY-33] one trade pays all of them; the part of one that was paid otherwise goes back", async () => {
    const account = await payingCustomer(1_000_000);
    const ids = await placeOrders(account, 2);
    ids.push(await placeOrder(platform.backend, account, { orderItems: [newItem({ count: 2 })] }));
    const [total = 0, , larger = 0] = await Promise.all(ids.map((id) => totalOf(account, id)));
    expect(larger).toBeGreaterThan(total);
    const answer = await batchPay(account, ids, { payWayEnum: "WECHAT" });
    expect(answer.data).toMatch(/^data:image\/svg\+xml;base64,/);
    expect(await polled(account, ids)).toEqual(Array(3).fill("WAIT_PAY"));
    const [payment] = await rows(
      "SELECT out_trade_no, amount FROM payments WHERE customer_id = ?",
      account.customerId,
    );
    expect(payment?.amount).toBe(2 * total + larger);
    await payOrder(platform.backend, account, ids[1] ?? 0);
    await platform.act(String(payment?.out_trade_no), "pay", 3);
    await platform.runJobs();
    expect(await statusesOf(ids)).toEqual(Array(3).fill("RECEIVING_ORDER"));
    expect(await polled(account, ids)).toEqual(Array(3).fill("RECEIVING_ORDER"));
    for (const id of ids) expect(await balanceOf(`escrow:${id}`)).toBe(id === ids[2] ? larger : total);
    // The request that settles starts the refund at once, and the cron skips a refund in progress.
    await eventually(async () =>
      expect(
        await rows("SELECT amount, status FROM payment_refunds WHERE customer_id = ?", account.customerId),
      ).toEqual([{ amount: total, status: "DONE" }]),
    );
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(1_000_000 - total);
  });

  test("[API-030] [G-20] [G-11] [PAY-33] are found paid within seconds by the page that polls them, without any notification", async () => {
    const account = await payingCustomer(0);
    const ids = await placeOrders(account, 2);
    await batchPay(account, ids, { payWayEnum: "WECHAT" });
    const [payment] = await rows(
      "SELECT out_trade_no FROM payments WHERE customer_id = ?",
      account.customerId,
    );
    await platform.act(String(payment?.out_trade_no), "pay", 0);
    platform.backend.clock.advance(5_000);
    expect(await polled(account, ids)).toEqual(["WAIT_PAY", "WAIT_PAY"]);
    expect(await polled(account, ids)).toEqual(["RECEIVING_ORDER", "RECEIVING_ORDER"]);
  });

  test("[G-20] [API-032] [PAY-33] [LIST-35] at Alipay they are shown one page, and wait until its trade is paid", async () => {
    const account = await payingCustomer(0);
    const ids = await placeOrders(account, 2);
    const { data: page } = await batchPay(account, ids, { payWayEnum: "ALIPAY" });
    expect(formFields(page)).toMatchObject({
      return_url: expect.stringMatching(/^https?:\/\/[^/]+\/user\/order$/),
    });
    const operator = { Authorization: `Bearer ${platform.backend.env.OPERATOR_TOKEN}` };
    const opened = { headers: operator, json: { params: formFields(page) } };
    expect((await platform.backend.call("POST", "/sandbox/api/pay/open", opened)).code).toBe(0);
    expect(await statusesOf(ids)).toEqual(["WAIT_PAY", "WAIT_PAY"]);
    const [payment] = await rows(
      "SELECT out_trade_no FROM payments WHERE customer_id = ?",
      account.customerId,
    );
    await platform.act(String(payment?.out_trade_no), "pay");
    expect(await statusesOf(ids)).toEqual(["RECEIVING_ORDER", "RECEIVING_ORDER"]);
  });
});
