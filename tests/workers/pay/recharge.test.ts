import { env } from "cloudflare:workers";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { HOUR, MINUTE, SECOND } from "../../../backend/src/shared/clock";
import { type Account, signIn } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { balanceOf, expectSoundData, seedReference, type TestBackend } from "../../support/orders/orders";
import { formFields } from "./attacked-trade";
import {
  act,
  createPayBackend,
  deliver,
  notificationOf,
  PROVIDERS,
  type Provider,
  rows,
  runJobs,
} from "./support";

let backend: TestBackend;
let account: Account;
beforeAll(seedReference);
beforeEach(async () => {
  backend = createPayBackend();
  account = await signIn();
  await env.DB.prepare("UPDATE payments SET status = 'CLOSED' WHERE status = 'OPEN'").run();
});
afterAll(expectSoundData);

const charge = (query: Record<string, string>, key: string = crypto.randomUUID()) =>
  backend.call("GET", `/order/api/order/charge?${new URLSearchParams(query)}`, {
    token: account.token,
    headers: { "Idempotency-Key": key },
  });
const statusOf = async (orderNo: string, by = account) =>
  backend.call("GET", `/order/api/order/charge_info?orderNo=${orderNo}`, { token: by.token });
const wallet = () => balanceOf(`wallet:${account.customerId}`);

/** A recharge of 200 元 that the payer has in front of them. */
async function open(payWay: Provider): Promise<string> {
  const { data } = await charge({ amount: "200", payWay });
  // The text of a code, for the client to draw (C-19).
  if (payWay === "WECHAT") expect(data).toMatchObject({ html: null, url: expect.stringMatching(/^https?:/) });
  if (payWay === "ALIPAY") {
    await backend.call("POST", "/sandbox/api/pay/open", {
      headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
      json: { params: formFields(data.html) },
    });
  }
  return data.orderNo;
}

describe.each(PROVIDERS)("a recharge by %s", (payWay) => {
  test("[WALLET-25] [WALLET-26] [API-078] [API-077] answers what to show, and is in the wallet once, however often the provider says so", async () => {
    const orderNo = await open(payWay);
    expect((await statusOf(orderNo)).data).toEqual({ status: "WAIT_PAY" });
    expect(await wallet()).toBe(0);
    await act(backend, orderNo, "pay", 5);
    await deliver(backend, await notificationOf(backend, orderNo, {}));
    expect((await statusOf(orderNo)).data).toEqual({ status: "SUCCESS" });
    expect(await wallet()).toBe(20_000);
    const events = await rows(
      `SELECT e.type, e.pay_way, e.content FROM ledger_events e JOIN ledger_postings p ON p.event_id = e.id
       WHERE p.account_id = ?`,
      `wallet:${account.customerId}`,
    );
    expect(events).toEqual([{ type: "RECHARGE", pay_way: payWay, content: "余额充值" }]);
    const messages = await rows("SELECT title FROM messages WHERE customer_id = ?", account.customerId);
    expect(messages).toEqual([{ title: "充值成功" }]);
  });

  test("[G-11] [API-078] [ENUM-15] is found paid by the page that asks, without its notification", async () => {
    const orderNo = await open(payWay);
    await act(backend, orderNo, "pay", 0);
    backend.clock.advance(5 * SECOND);
    await statusOf(orderNo);
    expect((await statusOf(orderNo)).data).toEqual({ status: "SUCCESS" });
    const { token } = account;
    const { data } = await backend.call("POST", "/order/api/cash_flow/list", { token, json: {} });
    expect(data.rows).toMatchObject([{ type: "RECHARGE", payWay }]);
  });

  test("[R12] [WALLET-26] [ENUM-26] [ENT-24] is found paid without its notification, by the page that asks and by the cron", async () => {
    const [seen, unseen] = [await open(payWay), await open(payWay)];
    for (const orderNo of [seen, unseen]) await act(backend, orderNo, "pay", 0);
    backend.clock.advance(5 * SECOND);
    await statusOf(seen);
    expect((await statusOf(seen)).data).toEqual({ status: "SUCCESS" });
    expect(await wallet()).toBe(20_000);
    backend.clock.advance(3 * MINUTE);
    await runJobs(backend);
    expect(await wallet()).toBe(40_000);
  });

  test("[S23] is not booked for another amount, and stays open", async () => {
    const orderNo = await open(payWay);
    const notification = await notificationOf(backend, orderNo, {
      status: "PAID",
      paidAt: backend.clock.now(),
      amount: 1,
    });
    expectConsole(/payment notification for no payment of ours/);
    await deliver(backend, notification);
    expect(await wallet()).toBe(0);
  });

  test("[R17] [API-077] [WALLET-25] [WALLET-28] of one key is one trade", async () => {
    const key = crypto.randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => charge({ amount: "200", payWay }, key)),
    );
    expect(new Set(answers.map(({ data }) => data.orderNo)).size).toBe(1);
    const isAlipay = payWay === "ALIPAY";
    expect(answers[0]?.data).toEqual({
      html: isAlipay ? expect.stringMatching(/<form /) : null,
      url: isAlipay ? null : expect.stringMatching(/^https?:/),
      orderNo: expect.stringMatching(/^\w{32}$/),
    });
    expect((await charge({ amount: "300", payWay }, key)).code).toBe(4308);
  });
});

test("[ROUTE-27] [WALLET-25] a recharge at ALIPAY leads back to its page", async () => {
  const { data } = await charge({ amount: "200", payWay: "ALIPAY" });
  expect(formFields(data.html)).toMatchObject({
    return_url: expect.stringMatching(/^https?:\/\/[^/]+\/user\/wallet\/recharge$/),
  });
});

test("[R17] an answer that was lost is had again by its key; another amount or a try after two hours is a trade of its own", async () => {
  const key = crypto.randomUUID();
  const chargeAgain = async (amount: string) => {
    const { code, data } = await charge({ amount, payWay: "WECHAT" }, key);
    expect(code).toBe(0);
    // The answer is not stored, as when the provider does not answer.
    await env.DB.prepare("DELETE FROM idempotency_keys WHERE key = ?").bind(key).run();
    const [trade] = await rows(
      "SELECT amount, expires_at FROM payments WHERE out_trade_no = ?",
      data.orderNo,
    );
    return { orderNo: data.orderNo, ...trade } as { orderNo: string; amount: number; expires_at: number };
  };
  const first = await chargeAgain("200");
  expect(await chargeAgain("200")).toEqual(first);
  expect(await chargeAgain("300")).toMatchObject({ amount: 30_000 });
  backend.clock.advance(3 * HOUR);
  const later = await chargeAgain("200");
  expect(later).toMatchObject({ amount: 20_000 });
  expect(later.orderNo).not.toBe(first.orderNo);
  expect(later.expires_at).toBeGreaterThan(backend.clock.now());
});

test("[R17] [WALLET-25] a page that was left open opens another trade by its key, once the first was not paid in time or is closed; a paid one stays", async () => {
  const key = crypto.randomUUID();
  const opened = async () => (await charge({ amount: "200", payWay: "WECHAT" }, key)).data;
  const first = await opened();
  expect(await opened()).toEqual(first);
  backend.clock.advance(3 * HOUR);
  const second = await opened();
  expect(second.orderNo).not.toBe(first.orderNo);
  expect(await opened()).toEqual(second);
  await env.DB.prepare("UPDATE payments SET status = 'CLOSED' WHERE out_trade_no = ?")
    .bind(second.orderNo)
    .run();
  const third = await opened();
  expect([first.orderNo, second.orderNo]).not.toContain(third.orderNo);
  await act(backend, third.orderNo, "pay", 5);
  await deliver(backend, await notificationOf(backend, third.orderNo, {}));
  backend.clock.advance(3 * HOUR);
  expect(await opened()).toEqual(third);
  expect(await wallet()).toBe(20_000);
});

test("[ENT-24] a recharge answers the page of Alipay or the code of WeChat, and its number", async () => {
  const orderNo = expect.stringMatching(/^\w{32}$/);
  const shown = async (payWay: string) => (await charge({ amount: "200", payWay })).data;
  expect(await shown("ALIPAY")).toEqual({ html: expect.stringMatching(/<form /), url: null, orderNo });
  expect(await shown("WECHAT")).toEqual({ html: null, url: expect.stringMatching(/^https?:/), orderNo });
});

test("[WALLET-22] [G-14] [ERR-16] [WALLET-24] the amount is at least a 分 and has two decimals; the wallet cannot pay itself", async () => {
  const refusals = [];
  for (const query of [
    { amount: "", payWay: "WECHAT" },
    { amount: "0", payWay: "WECHAT" },
    { amount: "-5", payWay: "WECHAT" },
    { amount: "abc", payWay: "WECHAT" },
    { amount: "1.234", payWay: "WECHAT" },
    { amount: "50000.01", payWay: "WECHAT" },
    { amount: "100", payWay: "WALLET" },
  ]) {
    const { code, message } = await charge(query);
    expect(code).not.toBe(0);
    refusals.push(message);
  }
  expect(refusals).toEqual([
    ...Array(4).fill("请先输入要充值的金额"),
    "金额最多两位小数",
    "单次充值最多50000元",
    "暂不支持该支付方式，请选择其他方式",
  ]);
});

test("[ROLE-16] [API-078] another customer's recharge is like none", async () => {
  const orderNo = await open("WECHAT");
  const stranger = await signIn();
  expect(await statusOf(orderNo, stranger)).toEqual(await statusOf("0".repeat(32), stranger));
});
