import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { NOT_COVERED } from "../../../backend/src/modules/customers/small-payment.repository";
import { consentToDebit } from "../../../backend/src/modules/customers/wallet-consent";
import { ConstraintViolation, commit } from "../../../backend/src/shared/commit";
import type { Account } from "../../support/accounts/accounts";
import { payingCustomer, type TestBackend } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { messagesOf, rowOf, setSmall } from "./support";

let backend: TestBackend;
let account: Account;
beforeEach(async () => {
  backend = createTestBackend();
  account = await payingCustomer(0);
  await setSmall(backend, account);
});

/** A consent that was given, a change that comes in between, and the batch that is committed after it. */
async function commitAfter(change: string, amount = 1_000) {
  const { clock } = backend;
  const { customerId } = account;
  const consent = await consentToDebit(
    { customerId, password: "", amount: 1_000 },
    { db: env.DB, clock, env, ids: idsBy(clock), session: null },
  );
  await env.DB.prepare(`UPDATE customers SET ${change} WHERE id = ?`).bind(customerId).run();
  const statements = consent.spend({ amount, what: "订单", at: clock.now() });
  const error = await commit(env.DB, statements).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof ConstraintViolation)) throw error ?? new Error("it was paid");
  return { error, code: (await consent.refusalIn(error))?.code };
}

describe("a payment without a password that has passed the first look", () => {
  test.each([
    ["is switched off", "small_payment_limit = NULL", 4310],
    ["gets a lower limit", "small_payment_limit = 999", 4310],
    ["has used up its day", "small_payment_used = 99001, small_payment_day = 99999", 4310],
    ["is locked", "pay_password_locked_until = 9999999999999", 4302],
    ["loses its password", "pay_password_hash = NULL", 4303],
    ["has an outdated password", "pay_password_outdated = 1", 4309],
    ["is blocked", "blocked_at = 1", 7002],
  ])(
    "[S48] is refused by the batch itself when the account %s at that moment",
    async (_how, change, code) => {
      const refused = await commitAfter(change);
      expect(refused.error.mentions(NOT_COVERED)).toBe(true);
      expect(refused.code).toBe(code);
      expect(await messagesOf(account, "小额免密支付成功")).toEqual([]);
    },
  );

  test.each([10_001, 0, -1])("is refused for a debit of %d, whatever was said before", async (amount) => {
    expect((await commitAfter("nickname = nickname", amount)).code).toBe(4310);
    expect((await rowOf(account))?.small_payment_used).toBe(0);
  });
});
