import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unsubscribeTokenOf } from "../../../backend/src/modules/reminders/reminder-phones";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { bucketOfNumber, type NumberKind } from "../../../backend/src/shared/numbers/numbers";
import { SMS_CODE_HEADER } from "../../../schema/rest/wallet/payout-accounts";
import type { Account } from "../../support/accounts/accounts";
import { signInApp } from "../../support/accounts/app-sessions";
import { cheapHash } from "../../support/accounts/cheap-password";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { jpegHead, multipartStream } from "../../support/files/multipart";
import { EVENTS, orderIn, refundRequest, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  fund,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { idsBy } from "../../support/servers/backend";
import { act, openPayment, runJobs } from "../pay/support";
import { bindAlipay, createPayoutBackend, plantCode, withdraw } from "../withdrawals/support";

let backend: TestBackend;
let account: Account;
/** An order that Alipay was paid for, and that was given back before a master came. */
let refundedOrder: { orderId: number; outTradeNo: string };

/** A customer who has registered, has money, and a password to pay with. */
async function newcomer(): Promise<Account> {
  const phone = newPhone();
  const { data } = await login(backend, phone, await codeFor(backend, phone, newAddress()));
  const customerId = await one<number>("SELECT id FROM customers WHERE phone = ?", phone);
  await env.DB.prepare("UPDATE customers SET pay_password_hash = ? WHERE id = ?")
    .bind(await cheapHash("246810", env.SECRET_PEPPER), customerId)
    .run();
  const known = { customerId, phone, token: data.webToken };
  await fund(known, 1_000_000);
  return known;
}

beforeAll(async () => {
  await seedReference();
  await seedWorkers();
  backend = createPayoutBackend();
  account = await newcomer();
  await bindAlipay(account, { boundAt: 0 });
  await env.DB.prepare(
    "INSERT INTO payout_accounts VALUES (?, 'WECHAT', 'openid-home', '老张', NULL, 0, FALSE)",
  )
    .bind(account.customerId)
    .run();
  const orderId = await placeOrder(backend, account);
  const { outTradeNo } = await openPayment(backend, "ALIPAY", { account, orderId });
  await act(backend, outTradeNo, "pay");
  expect(await EVENTS.refund({ backend, account, orderId })).toMatchObject({ code: 0 });
  refundedOrder = { orderId, outTradeNo };
});
afterAll(expectSoundData);

async function one<Value>(sql: string, ...values: (string | number)[]): Promise<Value> {
  const row = await env.DB.prepare(sql)
    .bind(...values)
    .first<Record<string, Value>>();
  const value = Object.values(row ?? {})[0];
  if (value === undefined || value === null) throw new Error(`nothing found: ${sql}`);
  return value;
}

const call = async (method: string, path: string, json?: unknown) => {
  const answer = await backend.call(method, path, { token: account.token, json });
  expect(answer.message).toBe("success");
  return answer.data;
};

/** The secret of a key that the customer makes. */
async function secretOf(mode: "live" | "test"): Promise<string> {
  const code = await plantCode(backend, account);
  const wish = { name: "仓库", mode, scopes: ["goods"], addresses: [], dayLimit: null };
  return (await call("POST", "/user/api/customer/api_keys", { ...wish, code })).secret;
}

/** What an app of the customer's is given when it signs in. */
async function appTokens(): Promise<{ accessToken: string; refreshToken: string }> {
  backend.clock.advance(60_000);
  const code = await codeFor(backend, account.phone, newAddress());
  return (await signInApp(backend, account.phone, code)).data;
}

/** How a number of each kind comes to the customer, or to a provider, by the calls themselves. */
const GIVEN: Record<NumberKind, () => Promise<string>> = {
  session: async () => account.token,
  apiKey: () => secretOf("live"),
  testKey: () => secretOf("test"),
  appAccess: async () => (await appTokens()).accessToken,
  appRefresh: async () => (await appTokens()).refreshToken,
  trade: async () => refundedOrder.outTradeNo,
  tradeRefund: () =>
    one("SELECT out_refund_no FROM payment_refunds WHERE order_id = ?", refundedOrder.orderId),
  call: async () => {
    const businessId = await orderIn(backend, account, "WAIT_INSTALL");
    const begun = await call("POST", "/user/api/video_call/video_call_customer", {
      businessData: { businessId },
    });
    return begun.videoCallInstanceId;
  },
  progressLink: async () => {
    const orderId = await placeOrder(backend, account);
    return (await call("POST", "/order/api/progress_link", { orderId })).token;
  },
  uploadLink: async () => (await call("POST", "/common/common/upload_link", { count: 1 })).token,
  file: async () => {
    const { body, contentType } = multipartStream({
      type: "image/jpeg",
      fileName: "a.jpg",
      chunks: [jpegHead()],
    });
    const headers = { "Content-Type": contentType, "WEB-TOKEN": account.token };
    const response = await backend.request("/common/common/upload_file", { method: "POST", headers, body });
    const { data } = await response.json<{ data: { url: string } }>();
    return data.url.replace("/files/", "");
  },
  withdrawal: async () => {
    expect((await withdraw(backend, account)).code).toBe(0);
    return one("SELECT out_biz_no FROM withdrawals WHERE customer_id = ?", account.customerId);
  },
  confirmation: async () => {
    expect((await withdraw(backend, account, { payWay: "WECHAT" })).code).toBe(0);
    await runJobs(backend);
    return one(
      "SELECT confirm_token FROM withdrawals WHERE customer_id = ? AND pay_way = 'WECHAT'",
      account.customerId,
    );
  },
  wechatState: async () => {
    const headers = { [SMS_CODE_HEADER]: await plantCode(backend, account) };
    const { token } = account;
    const { data } = await backend.call("GET", "/user/api/customer/bind?payWayEnum=WECHAT", {
      token,
      headers,
    });
    return new URL(data).searchParams.get("state") ?? "";
  },
  reminderLink: () =>
    unsubscribeTokenOf(account, { directory: env.DB, ids: idsBy(backend.clock), now: backend.clock.now() }),
};

describe("numbers that lead back to a customer", () => {
  test.each(Object.keys(GIVEN) as NumberKind[])(
    "a number of kind %s says the customer's bucket",
    async (kind) => {
      expect(bucketOfNumber(kind, await GIVEN[kind]())).toBe(bucketOf(account.customerId));
    },
  );

  test("[CONST-26] numbers of orders, refunds and arbitrations have the bucket's remainder by 256", async () => {
    const orderId = await orderIn(backend, account, "WAIT_INSTALL");
    const subject = { backend, account, orderId };
    await call("POST", `/order/api/order/${orderId}/cancel`, refundRequest());
    expect(await EVENTS.refuse_refund(subject)).toMatchObject({ code: 0 });
    expect(await EVENTS.request_arbitration(subject)).toMatchObject({ code: 0 });
    const { results } = await env.DB.prepare(
      `SELECT order_no AS number FROM orders WHERE customer_id = ?1
       UNION ALL SELECT refund_no FROM refunds WHERE customer_id = ?1
       UNION ALL SELECT arbitration_no FROM refunds WHERE customer_id = ?1 AND arbitration_no IS NOT NULL`,
    )
      .bind(account.customerId)
      .all<{ number: string }>();
    const numbers = results.map(({ number }) => number);
    expect(new Set(numbers.map((number) => number.slice(0, 2)))).toEqual(new Set(["26", "TK", "ZC"]));
    const remainders = numbers.map((number) => Number(number.slice(-14)) % 256);
    expect(new Set(remainders)).toEqual(new Set([account.customerId % 256]));
  });

  test("new customers fall into buckets of their own, and every one of them has the rows of a life in it", async () => {
    const newcomers = [];
    for (let i = 0; i < 4; i++) {
      backend.clock.advance(60_000);
      newcomers.push(await newcomer());
    }
    expect(new Set(newcomers.map(({ customerId }) => bucketOf(customerId))).size).toBeGreaterThan(1);
    for (const one of newcomers) {
      const orderId = await orderIn(backend, one, "EVALUATED");
      expect(bucketOf(orderId)).toBe(bucketOf(one.customerId));
    }
  });
});
