import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, test } from "vitest";
import { LEDGER_TYPES, type LedgerType } from "../../../schema/rules/wallet/ledger";
import { type Account, signIn } from "../../support/accounts/accounts";
import { type BookedLine, bookDirectLines, bookLines } from "../../support/database/ledger-lines";
import { readWorkbook } from "../../support/files/read-workbook";
import { payingCustomer, payOrder, placeOrder, readOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const START = Date.parse("2026-11-01T00:00:00+08:00");
const MINUTE = 60_000;

const list = async ({ token }: Account, json: Record<string, unknown> = {}) =>
  (await backend.call("POST", "/order/api/cash_flow/list", { token, json })).data;
const sums = async ({ token }: Account, query: Record<string, string> = {}) =>
  (await backend.call("GET", `/order/api/cash_flow/sums?${new URLSearchParams(query)}`, { token })).data;
const wire = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");

test("[WALLET-02] [WALLET-03] [CONST-44] [API-073] the ledger has twelve lines to a page, newest first, each with the balance around it", async () => {
  const account = await signIn();
  const lines = Array.from({ length: 30 }, (_, index) => ({
    type: index % 3 === 2 ? ("FINE" as const) : ("RECHARGE" as const),
    fen: index % 3 === 2 ? -150 : 1000 + index,
    at: START + index * MINUTE,
    ...(index % 2 ? { payWay: "ALIPAY" as const } : {}),
  }));
  await bookLines(account.customerId, lines);
  const { rows, total } = await list(account, { cashType: 4 });
  expect(rows).toHaveLength(12);
  expect(total).toBe(30);
  const newest = lines.reduce((sum, { fen }) => sum + fen, 0);
  expect(rows[0]).toMatchObject({
    createTime: wire(START + 29 * MINUTE),
    type: "FINE",
    payWay: "ALIPAY",
    amount: 1.5,
    previousAmount: (newest + 150) / 100,
    nextAmount: newest / 100,
    content: "测试",
    orderId: null,
  });
  const last = await list(account, { pageIndex: 3 });
  expect(last.rows).toHaveLength(6);
  expect(last.rows.at(-1)).toMatchObject({ previousAmount: 0, nextAmount: 10, payWay: null });
  expect((await list(account, { pageSize: 99_999 })).rows).toHaveLength(30);
  expect((await list(account, { pageIndex: 4 })).rows).toEqual([]);
  const fines = await list(account, { type: "FINE" });
  expect([fines.total, fines.rows.every(({ type }: Shown) => type === "FINE")]).toEqual([10, true]);
  const { token } = account;
  const inAddress = await backend.call("POST", "/order/api/cash_flow/list?type=FINE&pageSize=2", { token });
  expect([inAddress.data.total, inAddress.data.rows.length]).toEqual([10, 2]);
  expect((await backend.call("POST", "/order/api/cash_flow/list", { json: {} })).code).toBe(7001);
  const within = { startTime: wire(START + 2 * MINUTE), endTime: wire(START + 4 * MINUTE) };
  const narrowed = (await list(account, within)).rows;
  expect(narrowed.map(({ createTime }: { createTime: string }) => createTime)).toEqual(
    [4, 3, 2].map((minute) => wire(START + minute * MINUTE)),
  );
});

test("[ENT-24] [WALLET-05] [WALLET-07] [G-03] a line of an order names it, with the balances around it, and other customers see nothing of it", async () => {
  await seedReference();
  const account = await payingCustomer(1_000_000);
  const orderId = await placeOrder(backend, account);
  await payOrder(backend, account, orderId);
  const { orderNo } = await readOrder(backend, account, orderId);
  const { rows } = await list(account);
  expect(rows[0]).toMatchObject({ type: "PLACE_AN_ORDER", payWay: "WALLET", orderId, orderNo });
  expect(rows[0].content).toContain(orderNo);
  expect([rows[0].previousAmount, rows[0].nextAmount]).toEqual([10_000, 10_000 - rows[0].amount]);
  expect(await list(await signIn())).toEqual({ rows: [], total: 0 });
  expect((await sums(account)).held).toBe(rows[0].amount);
});

test("[WALLET-03] [WALLET-04] [WALLET-05] [U46] a provider's payment and refund of an order are in the ledger and do not change the balance", async () => {
  const account = await signIn();
  const { customerId, token } = account;
  await bookLines(customerId, [{ type: "RECHARGE", fen: 10_000, at: START, payWay: "WECHAT" }]);
  const orderId = 777_000_002;
  await bookDirectLines(customerId, [
    { type: "PLACE_AN_ORDER", fen: -3_000, at: START + MINUTE, payWay: "ALIPAY", orderId },
    { type: "REFUND", fen: 1_000, at: START + 3 * MINUTE, payWay: "ALIPAY", orderId },
  ]);
  await bookLines(customerId, [{ type: "FINE", fen: -500, at: START + 4 * MINUTE }]);

  const { rows, total } = await list(account);
  expect(total).toBe(4);
  const shown = rows.map(({ type, payWay, amount, previousAmount, nextAmount, direct }: Shown) => ({
    ...{ type, payWay, amount, previousAmount, nextAmount, direct },
  }));
  expect(shown).toEqual([
    { type: "FINE", payWay: null, amount: 5, previousAmount: 100, nextAmount: 95, direct: null },
    { type: "REFUND", payWay: "ALIPAY", amount: 10, previousAmount: 100, nextAmount: 100, direct: "IN" },
    {
      type: "PLACE_AN_ORDER",
      payWay: "ALIPAY",
      amount: 30,
      previousAmount: 100,
      nextAmount: 100,
      direct: "OUT",
    },
    { type: "RECHARGE", payWay: "WECHAT", amount: 100, previousAmount: 0, nextAmount: 100, direct: null },
  ]);
  expect((await list(account, { payWay: "ALIPAY" })).total).toBe(2);
  expect((await list(account, { payWay: "WECHAT" })).total).toBe(1);
  expect(await sums(account)).toMatchObject({
    ...{ opening: 0, moneyIn: 100, moneyOut: 5, others: 0, closing: 95, directIn: 10, directOut: 30 },
  });
  expect(await sums(account, { type: "REFUND" })).toMatchObject({
    ...{ moneyIn: 0, moneyOut: 0, others: 95, closing: 95, directIn: 10, directOut: 0 },
  });
  const response = await backend.request("/order/api/cash_flow/export?payWay=ALIPAY", {
    headers: { "web-token": token },
  });
  const sheet = readWorkbook(new Uint8Array(await response.arrayBuffer()));
  const columnOf = (name: string) =>
    Object.entries(sheet.rows[0] ?? {}).find(([, { value }]) => value === name)?.[0] ?? "";
  const columns = ["类型", "支付方式", "收支金额(元)", "变动后余额(元)", "余额变动"].map(columnOf);
  const said = sheet.rows.slice(1).map((row) => columns.map((column) => row[column]?.value));
  expect(said).toEqual([
    ["订单退款", "支付宝", "10", "100", "不动用余额"],
    ["订单消费", "支付宝", "-30", "100", "不动用余额"],
  ]);
});

const line = fc.record({
  type: fc.constantFrom<LedgerType>("RECHARGE", "PLACE_AN_ORDER", "REFUND", "CASH_OUT", "BONUS"),
  fen: fc.integer({ min: 1, max: 5000 }),
  payWay: fc.constantFrom(undefined, "ALIPAY" as const, "WALLET" as const),
  // Now and then several in one second, and a clock that goes back.
  step: fc.integer({ min: -30_000, max: 20 * MINUTE }),
});
const window = fc.record({
  type: fc.option(fc.constantFrom<LedgerType>("RECHARGE", "CASH_OUT", "REWARD"), { nil: undefined }),
  payWay: fc.option(fc.constantFrom("ALIPAY", "WALLET", "WECHAT"), { nil: undefined }),
  from: fc.option(fc.integer({ min: -60, max: 600 }), { nil: undefined }),
  to: fc.option(fc.integer({ min: -60, max: 600 }), { nil: undefined }),
});

test("[U46] [WALLET-02] money in and money out join the opening and closing balances, for any filter and any time", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(line, { minLength: 1, maxLength: 25 }),
      fc.array(window, { minLength: 6, maxLength: 6 }),
      async (drawn, windows) => {
        const account = await signIn();
        await bookLines(account.customerId, booked(drawn));
        for (const { type, payWay, from, to } of windows) {
          const query = {
            ...(type ? { type } : {}),
            ...(payWay ? { payWay } : {}),
            ...(from === undefined ? {} : { startTime: wire(START + from * MINUTE) }),
            ...(to === undefined ? {} : { endTime: wire(START + to * MINUTE) }),
          };
          const { opening, moneyIn, moneyOut, others, closing } = await sums(account, query);
          expect(cents(opening + moneyIn - moneyOut + others)).toBe(cents(closing));
          // The same, line by line.
          const { rows, total } = await list(account, { ...query, pageSize: 99_999 });
          expect(rows).toHaveLength(total);
          const signed = rows.map((row: Row) => cents(row.nextAmount) - cents(row.previousAmount));
          expect(cents(moneyIn)).toBe(signed.filter((fen: number) => fen > 0).reduce(add, 0));
          expect(signed.filter((fen: number) => fen < 0).reduce(add, cents(moneyOut))).toBe(0);
          if (type === undefined && payWay === undefined) {
            expect(others).toBe(0);
            if (rows.length > 0) {
              expect([rows.at(-1).previousAmount, rows[0].nextAmount]).toEqual([opening, closing]);
            }
          }
        }
      },
    ),
    { numRuns: 25, seed: 20_261_123 },
  );
});

test("[CONST-44] [ENUM-15] filters that do not exist are refused, empty ones narrow nothing", async () => {
  const account = await signIn();
  const ask = async (json: Record<string, unknown>) =>
    (await backend.call("POST", "/order/api/cash_flow/list", { token: account.token, json })).code;
  for (const json of [
    { type: "GIFT" },
    { cashType: 3 },
    { startTime: "2026-02-30" },
    { pageSize: 100_000 },
  ]) {
    expect(await ask(json)).toBe(4000);
  }
  expect(await ask({ type: "", startTime: "", endTime: "", payWay: "" })).toBe(0);
  expect(LEDGER_TYPES).toHaveLength(13);
  for (const type of LEDGER_TYPES) expect(await ask({ type })).toBe(0);
  await bookLines(account.customerId, [{ type: "BONUS", fen: 500, at: START }]);
  const found = async (type: LedgerType) => (await list(account, { type })).total;
  expect([await found("BONUS"), await found("FINE")]).toEqual([1, 0]);
});

type Row = { previousAmount: number; nextAmount: number };
type Shown = Row & { type: string; payWay: string | null; amount: number; direct: string | null };
const cents = (yuan: number) => Math.round(yuan * 100);
const add = (sum: number, fen: number) => sum + fen;

/** Lines that never take more than there is. */
function booked(
  drawn: readonly { type: LedgerType; fen: number; payWay: BookedLine["payWay"]; step: number }[],
) {
  let [balance, at] = [0, START];
  return drawn.map(({ type, fen, payWay, step }): BookedLine => {
    at += step;
    const takes = (type === "PLACE_AN_ORDER" || type === "CASH_OUT") && balance >= fen;
    balance += takes ? -fen : fen;
    return { type, fen: takes ? -fen : fen, at, ...(payWay ? { payWay } : {}) };
  });
}

test("[WALLET-08] [WALLET-06] [WALLET-07] [ENT-24] a line is of its time, and an export says 交易成功 of it, its sign, and of its content what stands before the bar", async () => {
  const account = await signIn();
  await bookLines(account.customerId, [
    { type: "RECHARGE", fen: 500, at: START, content: "余额充值|内部 1" },
    { type: "FINE", fen: -150, at: START + MINUTE },
  ]);
  expect((await list(account)).rows[1]).toMatchObject({ createTime: wire(START), amount: 5 });
  const response = await backend.request("/order/api/cash_flow/export", {
    headers: { "web-token": account.token },
  });
  const { rows } = readWorkbook(new Uint8Array(await response.arrayBuffer()));
  const columnOf = (name: string) =>
    Object.entries(rows[0] ?? {}).find(([, { value }]) => value === name)?.[0] ?? "";
  const columns = ["说明", "收支金额(元)", "状态"].map(columnOf);
  expect(rows.slice(1).map((row) => columns.map((column) => row[column]?.value))).toEqual([
    ["测试", "-1.5", "交易成功"],
    ["余额充值", "5", "交易成功"],
  ]);
});

test("[WALLET-03] [API-073] [ERR-10] a ledger without the lines that are asked for has no file", async () => {
  const { customerId, token } = await signIn();
  await bookLines(customerId, [{ type: "RECHARGE", fen: 500, at: START }]);
  for (const filter of ["type=FINE", "startTime=2026-11-02", "endTime=2026-10-31"]) {
    const answer = await backend.call("GET", `/order/api/cash_flow/export?${filter}`, { token });
    expect(answer).toEqual({ code: 4004, message: "文件下载失败", data: null });
  }
});

test("[CONST-16] [WALLET-03] [API-073] an answer and a file have 99,999 lines at most", async () => {
  const account = await signIn();
  const { token } = account;
  await bookLines(account.customerId, [{ type: "RECHARGE", fen: 500, at: START }]);
  const listed = (pageSize: number) =>
    backend.call("POST", "/order/api/cash_flow/list", { token, json: { pageSize } });
  expect([(await listed(99_999)).code, (await listed(100_000)).code]).toEqual([0, 4000]);

  // A line's position is the number of lines up to it.
  const move = env.DB.prepare("UPDATE cash_flows SET position = ? WHERE customer_id = ? AND list = ''");
  const exportOf = async (lines: number) => {
    await move.bind(lines, account.customerId).run();
    const headers = { "web-token": token };
    const response = await backend.request("/order/api/cash_flow/export", { headers });
    if (response.headers.get("content-type")?.includes("json")) return response.json();
    await response.body?.cancel();
    return response.headers.get("content-disposition");
  };
  expect(await exportOf(99_999)).toContain("ledger.xlsx");
  expect(await exportOf(100_000)).toEqual({
    code: 4000,
    message: "一次最多导出 99999 条明细，请缩小时间范围",
    data: null,
  });
  await move.bind(1, account.customerId).run();
});

test("the balances of a time are those at the ends of its days, and stand still where nothing was booked", async () => {
  const account = await signIn();
  expect((await sums(account)).balances).toEqual([]);
  const day = (days: number) => START + days * 24 * 60 * MINUTE;
  await bookLines(account.customerId, [
    { type: "RECHARGE", fen: 5_000, at: day(0) },
    { type: "FINE", fen: -1_000, at: day(1) + MINUTE },
    { type: "RECHARGE", fen: 200, at: day(4) - 1 },
  ]);
  const time = { startTime: "2026-10-30", endTime: "2026-11-05" };
  const balances = [
    { day: "2026-11-01", balance: 50 },
    { day: "2026-11-02", balance: 40 },
    { day: "2026-11-03", balance: 40 },
    { day: "2026-11-04", balance: 42 },
    { day: "2026-11-05", balance: 42 },
  ];
  expect((await sums(account, time)).balances).toEqual(balances);
  expect((await sums(account, { ...time, type: "FINE" })).balances).toEqual(balances);
});

test("a longer time than two months has fewer balances than days, and the last is that of its last day", async () => {
  const account = await signIn();
  const at = Date.parse("2026-03-01T12:00:00+08:00");
  await bookLines(account.customerId, [{ type: "RECHARGE", fen: 5_000, at }]);
  const { balances } = await sums(account, { startTime: "2026-03-01", endTime: "2026-11-01" });
  expect(balances.length).toBeLessThanOrEqual(62);
  expect(balances.length).toBeGreaterThan(31);
  expect(balances.at(-1)).toEqual({ day: "2026-11-01", balance: 50 });
});
