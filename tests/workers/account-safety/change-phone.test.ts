import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { type Account, openSession, signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, login } from "../../support/accounts/sign-in-flow";
import { createFaults } from "../../support/faults/faults";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";
import { activityOf, messagesOf, profileOf, rebind, sendCode, smsTo, wrongCode } from "./support";

const MINUTE = 60 * 1000;
const MASKED = (phone: string) => `${phone.slice(0, 3)}****${phone.slice(-4)}`;

let backend: TestBackend;
let owner: Account;
let next: string;
beforeEach(async () => {
  backend = createTestBackend();
  owner = await signIn({ phone: newPhone() });
  next = newPhone();
});

const ask = (json: Record<string, unknown>, token = owner.token) => rebind(backend, token, json);
const phoneNow = async () => (await profileOf(backend, owner.token)).data?.username;
/** A code to each of the two phones. */
const bothCodes = async () => ({
  oldCode: await sendCode(backend, owner.token, owner.phone),
  code: await sendCode(backend, owner.token, next),
});

describe("another phone for an account", () => {
  test("[SAFE-13] [SAFE-19] [API-091] takes a code of each, and signs in from then on", async () => {
    expect(await ask({ phone: next, ...(await bothCodes()) })).toMatchObject({ code: 0 });
    expect(await phoneNow()).toBe(next);
    backend.clock.advance(MINUTE);
    const again = await login(backend, next, await codeFor(backend, next, newAddress()));
    expect((await profileOf(backend, again.data.webToken)).data.id).toBe(owner.customerId);
  });

  test("[SAFE-12] [AUTH-03] [ERR-16] is a phone, and not the one that there is", async () => {
    const { oldCode } = await bothCodes();
    for (const phone of ["", "1380013800", "10800138000", "23800138000", "138001380001"]) {
      expect(await ask({ phone, code: "123456", oldCode })).toMatchObject({
        code: 4000,
        message: "请输入合法手机号",
        field: "phone",
      });
    }
    expect(await ask({ phone: next, code: "", oldCode })).toMatchObject({ code: 4000, field: "code" });
    const own = await ask({ phone: owner.phone, code: oldCode, oldCode });
    expect(own).toMatchObject({ code: 4000, message: "新手机号不能与原手机号相同" });
    expect(await phoneNow()).toBe(owner.phone);
  });

  test("[S19] [C-50] [SAFE-10] is not had by a session alone, whatever the new phone proves", async () => {
    const code = await sendCode(backend, owner.token, next);
    for (const oldCode of [undefined, "", "000000", code]) {
      expect((await ask({ phone: next, code, oldCode })).code).toBe(4115);
    }
    expect(await phoneNow()).toBe(owner.phone);
  });

  test("[S19] is not opened by codes for signing in, nor by those of another customer's session", async () => {
    const thief = await signIn({ phone: newPhone() });
    const atDoor = await codeFor(backend, owner.phone, newAddress());
    const code = await sendCode(backend, owner.token, next);
    expect((await ask({ phone: next, code, oldCode: atDoor })).code).toBe(4115);
    backend.clock.advance(MINUTE);
    const asked = await sendCode(backend, thief.token, owner.phone);
    expect((await ask({ phone: next, code, oldCode: asked })).code).toBe(4115);
    backend.clock.advance(MINUTE);
    const oldCode = await sendCode(backend, owner.token, owner.phone);
    const elsewhere = await sendCode(backend, thief.token, next);
    if (elsewhere !== code) expect((await ask({ phone: next, code: elsewhere, oldCode })).code).toBe(4111);
    expect(await phoneNow()).toBe(owner.phone);
  });

  test("[C-50] [SAFE-18] [API-091] [API-093] a refusal costs no code: what was right is still good for the next try", async () => {
    const codes = await bothCodes();
    const verified = await backend.call("POST", "/common/platform/verif_sms_code", {
      token: owner.token,
      json: { mobile: owner.phone, code: codes.oldCode },
    });
    expect(verified).toMatchObject({ code: 0, data: true });
    const wrong = await ask({ phone: next, ...codes, code: wrongCode(codes.code) });
    expect(wrong).toMatchObject({ code: 4111, message: "验证码错误" });
    expect((await ask({ phone: next, ...codes })).code).toBe(0);
  });

  test("[C-50] both codes are spent by it, also where another step would take them", async () => {
    const codes = await bothCodes();
    await ask({ phone: next, ...codes });
    const json = { pwd: "246810", code: codes.code };
    const other = await backend.call("POST", "/user/api/customer/modify_pay_pwd", {
      token: owner.token,
      json,
    });
    expect(other.code).toBe(4113);
  });

  test("[S15] only the holder of a phone learns that it is registered already, and the answer costs no code", async () => {
    const taken = await signIn({ phone: newPhone() });
    const oldCode = await sendCode(backend, owner.token, owner.phone);
    const code = await sendCode(backend, owner.token, taken.phone);
    expect((await ask({ phone: taken.phone, code: wrongCode(code), oldCode })).code).toBe(4111);
    expect(await ask({ phone: taken.phone, code, oldCode })).toMatchObject({
      code: 4121,
      message: "该手机号已注册，请更换其他手机号",
    });
    expect(await phoneNow()).toBe(owner.phone);
    const free = await sendCode(backend, owner.token, next);
    expect((await ask({ phone: next, code: free, oldCode })).code).toBe(0);
  });

  test("[S16] wrong codes are counted over steps, sessions and tabs: the sixth guess is none", async () => {
    const elsewhere = await openSession(owner.customerId);
    const { code, oldCode } = await bothCodes();
    const guess = wrongCode(oldCode);
    const verify = (token: string, tried: string) =>
      backend.call("POST", "/common/platform/verif_sms_code", {
        token,
        json: { mobile: owner.phone, code: tried },
      });
    const setPassword = (token: string) =>
      backend.call("POST", "/user/api/customer/modify_pay_pwd", {
        token,
        json: { pwd: "246810", code: guess },
      });
    expect((await verify(owner.token, guess)).code).toBe(4111);
    expect((await verify(elsewhere, guess)).code).toBe(4111);
    expect((await ask({ phone: next, code, oldCode: guess })).message).toBe(
      "原手机号的验证码错误，请重新验证",
    );
    expect((await setPassword(elsewhere)).code).toBe(4111);
    expect((await ask({ phone: next, code, oldCode: guess }, elsewhere)).code).toBe(4115);
    // The right one is as dead as any other now, in every step.
    expect((await verify(owner.token, oldCode)).code).toBe(4112);
    expect(await ask({ phone: next, code, oldCode })).toMatchObject({
      code: 4115,
      message: "身份验证已失效，请重新验证",
    });
    expect(await phoneNow()).toBe(owner.phone);
  });

  test("[S19] a code that has run out leads back to the first step", async () => {
    const oldCode = await sendCode(backend, owner.token, owner.phone);
    backend.clock.advance(5 * MINUTE);
    const code = await sendCode(backend, owner.token, next);
    expect(await ask({ phone: next, code, oldCode })).toMatchObject({
      code: 4115,
      message: "身份验证已失效，请重新验证",
    });
  });

  test("[S16] of changes at the same moment with one code of the old phone, exactly one is made", async () => {
    const oldCode = await sendCode(backend, owner.token, owner.phone);
    const wanted = [next, newPhone(), newPhone()];
    const codes: string[] = [];
    for (const phone of wanted) codes.push(await sendCode(backend, owner.token, phone));
    const answers = await Promise.all(
      wanted.map((phone, index) => ask({ phone, code: codes[index], oldCode })),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    expect(wanted).toContain(await phoneNow());
    expect((await activityOf(backend, owner.token)).length).toBe(1);
  });
});

describe("a change that comes again because its answer was lost", () => {
  test("[R6] [SAFE-13] is answered as the success that it was, and is made and told once", async () => {
    const request = { phone: next, ...(await bothCodes()) };
    expect(await ask(request)).toMatchObject({ code: 0 });
    expect(await ask(request)).toMatchObject({ code: 0 });
    // Codes that are sent for something else in the meantime change nothing.
    backend.clock.advance(MINUTE);
    await sendCode(backend, owner.token, next);
    expect(await ask(request)).toMatchObject({ code: 0 });
    expect(await activityOf(backend, owner.token)).toHaveLength(1);
    expect(await messagesOf(owner)).toHaveLength(1);
    expect((await smsTo(owner.phone)).filter((text) => text.includes("登录手机号已改为"))).toHaveLength(1);
  });

  test("[R6] [R17] comes while the first one is still running: both are answered as made", async () => {
    const request = { phone: next, ...(await bothCodes()) };
    const faults = createFaults();
    const slow = createTestBackend({ clock: backend.clock, env: faults.wrap({ DB: env.DB }) });
    const held = faults.d1.call(/FROM account_codes/).hold();
    const late = rebind(slow, owner.token, request);
    await held.reached;
    expect((await ask(request)).code).toBe(0);
    held.release();
    expect((await late).code).toBe(0);
    expect(await activityOf(backend, owner.token)).toHaveLength(1);
  });

  test("[S19] [S16] is nothing that another code, another phone or another customer can be answered by", async () => {
    const codes = await bothCodes();
    const request = { phone: next, ...codes };
    const third = newPhone();
    const unused = await sendCode(backend, owner.token, third);
    expect((await ask(request)).code).toBe(0);
    const same = { code: 4000, message: "新手机号不能与原手机号相同" };
    for (const wrong of [
      { code: wrongCode(codes.code) },
      { oldCode: wrongCode(codes.oldCode) },
      { oldCode: "" },
      { oldCode: codes.code },
      { oldCode: unused },
    ]) {
      expect(await ask({ ...request, ...wrong })).toMatchObject(same);
    }
    expect((await ask({ ...request, phone: third, code: unused })).code).toBe(4115);
    const stranger = await signIn({ phone: newPhone() });
    expect((await ask(request, stranger.token)).code).toBe(4115);
    expect(await phoneNow()).toBe(next);
  });

  test("[S19] is no longer made once the account has another phone", async () => {
    const there = { phone: next, ...(await bothCodes()) };
    await ask(there);
    backend.clock.advance(MINUTE);
    const oldCode = await sendCode(backend, owner.token, next);
    const back = { phone: owner.phone, code: await sendCode(backend, owner.token, owner.phone), oldCode };
    expect((await ask(back)).code).toBe(0);
    expect((await ask(there)).code).toBe(4115);
    expect(await phoneNow()).toBe(owner.phone);
  });
});

describe("a changed phone", () => {
  test("[S11] ends every other session of the account, and no other customer's", async () => {
    const elsewhere = await openSession(owner.customerId);
    const stranger = await signIn();
    await ask({ phone: next, ...(await bothCodes()) });
    const codes = [owner.token, elsewhere, stranger.token].map(
      async (token) => (await profileOf(backend, token)).code,
    );
    expect(await Promise.all(codes)).toEqual([0, 7001, 0]);
  });

  test("[U50] [GEN-18] is told to the old phone by SMS, to the account by a message, and stands in its activity", async () => {
    await ask({ phone: next, ...(await bothCodes()) });
    expect((await smsTo(owner.phone)).at(-1)).toBe(
      `【装达】您账号的登录手机号已改为 ${MASKED(next)}。如非本人操作，请立即联系客服。`,
    );
    const change = `${MASKED(owner.phone)} 改为 ${MASKED(next)}`;
    expect(await messagesOf(owner)).toEqual([
      { title: "手机号已修改", content: expect.stringContaining(change) },
    ]);
    expect(await activityOf(backend, owner.token)).toEqual([
      expect.objectContaining({ kind: "PHONE_CHANGED", detail: change }),
    ]);
  });

  test("is not undone by a session that was ended meanwhile: what it had under way does nothing", async () => {
    const elsewhere = await openSession(owner.customerId);
    const oldCode = await sendCode(backend, owner.token, owner.phone);
    const mine = { phone: next, code: await sendCode(backend, owner.token, next), oldCode };
    const theirs = newPhone();
    const stolen = { phone: theirs, code: await sendCode(backend, owner.token, theirs), oldCode };
    const answers = await Promise.all([ask(mine), ask(stolen, elsewhere)]);
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
    const { phone } = (await env.DB.prepare("SELECT phone FROM customers WHERE id = ?")
      .bind(owner.customerId)
      .first<{ phone: string }>()) ?? { phone: "" };
    expect([next, theirs]).toContain(phone);
  });
});
