import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { sha256 } from "../../../backend/src/shared/crypto";
import { numbers } from "../../../backend/src/shared/numbers/numbers";
import { type Account, signIn } from "../../support/accounts/accounts";
import { codeFor, receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";

/** Changing the payment password is the one thing so far that asks for a second proof. */
let backend: TestBackend;
let owner: Account;
let thief: Account;
beforeEach(async () => {
  backend = createTestBackend();
  owner = await signIn();
  thief = await signIn();
});

let addresses = 0;
const newAddress = () => `192.0.2.${++addresses}`;

const hashOf = ({ customerId }: Account) =>
  env.DB.prepare("SELECT pay_password_hash FROM customers WHERE id = ?")
    .bind(customerId)
    .first("pay_password_hash");

/** Asks for a new payment password in a session and returns the answer's code. */
const change = async (account: Account, code: string) =>
  (
    await backend.call("POST", "/user/api/customer/modify_pay_pwd", {
      token: account.token,
      json: { pwd: "246810", code },
    })
  ).code;

async function codeInSession(account: Account, phone = account.phone): Promise<string> {
  await requestCode(backend, phone, { token: account.token, address: newAddress() });
  return receivedCode(phone);
}

describe("a new payment password", () => {
  test("[S19] needs a code: an empty, a guessed and a full-width one change nothing", async () => {
    for (const code of ["", "000000", "１２３４５６"]) expect(await change(owner, code)).not.toBe(0);
    expect(await hashOf(owner)).toBeNull();
  });

  test("[S19] is not opened by a code for signing in, although it went to the same phone", async () => {
    expect(await change(owner, await codeFor(backend, owner.phone, newAddress()))).toBe(4111);
    expect(await hashOf(owner)).toBeNull();
  });

  test("[S19] is not opened in one session by a code that was asked for in another customer's", async () => {
    const code = await codeInSession(owner);
    expect(await change(thief, code)).toBe(4111);
    // Nor by one that the thief had sent to the own phone, or to the owner's.
    const stolen = await codeInSession(thief);
    expect(await change(owner, stolen)).toBe(4111);
    backend.clock.advance(61_000);
    expect(await change(owner, await codeInSession(thief, owner.phone))).toBe(4111);
    expect([await hashOf(owner), await hashOf(thief)]).toEqual([null, null]);
  });

  test("[S19] takes a fresh code once, and only within its five minutes", async () => {
    const code = await codeInSession(owner);
    expect(await change(owner, code)).toBe(0);
    const first = await hashOf(owner);
    expect(await change(owner, code)).toBe(4113);
    backend.clock.advance(61_000);
    const late = await codeInSession(owner);
    backend.clock.advance(5 * 60_000);
    expect(await change(owner, late)).toBe(4112);
    expect(await hashOf(owner)).toBe(first);
  });

  test("[S11] ends every other session of the customer when it replaces one, and no other customer's", async () => {
    const other = numbers.session.make(owner.customerId, idsBy(backend.clock));
    await env.DB.prepare(
      "INSERT INTO sessions (token_hash, id, customer_id, created_at, expires_at) SELECT ?, id + 4096, customer_id, created_at, expires_at FROM sessions WHERE customer_id = ?",
    )
      .bind(await sha256(other), owner.customerId)
      .run();
    const ask = async (token: string) => (await backend.call("GET", "/user/api/customer", { token })).code;

    expect(await change(owner, await codeInSession(owner))).toBe(0);
    // The first one ends no session: before it there was nothing to misuse.
    expect(await Promise.all([owner.token, other, thief.token].map(ask))).toEqual([0, 0, 0]);
    backend.clock.advance(61_000);
    expect(await change(owner, await codeInSession(owner))).toBe(0);
    expect(await Promise.all([owner.token, other, thief.token].map(ask))).toEqual([0, 7001, 0]);
  });

  test("[S19] asks for the code itself, whatever was verified in a step before", async () => {
    const code = await codeInSession(owner);
    const verified = await backend.call("POST", "/common/platform/verif_sms_code", {
      token: owner.token,
      json: { mobile: owner.phone, code },
    });
    expect(verified).toMatchObject({ code: 0, data: true });
    expect(await change(owner, "")).not.toBe(0);
    expect(await change(owner, String((Number(code) + 1) % 1_000_000).padStart(6, "0"))).toBe(4111);
    expect(await hashOf(owner)).toBeNull();
    expect(await change(owner, code)).toBe(0);
  });
});
