import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { deletePersonalData } from "../../../backend/src/modules/personal-data/delete-personal-data";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, grantFor, login } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { inEveryStore } from "../../support/minute-jobs";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { close, ownCode } from "../personal-data/support";
import {
  enterWith,
  holdersOf,
  killedAfterEachTrip,
  linesOf,
  ownerOf,
  phoneOf,
  tidyPhones,
} from "./phone-support";
import { profileOf, rebind, sendCode } from "./support";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Fewer than these round trips would mean that the sequence was never cut between its steps. */
const STEPS = 6;

let backend: TestBackend;
let tests = 0;
beforeEach(() => {
  backend = createTestBackend();
  // Two tests never have the same time, and so never make the same id.
  tests += 1;
  backend.clock.advance(tests * 3 * HOUR);
  expectConsole(/zhuangda-fault-harness|phone not released yet|sms not sent|old phone not told/);
});

describe("a Worker that dies after any step", () => {
  test("[REG-08] [AUTH-14] of a registration leaves a phone that the next sign-in makes one customer of", async () => {
    const deaths = await killedAfterEachTrip(backend.clock, {
      prepare: async () => {
        const [phone, address] = [newPhone(), newAddress()];
        return { phone, address, code: await codeFor(backend, phone, address) };
      },
      act: (dying, { phone, code, address }) => login(dying, phone, code, address),
      check: async ({ phone }) => {
        const customerId = await ownerOf(backend, phone);
        expect(await ownerOf(backend, phone)).toBe(customerId);
        expect(await holdersOf(phone)).toBe(1);
        expect(await linesOf({ customerId })).toEqual([phone]);
        const wallet = env.DB.prepare("SELECT balance FROM ledger_accounts WHERE id = ?");
        expect(await wallet.bind(`wallet:${customerId}`).first("balance")).toBe(0);
      },
    });
    expect(deaths).toBeGreaterThan(STEPS);
  });

  test("[S10] of a sign-in over another one never leaves both sessions without an answer", async () => {
    await killedAfterEachTrip(backend.clock, {
      prepare: async () => {
        const [before, phone, address] = [await signIn(), newPhone(), newAddress()];
        return { before, phone, address, code: await codeFor(backend, phone, address) };
      },
      act: (dying, { before, phone, code, address }) =>
        dying.call("GET", `/user/api/customer/login?username=${phone}&code=${code}`, {
          token: before.token,
          headers: { "X-Client-Address": address },
        }),
      check: async ({ before, phone }) => {
        const sessions = await env.DB.prepare(
          "SELECT COUNT(*) AS n FROM sessions JOIN customers ON customers.id = customer_id WHERE phone = ?",
        )
          .bind(phone)
          .first<number>("n");
        const isSignedIn = (await profileOf(backend, before.token)).code === 0;
        expect(isSignedIn && sessions === 1).toBe(false);
      },
    });
  });
});

describe("a Worker that dies after any step of sending a code", () => {
  const smsCount = (phone: string) =>
    env.DB.prepare("SELECT COUNT(*) AS n FROM sandbox_sms WHERE phone = ?").bind(phone).first<number>("n");
  interface Press {
    readonly phone: string;
    readonly token: string | undefined;
    readonly headers: Record<string, string>;
  }
  const press = (on: TestBackend, { phone, token, headers }: Press) =>
    on.call("POST", `/common/platform/val_code?telephone=${phone}`, { token, headers });

  test.each([
    ["a visitor", false],
    ["a customer", true],
  ])(
    "[R27] to %s sends one message however often the request comes again, and another one a minute later",
    async (_who, isCustomer) => {
      const deaths = await killedAfterEachTrip(backend.clock, {
        prepare: async () => {
          const [phone, address] = [newPhone(), newAddress()];
          const headers = { "X-Client-Address": address, "Idempotency-Key": crypto.randomUUID() };
          if (isCustomer) return { phone, headers, token: (await signIn()).token };
          const grant = await grantFor(backend, address);
          return { phone, headers: { ...headers, "X-Captcha-Grant": grant }, token: undefined };
        },
        act: press,
        check: async (one) => {
          await press(backend, one);
          await press(backend, one);
          const sent = (await smsCount(one.phone)) ?? 0;
          expect(sent).toBeLessThanOrEqual(1);
          backend.clock.advance(MINUTE);
          if (isCustomer) await sendCode(backend, one.token ?? "", one.phone);
          else
            expect(
              (await login(backend, one.phone, await codeFor(backend, one.phone, newAddress()))).code,
            ).toBe(0);
          expect(await smsCount(one.phone)).toBe(sent + 1);
        },
      });
      expect(deaths).toBeGreaterThan(STEPS);
    },
  );
});

interface Moving {
  readonly owner: Account;
  readonly next: string;
  readonly json: Record<string, unknown>;
}

/** A customer who is about to change the phone. */
async function moving(): Promise<Moving> {
  const [owner, next] = [await signIn({ phone: newPhone() }), newPhone()];
  const oldCode = await sendCode(backend, owner.token, owner.phone);
  return { owner, next, json: { phone: next, code: await sendCode(backend, owner.token, next), oldCode } };
}

const change = (on: TestBackend, { owner, json }: Moving) => rebind(on, owner.token, json);
const isMade = async ({ owner, next }: Moving) => (await phoneOf(owner)) === next;

/** The directory leads the phone of a customer here, and no other. */
async function expectTidy({ owner }: Moving): Promise<void> {
  expect(await linesOf(owner)).toEqual([await phoneOf(owner)]);
  const left = env.DB.prepare("SELECT COUNT(*) AS n FROM phone_changes WHERE customer_id = ?");
  expect(await left.bind(owner.customerId).first("n")).toBe(0);
}

describe("a Worker that dies after any step of a change of phone", () => {
  test("[S49] [SAFE-13] leaves a change that is made, or can be made at once with the same codes", async () => {
    const deaths = await killedAfterEachTrip(backend.clock, {
      prepare: moving,
      act: change,
      check: async (one) => {
        const { code } = await change(backend, one);
        if (!(await isMade(one))) throw new Error(`the second try answered ${code}`);
        expect(await ownerOf(backend, one.next)).toBe(one.owner.customerId);
        expect(await ownerOf(backend, one.owner.phone)).not.toBe(one.owner.customerId);
        backend.clock.advance(MINUTE);
        await tidyPhones(backend);
        await expectTidy(one);
      },
    });
    expect(deaths).toBeGreaterThan(STEPS);
  });

  test("[S49] never opens the account to the old phone once it has another one, nor closes it before", async () => {
    await killedAfterEachTrip(backend.clock, {
      prepare: moving,
      act: change,
      check: async (one) => {
        const before = await isMade(one);
        const found = await ownerOf(backend, one.owner.phone);
        expect(found === one.owner.customerId).toBe(!before);
        expect(await isMade(one)).toBe(before);
      },
    });
  });

  test("[S49] never opens the account to the new phone before the change is made: it waits a minute, or registers", async () => {
    const waited: boolean[] = [];
    await killedAfterEachTrip(backend.clock, {
      prepare: moving,
      act: change,
      check: async (one) => {
        if (await isMade(one)) return expect(await ownerOf(backend, one.next)).toBe(one.owner.customerId);
        const first = await enterWith(backend, one.next);
        expect([0, Code.TOO_MANY_REQUESTS]).toContain(first.code);
        waited.push(first.code !== 0);
        backend.clock.advance(MINUTE);
        expect(await ownerOf(backend, one.next)).not.toBe(one.owner.customerId);
        expect(await holdersOf(one.next)).toBe(1);
        // Whatever the dead one had under way is over, and the owner keeps the old phone.
        expect((await change(backend, one)).code).toBe(Code.PHONE_REGISTERED);
        expect(await ownerOf(backend, one.owner.phone)).toBe(one.owner.customerId);
        return expectTidy(one);
      },
    });
    expect(new Set(waited)).toEqual(new Set([true, false]));
  });

  test("[S49] is finished by the minute jobs, without anybody's help", async () => {
    await killedAfterEachTrip(backend.clock, {
      prepare: moving,
      act: change,
      check: async (one) => {
        const before = await isMade(one);
        backend.clock.advance(MINUTE);
        await tidyPhones(backend);
        await expectTidy(one);
        expect(await isMade(one)).toBe(before);
      },
    });
  });
});

describe("a Worker that dies after any step of the end of an account", () => {
  const isClosed = async (owner: Account) => (await phoneOf(owner))?.startsWith("closed:") ?? false;

  test("[S47] leaves an account that is open with its phone, or closed with a phone that registers at once", async () => {
    const deaths = await killedAfterEachTrip(backend.clock, {
      prepare: async () => {
        const owner = await signIn({ phone: newPhone() });
        return { owner, code: await ownCode(backend, owner) };
      },
      act: (dying, { owner, code }) => close(dying, owner, code),
      check: async ({ owner }) => {
        const closed = await isClosed(owner);
        expect((await ownerOf(backend, owner.phone)) === owner.customerId).toBe(!closed);
        expect(await holdersOf(owner.phone)).toBe(1);
      },
    });
    expect(deaths).toBeGreaterThan(STEPS);
  });

  test("[S47] leaves no line of a closed account behind once the minute jobs have run", async () => {
    await killedAfterEachTrip(backend.clock, {
      prepare: async () => {
        const owner = await signIn({ phone: newPhone() });
        return { owner, code: await ownCode(backend, owner) };
      },
      act: (dying, { owner, code }) => close(dying, owner, code),
      check: async ({ owner }) => {
        await inEveryStore(deletePersonalData)({ env, clock: backend.clock });
        expect(await linesOf(owner)).toEqual((await isClosed(owner)) ? [] : [owner.phone]);
      },
    });
  });
});
