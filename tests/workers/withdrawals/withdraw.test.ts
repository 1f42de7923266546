import { env } from "cloudflare:workers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DAY, formatTime, HOUR } from "../../../backend/src/shared/clock";
import { timeCell } from "../../../backend/src/shared/spreadsheet/cells";
import { Code } from "../../../schema/rules/codes";
import { parseTime } from "../../../schema/rules/time";
import { readWorkbook } from "../../support/files/read-workbook";
import { balanceOf, expectSoundData, seedReference } from "../../support/orders/orders";
import {
  bindAlipay,
  createPayoutBackend,
  listOf,
  plantCode,
  rowsOf,
  setMood,
  withdraw,
  withdrawer,
} from "./support";

const backend = createPayoutBackend();
beforeAll(seedReference);
afterAll(expectSoundData);

const walletOf = ({ customerId }: { customerId: number }) => balanceOf(`wallet:${customerId}`);

describe("asking for a withdrawal", () => {
  test("[WALLET-19] [WALLET-20] [API-076] takes the amount out of the wallet, and 0.6 % of it stays with the platform", async () => {
    const account = await withdrawer(100_000);
    await setMood(backend, account, "DELAY");
    for (const [wrong, message] of [
      [{ realName: "李四" }, "真实姓名与绑定的支付宝不一致，请核对"],
      [{ payWay: "WALLET" }, "暂不支持该提现方式，请选择其他方式"],
    ] as const) {
      expect((await withdraw(backend, account, { amount: "123.45", ...wrong })).message).toBe(message);
    }
    expect(await withdraw(backend, account, { amount: "123.45" })).toMatchObject({
      code: 0,
      message: "success",
    });
    const { data } = await backend.call("GET", "/user/api/customer/balance", { token: account.token });
    expect(data).toEqual({ balance: 876.55, withdrawing: 123.45 });
  });

  test.each([["WALLET-12"], ["ENT-24"]])(
    "[%s] [WALLET-19] [GEN-18] [CONST-27] is listed with when, where to, how much of it arrives and what it costs",
    async (_id) => {
      const account = await withdrawer(100_000);
      await setMood(backend, account, "DELAY");
      await withdraw(backend, account, { amount: "123.45" });
      const askedAt = backend.clock.now();
      backend.clock.advance(HOUR);
      const { rows } = await listOf(backend, account);
      expect(rows).toMatchObject([
        {
          totalAmount: 123.45,
          actualAmount: 122.7,
          serviceCharge: 0.75,
          status: "CASH_OUT",
          payWay: "ALIPAY",
        },
      ]);
      expect(rows[0].targetAccount).toBe(`支付宝 ${account.phone.slice(0, 3)}****${account.phone.slice(-4)}`);
      expect(rows[0].createTime).toBe(formatTime(askedAt));
    },
  );

  test("[WALLET-01] [API-007] [ENT-23] [HOME-17] is told beside the balance as long as it is not decided, each with the others", async () => {
    const account = await withdrawer(100_000);
    await setMood(backend, account, "DELAY");
    const read = async (path: string) => (await backend.call("GET", path, { token: account.token })).data;
    expect(await read("/user/api/customer/balance")).toEqual({ balance: 1000, withdrawing: 0 });
    await withdraw(backend, account, { amount: "100" });
    await withdraw(backend, account, { amount: "250.5" });
    expect(await read("/user/api/customer/balance")).toEqual({ balance: 649.5, withdrawing: 350.5 });
    expect(await read("/user/api/customer")).toMatchObject({ balance: 649.5, withdrawing: 350.5 });
  });

  test.each([
    ["WALLET-14", "99.99", "最低提现100元"],
    ["CONST-27", "99.99", "最低提现100元"],
    ["WALLET-14", "0", "最低提现100元"],
    ["WALLET-17", "1e3", "金额只能填写数字，最多两位小数"],
    ["WALLET-17", "１００", "金额只能填写数字，最多两位小数"],
    ["WALLET-17", "-100", "金额只能填写数字，最多两位小数"],
    ["WALLET-17", "100.005", "金额最多两位小数"],
    ["WALLET-17", "1234567890123456", "单日最多提现50000元"],
    ["WALLET-17", "1000.01", "您的余额不足，请修改提现金额"],
    ["WALLET-17", "", "请输入提现金额"],
  ])("[%s] [ERR-16] %s is answered by %s, and takes nothing", async (_id, amount, message) => {
    const account = await withdrawer(100_000);
    expect((await withdraw(backend, account, { amount })).message).toBe(message);
    expect(await walletOf(account)).toBe(100_000);
    expect(await rowsOf(account)).toEqual([]);
  });

  test("[WALLET-17] takes the whole balance", async () => {
    const account = await withdrawer(100_000);
    expect((await withdraw(backend, account, { amount: "1000" })).code).toBe(0);
    expect(await walletOf(account)).toBe(0);
  });

  test.each([
    [{ amount: "99.99" }, "amount"],
    [{ realName: "" }, "realName"],
    [{ realName: "李四" }, "realName"],
  ])("%j is refused by the name of its parameter", async (wanted, field) => {
    const account = await withdrawer(100_000);
    expect(await withdraw(backend, account, wanted)).toMatchObject({ code: 4000, field });
  });

  test("[WALLET-15] [WALLET-16] [C-73] [ERR-16] wants a binding of the chosen way, the name it is bound to, and a way that pays out", async () => {
    const account = await withdrawer(100_000);
    await env.DB.prepare("DELETE FROM payout_accounts WHERE customer_id = ?").bind(account.customerId).run();
    const messages = async (wanted: Parameters<typeof withdraw>[2]) =>
      (await withdraw(backend, account, wanted)).message;
    expect(await messages({})).toBe("请先绑定支付宝");
    expect(await messages({ payWay: "WECHAT" })).toBe("请先绑定微信");
    await bindAlipay(account);
    expect(await messages({ realName: "" })).toBe("请先输入您的真实姓名");
    expect(await messages({ realName: "李四" })).toBe("真实姓名与绑定的支付宝不一致，请核对");
    expect(await messages({ payWay: "WALLET" })).toBe("暂不支持该提现方式，请选择其他方式");
    const away = createPayoutBackend({ env: { PAY_PROVIDER: "live" } });
    expect((await withdraw(away, account)).code).toBe(Code.PAY_WAY_NOT_OFFERED);
    expect(await walletOf(account)).toBe(100_000);
  });

  test("[WALLET-20] [C-73] goes to WeChat where WeChat is bound, and asks for that binding where only Alipay is", async () => {
    const account = await withdrawer(100_000);
    const toWechat = () => withdraw(backend, account, { payWay: "WECHAT" });
    expect(await toWechat()).toMatchObject({ code: 0 });
    expect((await listOf(backend, account)).rows).toMatchObject([
      { payWay: "WECHAT", targetAccount: "微信 老张", totalAmount: 100 },
    ]);
    await env.DB.prepare("DELETE FROM payout_accounts WHERE customer_id = ? AND pay_way = 'WECHAT'")
      .bind(account.customerId)
      .run();
    expect(await toWechat()).toMatchObject({ code: Code.PAYOUT_ACCOUNT_MISSING, message: "请先绑定微信" });
    expect(await walletOf(account)).toBe(90_000);
  });

  test("[WALLET-18] [SAFE-18] [API-076] [ERR-12] wants a right code, which is good once; a refused withdrawal costs none", async () => {
    const account = await withdrawer(100_000);
    const code = await plantCode(backend, account);
    expect((await withdraw(backend, account, { code: "999999" })).message).toBe("验证码错误");
    expect((await withdraw(backend, account, { code, amount: "99" })).message).toBe("最低提现100元");
    expect((await withdraw(backend, account, { code })).code).toBe(0);
    expect(await withdraw(backend, account, { code })).toMatchObject({
      code: Code.SMS_CODE_USED,
      message: "验证码已使用，请重新获取",
    });
    expect(await walletOf(account)).toBe(90_000);
  });

  test("[R6] the same key is one withdrawal, however often it comes, and another amount under it is refused", async () => {
    const account = await withdrawer(100_000);
    const code = await plantCode(backend, account);
    const sent = { code, key: "one", amount: "150" };
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(backend, account, sent)));
    expect(answers.map((answer) => answer.code)).toEqual(Array(20).fill(0));
    expect((await withdraw(backend, account, { ...sent, amount: "160" })).code).toBe(
      Code.IDEMPOTENCY_MISMATCH,
    );
    expect(await walletOf(account)).toBe(85_000);
    expect(await rowsOf(account)).toHaveLength(1);
  });

  test("it is told, and noted in the account's activity with the account masked", async () => {
    const account = await withdrawer(100_000);
    await setMood(backend, account, "DELAY");
    await withdraw(backend, account);
    const told = await env.DB.prepare("SELECT title FROM messages WHERE customer_id = ?")
      .bind(account.customerId)
      .all();
    expect(told.results).toEqual([{ title: "提现申请已提交" }]);
    const noted = await env.DB.prepare("SELECT kind, detail FROM account_activity WHERE customer_id = ?")
      .bind(account.customerId)
      .all<{ kind: string; detail: string }>();
    expect(noted.results).toMatchObject([{ kind: "WITHDRAWN" }]);
    expect(noted.results[0]?.detail).not.toContain(account.phone);
  });
});

describe("the configuration of withdrawals", () => {
  const strict = createPayoutBackend({
    env: { WITHDRAWAL_DAY_LIMIT: "300", WITHDRAWAL_DAY_TIMES: "2", WITHDRAWAL_HOLD_HOURS: "48" },
  });

  test("limits a day by sum and number, and is told before anything is typed", async () => {
    const account = await withdrawer(100_000);
    const termsOf = async () =>
      (await strict.call("GET", "/order/api/withdraw/terms", { token: account.token })).data;
    expect(await termsOf()).toMatchObject({ dayLimit: 300, dayTimes: 2, holdHours: 48, leftToday: 300 });
    expect((await withdraw(strict, account, { amount: "300.01" })).message).toBe("单日最多提现300元");
    expect((await withdraw(strict, account, { amount: "100" })).code).toBe(0);
    expect((await withdraw(strict, account, { amount: "201" })).message).toBe(
      "单日最多提现300元，请减少金额或明天再试",
    );
    expect((await withdraw(strict, account, { amount: "100" })).code).toBe(0);
    expect((await withdraw(strict, account, { amount: "100" })).message).toBe("每天最多提现2次，请明天再试");
    expect(await termsOf()).toMatchObject({ leftToday: 100, timesLeft: 0 });
  });

  test("says how long a new binding is held", async () => {
    const account = await withdrawer(100_000);
    await bindAlipay(account, { boundAt: strict.clock.now() - 47 * HOUR });
    expect((await withdraw(strict, account)).message).toMatch(/48小时内暂不能提现/);
  });
});

describe("the list", () => {
  test("[WALLET-10] [WALLET-09] [API-074] [CONST-17] has fifteen of them on a page, newest first, with the total and the sum of the days asked for", async () => {
    const account = await withdrawer(1_000_000);
    const own = createPayoutBackend();
    for (let i = 0; i < 17; i++) {
      await withdraw(own, account, { amount: String(100 + i) });
      own.clock.advance(1_000);
    }
    own.clock.advance(DAY);
    await withdraw(own, account, { amount: "300" });
    const all = await listOf(own, account);
    expect([all.rows.length, all.total, all.totalMoney]).toEqual([15, 18, 2136]);
    expect(all.rows[0]).toMatchObject({
      ...{ totalAmount: 300, actualAmount: 298.2, serviceCharge: 1.8, status: "FINISH" },
      targetAccount: expect.stringMatching(/^支付宝 \d{3}\*{4}\d{4}$/),
      createTime: "2026-11-21 16:30:17",
    });
    expect(
      (await listOf(own, account, "?pageIndex=2")).rows.map(
        (row: { totalAmount: number }) => row.totalAmount,
      ),
    ).toEqual([102, 101, 100]);
    expect((await listOf(own, account, "?pageIndex=2&pageSize=4")).rows).toEqual(all.rows.slice(4, 8));
    const first = await listOf(own, account, "?startTime=2026-11-20&endTime=2026-11-20");
    expect([first.total, first.totalMoney]).toEqual([17, 1836]);
    expect((await listOf(own, account, "?startTime=2026-11-21%2000:00:00")).total).toBe(1);
    const bad = await own.call("GET", "/order/api/withdraw/list?startTime=2026-13-41", {
      token: account.token,
    });
    expect(bad.code).toBe(Code.INVALID_INPUT);
  });

  test("[WALLET-11] [ERR-10] [API-075] [WALLET-09] is exported with its days, and says that there is nothing where nothing is", async () => {
    const account = await withdrawer(100_000);
    await withdraw(backend, account, { amount: "200" });
    const init = { method: "POST", headers: { "WEB-TOKEN": account.token } };
    const file = await backend.request("/order/api/withdraw/export", init);
    expect(file.headers.get("x-total-rows")).toBe("1");
    const { rows } = readWorkbook(new Uint8Array(await file.arrayBuffer()));
    const [titles, row] = rows.map((cells) => Object.values(cells).map(({ value }) => value));
    expect(titles?.slice(0, 6)).toEqual([
      "申请时间",
      "收款账户",
      "提现金额(元)",
      "手续费(元)",
      "实际到账(元)",
      "状态",
    ]);
    expect(titles?.slice(6)).toEqual(["完成时间", "失败原因"]);
    const [listed] = (await listOf(backend, account)).rows;
    expect(row?.slice(0, 2)).toEqual([String(timeCell(parseTime(listed.createTime))), listed.targetAccount]);
    expect(row?.slice(2, 5).map(Number)).toEqual([200, 1.2, 198.8]);
    const november = "?startTime=2026-11-01&endTime=2026-11-30";
    const named = await backend.request(`/order/api/withdraw/export${november}`, init);
    expect(named.headers.get("content-disposition")).toContain(
      `''${encodeURIComponent("提现记录_20261101至20261130_")}`,
    );
    for (const days of ["startTime=2027-01-01", "endTime=2025-12-31"]) {
      const none = await backend.request(`/order/api/withdraw/export?${days}`, init);
      expect(await none.json()).toMatchObject({ code: Code.NOT_FOUND, message: "文件下载失败" });
    }
  });
});
