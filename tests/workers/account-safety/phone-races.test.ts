import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { findOrCreateCustomer } from "../../../backend/src/modules/customers/find-or-create";
import { deletePersonalData } from "../../../backend/src/modules/personal-data/delete-personal-data";
import { openStores } from "../../../backend/src/shared/stores/stores";
import { Code } from "../../../schema/rules/codes";
import { type Account, openSession, signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { createFaults } from "../../support/faults/faults";
import { inEveryStore } from "../../support/minute-jobs";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend, idsBy } from "../../support/servers/backend";
import { IS_DEEP } from "../../support/sizes";
import { close, ownCode } from "../personal-data/support";
import { holdersOf, linesOf, ownerOf, phoneOf, tidyPhones } from "./phone-support";
import { profileOf, rebind, sendCode } from "./support";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How many round trips two requests are apart: up to those of the whole change, and some more. */
const APART = Array.from({ length: IS_DEEP ? 28 : 6 }, (_, index) => index * (IS_DEEP ? 1 : 5));

let backend: TestBackend;
let tests = 0;
beforeEach(() => {
  backend = createTestBackend();
  // Two tests never have the same time, and so never make the same id.
  tests += 1;
  backend.clock.advance(tests * 3 * HOUR);
});

async function trips(count: number): Promise<void> {
  for (let trip = 0; trip < count; trip++) await env.DB.prepare("SELECT 1").first();
}

/** What it takes to change a customer's phone to this one. */
async function codesFor(owner: Account, phone: string) {
  const forget = env.DB.prepare("DELETE FROM sms_sends WHERE phone IN (?, ?)");
  await forget.bind(owner.phone, phone).run();
  const oldCode = await sendCode(backend, owner.token, owner.phone);
  return { phone, oldCode, code: await sendCode(backend, owner.token, phone) };
}

/** A sign-in of a phone whose code is there already. */
async function readyToEnter(phone: string) {
  await env.DB.prepare("DELETE FROM sms_sends WHERE phone = ?").bind(phone).run();
  const address = newAddress();
  const code = await codeFor(backend, phone, address);
  return () => login(backend, phone, code, address);
}

const customerOf = async (token: string): Promise<number> => (await profileOf(backend, token)).data.id;

describe("a phone that two want at the same moment", () => {
  test("[REG-08] two registrations of one new phone at the same moment make one customer and one wallet", async () => {
    const phone = newPhone();
    const results = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        findOrCreateCustomer(
          { phone, referralCode: null },
          {
            stores: openStores(env),
            clock: backend.clock,
            ids: { ...idsBy(backend.clock), customerId: () => 800_000_000 + i },
          },
        ),
      ),
    );
    expect(new Set(results.map(({ customer }) => customer.id)).size).toBe(1);
    const customers = await env.DB.prepare("SELECT COUNT(*) AS n FROM customers WHERE phone = ?")
      .bind(phone)
      .first("n");
    expect(customers).toBe(1);
    const wallets = await env.DB.prepare(
      "SELECT COUNT(*) AS n FROM ledger_accounts WHERE id LIKE 'wallet:8000000%'",
    ).first("n");
    expect(wallets).toBe(1);
  });

  test("[REG-08] registers one customer, however close the two sign-ins are", async () => {
    for (const apart of APART) {
      const phone = newPhone();
      const first = await readyToEnter(phone);
      await first();
      const [again, other] = [await readyToEnter(phone), newPhone()];
      const newcomer = await readyToEnter(other);
      const twin = await readyToEnter(other);
      const answers = await Promise.all([again(), newcomer(), trips(apart).then(twin)]);
      // The newer code of the two is the one that counts.
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(2);
      expect([await holdersOf(phone), await holdersOf(other)]).toEqual([1, 1]);
    }
  });

  test("[S49] becomes either the changed phone of one customer or that of a new one", async () => {
    for (const apart of APART) {
      const [owner, phone] = [await signIn({ phone: newPhone() }), newPhone()];
      const codes = await codesFor(owner, phone);
      const enter = await readyToEnter(phone);
      const [changed, entered] = await Promise.all([
        rebind(backend, owner.token, codes),
        trips(apart).then(enter),
      ]);
      expect(await holdersOf(phone)).toBe(1);
      const isMade = (await phoneOf(owner)) === phone;
      expect(changed.code === 0).toBe(isMade);
      expect([0, Code.TOO_MANY_REQUESTS]).toContain(entered.code);
      if (entered.code === 0) {
        expect((await customerOf(entered.data.webToken)) === owner.customerId).toBe(isMade);
      }
      backend.clock.advance(MINUTE);
      await tidyPhones(backend);
      expect((await ownerOf(backend, phone)) === owner.customerId).toBe(isMade);
      expect(await linesOf(owner)).toEqual([await phoneOf(owner)]);
    }
  });

  test("[S15] of two customers who change to it one gets it, the other is told that it is registered or to wait", async () => {
    for (const apart of APART) {
      const phone = newPhone();
      const [one, two] = [await signIn({ phone: newPhone() }), await signIn({ phone: newPhone() })];
      const [first, second] = [await codesFor(one, phone), await codesFor(two, phone)];
      const answers = await Promise.all([
        rebind(backend, one.token, first),
        trips(apart).then(() => rebind(backend, two.token, second)),
      ]);
      const refused = answers.filter(({ code }) => code !== 0);
      expect(refused).toHaveLength(1);
      expect([Code.PHONE_REGISTERED, Code.TOO_MANY_REQUESTS]).toContain(refused[0]?.code);
      expect(await holdersOf(phone)).toBe(1);
    }
  });
});

describe("a sign-in in the middle of a change of phone", () => {
  test("[S49] with the old phone opens the account, which then ends that session, or a new one of its own", async () => {
    for (const apart of APART) {
      const [owner, phone] = [await signIn({ phone: newPhone() }), newPhone()];
      const codes = await codesFor(owner, phone);
      const enter = await readyToEnter(owner.phone);
      const [changed, entered] = await Promise.all([
        rebind(backend, owner.token, codes),
        trips(apart).then(enter),
      ]);
      expect(changed.code).toBe(0);
      const profile = entered.code === 0 ? await profileOf(backend, entered.data.webToken) : null;
      // Either it is refused, or its session has ended, or it is another customer's account.
      if (profile?.code === 0) expect(profile.data.id).not.toBe(owner.customerId);
      expect(await ownerOf(backend, phone)).toBe(owner.customerId);
      expect(await ownerOf(backend, owner.phone)).not.toBe(owner.customerId);
    }
  });

  test("[S49] the phone is given free by a change that comes late: it is not made, and no customer has lost a phone", async () => {
    const [owner, phone] = [await signIn({ phone: newPhone() }), newPhone()];
    const codes = await codesFor(owner, phone);
    const faults = createFaults();
    const slow = createTestBackend({ clock: backend.clock, env: faults.wrap({ DB: env.DB }) });
    const held = faults.d1.batch(/PHONE_CHANGED|INSERT INTO account_activity/).hold();
    const changing = rebind(slow, owner.token, codes);
    await held.reached;
    expect((await (await readyToEnter(phone))()).code).toBe(Code.TOO_MANY_REQUESTS);
    backend.clock.advance(2 * MINUTE);
    const newcomer = await ownerOf(backend, phone);
    held.release();
    expect((await changing).code).toBe(Code.TOO_MANY_REQUESTS);
    expect(await ownerOf(backend, phone)).toBe(newcomer);
    expect(await ownerOf(backend, owner.phone)).toBe(owner.customerId);
    expect(newcomer).not.toBe(owner.customerId);
  });

  test("[S49] a phone that is taken back meanwhile is not lost to the late end of the change before", async () => {
    const [owner, phone] = [await signIn({ phone: newPhone() }), newPhone()];
    const codes = await codesFor(owner, phone);
    const faults = createFaults();
    const slow = createTestBackend({ clock: backend.clock, env: faults.wrap({ DB: env.DB }) });
    const held = faults.d1.batch(/delete from "phones"/i).hold();
    const changing = rebind(slow, owner.token, codes);
    await held.reached;
    const back = { ...owner, phone };
    expect((await rebind(backend, owner.token, await codesFor(back, owner.phone))).code).toBe(0);
    // SMS of two requests in one ms would have one id.
    backend.clock.advance(1_000);
    held.release();
    expect((await changing).code).toBe(0);
    expect(await ownerOf(backend, owner.phone)).toBe(owner.customerId);
    expect(await linesOf(owner)).toEqual([owner.phone]);
  });
});

describe("a line of the directory that is out of date", () => {
  test("[S49] does not open the account of its customer to who has the phone now", async () => {
    const owner = await signIn({ phone: newPhone() });
    const former = newPhone();
    await env.DB.prepare("INSERT INTO phones VALUES (?, ?, 0)").bind(former, owner.customerId).run();
    const newcomer = await ownerOf(backend, former);
    expect(newcomer).not.toBe(owner.customerId);
    expect(await linesOf({ customerId: newcomer })).toEqual([former]);
    expect(await ownerOf(backend, owner.phone)).toBe(owner.customerId);
  });

  test("[S49] does not stand in the way of another customer's change to the phone", async () => {
    const [owner, other] = [await signIn({ phone: newPhone() }), await signIn({ phone: newPhone() })];
    const former = newPhone();
    await env.DB.prepare("INSERT INTO phones VALUES (?, ?, 0)").bind(former, owner.customerId).run();
    expect((await rebind(backend, other.token, await codesFor(other, former))).code).toBe(0);
    expect(await ownerOf(backend, former)).toBe(other.customerId);
  });

  test("[S49] names no customer to the staff", async () => {
    const owner = await signIn({ phone: newPhone() });
    const former = newPhone();
    await env.DB.prepare("INSERT INTO phones VALUES (?, ?, 0)").bind(former, owner.customerId).run();
    const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
    const found = await backend.call("GET", `/operator/api/customers?phone=${former}`, { headers });
    expect(found.data).toEqual([]);
    const blocked = await backend.call("POST", "/operator/api/customer/blocked", {
      headers,
      json: { phone: former, blocked: true },
    });
    expect(blocked.code).toBe(Code.NOT_FOUND);
    expect((await profileOf(backend, owner.token)).code).toBe(0);
  });
});

test("[S47] a sign-in while the account is closed gets that account, which then ends, or a new one", async () => {
  for (const apart of APART) {
    const owner = await signIn({ phone: newPhone() });
    const enter = await readyToEnter(owner.phone);
    const code = await ownCode(backend, owner);
    const [closed, entered] = await Promise.all([close(backend, owner, code), trips(apart).then(enter)]);
    expect(closed.code).toBe(0);
    const profile = entered.code === 0 ? await profileOf(backend, entered.data.webToken) : null;
    if (profile?.code === 0) expect(profile.data.id).not.toBe(owner.customerId);
    await inEveryStore(deletePersonalData)({ env, clock: backend.clock });
    expect(await linesOf(owner)).toEqual([]);
    expect(await ownerOf(backend, owner.phone)).not.toBe(owner.customerId);
    expect(await holdersOf(owner.phone)).toBe(1);
  }
});

test("[S10] a sign-in ends the session of another customer that the browser had, and that one alone", async () => {
  const before = await signIn();
  const elsewhere = await openSession(before.customerId);
  const phone = newPhone();
  const address = newAddress();
  const code = await codeFor(backend, phone, address);
  const path = `/user/api/customer/login?username=${phone}&code=${code}`;
  const headers = { "X-Client-Address": address };
  expect((await backend.call("GET", path, { token: before.token, headers })).code).toBe(0);
  expect((await profileOf(backend, before.token)).code).toBe(Code.NOT_LOGGED_IN);
  expect((await profileOf(backend, elsewhere)).code).toBe(0);
});
