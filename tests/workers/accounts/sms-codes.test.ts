import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, grantFor, login, receivedCode, requestCode } from "../../support/accounts/sign-in-flow";
import { expectConsole } from "../../support/console-is-error";
import { createTestBackend, createTestClock } from "../../support/servers/backend";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe("sending a code", () => {
  it("[S15] stops for everybody when the platform's hourly budget is spent, and leaves no code behind", async () => {
    expectConsole(/sms not sent/);
    const backend = createTestBackend();
    const hour = backend.clock.now() - (backend.clock.now() % HOUR);
    await env.DB.prepare("INSERT OR REPLACE INTO rate_windows VALUES ('sms:platform', ?, 4999, ?)")
      .bind(hour, hour + HOUR)
      .run();
    const ask = async () => {
      const [phone, address] = [newPhone(), newAddress()];
      const { code } = await requestCode(backend, phone, {
        grant: await grantFor(backend, address),
        address,
      });
      const left = await env.DB.prepare("SELECT COUNT(*) AS n FROM sms_codes WHERE phone = ?")
        .bind(phone)
        .first("n");
      return { code, left };
    };
    expect(await ask()).toEqual({ code: 0, left: 1 });
    expect(await ask()).toEqual({ code: 4114, left: 0 });
    await env.DB.prepare("DELETE FROM rate_windows WHERE key = 'sms:platform'").run();
  });

  it("[AUTH-02] [AUTH-07] [CONST-03] [ERR-15] refuses an invalid phone before anything else, without spending the grant", async () => {
    const backend = createTestBackend();
    const address = newAddress();
    const grant = await grantFor(backend, address);
    for (const phone of ["12345", "10812345678", "138001380001", "１２３", "23800138000"]) {
      expect(await requestCode(backend, phone, { grant, address })).toMatchObject({
        code: 4000,
        message: "手机号格式有误",
      });
    }
    expect((await requestCode(backend, newPhone(), { grant, address })).code).toBe(0);
  });

  it("[AUTH-11] [AUTH-21] [API-003] [SAFE-05] sends six digits that live five minutes and says when to ask again", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const address = newAddress();
    const answer = await requestCode(backend, phone, { grant: await grantFor(backend, address), address });
    expect(answer).toEqual({ code: 0, message: "success", data: { resendAfter: 60 } });
    const sms = await env.DB.prepare("SELECT content FROM sandbox_sms WHERE phone = ?")
      .bind(phone)
      .first("content");
    expect(sms).toMatch(/^【装达】验证码 \d{6}，5 分钟内有效/);
  });

  it("[S16] [CONST-02] stores the code as a keyed hash only", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const code = await codeFor(backend, phone, newAddress());
    expect(code).toMatch(/^\d{6}$/);
    const row = await env.DB.prepare("SELECT * FROM sms_codes WHERE phone = ?").bind(phone).first();
    expect(row?.code_hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(`"${code}"`);
  });

  it("[S15] answers alike whether or not the phone has an account", async () => {
    const backend = createTestBackend();
    const known = await signIn({ phone: newPhone() });
    const [toKnown, toUnknown] = [
      await requestCode(backend, known.phone, {
        grant: await grantFor(backend, "192.0.2.1"),
        address: "192.0.2.1",
      }),
      await requestCode(backend, newPhone(), {
        grant: await grantFor(backend, "192.0.2.1"),
        address: "192.0.2.1",
      }),
    ];
    expect(toKnown).toEqual(toUnknown);
  });

  it("[S15] [CONST-02] [SAFE-05] [WALLET-18] sends one phone at most one code in 60 s, 5 in an hour, 10 in a day, however it is written", async () => {
    const clock = createTestClock();
    const backend = createTestBackend({ clock });
    const phone = newPhone();
    const ways = [phone, `+86${phone}`, `${phone.slice(0, 3)} ${phone.slice(3)}`, `0086${phone}`];
    const ask = async (i: number) => {
      const address = newAddress();
      return requestCode(backend, ways[i % ways.length] ?? phone, {
        grant: await grantFor(backend, address),
        address,
      });
    };

    expect(await ask(0)).toMatchObject({ code: 0, data: { resendAfter: 60 } });
    clock.advance(50 * SECOND);
    expect(await ask(1)).toMatchObject({ code: 4029, message: "验证码已发送，请10秒后再试" });
    for (let i = 2; i < 6; i++) {
      clock.advance(MINUTE);
      expect((await ask(i)).code).toBe(0);
    }
    clock.advance(MINUTE);
    expect(await ask(6)).toMatchObject({ code: 4029, message: "该手机号获取验证码过于频繁，请55分钟后再试" });
    clock.advance(HOUR);
    for (let i = 7; i < 12; i++) {
      expect((await ask(i)).code).toBe(0);
      clock.advance(MINUTE);
    }
    clock.advance(HOUR);
    expect(await ask(12)).toMatchObject({
      code: 4029,
      message: "该手机号获取验证码次数已达上限，请22小时后再试",
    });
    clock.advance(24 * HOUR);
    expect((await ask(13)).code).toBe(0);
  });

  it("[SAFE-05] tells a signed-in customer to wait 60 s, and sends the own phone no other code before", async () => {
    const backend = createTestBackend();
    const { token, phone } = await signIn({ phone: newPhone() });
    const ask = () => requestCode(backend, phone, { token, address: newAddress() });
    expect((await ask()).data).toEqual({ resendAfter: 60 });
    backend.clock.advance(59 * SECOND);
    expect((await ask()).code).toBe(4029);
    backend.clock.advance(SECOND);
    expect((await ask()).code).toBe(0);
  });

  it("[S15] of 50 requests for one phone at the same moment sends one", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const grants: { grant: string; address: string }[] = [];
    for (let i = 0; i < 50; i++) {
      const address = newAddress();
      grants.push({ grant: await grantFor(backend, address), address });
    }
    const answers = await Promise.all(grants.map((own) => requestCode(backend, phone, own)));
    expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
    expect(answers.filter((answer) => answer.code === 4029)).toHaveLength(49);
    const sent = await env.DB.prepare("SELECT COUNT(*) AS n FROM sandbox_sms WHERE phone = ?")
      .bind(phone)
      .first("n");
    expect(sent).toBe(1);
  });

  it.each([
    ["one address", () => "203.0.113.200"],
    ["one IPv6 /64, whatever the last 64 bits", (i: number) => `2001:db8:1:2:${i + 1}::${i + 7}`],
  ])("[S15] sends %s at most 20 codes in an hour", async (_name, addressOf) => {
    const backend = createTestBackend();
    const codes: number[] = [];
    for (let i = 0; i < 22; i++) {
      const address = addressOf(i);
      codes.push(
        (await requestCode(backend, newPhone(), { grant: await grantFor(backend, address), address })).code,
      );
    }
    expect(codes).toEqual([...Array(20).fill(0), 4029, 4029]);
  });

  it("[AUTH-14] a code of the sign-in form signs in, also when another tab has signed in meanwhile", async () => {
    const backend = createTestBackend();
    const phone = newPhone();
    const { token } = await signIn({ phone });
    const address = newAddress();
    const grant = await grantFor(backend, address);
    expect(await requestCode(backend, phone, { token, grant, address })).toMatchObject({ code: 0 });
    expect(await login(backend, phone, await receivedCode(phone), address)).toMatchObject({ code: 0 });
  });

  it("[AUTH-03] [AUTH-10] [SAFE-19] [ERR-16] a signed-in customer needs no captcha, for any phone, within limits", async () => {
    const backend = createTestBackend();
    const { token, phone } = await signIn({ phone: newPhone() });
    expect(await requestCode(backend, "10812345678", { token, address: newAddress() })).toMatchObject({
      code: 4000,
      message: "请输入合法手机号",
    });
    const codes: number[] = [(await requestCode(backend, phone, { token, address: newAddress() })).code];
    for (let i = 0; i < 10; i++) {
      codes.push((await requestCode(backend, newPhone(), { token, address: newAddress() })).code);
    }
    expect(codes).toEqual([...Array(10).fill(0), 4029]);
  });

  it("[S15] codes that customers send to the phone of another one are few, and do not keep it from signing in", async () => {
    const clock = createTestClock();
    const backend = createTestBackend({ clock });
    const victim = await signIn({ phone: newPhone() });
    const others = [await signIn(), await signIn()];
    const askByOther = (i: number) =>
      requestCode(backend, victim.phone, { token: others[i % 2]?.token ?? "", address: newAddress() });
    const codes: number[] = [];
    for (let i = 0; i < 6; i++) {
      const answer = await askByOther(i);
      codes.push(answer.code);
      if (answer.code !== 0) expect(answer.message).toBe("该手机号获取验证码次数已达上限，请24小时后再试");
      clock.advance(MINUTE);
    }
    expect(codes).toEqual([...Array(5).fill(0), 4029]);
    for (let i = 0; i < 5; i++) {
      const address = newAddress();
      const own = i % 2 ? { token: victim.token } : { grant: await grantFor(backend, address) };
      expect(await requestCode(backend, victim.phone, { ...own, address })).toMatchObject({ code: 0 });
      clock.advance(MINUTE);
    }
    const address = newAddress();
    const sixth = await requestCode(backend, victim.phone, {
      grant: await grantFor(backend, address),
      address,
    });
    expect(sixth).toMatchObject({ code: 4029, message: expect.stringContaining("过于频繁") });
  });
});
