import { env } from "cloudflare:workers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE } from "../../../backend/src/shared/clock";
import { SMS_CODE_HEADER } from "../../../schema/rest/wallet/payout-accounts";
import { Code } from "../../../schema/rules/codes";
import { type Account, signIn } from "../../support/accounts/accounts";
import { expectSoundData, seedReference } from "../../support/orders/orders";
import { createWholeSite } from "../../support/servers/whole-site";
import { titlesOf } from "../pay/support";
import {
  changeBinding,
  createPayoutBackend,
  NAME,
  plantCode,
  setMood,
  withdraw,
  withdrawer,
} from "./support";

const backend = createPayoutBackend();
beforeAll(seedReference);
afterAll(expectSoundData);

const ALIPAY = { payWayEnum: "ALIPAY", account: "13900139000", realName: NAME };
const profileOf = async ({ token }: Account) =>
  (await backend.call("GET", "/user/api/customer", { token })).data;
const activityOf = async ({ customerId }: Account) =>
  (
    await env.DB.prepare(
      "SELECT kind, detail, device FROM account_activity WHERE customer_id = ? ORDER BY rowid",
    )
      .bind(customerId)
      .all()
  ).results;
/** Scans a code: WeChat opens what it holds and leads to the site with these. */
const scan = (content: string) =>
  backend.call("POST", "/user/api/customer/bind/wechat", {
    json: Object.fromEntries(new URL(content).searchParams),
  });

test("[SAFE-03] [SAFE-06] [SAFE-09] [API-090] an account of Alipay is bound by account and name, told, noted, and taken away again", async () => {
  const account = await signIn();
  expect(await changeBinding(backend, account, "bind", ALIPAY)).toMatchObject({ code: 0, data: null });
  expect(await profileOf(account)).toMatchObject({
    cashOutAccountAlipay: "13900139000",
    cashOutAlipayRealName: NAME,
    cashOutAccountWechatNickname: null,
  });
  expect((await changeBinding(backend, account, "bind", { payWayEnum: "WECHAT" })).data).toMatch(
    /^http:.+\/wechat\/bind\?state=/,
  );
  expect((await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" })).code).toBe(0);
  expect((await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" })).code).toBe(0);
  expect(await profileOf(account)).toMatchObject({ cashOutAccountAlipay: null, cashOutAlipayRealName: null });
  expect(await titlesOf(account.customerId)).toEqual(["支付宝已绑定", "支付宝已解绑"]);
  expect(await activityOf(account)).toEqual([
    { kind: "ALIPAY_BOUND", detail: "绑定支付宝账号 139****9000", device: expect.stringContaining("Chrome") },
    {
      kind: "ALIPAY_UNBOUND",
      detail: "解绑支付宝账号 139****9000",
      device: expect.stringContaining("Chrome"),
    },
  ]);
});

test("[SAFE-06] a name is bound with one kind of dot, and is the same with another one", async () => {
  const account = await withdrawer(100_000);
  const dotted = { ...ALIPAY, realName: "阿依古丽•买买提" };
  expect((await changeBinding(backend, account, "bind", dotted)).code).toBe(0);
  expect((await profileOf(account)).cashOutAlipayRealName).toBe("阿依古丽·买买提");
  const rename = (name: string) =>
    env.DB.prepare(
      "UPDATE payout_accounts SET real_name = ?, bound_at = 0 WHERE customer_id = ? AND pay_way = 'ALIPAY'",
    )
      .bind(name, account.customerId)
      .run();
  for (const [bound, typed] of [
    ["阿依古丽·买买提", "阿依古丽・买买提"],
    ["Ｊohn  Smith", "John Smith"],
  ] as const) {
    await rename(bound);
    expect(await withdraw(backend, account, { realName: typed })).toMatchObject({ code: 0 });
  }
  expect((await withdraw(backend, account, { realName: "John Smyth" })).message).toMatch(/不一致/);
});

test("[API-089] [API-090] [C-54] the reads that change a binding believe the header alone, so that no link triggers them", async () => {
  const account = await signIn();
  const { token } = account;
  const byCookie = async (path: string, query: Record<string, string>) => {
    const address = `/user/api/customer/${path}?${new URLSearchParams(query)}`;
    const cookie = `token=${token}; WEB-TOKEN=${token}`;
    const code = await plantCode(backend, account);
    const headers = { cookie, [SMS_CODE_HEADER]: code };
    const site = createWholeSite(backend);
    await site.visit(address, { headers });
    expect(site.reached()).toBe(0);
    const response = await backend.request(address, { headers });
    expect(await response.json()).toMatchObject({ code: 7001 });
    expect(response.headers.get("cache-control")).toBe("no-store");
    return (await profileOf(account)).cashOutAccountAlipay;
  };
  expect(await byCookie("bind", ALIPAY)).toBeNull();
  expect((await changeBinding(backend, account, "bind", ALIPAY)).code).toBe(0);
  expect(await byCookie("unbind", { payWay: "ALIPAY" })).toBe(ALIPAY.account);
});

test("[SAFE-18] [API-089] [ERR-16] [ERR-12] every change wants a fresh code to the account's own phone, good once", async () => {
  const account = await signIn();
  expect((await changeBinding(backend, account, "bind", ALIPAY, "")).message).toBe("验证码错误");
  expect((await changeBinding(backend, account, "bind", ALIPAY, "000000")).message).toBe("验证码错误");
  const stranger = await plantCode(backend, await signIn());
  expect((await changeBinding(backend, account, "bind", ALIPAY, stranger)).message).toBe("验证码错误");
  const code = await plantCode(backend, account);
  expect((await changeBinding(backend, account, "bind", { ...ALIPAY, account: "abc" }, code)).message).toBe(
    "请输入支付宝的手机号或邮箱账号",
  );
  expect((await changeBinding(backend, account, "bind", { ...ALIPAY, realName: "" }, code)).message).toBe(
    "请先输入您的真实姓名",
  );
  const both = await Promise.all([
    changeBinding(backend, account, "bind", ALIPAY, code),
    changeBinding(backend, account, "bind", { ...ALIPAY, account: "a@b.cn" }, code),
  ]);
  expect(both.map((answer) => answer.code).sort()).toEqual([0, Code.SMS_CODE_USED]);
  expect((await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" }, code)).code).toBe(
    Code.SMS_CODE_USED,
  );
  expect((await profileOf(account)).cashOutAccountAlipay).not.toBeNull();
  await scan((await changeBinding(backend, account, "bind", { payWayEnum: "WECHAT" })).data);
  expect((await changeBinding(backend, account, "unbind", { payWay: "ALIPAY" })).code).toBe(0);
  const { cashOutAccountAlipay, cashOutAccountWechatNickname } = await profileOf(account);
  expect([cashOutAccountAlipay, cashOutAccountWechatNickname]).toEqual([null, expect.any(String)]);
  expect((await changeBinding(backend, account, "unbind", { payWay: "WECHAT" })).code).toBe(0);
  expect((await profileOf(account)).cashOutAccountWechatNickname).toBeNull();
});

test("[SAFE-04] [SAFE-07] [SAFE-08] [SAFE-09] WeChat is bound by who scans the code, once and within five minutes", async () => {
  const account = await signIn();
  const begun = await changeBinding(backend, account, "bind", { payWayEnum: "WECHAT" });
  expect(begun.data).toMatch(/^http:\/\/.+\/wechat\/bind\?state=[0-9a-f]{32}&code=/);
  expect((await profileOf(account)).cashOutAccountWechatNickname).toBeNull();
  const scans = await Promise.all([scan(begun.data), scan(begun.data), scan(begun.data)]);
  expect(scans.map(({ code }) => code).sort()).toEqual([0, Code.CONFLICT, Code.CONFLICT]);
  const { nickname } = scans.find(({ code }) => code === 0)?.data ?? {};
  expect(nickname).toMatch(/^微信用户/);
  expect((await profileOf(account)).cashOutAccountWechatNickname).toBe(nickname);
  expect((await changeBinding(backend, account, "unbind", { payWay: "WECHAT" })).code).toBe(0);
  expect((await profileOf(account)).cashOutAccountWechatNickname).toBeNull();
  expect(await titlesOf(account.customerId)).toEqual(["微信已绑定", "微信已解绑"]);

  const late = await changeBinding(backend, account, "bind", { payWayEnum: "WECHAT" });
  backend.clock.advance(5 * MINUTE);
  expect((await scan(late.data)).message).toBe("二维码已失效，请在电脑上重新获取");
});

test("[SAFE-09] an account that is unbound leaves the other one bound", async () => {
  const account = await withdrawer(100_000);
  expect((await changeBinding(backend, account, "unbind", { payWay: "WECHAT" })).code).toBe(0);
  expect(await profileOf(account)).toMatchObject({
    cashOutAccountAlipay: account.phone,
    cashOutAccountWechatNickname: null,
  });
});

test("[ENT-23] [API-006] [SAFE-02] [SET-02] a customer is read with phone, profile, both accounts and what the wallet holds", async () => {
  const account = await signIn({ payPassword: "246810" });
  const profile = {
    ...{ avatar: "/named/sofa.png", nickname: "小满家居", email: "name@example.com" },
    ...{ gender: "2", areaCode: "33_3301_330106", address: "文三路 100 号" },
  };
  const { token } = account;
  await backend.call("POST", `/user/api/customer/modify?${new URLSearchParams(profile)}`, { token });
  await changeBinding(backend, account, "bind", ALIPAY);
  const scanned = await scan((await changeBinding(backend, account, "bind", { payWayEnum: "WECHAT" })).data);
  expect(await profileOf(account)).toMatchObject({
    ...profile,
    id: account.customerId,
    gender: 2,
    username: account.phone,
    hasPwd: true,
    cashOutAccountAlipay: ALIPAY.account,
    cashOutAlipayRealName: NAME,
    cashOutAccountWechatNickname: scanned.data.nickname,
    balance: 0,
    withdrawing: 0,
  });
});

test("[API-006] [ENT-23] a customer is read with the balance and with what is being withdrawn", async () => {
  const account = await withdrawer(100_000);
  await setMood(backend, account, "DELAY");
  expect((await withdraw(backend, account, { amount: "100" })).code).toBe(0);
  expect(await profileOf(account)).toMatchObject({ balance: 900, withdrawing: 100 });
});

test("[C-73] [API-025] [WALLET-20] nothing is bound that does not pay out", async () => {
  const live = createPayoutBackend({ env: { PAY_PROVIDER: "live" } });
  const account = await signIn();
  expect((await live.call("GET", "/common/platform/get_pay_way")).data.cashOutWay).toEqual([]);
  expect((await backend.call("GET", "/common/platform/get_pay_way")).data.cashOutWay).toEqual([
    "ALIPAY",
    "WECHAT",
  ]);
  expect((await changeBinding(live, account, "bind", ALIPAY)).code).toBe(Code.PAY_WAY_NOT_OFFERED);
  expect((await changeBinding(live, account, "bind", { payWayEnum: "WECHAT" })).code).toBe(
    Code.PAY_WAY_NOT_OFFERED,
  );
});
