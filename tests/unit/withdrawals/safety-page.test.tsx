import { describe, expect, test, vi } from "vitest";
import { BindAlipayDialog } from "../../../app/features/payout-accounts/bind-alipay-dialog";
import { BindWechatDialog } from "../../../app/features/payout-accounts/bind-wechat-dialog";
import { UnbindDialog } from "../../../app/features/payout-accounts/unbind-dialog";
import * as safetyPage from "../../../app/routes/user.safety._index/route";
import { renderPage, renderPart } from "./support";

vi.mock("../../../app/ui/dialog", async () => ({
  Dialog: (await import("../../support/open-dialogs")).Dialog,
}));

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
const nothing = () => undefined;

describe("the safety page", () => {
  test("[SAFE-02] [SAFE-03] has four rows in their order, each with how it stands", async () => {
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
    "[SAFE-01] the payment password is set or changed, by whether there is one: %#",
    async (customer, state, link) => {
      const row = rowsOf(await render(customer))[0] ?? "";
      expect(row).toContain(state);
      expect(
        /<a[^>]*href="\/user\/safety\/password"[^>]*>(.*?)<\/a>/s.exec(row)?.[1]?.replace(/<[^>]*>/g, ""),
      ).toBe(link);
    },
  );

  test("[SAFE-03] [SAFE-04] what is bound can be taken away, what is not can be bound", async () => {
    const bound = rowsOf(await render(CUSTOMER));
    expect([bound[2], bound[3]].map((row) => /<button[^>]*>(.*?)<\/button>/s.exec(row ?? "")?.[1])).toEqual([
      expect.stringContaining("解绑"),
      expect.stringContaining("解绑"),
    ]);
    const free = rowsOf(await render(NOTHING));
    expect(free[0]).toContain("未设置");
    for (const row of [free[2], free[3]]) {
      expect(row).toContain("绑定");
      expect(row).not.toContain("解绑");
    }
  });

  test("[C-73] what the platform does not pay out by is not offered, and what was bound can still be taken away", async () => {
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

describe("its dialogs", () => {
  test("[SAFE-05] [SAFE-06] Alipay asks for account, real name and a code of six", async () => {
    const html = await renderPart(() => <BindAlipayDialog {...PHONE} onClose={nothing} />);
    const labels = [...html.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, label = ""]) =>
      label.replace(/<[^>]*>/g, ""),
    );
    expect(labels).toEqual(
      ["支付宝账号", "真实姓名", "短信验证码"].map((label) => expect.stringContaining(label)),
    );
    expect(html).toContain("139****9000");
    expect(html).toContain("绑定后24小时内暂不能提现到该账户");
    expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*绑定/s);
  });

  test("[SAFE-05] [SAFE-07] WeChat asks for a code before it shows the one to be scanned", async () => {
    const html = await renderPart(() => <BindWechatDialog {...PHONE} onClose={nothing} />);
    expect(html).toContain("获取验证码");
    expect(html).toContain("下一步用要收款的微信扫码");
    expect(html).not.toContain("<svg viewBox");
  });

  test("[SAFE-05] [SAFE-09] taking away says what it means and asks for a code", async () => {
    const html = await renderPart(() => (
      <UnbindDialog {...PHONE} payWay="ALIPAY" account="支付宝 138****5678" onClose={nothing} />
    ));
    expect(html).toContain("解绑后不能再提现到 支付宝 138****5678，正在处理的提现不受影响");
    expect(html).toContain("短信验证码");
  });
});
