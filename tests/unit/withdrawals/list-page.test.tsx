import { describe, expect, test } from "vitest";
import { WITHDRAWALS, withdrawalsExportHref } from "../../../app/features/withdrawals/withdrawal-address";
import * as withdrawalsPage from "../../../app/routes/user.wallet.withdraw/route";
import { renderPage } from "./support";

const AT = "2026-11-20T16:30:00+08:00";
const row = (id: string, change: object) => ({
  __typename: "Withdrawal",
  id,
  createdAt: AT,
  target: "支付宝 139****9000",
  payWay: "ALIPAY",
  amount: 12_345,
  actual: 12_270,
  fee: 75,
  status: "CASH_OUT",
  isReviewed: false,
  finishedAt: null,
  reason: null,
  confirmPath: null,
  confirmBefore: null,
  ...change,
});
const listOf = (nodes: object[], total = nodes.length) => ({
  viewer: { withdrawals: { nodes, total, totalAmount: 1_234_500 } },
});
const render = (answer: object, path = "/", asked: unknown[] = []) =>
  renderPage(withdrawalsPage as never, answer, path, asked);

describe("the withdrawals", () => {
  test("[WALLET-12] [WALLET-09] [API-074] [ENT-24] show when, whereto, how much of it arrives and what it costs, with number and sum of all", async () => {
    const html = await render(listOf([row("1", {})], 18), "/?startTime=2026-11-01&endTime=2026-11-30");
    const days = [...html.matchAll(/<input type="date"[^>]* name="(\w+)"[^>]* value="([^"]*)"/g)];
    expect(days.map(([, name, day]) => [name, day])).toEqual([
      ["startTime", "2026-11-01"],
      ["endTime", "2026-11-30"],
    ]);
    for (const text of ["共 18 笔，合计 ¥12,345.00", "2026-11-20 16:30", "提现中", "导出"]) {
      expect(html).toContain(text);
    }
    const facts = [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd[^>]*>(.*?)<\/dd>/gs)];
    expect(facts.map(([, name, value = ""]) => [name, value.replace(/<[^>]*>/g, "")])).toEqual([
      ["提现金额", "¥123.45"],
      ["手续费", "¥0.75"],
      ["实际到账", "¥122.70"],
      ["收款账户", "支付宝 139****9000"],
    ]);
    const next = 'href="/user/wallet/withdraw?startTime=2026-11-01&amp;endTime=2026-11-30&amp;page=2"';
    expect(html).toContain(next);
  });

  test.each([
    [{}, "提现中", "等待平台审核，一般不超过1个工作日，通过后自动打款"],
    [{ isReviewed: null }, "提现中", ">提现处理中<"],
    [{ isReviewed: null, payWay: null }, "提现中", ">提现处理中<"],
    [{ isReviewed: true }, "提现中", "正在打款到支付宝，通常几分钟内到账"],
    [
      { isReviewed: true, payWay: "WECHAT" },
      "提现中",
      "正在打款，请留意微信通知，需要时请在24小时内确认收款",
    ],
    [
      { isReviewed: true, payWay: "WECHAT", confirmPath: "/wechat/confirm/t1", confirmBefore: AT },
      "去微信确认收款",
      "等待您在微信中确认收款，逾期未确认，款项会退回余额",
    ],
    [
      { isReviewed: true, status: "FINISH", finishedAt: AT },
      "提现成功",
      "已打款成功，请在收款账户的账单中查看",
    ],
    [
      { status: "FALL", finishedAt: AT, reason: "资料待核实" },
      "提现失败",
      "资料待核实，款项已全额退回余额。",
    ],
  ])("[WALLET-13] [ENUM-14] %o is said as %s, with what happens next", async (change, status, next) => {
    const html = await render(listOf([row("1", change)]));
    expect(html).toContain(status);
    expect(html).toContain(next);
    expect(html.includes("重新申请")).toBe(status === "提现失败");
  });

  test("[WALLET-09] [WALLET-10] [WALLET-11] [CONST-17] ask for fifteen at a time, of the days in the address, and the file for the same", async () => {
    const asked: unknown[] = [];
    await render(listOf([row("1", {})]), "/?startTime=2026-11-30&endTime=2026-11-01&page=2", asked);
    expect(asked).toEqual([{ firstDay: "2026-11-01", lastDay: "2026-11-30", page: 2, pageSize: 15 }]);
    const hasThird = async (total: number) =>
      (await render(listOf([row("1", {})], total), "/?page=2")).includes("page=3");
    expect([await hasThird(30), await hasThird(31)]).toEqual([false, true]);
    expect(await render(listOf([row("1", {})], 18))).toContain("共 18 笔，合计 ¥12,345.00");
    const filter = WITHDRAWALS.readFilter(new URLSearchParams("startTime=2026-11-01&endTime=x"));
    expect(withdrawalsExportHref(filter)).toBe("/order/api/withdraw/export?startTime=2026-11-01");
  });

  test("say why there are none, and lead on", async () => {
    const none = await render(listOf([]));
    expect(none).toContain("余额可以提现到您绑定的支付宝或微信");
    expect(none).toContain('href="/user/wallet/money"');
    expect(await render(listOf([]), "/?startTime=2026-11-01")).toContain("查看全部提现");
    expect(await render({ viewer: { withdrawals: null } })).toContain("提现记录加载失败");
  });
});
