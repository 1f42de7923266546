import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, test } from "vitest";
import { blankCustomer } from "../../../backend/src/modules/customers";
import { openSession as beginSession } from "../../../backend/src/modules/customers/sessions";
import { type Account, openSession, signIn } from "../../support/accounts/accounts";
import { newAddress, newPhone } from "../../support/accounts/newcomers";
import { codeFor, from } from "../../support/accounts/sign-in-flow";
import type { TestBackend } from "../../support/orders/orders";
import { createTestBackend, type Envelope, idsBy } from "../../support/servers/backend";
import { activityOf, messagesOf, profileOf, sendCode } from "./support";

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * MINUTE;
const CHROME = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36";
const WECHAT = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit/605.1.15 MicroMessenger/8.0.50";

let backend: TestBackend;
let phone: string;
beforeEach(() => {
  backend = createTestBackend();
  phone = newPhone();
});

/** Signs the phone in from a browser at a place. */
async function signInFrom(agent: string, place: string): Promise<string> {
  backend.clock.advance(MINUTE);
  const address = newAddress();
  const code = await codeFor(backend, phone, address);
  const query = new URLSearchParams({ username: phone, code });
  const { headers } = from(address, { "X-Client-Agent": agent, "X-Client-Place": place });
  return (await backend.call("GET", `/user/api/customer/login?${query}`, { headers })).data.webToken;
}

const sessionsOf = (token: string): Promise<Envelope> =>
  backend.call("GET", "/user/api/customer/sessions", { token });
const end = (token: string, sessionId: unknown) =>
  backend.call("POST", "/user/api/customer/sessions/end", { token, json: { sessionId } });
const endOthers = (token: string) =>
  backend.call("POST", "/user/api/customer/sessions/end_others", { token });
const ownerOf = async (token: string): Promise<Pick<Account, "customerId">> => ({
  customerId: (await profileOf(backend, token)).data.id,
});

describe("where an account is signed in", () => {
  test("[U50] is told with device, place and time, the asking session first", async () => {
    const there = await signInFrom(CHROME, "CN-ZJ");
    const here = await signInFrom(WECHAT, "JP-13");
    const first = {
      id: expect.any(Number),
      device: "Windows 电脑 · Chrome",
      place: "浙江",
      createTime: expect.stringMatching(/^2026-11-20 16:3/),
      isCurrent: false,
    };
    const second = { ...first, device: "iPhone · 微信", place: "日本", isCurrent: true };
    expect((await sessionsOf(here)).data).toEqual([second, first]);
    expect((await sessionsOf(there)).data.map((row: typeof first) => row.isCurrent)).toEqual([true, false]);
  });

  test("[U50] a browser that says nothing, or nonsense, is of an unknown device and place", async () => {
    const token = await signInFrom("curl/8 <script>", "'; DROP TABLE");
    expect((await sessionsOf(token)).data).toMatchObject([{ device: null, place: null }]);
  });

  test("[U50] [S11] another session is ended at once, and only that one", async () => {
    const tokens = [await signInFrom(CHROME, "CN-ZJ"), await signInFrom(WECHAT, "CN-GD")];
    const here = await signInFrom(CHROME, "CN-ZJ");
    const [, newest] = (await sessionsOf(here)).data;
    expect((await end(here, newest.id)).code).toBe(0);
    const codes = [...tokens, here].map(async (token) => (await profileOf(backend, token)).code);
    expect(await Promise.all(codes)).toEqual([0, 7001, 0]);
    expect(await end(here, newest.id)).toMatchObject({ code: 4004, message: "登录设备不存在" });
    expect((await activityOf(backend, here))[0]).toMatchObject({
      kind: "SESSIONS_ENDED",
      detail: "iPhone · 微信（广东）",
    });
  });

  test("[U50] the asking session itself is left to signing out", async () => {
    const here = await signInFrom(CHROME, "CN-ZJ");
    const [own] = (await sessionsOf(here)).data;
    expect(await end(here, own.id)).toMatchObject({ code: 4000, message: "这是当前设备，请使用退出登录" });
    expect((await profileOf(backend, here)).code).toBe(0);
  });

  test("[U50] [S11] all other sessions of the account end together, and no other customer's", async () => {
    const owner = await signIn();
    const elsewhere = [await openSession(owner.customerId), await openSession(owner.customerId)];
    const stranger = await signIn();
    const ask = async (token: string) => (await profileOf(backend, token)).code;
    expect((await endOthers(owner.token)).code).toBe(0);
    expect(await Promise.all([owner.token, stranger.token, ...elsewhere].map(ask))).toEqual([
      0, 0, 7001, 7001,
    ]);
    expect(await activityOf(backend, owner.token)).toMatchObject([
      { kind: "SESSIONS_ENDED", detail: "2台设备" },
    ]);
    // Where there is no other, nothing has happened.
    expect((await endOthers(owner.token)).code).toBe(0);
    expect(await activityOf(backend, owner.token)).toHaveLength(1);
  });

  test("a session that has run out is not shown", async () => {
    const owner = await signIn({ now: backend.clock.now() - DAY });
    await openSession(owner.customerId, backend.clock.now() - 31 * DAY);
    expect((await sessionsOf(owner.token)).data).toHaveLength(1);
  });
});

describe("a sign-in", () => {
  test("[U50] from a new device or place is told by a message; from a known one it is not", async () => {
    const token = await signInFrom(CHROME, "CN-ZJ");
    const owner = await ownerOf(token);
    await signInFrom(CHROME, "CN-ZJ");
    expect(await messagesOf(owner)).toEqual([]);
    await signInFrom(WECHAT, "CN-ZJ");
    await signInFrom(CHROME, "CN-GD");
    const told = await messagesOf(owner);
    expect(told.map(({ title }) => title)).toEqual(["新设备登录提醒", "新设备登录提醒"]);
    expect(told[0]?.content).toContain("iPhone · 微信（浙江）");
    expect(told[1]?.content).toContain("Windows 电脑 · Chrome（广东）");
    await signInFrom(WECHAT, "CN-ZJ");
    expect(await messagesOf(owner)).toHaveLength(2);
  });

  test("[U50] from a device that was not seen for 90 days is told again", async () => {
    const owner = await ownerOf(await signInFrom(WECHAT, "CN-ZJ"));
    backend.clock.advance(80 * DAY);
    await signInFrom(CHROME, "CN-ZJ");
    backend.clock.advance(11 * DAY);
    await signInFrom(WECHAT, "CN-ZJ");
    expect(await messagesOf(owner)).toHaveLength(2);
  });
});

test("[S11] a sign-in that a change of the phone overtakes opens nothing", async () => {
  const owner = await signIn({ phone });
  const client = { device: null, place: null };
  const request = { customerId: owner.customerId, phone: newPhone(), client };
  const dependencies = { db: env.DB, clock: backend.clock, ids: idsBy(backend.clock) };
  await expect(beginSession(request, dependencies)).rejects.toThrow("手机号刚刚已修改，请用新手机号登录");
  expect((await sessionsOf(owner.token)).data).toHaveLength(1);
  expect(await activityOf(backend, owner.token)).toEqual([]);
});

describe("the activity of an account", () => {
  test("[U50] is told newest first, page by page: sign-ins, passwords, exports", async () => {
    const token = await signInFrom(CHROME, "CN-ZJ");
    for (const pwd of ["246810", "135790"]) {
      backend.clock.advance(MINUTE);
      const json = { pwd, code: await sendCode(backend, token, phone) };
      expect((await backend.call("POST", "/user/api/customer/modify_pay_pwd", { token, json })).code).toBe(0);
    }
    const rows = await activityOf(backend, token);
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual([
      "PAY_PASSWORD_CHANGED",
      "PAY_PASSWORD_SET",
      "SIGNED_IN",
    ]);
    expect(rows[2]).toMatchObject({ device: "Windows 电脑 · Chrome", place: "浙江" });
    const path = "/user/api/customer/activity?pageIndex=2&pageSize=2";
    const second = (await backend.call("GET", path, { token })).data;
    expect(second).toMatchObject({ total: 3, rows: [{ kind: "SIGNED_IN" }] });
  });

  test("[U50] [S11] a changed password is told, a first one is not", async () => {
    const owner = await signIn({ phone });
    const set = async (pwd: string) => {
      backend.clock.advance(MINUTE);
      const json = { pwd, code: await sendCode(backend, owner.token, phone) };
      await backend.call("POST", "/user/api/customer/modify_pay_pwd", { token: owner.token, json });
    };
    await set("246810");
    expect(await messagesOf(owner)).toEqual([]);
    await set("135790");
    expect((await messagesOf(owner)).map(({ title }) => title)).toEqual(["支付密码已修改"]);
  });

  test("[C-50] a code is spent by one new password alone, however many ask for one at the same moment", async () => {
    const owner = await signIn({ phone });
    const code = await sendCode(backend, owner.token, phone);
    const answers = await Promise.all(
      ["246810", "135790", "975310"].map((pwd) =>
        backend.call("POST", "/user/api/customer/modify_pay_pwd", {
          token: owner.token,
          json: { pwd, code },
        }),
      ),
    );
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, 4113, 4113]);
    expect(await activityOf(backend, owner.token)).toHaveLength(1);
  });
});

test("[S47] a sign-in that the end of the account overtakes opens nothing, and says to register again", async () => {
  const owner = await signIn({ phone });
  const client = { device: null, place: null };
  const request = { customerId: owner.customerId, phone, client };
  const dependencies = { db: env.DB, clock: backend.clock, ids: idsBy(backend.clock) };
  await env.DB.batch(blankCustomer(env.DB, owner.customerId));
  await expect(beginSession(request, dependencies)).rejects.toThrow("账户刚刚已注销，请重新获取验证码注册");
});
