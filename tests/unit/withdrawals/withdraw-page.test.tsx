import { describe, expect, test } from "vitest";
import { companyConfig } from "../../../app/lib/company-config";
import { siteConfig } from "../../../app/lib/site-config";
import * as withdrawPage from "../../../app/routes/user.wallet.money/route";
import { renderPage } from "./support";

const CUSTOMER = {
  phone: "13900139000",
  maskedPhone: "139****9000",
  alipayAccount: "13812345678",
  alipayRealName: "张三",
  wechatNickname: null,
};
const ANSWER = {
  viewer: {
    customer: CUSTOMER,
    wallet: { balance: 123_456 },
    withdrawalTerms: {
      ...{ dayLimit: 5_000_000, dayTimes: 20, holdHours: 24, newBindingHoldHours: 24 },
      ...{ leftToday: 4_900_000, timesLeft: 19, holds: [] as object[] },
    },
  },
  payoutWays: ["ALIPAY", "WECHAT"] as string[] | null,
};
const render = (change: object = {}, rest: object = {}) =>
  renderPage(withdrawPage as never, { ...ANSWER, viewer: { ...ANSWER.viewer, ...change }, ...rest });

describe("the page of a withdrawal", () => {
  test("[WALLET-20] [WALLET-21] [CONST-39] [GEN-18] has balance, what is left today, the ways with what is bound, and whom to call", async () => {
    expect(withdrawPage.meta({} as never)).toEqual([{ title: expect.stringContaining("申请提现") }]);
    const html = await render();
    for (const text of [
      "¥1,234.56",
      "今日还可提现 ¥49,000.00，19 次",
      "138****5678",
      "未绑定",
      "139****9000",
    ]) {
      expect(html).toContain(text);
    }
    expect(html).not.toContain("13812345678");
    expect([...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way)).toEqual([
      "ALIPAY",
      "WECHAT",
      "BANK",
    ]);
    const { hotline } = siteConfig;
    if (hotline) expect(html).toContain(`<a href="${hotline.href}">${hotline.display}</a>`);
    expect(html).toContain(`<a href="mailto:${companyConfig.email}">${companyConfig.email}</a>`);
    expect(html).toContain('value="张三"');
  });

  test("[API-007] [CONST-43] shows what the wallet holds, and the own phone masked", async () => {
    const html = await render();
    expect(html).toMatch(/可提现余额(?:<[^>]*>)*¥1,234\.56/);
    expect(html).toContain("139****9000");
    expect(html).not.toContain("13900139000");
  });

  test("[WALLET-18] [API-076] the code has six digits at most, and nothing is confirmed without it", async () => {
    const html = await render();
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*确认提现/s);
    expect(html).toContain("获取验证码");
  });

  test("[C-73] [WALLET-20] [API-025] offers only what pays out, and says so where nothing does", async () => {
    const waysOf = (html: string) =>
      [...html.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, way]) => way);
    expect(waysOf(await render({}, { payoutWays: ["ALIPAY"] }))).toEqual(["ALIPAY", "BANK"]);
    // A backend that does not tell its terms pays out to no company's account.
    expect(waysOf(await render({ withdrawalTerms: null }, { payoutWays: ["ALIPAY"] }))).toEqual(["ALIPAY"]);
    expect(await render({ withdrawalTerms: null }, { payoutWays: [] })).toContain(
      "暂未开通在线提现，请联系客服",
    );
  });

  test("[WALLET-20] [C-73] each way shows the account that is bound to it, and says 未绑定 without one", async () => {
    const accountsOf = async (change: object) => {
      const html = await render({ customer: { ...CUSTOMER, ...change }, withdrawalTerms: null });
      const options = html.matchAll(/<input type="radio"[^>]*value="(\w+)".*?<\/label>/gs);
      return [...options].map(([option, way]) => [way, /(未绑定|138\*{4}5678|老张)</.exec(option)?.[1]]);
    };
    expect(await accountsOf({ wechatNickname: "老张" })).toEqual([
      ["ALIPAY", "138****5678"],
      ["WECHAT", "老张"],
    ]);
    expect(await accountsOf({ alipayAccount: null })).toEqual([
      ["ALIPAY", "未绑定"],
      ["WECHAT", "未绑定"],
    ]);
  });

  test("says the limits of a day and the wait of a new account as the backend has them", async () => {
    const unbound = { ...CUSTOMER, alipayAccount: null };
    const withdrawalTerms = {
      ...ANSWER.viewer.withdrawalTerms,
      dayLimit: 1_000_000,
      dayTimes: 3,
      holdHours: 48,
    };
    const html = await render({
      withdrawalTerms: { ...withdrawalTerms, newBindingHoldHours: 48 },
      customer: unbound,
    });
    expect(html).toContain("每天最多提现¥10,000.00，3次");
    expect(html).toContain("今后新绑定的账户，48小时后可提现");
    expect(html).toContain("更换手机号后，48小时内暂不能提现");
    expect(html).toContain("新绑定的账户48小时后才能提现");
    const known = await render({
      withdrawalTerms: { ...withdrawalTerms, newBindingHoldHours: 0 },
      customer: unbound,
    });
    // The first binding of a known customer waits for nothing; only a new phone would.
    expect(known).not.toContain("新绑定");
    expect(known).toContain("更换手机号后，48小时内暂不能提现");
    expect(await render({ withdrawalTerms: null, customer: unbound })).not.toMatch(/新绑定|更换手机号/);
  });

  test("tells the form what is left today, and holds back nothing where the backend does not tell it", async () => {
    const withdrawalTerms = { ...ANSWER.viewer.withdrawalTerms, timesLeft: 0 };
    expect(await render({ withdrawalTerms })).toContain("今日提现次数已用完，请明天再试");
    const nothing = { ...ANSWER.viewer.withdrawalTerms, leftToday: 0 };
    expect(await render({ withdrawalTerms: nothing })).toContain("今日提现额度已用完，请明天再试");
    expect(await render({ withdrawalTerms: null })).not.toContain("已用完");
  });

  test("[WALLET-15] [ROUTE-27] [ROUTE-38] leads to where an account is bound, and back, when none is", async () => {
    const html = await render({ customer: { ...CUSTOMER, alipayAccount: null, alipayRealName: null } });
    expect(html).toContain("还没有绑定支付宝");
    expect(html).toContain('href="/user/safety?back=%2Fuser%2Fwallet%2Fmoney"');
  });

  test("[WALLET-14] [CONST-27] the page tells the fee, and that less than ¥100 cannot be taken out", async () => {
    const html = await render();
    for (const words of ["手续费0.6%", "最低100元"]) expect(html).toContain(words);
    for (const [balance, isTold] of [
      [9_999, true],
      [10_000, false],
    ] as const)
      expect((await render({ wallet: { balance } })).includes("余额满100元后可以提现")).toBe(isTold);
  });

  test("says until when a new binding waits, and that less than ¥100 cannot be taken out", async () => {
    const hold = {
      payWay: "ALIPAY",
      until: "2026-11-24T10:00:00+08:00",
      reason: "支付宝刚刚绑定，为保障资金安全，24小时内暂不能提现",
    };
    const terms = { ...ANSWER.viewer.withdrawalTerms, holds: [hold] };
    const held = await render({ withdrawalTerms: terms });
    expect(held).toContain("支付宝刚刚绑定，为保障资金安全，24小时内暂不能提现，2026-11-24 10:00 后可提现");
    expect(await render({ wallet: { balance: 9_999 } })).toContain("余额满100元后可以提现");
  });

  test.each([
    ["the wallet", { wallet: null }, {}],
    ["the customer", { customer: null }, {}],
    ["the ways", {}, { payoutWays: null }],
  ])("[R23] without %s the frame is there with a way to try again", async (_what, change, rest) => {
    const html = await render(change, rest);
    expect(html).toMatch(/<h1[^>]*>申请提现<\/h1>/);
    expect(html).toContain("提现信息加载失败");
  });
});
