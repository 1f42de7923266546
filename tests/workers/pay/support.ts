import { env } from "cloudflare:workers";
import { expect } from "vitest";
import type { BackendEnv } from "../../../backend/src/env";
import { alipayNotificationBody } from "../../../backend/src/providers/pay/sandbox/sandbox-alipay";
import { loadSandboxKeys } from "../../../backend/src/providers/pay/sandbox/sandbox-keys";
import {
  findSandboxTrade,
  type SandboxTrade,
} from "../../../backend/src/providers/pay/sandbox/sandbox-trades";
import { wechatNotification } from "../../../backend/src/providers/pay/sandbox/sandbox-wechat";
import type { Account } from "../../support/accounts/accounts";
import { runMinuteJobs } from "../../support/minute-jobs";
import {
  payingCustomer,
  payOrder,
  placeOrder,
  readOrder,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend, idsBy, type TestClock } from "../../support/servers/backend";
import { formFields } from "./attacked-trade";

export type Provider = "ALIPAY" | "WECHAT";
export const PROVIDERS: readonly Provider[] = ["ALIPAY", "WECHAT"];
const OPERATOR = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };

/** A backend that offers both providers, played by the sandbox. */
export const createPayBackend = (
  options: { clock?: TestClock; env?: Partial<BackendEnv> } = {},
): TestBackend => createTestBackend({ ...options, env: { PAY_PROVIDER: "sandbox", ...options.env } });

export interface OpenedPayment {
  readonly account: Account;
  readonly orderId: number;
  readonly outTradeNo: string;
  /** 分 */
  readonly total: number;
}

/** An unpaid order of a customer with a full wallet, and a payment for it that is open at a provider. */
export async function openPayment(
  backend: TestBackend,
  provider: Provider,
  of?: { account: Account; orderId: number },
): Promise<OpenedPayment> {
  const account = of?.account ?? (await payingCustomer(1_000_000));
  const orderId = of?.orderId ?? (await placeOrder(backend, account));
  const total = Math.round((await readOrder(backend, account, orderId)).totalAmount * 100);
  const answer = await payOrder(backend, account, orderId, { payWay: provider });
  expect(answer.message).toBe("success");
  return {
    account,
    orderId,
    total,
    outTradeNo: await bringToCashier(backend, provider, answer.data, orderId),
  };
}

/** What the customer does with what was shown: for Alipay the form is sent, which opens the trade there. */
async function bringToCashier(
  backend: TestBackend,
  provider: Provider,
  shown: string,
  orderId: number,
): Promise<string> {
  if (provider === "ALIPAY") {
    const opened = await operate(backend, "open", { params: formFields(shown) });
    expect(opened.message).toBe("success");
    return opened.data.outTradeNo;
  }
  expect(shown).toMatch(/^data:image\/svg\+xml;base64,/);
  const row = await env.DB.prepare(
    `SELECT p.out_trade_no FROM payments p JOIN payment_orders o ON o.out_trade_no = p.out_trade_no
     WHERE o.order_id = ? AND p.pay_way = 'WECHAT' ORDER BY p.created_at DESC LIMIT 1`,
  )
    .bind(orderId)
    .first<{ out_trade_no: string }>();
  return row?.out_trade_no ?? "";
}

const operate = (backend: TestBackend, path: "open" | "act", json: object) =>
  backend.call("POST", `/sandbox/api/pay/${path}`, { headers: OPERATOR, json });

/** The payer pays or cancels, and the provider sends so many notifications; answers how many were taken. */
export async function act(
  backend: TestBackend,
  outTradeNo: string,
  action: "pay" | "cancel" | "notify",
  notifications = 1,
): Promise<number> {
  const answer = await operate(backend, "act", { outTradeNo, action, notifications });
  expect(answer.message).toBe("success");
  return answer.data.taken;
}

/** A notification as the provider would send it now. `change` alters the trade that it speaks of. */
export async function notificationOf(
  backend: TestBackend,
  outTradeNo: string,
  change: Partial<SandboxTrade> = {},
): Promise<{ path: string; headers: Record<string, string>; body: string }> {
  const dependencies = { db: env.DB, directory: env.DB, clock: backend.clock, ids: idsBy(backend.clock) };
  const keys = await loadSandboxKeys(env.DB);
  const known = await findSandboxTrade(outTradeNo, dependencies);
  if (!known) throw new Error("unknown trade");
  const trade = { ...known, ...change };
  if (trade.provider === "WECHAT") {
    const { body, headers } = await wechatNotification(trade, keys, dependencies);
    return { path: "/notify/pay/wechat", body, headers: { ...headers, "Content-Type": "application/json" } };
  }
  return {
    path: "/notify/pay/alipay",
    body: await alipayNotificationBody(trade, keys, dependencies),
    headers: { "Content-Type": "application/x-www-form-urlencoded" },
  };
}

export const deliver = (
  backend: TestBackend,
  { path, headers, body }: { path: string; headers: Record<string, string>; body: string },
): Promise<Response> => backend.request(path, { method: "POST", headers, body });

/** Runs what the cron runs every minute. */
export async function runJobs(backend: TestBackend): Promise<void> {
  await runMinuteJobs({ env: backend.env, clock: backend.clock, ids: idsBy(backend.clock) });
}

export const rows = async (sql: string, ...values: unknown[]) =>
  (
    await env.DB.prepare(sql)
      .bind(...values)
      .all()
  ).results;

export const titlesOf = async (customerId: number) =>
  (await rows("SELECT title FROM messages WHERE customer_id = ? ORDER BY created_at, id", customerId)).map(
    ({ title }) => title,
  );

/** What an order's money has done: in escrow, and at the provider beyond that. */
export async function settlementOf({ orderId, outTradeNo }: Pick<OpenedPayment, "orderId" | "outTradeNo">) {
  const [payment] = await rows("SELECT status FROM payments WHERE out_trade_no = ?", outTradeNo);
  const receipts = await rows("SELECT amount FROM payment_receipts WHERE out_trade_no = ?", outTradeNo);
  const refunds = await rows("SELECT amount, status FROM payment_refunds WHERE out_trade_no = ?", outTradeNo);
  const [order] = await rows("SELECT status, pay_way FROM orders WHERE id = ?", orderId);
  const [escrow] = await rows("SELECT balance FROM ledger_accounts WHERE id = ?", `escrow:${orderId}`);
  return { payment: payment?.status, receipts, refunds, order, escrow: escrow?.balance };
}
