import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { sandboxCustomerOf } from "../../../backend/src/modules/customers/sandbox-customers/sandbox-customer";
import { sendReminders } from "../../../backend/src/modules/reminders/send-reminders";
import { sha256 } from "../../../backend/src/shared/crypto";
import { bucketOf } from "../../../backend/src/shared/numbers/bucket";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { API_SCOPES } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import { storesOver } from "../../support/database/stores-over";
import { follow, seedWorkers } from "../../support/orders/order-life";
import {
  expectSoundData,
  newItem,
  payingCustomer,
  placeOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { createWholeSite } from "../../support/servers/whole-site";
import { askOrders, createKey, listKeys, revokeKey, rotateKey, rowOfKey } from "../api-keys/support";
import { addFile, aMinute, close, emptyWallet, rowsOf } from "../personal-data/support";

const PLAY_MONEY = 10_000_000;
const WISH = { mode: "test", scopes: API_SCOPES, dayLimit: 1_000 };

let backend: TestBackend;
let account: Account;
beforeEach(async () => {
  await seedReference();
  backend = createTestBackend();
  account = await payingCustomer(1_000_000);
});
afterEach(expectSoundData);

async function testKey(): Promise<{ id: number; secret: string; caller: Account }> {
  const { data } = await createKey(backend, account, WISH);
  const row = await rowOfKey(data.id);
  const customerId = Number(row?.sandbox_customer_id);
  return { ...data, caller: { customerId, phone: "", token: data.secret } };
}

const balanceOf = async (token: string) =>
  (await backend.call("GET", "/user/api/customer/balance", { token })).data.balance;
/** Places an order of a sandbox customer, with a picture of its own. */
const placeIn = async (caller: Account) =>
  placeOrder(backend, caller, {
    orderItems: [newItem({ imgUrl: `/files/${await addFile(caller.customerId)}` })],
  });
const pay = (token: string, orderId: number) =>
  backend.call("PUT", `/order/api/order/${orderId}/pay?payWayEnum=WALLET`, {
    token,
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
const totalOf = async (token: string) => (await askOrders(backend, token)).data.total;
const sandboxesOf = async ({ customerId }: Account) =>
  (
    await env.DB.prepare("SELECT id, phone, nickname FROM customers WHERE sandbox_of = ?")
      .bind(customerId)
      .all<{ id: number; phone: string }>()
  ).results;

describe("[EXT-561] a test key", () => {
  test("begins with words of its own, stands marked in the list, and has play money", async () => {
    const live = (await createKey(backend, account)).data;
    const { id, secret } = await testKey();
    expect(secret).toMatch(/^zd_test_[\da-f]{64}$/);
    expect(
      (await listKeys(backend, account)).map((key: { id: number; mode: string }) => [key.id, key.mode]),
    ).toEqual([
      [id, "test"],
      [live.id, "live"],
    ]);
    expect(await balanceOf(secret)).toBe(PLAY_MONEY / 100);
    expect(await balanceOf(account.token)).toBe(10_000);
  });

  test("works for one sandbox customer of the account, in its bucket, however many keys are made", async () => {
    const keys = [await testKey(), await testKey()];
    const [sandbox, ...others] = await sandboxesOf(account);
    expect(others).toEqual([]);
    expect(keys.map(({ caller }) => caller.customerId)).toEqual([sandbox?.id, sandbox?.id]);
    expect(bucketOf(sandbox?.id ?? 0)).toBe(bucketOf(account.customerId));
    expect(await balanceOf(keys[1]?.secret ?? "")).toBe(PLAY_MONEY / 100);
  });

  test("[R36] two that are made first at once, and one that was cut off, have one customer and its money once", async () => {
    const dependencies = {
      stores: openStores({ ...env, ...storesOver(env.DB) }),
      clock: backend.clock,
      ids: idsBy(backend.clock),
    };
    const made = await Promise.all([0, 1].map(() => sandboxCustomerOf(account.customerId, dependencies)));
    expect(new Set(made).size).toBe(1);
    // As if the Worker had died before it gave the money.
    const other = await payingCustomer(0);
    const died = new Error("killed");
    const dying = {
      ...dependencies,
      ids: { ...dependencies.ids, rowId: idsThatDie(died, dependencies.ids.rowId) },
    };
    await expect(sandboxCustomerOf(other.customerId, dying)).rejects.toThrow(died);
    const id = await sandboxCustomerOf(other.customerId, dependencies);
    expect(await sandboxesOf(other)).toMatchObject([{ id }]);
    for (const customer of [made[0], id]) {
      const wallet = env.DB.prepare("SELECT balance FROM ledger_accounts WHERE id = ?").bind(
        `wallet:${customer}`,
      );
      expect(await wallet.first("balance")).toBe(PLAY_MONEY);
    }
  });

  test("[S56] places and pays there, and nothing of it is the account's; nor the other way round", async () => {
    const { id, caller } = await testKey();
    const own = await placeOrder(backend, account);
    const orderId = await placeIn(caller);
    expect((await pay(caller.token, orderId)).code).toBe(0);
    expect((await pay(caller.token, own)).code).toBe(Code.NOT_FOUND);
    expect(Number((await rowOfKey(id))?.paid)).toBeGreaterThan(0);
    expect(await balanceOf(caller.token)).toBeLessThan(PLAY_MONEY / 100);
    expect(await balanceOf(account.token)).toBe(10_000);
    expect([await totalOf(account.token), await totalOf(caller.token)]).toEqual([1, 1]);
    const live = (await makeKey(account)).secret;
    expect((await backend.call("GET", `/order/api/order/${orderId}`, { token: live })).code).toBe(
      Code.NOT_FOUND,
    );
    expect((await backend.call("GET", `/order/api/order/${own}`, { token: caller.token })).code).toBe(
      Code.NOT_FOUND,
    );
  });

  test("pays no more than its amount of the day", async () => {
    const { data } = await createKey(backend, account, { ...WISH, dayLimit: 1 });
    const customerId = Number((await rowOfKey(data.id))?.sandbox_customer_id);
    const orderId = await placeIn({ customerId, phone: "", token: data.secret });
    expect((await pay(data.secret, orderId)).code).toBe(Code.KEY_DAY_LIMIT);
  });

  test("is rotated and revoked as others are, and dead when its owner is blocked", async () => {
    const { id, secret } = await testKey();
    const next = (await rotateKey(backend, account, id)).data.secret;
    expect(next).toMatch(/^zd_test_/);
    await env.DB.prepare("UPDATE customers SET blocked_at = 1 WHERE id = ?").bind(account.customerId).run();
    expect((await askOrders(backend, next)).code).toBe(Code.BLOCKED);
    await env.DB.prepare("UPDATE customers SET blocked_at = NULL WHERE id = ?")
      .bind(account.customerId)
      .run();
    expect((await askOrders(backend, secret)).code).toBe(0);
    await revokeKey(backend, account, id);
    expect((await askOrders(backend, next)).code).toBe(Code.NOT_LOGGED_IN);
  });

  test("a live key with the other words is none, and the other way round", async () => {
    const { secret } = await testKey();
    const live = (await makeKey(account)).secret;
    for (const wrong of [secret.replace("test", "live"), live.replace("live", "test")])
      expect((await askOrders(backend, wrong)).code).toBe(Code.NOT_LOGGED_IN);
  });
});

test("[S56] a test key stored as a live key, or a live key stored as a test key, is refused", async () => {
  const { caller } = await testKey();
  const secret = numbers.testKey.make(account.customerId, idsBy(backend.clock));
  const live = numbers.apiKey.make(account.customerId, idsBy(backend.clock));
  await makeKey(account, { keyHash: await sha256(secret) });
  await makeKey(account, { keyHash: await sha256(live), sandboxCustomerId: caller.customerId });
  for (const wrong of [secret, live]) expect((await askOrders(backend, wrong)).code).toBe(Code.NOT_LOGGED_IN);
});

describe("[S56] the sandbox customer", () => {
  test("has no phone: neither signing in, nor staff's search, leads to it", async () => {
    const { caller } = await testKey();
    const [{ phone } = { phone: "" }] = await sandboxesOf(account);
    const query = new URLSearchParams({ username: phone, code: "123456" });
    const login = await backend.call("GET", `/user/api/customer/login?${query}`);
    expect(login.code).toBe(Code.INVALID_INPUT);
    const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
    const found = await backend.call("GET", `/operator/api/customers?phone=${account.phone.slice(0, 7)}`, {
      headers,
    });
    expect(JSON.stringify(found)).not.toContain(String(caller.customerId));
  });

  test("gets no SMS of its orders", async () => {
    await seedWorkers();
    const { caller } = await testKey();
    const orderId = await placeIn(caller);
    expect((await pay(caller.token, orderId)).code).toBe(0);
    await follow({ backend, account: caller, orderId }, ["receive", "appoint"]);
    await sendReminders(null, { env: backend.env, clock: backend.clock });
    const waiting = env.DB.prepare("SELECT COUNT(*) AS n FROM reminder_queue WHERE customer_id = ?");
    expect(await waiting.bind(caller.customerId).first("n")).toBe(0);
    const sent = "SELECT COUNT(*) AS n FROM sandbox_sms WHERE phone LIKE 'test:%'";
    expect(await env.DB.prepare(sent).first("n")).toBe(0);
  });

  test("[S47] is closed with its account, whatever is open there", async () => {
    const { caller, secret } = await testKey();
    await placeIn(caller);
    await emptyWallet(account);
    expect((await close(backend, account)).code).toBe(0);
    expect((await askOrders(backend, secret)).code).toBe(Code.NOT_LOGGED_IN);
    const { results } = await env.DB.prepare("SELECT phone, sandbox_of FROM customers WHERE id IN (?, ?)")
      .bind(account.customerId, caller.customerId)
      .all<{ phone: string; sandbox_of: number | null }>();
    expect(results.map(({ phone, sandbox_of }) => [phone.split(":")[0], sandbox_of])).toEqual([
      ["closed", null],
      ["closed", null],
    ]);
    const lines = env.DB.prepare("SELECT COUNT(*) AS n FROM phones WHERE customer_id IN (?, ?)");
    expect(await lines.bind(account.customerId, caller.customerId).first("n")).toBe(0);
    await aMinute(backend);
    expect(await rowsOf("files", caller.customerId)).toBe(1);
    backend.clock.advance(2 * 60 * 60_000);
    await aMinute(backend);
    expect(await rowsOf("outbox", caller.customerId)).toBe(0);
  });
});

describe("[S37] where no sandbox runs", () => {
  const off = () => createTestBackend({ env: { SANDBOX: "off" } });

  test("no test key is made", async () => {
    const answer = await createKey(off(), account, WISH);
    expect(answer).toMatchObject({ code: Code.INVALID_INPUT, field: "mode" });
    expect(await sandboxesOf(account)).toEqual([]);
  });

  test("one that was made elsewhere is answered like one that does not exist", async () => {
    const { secret } = await testKey();
    expect((await askOrders(off(), secret)).code).toBe(Code.NOT_LOGGED_IN);
    expect((await askOrders(backend, secret)).code).toBe(0);
  });
});

test("[U70] each answer to a test key says so, and none to a live one", async () => {
  const site = createWholeSite(backend);
  const ask = async (secret: string, query: string) => {
    const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
    const init = { method: "POST", headers, body: JSON.stringify({ query }) };
    const response = await site.visit("/graphql", init, { env: { GRAPHQL_PLAYGROUND: "off" } });
    return (await response.json<{ extensions?: { mode?: string } }>()).extensions;
  };
  const ORDERS = "{ viewer { orders { total } } }";
  expect(await ask((await testKey()).secret, ORDERS)).toMatchObject({ mode: "test", cost: {} });
  expect(await ask((await makeKey(account)).secret, ORDERS)).not.toHaveProperty("mode");
  const { data } = await createKey(backend, account, { ...WISH, scopes: ["goods"], dayLimit: null });
  expect(await ask(data.secret, ORDERS)).toMatchObject({ mode: "test" });
});

/** Makes ids until the second one is asked for. */
function idsThatDie(error: Error, make: (owner: number) => number) {
  let asked = 0;
  return (owner: number): number => {
    asked += 1;
    if (asked > 1) throw error;
    return make(owner);
  };
}
