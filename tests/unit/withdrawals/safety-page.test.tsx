import { describe, expect, test } from "vitest";
import * as safetyPage from "../../../app/routes/user.safety._index/route";
import { renderPage } from "./support";

const PHONE = { phone: "13900139000", maskedPhone: "139****9000" };
const CUSTOMER = {
  ...PHONE,
  hasPayPassword: true,
  alipayAccount: "13812345678",
  alipayRealName: "张三丰",
  wechatNickname: "老张",
};
const NOTHING = {
  ...CUSTOMER,
  hasPayPassword: false,
  alipayAccount: null,
  alipayRealName: null,
  wechatNickname: null,
};
const render = (customer: object | null, payoutWays: string[] | null = ["ALIPAY", "WECHAT"], path = "/") =>
  renderPage(safetyPage as never, { viewer: { customer }, payoutWays }, path);
const rowsOf = (html: string) => [...html.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, row = ""]) => row);

describe("the safety page", () => {
  test("[SAFE-02] [SAFE-03] [CONST-43] [GEN-18] has four rows in documented order, each with its state", async () => {
    expect(safetyPage.meta({} as never)).toEqual([{ title: expect.stringContaining("账户安全") }]);
    const html = await render(CUSTOMER);
    const rows = rowsOf(html);
    expect(rows.map((row) => /<h2[^>]*>(.*?)<\/h2>/.exec(row)?.[1])).toEqual([
      "余额支付密码",
      "手机号",
      "支付宝账号",
      "微信账号",
    ]);
    expect(rows[0]).toContain("已设置");
    expect(rows[0]).toContain('href="/user/safety/password"');
    expect(rows[1]).toContain('href="/user/safety/phone"');
    expect(rows[1]).toContain("139****9000");
    expect(rows[2]).toContain("138****5678（*三丰）");
    expect(rows[3]).toContain("老张");
    for (const secret of ["13900139000<", "13812345678<", "张三丰<"]) expect(html).not.toContain(secret);
  });

  test.each([
    [CUSTOMER, "已设置", "修改"],
    [NOTHING, "未设置", "设置"],
  ])(
    "[SAFE-01] [ENT-01] [ENT-23] [SAFE-14] the payment password is set or changed, by whether there is one: %#",
    async (customer, state, link) => {
      const row = rowsOf(await render(customer))[0] ?? "";
      expect(row).toContain(state);
      expect(
        /<a[^>]*href="\/user\/safety\/password"[^>]*>(.*?)<\/a>/s.exec(row)?.[1]?.replace(/<[^>]*>/g, ""),
      ).toBe(link);
    },
  );

  test("[SAFE-03] [SAFE-04] [ENT-23] a bound account is named and can be unbound, a missing one can be bound", async () => {
    const bound = rowsOf(await render(CUSTOMER));
    expect([bound[2], bound[3]].map((row) => /<button[^>]*>(.*?)<\/button>/s.exec(row ?? "")?.[1])).toEqual([
      expect.stringContaining("解绑"),
      expect.stringContaining("解绑"),
    ]);
    expect(bound[2]).toContain("138****5678（*三丰）");
    expect(bound[3]).toContain("老张");
    const free = rowsOf(await render(NOTHING));
    expect(free[0]).toContain("未设置");
    for (const row of [free[2], free[3]]) {
      expect(row).toContain("绑定");
      expect(row).not.toContain("解绑");
    }
  });

  test("[C-73] a payout method that the platform lacks is not offered, and a bound account can still be unbound", async () => {
    const free = rowsOf(await render(NOTHING, ["ALIPAY"]));
    expect(free[3]).toContain("暂未开通");
    expect(free[3]).not.toContain("<button");
    expect(rowsOf(await render(CUSTOMER, []))[3]).toContain("解绑");
  });

  test("[S27] leads back to where it was opened from, on this site alone", async () => {
    expect(await render(CUSTOMER, null, "/?back=/user/wallet/money")).toContain("返回继续提现");
    for (const back of ["https://evil.example", "//evil.example", "javascript:alert(1)"]) {
      expect(await render(CUSTOMER, null, `/?back=${encodeURIComponent(back)}`)).not.toContain("返回");
    }
  });

  test("[R23] is there with a way to try again when the account could not be read", async () => {
    expect(await render(null)).toContain("账户信息加载失败");
  });
});
