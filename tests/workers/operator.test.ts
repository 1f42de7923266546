import { env } from "cloudflare:workers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { watchLedger } from "../../backend/src/modules/ledger/watch-ledger";
import { formatTime } from "../../backend/src/shared/clock";
import { cellOf } from "../../backend/src/shared/stores/cells/cell-of";
import { cellsOf } from "../../backend/src/shared/stores/cells/open-cells";
import { handleRoomRequest } from "../../gateway/sockets/rooms";
import { type Account, signIn } from "../support/accounts/accounts";
import { expectConsole } from "../support/console-is-error";
import { createFaults } from "../support/faults/faults";
import { envsOfStores } from "../support/minute-jobs";
import { balanceOf, expectSoundData, type TestBackend } from "../support/orders/orders";
import { createTestBackend } from "../support/servers/backend";
import { captureLines } from "../support/servers/log-lines";

let backend: TestBackend;
let account: Account;

beforeEach(async () => {
  backend = createTestBackend();
  account = await signIn();
});
afterAll(expectSoundData);

const TOKEN = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
const call = (method: string, path: string, json?: unknown, headers: Record<string, string> = {}) =>
  backend.call(method, path, { json, headers: { ...TOKEN, ...headers } });
const credit = (amount: number, key?: string, phone = account.phone) =>
  call("POST", "/operator/api/wallet/credit", { phone, amount }, key ? { "Idempotency-Key": key } : {});

describe("the operator API", () => {
  test.each([
    ["none", {}],
    ["a wrong one", { Authorization: "Bearer wrong" }],
    ["a prefix", { Authorization: `Bearer ${env.OPERATOR_TOKEN.slice(0, -1)}` }],
    ["an empty one", { Authorization: "Bearer " }],
    ["another scheme", { Authorization: `Basic ${env.OPERATOR_TOKEN}` }],
  ])("answers 401 to a caller with %s as token, whatever is asked", async (_what, headers) => {
    for (const path of ["/operator/api/health", "/operator/api/nowhere", "/sandbox/api/sms"]) {
      const response = await backend.request(path, { headers });
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ code: 7001, message: "未授权", data: null });
    }
  });

  test("a customer's token opens nothing", async () => {
    const response = await backend.request("/operator/api/health", {
      headers: { "WEB-TOKEN": account.token },
    });
    expect(response.status).toBe(401);
  });

  test("answers 401 while no token is configured", async () => {
    const open = createTestBackend({ env: { OPERATOR_TOKEN: "" } });
    const response = await open.request("/operator/api/health", { headers: { Authorization: "Bearer " } });
    expect(response.status).toBe(401);
  });

  test("[ENUM-15] credits a wallet through the ledger, once per key, and tells the customer", async () => {
    expect(await credit(200.5, "c1")).toEqual({ code: 0, message: "success", data: { balance: 200.5 } });
    expect(await credit(200.5, "c1")).toMatchObject({ code: 0, data: { balance: 200.5 } });
    expect(await credit(300, "c1")).toMatchObject({ code: 4308, data: null });
    await Promise.all(Array.from({ length: 6 }, () => credit(0.01, "c2")));
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(20_051);
    const events = await env.DB.prepare(
      `SELECT e.type FROM ledger_events e JOIN ledger_postings p ON p.event_id = e.id
       WHERE p.account_id = ?`,
    )
      .bind(`wallet:${account.customerId}`)
      .all();
    expect(events.results).toEqual([{ type: "RECHARGE" }, { type: "RECHARGE" }]);
    expect(backend.site.held(account.customerId).map((event) => event.kind)).toEqual([
      "SYSTEM_MESSAGE",
      "SYSTEM_MESSAGE",
    ]);
  });

  test.each([0, -5, 0.001, 1_000_001])("refuses to credit %d", async (amount) => {
    expect(await credit(amount, `bad-${amount}`)).toMatchObject({ code: 4000, data: null });
    expect(await balanceOf(`wallet:${account.customerId}`)).toBe(0);
  });

  test("refuses to credit without a key, or an unknown customer", async () => {
    expect(await credit(1)).toMatchObject({ code: 4000, message: "缺少 Idempotency-Key" });
    expect(await credit(1, "c3", "13000000000")).toEqual({ code: 4004, message: "客户不存在", data: null });
  });

  test("[SOCK-04] sends a service message that reaches the customer's list and room", async () => {
    await call("POST", "/operator/api/message", {
      phone: account.phone,
      title: "您好",
      content: "师傅<已>出发",
    });
    const { data } = await backend.call("POST", "/user/api/mes/list", { token: account.token, json: {} });
    expect(data).toMatchObject({
      serviceMesTotal: 1,
      pageResult: { rows: [{ title: "您好", content: "师傅&lt;已&gt;出发" }] },
    });
    expect(backend.site.held(account.customerId)).toMatchObject([
      { seq: 1, kind: "SERVICE_MESSAGE", data: { title: "您好" } },
    ]);
  });

  test("[R6] a service message that is sent again with its key comes once, and without one again", async () => {
    const send = (content: string, headers = {}) =>
      call("POST", "/operator/api/message", { phone: account.phone, title: "您好", content }, headers);
    const keyed = { "Idempotency-Key": "m1" };
    const answers = await Promise.all([send("一", keyed), send("一", keyed)]);
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    expect(await send("二", keyed)).toMatchObject({ code: 4308 });
    expect(await send("一")).toMatchObject({ code: 0 });
    const { data } = await backend.call("POST", "/user/api/mes/list", { token: account.token, json: {} });
    expect(data).toMatchObject({ serviceMesTotal: 2 });
  });

  test("[ROLE-12] blocks an account, which then answers 7002 to everything, and unblocks it", async () => {
    const read = () => backend.call("GET", "/order/api/order", { token: account.token });
    const setBlocked = (blocked: boolean) =>
      call("PUT", "/operator/api/customer/blocked", { phone: account.phone, blocked });
    expect(await setBlocked(true)).toMatchObject({ code: 0 });
    expect(await read()).toEqual({ code: 7002, message: "您已被平台拉黑，请联系平台客服", data: null });
    expect(await setBlocked(false)).toMatchObject({ code: 0 });
    expect(await read()).toMatchObject({ code: 0 });
  });

  test("[S11] blocking closes the customer's open sockets at once and new ones are refused", async () => {
    const { customerId: userId, token, phone } = account;
    const resolveUserId = async () => {
      const { code, data } = await backend.call("GET", "/user/api/customer", { token });
      return code === 0 ? data.id : null;
    };
    const room = (request: Request) =>
      handleRoomRequest(request, env, { token, resolveUserId, now: backend.clock.now });
    const open = () =>
      room(
        new Request(`https://site.test/admin/websocket/${userId}`, {
          headers: { Upgrade: "websocket", Origin: "https://site.test" },
        }),
      );
    const { webSocket } = await open();
    const closed = new Promise<number>((resolve) => {
      webSocket?.addEventListener("close", ({ code }) => resolve(code));
    });
    webSocket?.accept();

    const SITE: Fetcher = {
      ...backend.site.fetcher,
      fetch: (input: RequestInfo | URL, init?: RequestInit) => room(new Request(input, init)),
    };
    const blocking = createTestBackend({ env: { SITE } });
    const answer = await blocking.call("PUT", "/operator/api/customer/blocked", {
      headers: TOKEN,
      json: { phone, blocked: true },
    });
    expect(answer.code).toBe(0);
    expect(await closed).toBe(4401);
    expect((await open()).status).toBe(401);
  });

  test("a key of a customer's own is never the operator's", async () => {
    const order = { payWayEnum: "WALLET", pwd: "1" };
    for (const key of ["operator/c9", "auto/c9"]) {
      const answer = await backend.call("PUT", `/order/api/order/1/pay?${new URLSearchParams(order)}`, {
        token: account.token,
        headers: { "Idempotency-Key": key },
      });
      expect(answer).toMatchObject({ code: 4000, message: "Idempotency-Key 格式有误" });
    }
    await credit(1, "c9");
    const { results } = await env.DB.prepare("SELECT key FROM idempotency_keys WHERE customer_id = ?")
      .bind(account.customerId)
      .all();
    expect(results).toEqual([{ key: "operator/c9" }]);
  });

  test("finds customers by the beginning of their phone", async () => {
    const phones = ["15912340001", "15912340002", "15912350000"];
    for (const phone of phones) await signIn({ phone });
    await credit(12.34, "find", phones[0]);
    const { data } = await call("GET", "/operator/api/customers?phone=15912340");
    expect(data).toMatchObject([
      { phone: phones[0], balance: 12.34, blocked: false, createTime: "2026-11-20 16:00:00" },
      { phone: phones[1], balance: 0 },
    ]);
    expect(await call("GET", "/operator/api/customers?phone=1")).toMatchObject({ code: 4000 });
    expect(await call("GET", "/operator/api/customers?phone=139%25")).toMatchObject({ code: 4000 });
  });

  test("tells of every store of customers whether it answers, also when one does not", async () => {
    const faults = createFaults();
    const { env: bindings } = backend;
    const broken = createTestBackend({ clock: backend.clock, env: faults.wrap({ DB: bindings.DB }) });
    const stores = async () => {
      const { data } = await broken.call("GET", "/operator/api/health", { headers: TOKEN });
      return data.stores as {
        store: number;
        isAnswering: boolean;
        outbox: object | null;
        size: number | null;
      }[];
    };
    const before = await stores();
    expect(before.map(({ store }) => store)).toEqual(before.map((_, index) => index));
    expect(before.every(({ isAnswering }) => isAnswering)).toBe(true);
    faults.d1.query(/"outbox"/).throwBefore();
    expectConsole(/store did not answer/);
    const after = await stores();
    expect(after.filter(({ isAnswering }) => !isAnswering)).toMatchObject([{ outbox: null, size: null }]);
    expect(after).toHaveLength(before.length);
  });

  test("reports waiting events with their age and their store, and what the checks of the books have found", async () => {
    const { clock } = backend;
    const health = async () => (await call("GET", "/operator/api/health")).data;
    const check = async () => {
      const log = captureLines();
      for (const own of envsOfStores(backend.env)) await watchLedger({ env: own, clock });
      return log.of("invariant broken").length;
    };
    backend.site.outage = "throws";
    await call("POST", "/operator/api/message", { phone: account.phone, title: "一", content: "二" });
    clock.advance(90_000);
    expect(await health()).toEqual({
      outbox: { pending: 1, oldestAgeMs: 90_000 },
      violations: [],
      checks: {
        changesUntilTime: null,
        lastSliceTime: null,
        roundBeganTime: null,
        roundCustomers: 0,
        lastRoundTime: null,
        lastRoundCustomers: 0,
      },
      backfills: [],
      stores: expect.any(Array),
    });

    const { customerId } = account;
    const stores: { store: number; outbox: { pending: number } }[] = (await health()).stores;
    expect(stores.filter(({ outbox }) => outbox.pending > 0)).toMatchObject([
      {
        store: cellOf(customerId, cellsOf(env)?.count ?? 1),
        outbox: { pending: 1, oldestAgeMs: 90_000 },
      },
    ]);
    await env.DB.prepare("INSERT INTO ledger_events VALUES (1, 'broken', ?, 'FINE', NULL, NULL, 'x', 0, 0)")
      .bind(customerId)
      .run();
    expect((await health()).violations, "the call itself checks nothing").toEqual([]);
    const seenTime = formatTime(clock.now());
    expect(await check()).toBe(1);
    const { violations, checks } = await health();
    expect(violations).toEqual([{ customerId, rule: "every event is sealed", subject: "1", seenTime }]);
    expect(checks).toMatchObject({ lastSliceTime: seenTime, roundBeganTime: seenTime, lastRoundTime: null });
    expect(checks.roundCustomers).toBeGreaterThan(0);

    clock.advance(60_000);
    await check();
    expect((await health()).checks).toMatchObject({
      lastRoundTime: formatTime(clock.now()),
      lastRoundCustomers: checks.roundCustomers,
    });
    await env.DB.batch([
      env.DB.prepare(
        "INSERT INTO ledger_accounts VALUES (?1, 'external', ?3, 0), (?2, 'external', ?3, 0)",
      ).bind(`external:a:${customerId}`, `external:b:${customerId}`, customerId),
      env.DB.prepare("INSERT INTO ledger_postings VALUES (1, ?1, -1, -1), (1, ?2, 1, 1)").bind(
        `external:a:${customerId}`,
        `external:b:${customerId}`,
      ),
      env.DB.prepare("UPDATE ledger_events SET sealed = 1 WHERE id = 1"),
    ]);
    expect((await health()).violations, "until the customer is checked again").toHaveLength(1);
    clock.advance(60 * 60_000);
    expect(await check()).toBe(0);
    expect((await health()).violations).toEqual([]);
  });
});

describe("the sandbox inbox", () => {
  test("[S37] lists sent SMS newest first while the sandbox is on, and does not exist while it is off", async () => {
    const insert = (id: number, phone: string, at: number) =>
      env.DB.prepare("INSERT INTO sandbox_sms (id, phone, content, created_at) VALUES (?, ?, ?, ?)")
        .bind(id, phone, `验证码 ${id}`, at)
        .run();
    await insert(1, "13800000001", 1000);
    await insert(2, "13800000002", 2000);
    const { data } = await call("GET", "/sandbox/api/sms");
    expect(data.map((sms: { id: number }) => sms.id)).toEqual([2, 1]);
    expect((await call("GET", "/sandbox/api/sms?phone=13800000001")).data).toMatchObject([
      { content: "验证码 1" },
    ]);

    const off = createTestBackend({ env: { SANDBOX: "off" } });
    expect((await off.request("/sandbox/api/sms", { headers: TOKEN })).status).toBe(404);
  });
});
