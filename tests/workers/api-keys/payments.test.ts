import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { countKeyPayment, OVER_DAY_LIMIT } from "../../../backend/src/modules/customers/api-keys/key-payment";
import { commit } from "../../../backend/src/shared/commit";
import { API_SCOPES } from "../../../schema/rules/account/api-keys";
import { Code } from "../../../schema/rules/codes";
import type { Account } from "../../support/accounts/accounts";
import { makeKey } from "../../support/accounts/api-keys";
import {
  payingCustomer,
  payOrder,
  readOrder,
  seedReference,
  type TestBackend,
} from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { orderOf, ordersOf, payFree, setSmall } from "../small-payment/support";
import { rowOfKey } from "./support";

const DAY = 24 * 60 * 60 * 1000;

let backend: TestBackend;
let account: Account;
beforeEach(async () => {
  await seedReference();
  backend = createTestBackend();
  account = await payingCustomer(1_000_000);
});

const statusOf = async (orderId: number) => (await readOrder(backend, account, orderId)).status;

describe("[S48] a payment of a key", () => {
  test("needs no password, and is counted", async () => {
    const { id, caller } = await makeKey(account, { dayLimit: 50_000 });
    const orderId = await orderOf(backend, account, 20_000);
    expect((await payFree(backend, caller, orderId)).code).toBe(0);
    expect(await statusOf(orderId)).not.toBe("WAIT_PAY");
    expect(await rowOfKey(id)).toMatchObject({ paid: 20_000 });
  });

  test("over the amount of the day is refused whole, and the day after it goes through", async () => {
    const { caller } = await makeKey(account, { dayLimit: 50_000 });
    const [first = 0, second = 0] = await ordersOf(backend, account, 2, 30_000);
    expect((await payFree(backend, caller, first)).code).toBe(0);
    expect(await payFree(backend, caller, second)).toMatchObject({
      code: Code.KEY_DAY_LIMIT,
      message: expect.stringContaining("¥200.00"),
    });
    expect(await statusOf(second)).toBe("WAIT_PAY");
    const later = await makeKey(account, { dayLimit: 30_000, paid: 30_000, paidDay: 1 });
    expect((await payFree(backend, later.caller, second)).code).toBe(0);
  });

  test("many at once never exceed the amount of the day together", async () => {
    const { id, caller } = await makeKey(account, { dayLimit: 50_000 });
    const orders = await ordersOf(backend, account, 6, 20_000);
    const answers = await Promise.all(orders.map((orderId) => payFree(backend, caller, orderId)));
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
    expect(await rowOfKey(id)).toMatchObject({ paid: 40_000 });
  });

  test("repeated with its idempotency key is paid and counted once", async () => {
    const { id, caller } = await makeKey(account, { dayLimit: 50_000 });
    const orderId = await orderOf(backend, account, 20_000);
    for (let i = 0; i < 3; i++) expect((await payFree(backend, caller, orderId, "twice")).code).toBe(0);
    expect(await rowOfKey(id)).toMatchObject({ paid: 20_000 });
  });

  test("without the scope, and at a provider, is refused; a right password changes nothing about either", async () => {
    const orderId = await orderOf(backend, account, 1_000);
    const reader = await makeKey(account, { scopes: API_SCOPES.filter((scope) => scope !== "payments") });
    expect((await payOrder(backend, reader.caller, orderId)).code).toBe(Code.KEY_SCOPE_MISSING);
    const payer = await makeKey(account, { dayLimit: 500 });
    expect((await payOrder(backend, payer.caller, orderId)).code).toBe(Code.KEY_DAY_LIMIT);
    expect((await payOrder(backend, payer.caller, orderId, { payWay: "ALIPAY" })).code).toBe(
      Code.PAY_WAY_NOT_OFFERED,
    );
    expect(await statusOf(orderId)).toBe("WAIT_PAY");
  });

  test("never takes what the customer has set for small payments in place of its own amount", async () => {
    await setSmall(backend, account);
    const { caller } = await makeKey(account, { dayLimit: 500 });
    const orderId = await orderOf(backend, account, 1_000);
    expect((await payFree(backend, caller, orderId)).code).toBe(Code.KEY_DAY_LIMIT);
  });

  test.each([
    ["is revoked", "UPDATE api_keys SET revoked_at = 1 WHERE id = ?1"],
    ["has used up its day", "UPDATE api_keys SET paid = 99990, paid_day = 99999 WHERE id = ?1"],
    [
      "belongs to a blocked customer",
      "UPDATE customers SET blocked_at = 1 WHERE id = (SELECT customer_id FROM api_keys WHERE id = ?1)",
    ],
    ["lost its amount", "UPDATE api_keys SET day_limit = NULL WHERE id = ?1"],
  ])("is refused by the batch itself when its key %s at that moment", async (_how, change) => {
    const { id } = await makeKey(account);
    await env.DB.prepare(change).bind(id).run();
    const debit = { amount: 1_000, at: backend.clock.now() };
    const key = { id, scopes: API_SCOPES, mode: "live" } as const;
    await expect(commit(env.DB, [countKeyPayment(env.DB, key, debit)])).rejects.toThrow(OVER_DAY_LIMIT);
  });

  test("on the next day of the clock has the whole amount again", async () => {
    const { id } = await makeKey(account, { dayLimit: 1_000 });
    const key = { id, scopes: API_SCOPES, mode: "live" } as const;
    const at = backend.clock.now();
    const pay = (moment: number) =>
      commit(env.DB, [countKeyPayment(env.DB, key, { amount: 1_000, at: moment })]);
    await pay(at);
    await expect(pay(at)).rejects.toThrow(OVER_DAY_LIMIT);
    await pay(at + DAY);
    // A clock that is behind does not bring the day before back.
    await expect(pay(at)).rejects.toThrow(OVER_DAY_LIMIT);
  });
});
