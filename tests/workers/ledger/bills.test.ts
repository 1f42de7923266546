import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import {
  externalAccount,
  payoutAccount,
  postEvent,
  revenueAccount,
} from "../../../backend/src/modules/ledger/ledger";
import { type Account, rowOf, signIn } from "../../support/accounts/accounts";
import { bookLines } from "../../support/database/ledger-lines";
import { readWorkbook } from "../../support/files/read-workbook";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const at = (day: string) => Date.parse(`${day}+08:00`);
const TAX_NO = "91350100M000100Y43";
const FORM = { kind: "ENTERPRISE", title: "杭州家具有限公司", taxNo: TAX_NO, email: "kuaiji@example.com" };

const billsOf = async ({ token }: Account, year = 2026) =>
  (await backend.call("GET", `/order/api/bill?year=${year}`, { token })).data.months;
const ask = ({ token }: Account, json: Record<string, unknown> = {}) =>
  backend.call("POST", "/order/api/bill/invoice", { token, json: { month: "2026-10", ...FORM, ...json } });
const answer = (id: number, json: unknown) =>
  backend.call("POST", `/operator/api/invoice_request/${id}/answer`, {
    json,
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
  });

/** Two months of money, with a withdrawal that has arrived and an order that Alipay paid. */
async function twoMonths(): Promise<Account> {
  const account = await signIn();
  const { customerId } = account;
  await bookLines(customerId, [
    { type: "RECHARGE", fen: 100_000, at: at("2026-10-01T00:00:00"), payWay: "ALIPAY" },
    { type: "PLACE_AN_ORDER", fen: -30_000, at: at("2026-10-05T10:00:00"), payWay: "WALLET" },
    { type: "MARKUP", fen: -2_000, at: at("2026-10-06T10:00:00"), payWay: "WALLET" },
    { type: "REFUND", fen: 10_000, at: at("2026-10-31T23:59:59"), payWay: "WALLET" },
  ]);
  const events = [
    {
      type: "PLACE_AN_ORDER" as const,
      orderId: 777_000_001,
      at: at("2026-10-31T23:59:59"),
      postings: [
        { accountId: externalAccount("manual", customerId), kind: "external" as const, amount: -5_000 },
        { accountId: revenueAccount(customerId), kind: "platform" as const, amount: 5_000 },
      ],
    },
    {
      type: "CASH_OUT" as const,
      at: at("2026-10-31T23:59:59"),
      postings: [
        { accountId: payoutAccount(customerId), kind: "payout" as const, amount: 20_000 },
        { accountId: `wallet:${customerId}`, kind: "wallet" as const, amount: -20_000 },
      ],
    },
    {
      type: "CASH_OUT" as const,
      at: at("2026-11-01T00:00:00"),
      postings: [
        { accountId: payoutAccount(customerId), kind: "payout" as const, amount: -20_000 },
        { accountId: externalAccount("manual", customerId), kind: "external" as const, amount: 19_880 },
        { accountId: revenueAccount(customerId), kind: "platform" as const, amount: 120 },
      ],
    },
  ];
  for (const [index, event] of events.entries()) {
    const ids = { eventId: rowOf(customerId, 10_000_000 + index), eventKey: `bill:${customerId}:${index}` };
    await env.DB.batch(postEvent(env.DB, { ...ids, customerId, content: "账单", ...event }));
  }
  await bookLines(customerId, [{ type: "BONUS", fen: 500, at: at("2026-11-02T00:00:00") }]);
  return account;
}

describe("the bills of a year", () => {
  test("[PAGE-01] [G-02] join the balances before and after each month by its lines, and tell what went past the wallet", async () => {
    const account = await twoMonths();
    const [november, october, ...others] = await billsOf(account);
    expect(others).toEqual([]);
    expect(october).toMatchObject({
      month: "2026-10",
      isOver: true,
      opening: 0,
      closing: 580,
      lines: [
        { type: "PLACE_AN_ORDER", count: 1, moneyIn: 0, moneyOut: 300 },
        { type: "MARKUP", count: 1, moneyIn: 0, moneyOut: 20 },
        { type: "REFUND", count: 1, moneyIn: 100, moneyOut: 0 },
        { type: "RECHARGE", count: 1, moneyIn: 1000, moneyOut: 0 },
        { type: "CASH_OUT", count: 1, moneyIn: 0, moneyOut: 200 },
      ],
      direct: [{ type: "PLACE_AN_ORDER", count: 1, moneyIn: 0, moneyOut: 50 }],
      fee: 0,
    });
    expect(november).toMatchObject({ month: "2026-11", isOver: false, opening: 580, closing: 585, fee: 1.2 });
    expect(november.lines).toEqual([{ type: "BONUS", count: 1, moneyIn: 5, moneyOut: 0 }]);
    for (const { opening, closing, lines } of [october, november]) {
      const moved = lines.reduce((sum: number, line: Line) => sum + line.moneyIn - line.moneyOut, 0);
      expect(opening + moved).toBeCloseTo(closing, 6);
    }
    expect(await billsOf(account, 2025)).toEqual([]);
    expect(await billsOf(await signIn())).toHaveLength(1);
  });

  test("[PAGE-01] [ERR-10] a month is a workbook whose rows lead from one balance to the other", async () => {
    const { token } = await twoMonths();
    const response = await backend.request("/order/api/bill/export?month=2026-10", {
      headers: { "WEB-TOKEN": token },
    });
    expect(decodeURIComponent(response.headers.get("content-disposition") ?? "")).toContain(
      "月账单_2026-10_",
    );
    const { rows } = await readWorkbook(new Uint8Array(await response.arrayBuffer()));
    const names = rows.map((cells) => cells.A?.value);
    expect(names.slice(0, 3)).toEqual(["项目", "期初余额", "订单消费"]);
    expect(names).toContain("期末余额");
    // Empty cells are left out: a balance has its amount alone.
    const numbersOf = (name: string) =>
      Object.values(rows[names.indexOf(name)] ?? {})
        .slice(1)
        .map(({ value }) => Number(value));
    expect(numbersOf("期初余额")).toEqual([0]);
    expect(numbersOf("订单消费")).toEqual([1, 0, 300]);
    expect(numbersOf("订单退款")).toEqual([1, 100, 0]);
    expect(numbersOf("期末余额")).toEqual([580]);
    const none = await backend.call("GET", "/order/api/bill/export?month=2025-01", { token });
    expect(none).toMatchObject({ code: 4004, message: "文件下载失败" });
  });
});

describe("an invoice", () => {
  let account: Account;
  beforeAll(async () => {
    account = await twoMonths();
  });

  test.each([
    ["a month that runs", { month: "2026-11" }, "本月结束后可申请开票"],
    ["a month without spending", { month: "2026-09" }, "该月没有可开票的消费"],
    ["a wrong check digit", { taxNo: "91350100M000100Y44" }, "税号有误，请对照营业执照检查"],
    ["no title", { title: " " }, "请填写发票抬头"],
    ["no address", { email: "kuaiji" }, "邮箱格式有误，请检查"],
  ])("is not asked for with %s", async (_what, json, message) => {
    expect(await ask(account, json)).toMatchObject({ code: 4000, message });
  });

  test("is about what was spent less what came back, asked for once, answered by staff, and told", async () => {
    const answers = await Promise.all([ask(account), ask(account), ask(account)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4009, 4009]);
    // 300 + 20 by the wallet and 50 by Alipay, less 100 that came back.
    const [, october] = await billsOf(account);
    expect(october.invoice).toMatchObject({ status: "PENDING", amount: 270, taxNo: TAX_NO });
    const refusal = { status: "REFUSED", answer: "抬头与营业执照不一致" };
    const refused = await Promise.all([1, 2].map(() => answer(october.invoice.id, refusal)));
    expect(refused.map(({ code }) => code)).toEqual([0, 0]);
    expect((await answer(october.invoice.id, refusal)).code).toBe(0);
    expect((await answer(october.invoice.id, { ...refusal, answer: "其他" })).code).toBe(4009);
    expect((await answer(october.invoice.id, { status: "ISSUED", answer: "1" })).code).toBe(4009);
    const sloppy = { taxNo: "９１３５０１００ m000100y43 ", email: "kuaiji＠example．com" };
    const again = await ask(account, sloppy);
    expect(again.data).toMatchObject({ status: "PENDING", taxNo: TAX_NO, email: FORM.email });
    expect((await answer(again.data.id, { status: "ISSUED", answer: "24332000000012345678" })).code).toBe(0);
    expect((await answer(again.data.id, { status: "ISSUED", answer: "24332000000012345679" })).code).toBe(
      4009,
    );
    const [, answered] = await billsOf(account);
    expect(answered.invoice).toMatchObject({ status: "ISSUED", answer: "24332000000012345678" });
    const { results } = await env.DB.prepare("SELECT title FROM messages WHERE customer_id = ? ORDER BY id")
      .bind(account.customerId)
      .all();
    expect(results.map(({ title }) => title)).toEqual(["发票未能开具", "发票已开具"]);
  });
});

test("[EXT-164] requests for invoices are read to the last, page by page, the first one asked first", async () => {
  const asked: number[] = [];
  for (const _ of [1, 2]) {
    const { data } = await ask(await twoMonths());
    asked.push(data.id);
    await answer(data.id, { status: "ISSUED", answer: "24332000000012345678" });
  }
  const headers = { Authorization: `Bearer ${env.OPERATOR_TOKEN}` };
  const read = async (query: string) =>
    (await backend.call("GET", `/operator/api/invoice_requests?status=ISSUED&${query}`, { headers })).data;
  const { total } = await read("");
  const pages = await Promise.all(
    Array.from({ length: total }, (_, index) => read(`pageSize=1&pageIndex=${index + 1}`)),
  );
  const ids = pages.flatMap(({ rows }) => rows.map(({ id }: { id: number }) => id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(ids).toEqual(expect.arrayContaining(asked));
});

test("a refund of a later month comes off what is not invoiced yet, in whichever month it was spent", async () => {
  const account = await signIn();
  await bookLines(account.customerId, [
    { type: "RECHARGE", fen: 100_000, at: at("2026-09-01T00:00:00"), payWay: "ALIPAY" },
    { type: "PLACE_AN_ORDER", fen: -30_000, at: at("2026-09-05T10:00:00"), payWay: "WALLET" },
    { type: "PLACE_AN_ORDER", fen: -20_000, at: at("2026-10-05T10:00:00"), payWay: "WALLET" },
    { type: "REFUND", fen: 25_000, at: at("2026-11-02T10:00:00"), payWay: "WALLET" },
  ]);
  const amounts = async () =>
    (await billsOf(account)).map(({ month, invoiceable }: Record<string, unknown>) => [month, invoiceable]);
  expect(await amounts()).toEqual([
    ["2026-11", 0],
    ["2026-10", 200],
    ["2026-09", 250],
  ]);
  expect((await ask(account)).data).toMatchObject({ month: "2026-10", amount: 200 });
  expect(await amounts()).toEqual([
    ["2026-11", 0],
    ["2026-10", 200],
    ["2026-09", 50],
  ]);
  expect((await ask(account, { month: "2026-09" })).data).toMatchObject({ amount: 50 });
});

type Line = { moneyIn: number; moneyOut: number };
