import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { signIn, signInBeside } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, login, receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import { createTestBackend } from "../../support/servers/backend";

const MINUTE = 60 * 1000;

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("using a code", () => {
  it("[ERR-12] [S16] [AUTH-14] [API-004] a wrong code, a used one and an expired one each get their own message", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    expect(await login(backend, phone, wrongCode(code))).toEqual({
      code: 4111,
      message: "验证码错误",
      data: null,
    });
    expect((await login(backend, phone, code)).code).toBe(0);
    expect(await login(backend, phone, code)).toEqual({
      code: 4113,
      message: "验证码已使用，请重新获取",
      data: null,
    });

    const other = newPhone();
    const late = await codeFor(backend, other, newAddress());
    backend.clock.advance(5 * MINUTE);
    expect(await login(backend, other, late)).toEqual({
      code: 4112,
      message: "验证码已过期，请重新获取",
      data: null,
    });
  });

  it("[AUTH-06] [REG-04] [AUTH-14] its six digits alone sign in: a longer one, of up to 13 characters, is a wrong one", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    for (const length of [7, 13]) {
      expect((await login(backend, phone, code.padEnd(length, "0"))).code).toBe(4111);
    }
    expect((await login(backend, phone, code.padEnd(14, "0"))).code).toBe(4000);
    expect((await login(backend, phone, code)).code).toBe(0);
  });

  it("[U38] signs in as it was pasted, with blanks and in full width", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    const wide = code.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect((await login(backend, phone, ` ${wide.slice(0, 3)} ${wide.slice(3)} `)).code).toBe(0);
  });

  it("[S16] is dead after five wrong guesses, even for the right one", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    for (let i = 0; i < 5; i++) expect((await login(backend, phone, wrongCode(code))).code).toBe(4111);
    expect(await login(backend, phone, code)).toMatchObject({
      code: 4112,
      message: "验证码错误次数过多，请重新获取",
    });
  });

  it("[S16] of 50 guesses at the same moment no more than five are judged", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    await codeFor(backend, phone, newAddress());
    const address = newAddress();
    await Promise.all(Array.from({ length: 50 }, (_, i) => login(backend, phone, `00000${i % 10}`, address)));
    const attempts = await env.DB.prepare("SELECT attempts FROM sms_codes WHERE phone = ?")
      .bind(phone)
      .first("attempts");
    expect(attempts).toBe(5);
  });

  it("[S16] of 20 logins with one code at the same moment exactly one succeeds", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(backend, phone, code, address)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 4113)).toHaveLength(19);
  });

  it("[S16] only the newest code counts", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const older = await codeFor(backend, phone, newAddress());
    backend.clock.advance(MINUTE);
    const newer = await codeFor(backend, phone, newAddress());
    if (older !== newer) expect((await login(backend, phone, older)).code).toBe(4111);
    expect((await login(backend, phone, newer)).code).toBe(0);
  });

  it("[S16] opens no other phone and no other door", async () => {
    const backend = createTestBackend();
    const { token, phone } = await signIn({ phone: newPhone() });
    const loginCode = await codeFor(backend, phone, newAddress());
    expect((await login(backend, newPhone(), loginCode)).code).toBe(4111);
    const pin = { pwd: "246810", code: loginCode };
    expect((await backend.call("POST", "/user/api/customer/modify_pay_pwd", { token, json: pin })).code).toBe(
      4111,
    );

    backend.clock.advance(MINUTE);
    await requestCode(backend, phone, { token, address: newAddress() });
    const accountCode = await receivedCode(phone);
    if (accountCode !== loginCode) expect((await login(backend, phone, accountCode)).code).toBe(4111);
  });

  it("[S16] does not tell a stranger that a phone's code was used or has run out", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    await login(backend, phone, code);
    expect((await login(backend, phone, wrongCode(code))).message).toBe("验证码错误");
  });

  it.each(["[AUTH-03] [SAFE-11] [SAFE-15] [API-093]", "[SAFE-18]"])(
    "%s checking a code does not use it up, but counts wrong guesses",
    async () => {
      const backend = createTestBackend();
      const { token, phone } = await signIn({ phone: newPhone() });
      await requestCode(backend, phone, { token, address: newAddress() });
      const code = await receivedCode(phone);
      const check = (guess: string, mobile = phone) =>
        backend.call("POST", "/common/platform/verif_sms_code", { token, json: { mobile, code: guess } });
      expect(await check(code, "10812345678")).toMatchObject({ code: 4000, message: "请输入合法手机号" });
      for (let i = 0; i < 7; i++) expect(await check(code)).toMatchObject({ code: 0, data: true });
      for (let i = 0; i < 5; i++)
        expect(await check(wrongCode(code))).toMatchObject({ code: 4111, message: "验证码错误" });
      expect((await check(code)).code).toBe(4112);
      expect(
        (await backend.call("POST", "/common/platform/verif_sms_code", { json: { mobile: phone, code } }))
          .code,
      ).toBe(7001);
    },
  );

  it("[C-50] [API-093] [API-092] [SAFE-17] a code that was checked sets the payment password all the same", async () => {
    const backend = createTestBackend();
    const account = await signIn({ phone: newPhone() });
    const { token, phone } = account;
    const other = await signInBeside(account);
    await requestCode(backend, phone, { token, address: newAddress() });
    const code = await receivedCode(phone);
    const send = (path: string, json: object) => backend.call("POST", path, { token, json });
    const checked = await send("/common/platform/verif_sms_code", { mobile: phone, code });
    expect(checked).toMatchObject({ code: 0, data: true });
    const set = await send("/user/api/customer/modify_pay_pwd", { pwd: "246810", code });
    expect(set).toMatchObject({ code: 0 });
    const { data } = await backend.call("GET", "/user/api/customer", { token: other.token });
    expect(data.hasPwd).toBe(false);
  });
});
