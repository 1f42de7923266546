import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { type Account, signIn, signInBeside } from "../../support/accounts/accounts";
import { readWorkbook } from "../../support/files/read-workbook";
import { payingCustomer, payOrder, placeOrder, readOrder, seedReference } from "../../support/orders/orders";
import { createTestBackend } from "../../support/servers/backend";

const backend = createTestBackend();
const MONDAY = Date.parse("2026-11-23T00:00:00+08:00");
let account: Account;
/** Paid: one of the week before, two of this one, the newest last. */
let numbers: string[];
let price: number;

const list = async (query = "") =>
  (await backend.call("GET", `/order/api/order_profit/list${query}`, { token: account.token })).data;
const sums = async (query = "") =>
  (await backend.call("GET", `/order/api/order_profit/sums${query}`, { token: account.token })).data;
const charge = (charges: unknown, { token }: Account = account) =>
  backend.call("POST", "/order/api/order_profit/charges", { token, json: { charges } });

const exported = async (query: string) => {
  const response = await backend.request(`/order/api/order_profit/export${query}`, {
    headers: { "web-token": account.token },
  });
  return readWorkbook(new Uint8Array(await response.arrayBuffer()));
};

beforeAll(async () => {
  await seedReference();
  account = await payingCustomer(10_000_000);
  numbers = [];
  for (const at of [MONDAY - 1, MONDAY, MONDAY + 60_000]) {
    backend.clock.set(at);
    const orderId = await placeOrder(backend, account);
    await payOrder(backend, account, orderId);
    const order = await readOrder(backend, account, orderId);
    numbers.push(order.orderNo);
    price = order.totalAmount;
  }
  await placeOrder(backend, account);
});

describe("[PAGE-02] profit and loss of orders", () => {
  test("[G-02] lists paid orders, newest first, without a result until a charge is entered", async () => {
    const { rows, total } = await list();
    expect(total).toBe(3);
    expect(rows.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([...numbers].reverse());
    expect(rows[0]).toMatchObject({ charged: null, paid: price, markups: 0, refunded: 0, result: null });
    const { token } = await signInBeside(account);
    expect((await backend.call("GET", "/order/api/order_profit/list", { token })).data.total).toBe(0);
  });

  test("[G-02] adds charges up by the weeks in which orders were placed, which begin on Monday", async () => {
    const [first, second] = numbers;
    expect(
      (
        await charge([
          { orderNo: first, amount: price + 100 },
          { orderNo: second, amount: 0.5 },
        ])
      ).code,
    ).toBe(0);
    const { weeks, missing, result, orders } = await sums();
    expect(weeks).toMatchObject([
      { monday: "2026-11-16", orders: 1, result: 100 },
      { monday: "2026-11-23", orders: 1, charged: 0.5, paid: price },
    ]);
    expect([orders, missing]).toEqual([2, 1]);
    expect(result).toBeCloseTo(100 + 0.5 - price, 6);
    expect((await list("?isEntered=false")).total).toBe(1);
    expect((await sums("?startTime=2026-11-23")).weeks).toHaveLength(1);
    expect((await charge([{ orderNo: second, amount: null }])).code).toBe(0);
    expect((await list("?isEntered=true")).total).toBe(1);
  });

  test("[U58] the cost of goods lessens the result: as entered for the order, or else by the goods library", async () => {
    const { orderItems } = await readOrder(backend, account, (await list()).rows[0].orderId);
    const [{ name, count }] = orderItems;
    const newest = numbers.at(-1);
    await charge([{ orderNo: newest, amount: price + 500 }]);
    const first = async () => (await list()).rows[0];
    const before = await sums();
    expect(await first()).toMatchObject({ goodsCost: null, isCostEntered: false, result: 500 });
    expect(before).toMatchObject({ goodsCost: 0, uncosted: before.orders });

    await env.DB.prepare(
      `INSERT INTO library_goods (id, customer_id, goods_type_id, name, img_url, cost_price, created_at)
       VALUES (1, ?, 101, ?, '/named/sofa.png', 12050, 0)`,
    )
      .bind(account.customerId, name)
      .run();
    expect(await first()).toMatchObject({
      goodsCost: 120.5 * count,
      isCostEntered: false,
      result: 500 - 120.5 * count,
    });
    expect(await sums()).toMatchObject({ goodsCost: 120.5 * count * before.orders, uncosted: 0 });

    await charge([{ orderNo: newest, goodsCost: 200 }]);
    expect(await first()).toMatchObject({
      charged: price + 500,
      goodsCost: 200,
      isCostEntered: true,
      result: 300,
    });
    await charge([{ orderNo: newest, goodsCost: null }]);
    expect(await first()).toMatchObject({ charged: price + 500, goodsCost: 120.5 * count });
    await charge([{ orderNo: newest, amount: null }]);
    expect((await list("?isEntered=false")).total).toBe(2);
  });

  test("[U58] are found by a part of order number, shop order number and name", async () => {
    const rows = (await list()).rows as { orderNo: string; customerName: string }[];
    const [newest] = rows;
    await env.DB.prepare("UPDATE orders SET shop_order_no = 'TB-778899' WHERE order_no = ?")
      .bind(newest?.orderNo)
      .run();
    const found = async (keyword: string) =>
      (await list(`?${new URLSearchParams({ keyword })}`)).rows.map(
        ({ orderNo }: { orderNo: string }) => orderNo,
      );
    const grouped = newest?.orderNo.replace(/(\d{4})(?=\d)/g, "$1 ") ?? "";
    expect(await found(grouped)).toEqual([newest?.orderNo]);
    expect(await found("tb-7788")).toEqual([newest?.orderNo]);
    const fullWidth = grouped.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    expect(await found(fullWidth)).toEqual([newest?.orderNo]);
    expect(await found("TB-77 8899")).toEqual([newest?.orderNo]);
    await env.DB.prepare("UPDATE orders SET shop_order_no = '木屿（北） 00120012' WHERE order_no = ?")
      .bind(rows[1]?.orderNo)
      .run();
    for (const text of ["木屿（北） 00120012", "屿（北）", "北） 00", "） 00120012", "00120012"])
      expect(await found(text), text).toEqual([rows[1]?.orderNo]);
    await env.DB.prepare("UPDATE orders SET shop_order_no = '木屿 00120012' WHERE order_no = ?")
      .bind(rows[1]?.orderNo)
      .run();
    for (const text of ["木屿 00120012", "木屿00120012", "００１２００１２"])
      expect(await found(text), text).toEqual([rows[1]?.orderNo]);
    expect(await found(newest?.customerName.slice(0, 1) ?? "")).toHaveLength(3);
    expect(await found("没有这个人")).toEqual([]);
    expect(await sums("?keyword=tb-7788")).toMatchObject({ orders: 0, missing: 1 });
  });

  test("[U58] [U8] [ERR-10] are exported with real dates and amounts, those that the filter finds", async () => {
    await charge([{ orderNo: numbers[0], amount: price + 100, goodsCost: 40.5 }]);
    const { rows } = await exported("?isEntered=true");
    expect(rows).toHaveLength(2);
    const [titles = {}, order = {}] = rows;
    const cell = (title: string) =>
      order[Object.entries(titles).find(([, { value }]) => value === title)?.[0] ?? ""];
    expect(cell("订单编号")).toEqual({ type: "text", value: numbers[0] });
    expect(cell("下单时间")?.type).toBe("number");
    expect(cell("货品成本(元)")).toEqual({ type: "number", value: "40.5" });
    expect(cell("盈亏(元)")).toEqual({ type: "number", value: "59.5" });
    const named = await backend.request(
      `/order/api/order_profit/export?isEntered=true&keyword=${numbers[0]}&startTime=2020-01-01`,
      { headers: { "web-token": account.token } },
    );
    expect(named.headers.get("content-disposition")).toContain(
      `''${encodeURIComponent(`订单盈亏_已填写_${numbers[0]}_20200101至_`)}`,
    );
    const nothing = await backend.call("GET", "/order/api/order_profit/export?keyword=没有这个人", {
      token: account.token,
    });
    expect(nothing).toMatchObject({ code: 4004, message: "文件下载失败" });
  });

  test("takes charges of own paid orders alone, all of them or none", async () => {
    const other = await signIn();
    const [first] = numbers;
    expect(await charge([{ orderNo: first, amount: 1 }], other)).toMatchObject({
      code: 4000,
      message: "第1行的订单不存在或尚未付款，请核对订单号",
    });
    const before = await list();
    expect(
      (
        await charge([
          { orderNo: first, amount: 1 },
          { orderNo: "10000000000000", amount: 1 },
        ])
      ).code,
    ).toBe(4000);
    expect((await charge([{ orderNo: first, amount: 1.001 }])).code).toBe(4000);
    expect((await charge([{ orderNo: first, amount: -1 }])).code).toBe(4000);
    expect(await list()).toEqual(before);
  });

  test("[ROLE-15] [NAV-20] [API-088] is refused to whom staff do not show it", async () => {
    const show = (profitAndLoss: boolean) =>
      backend.call("PUT", "/operator/api/customer/order_entries", {
        json: { phone: account.phone, immediate: true, normal: true, profitAndLoss },
        headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}` },
      });
    const button = async () =>
      (await backend.call("GET", "/user/api/customer/button_control", { token: account.token })).data
        .orderProfitAndLossVisiable;
    expect(await button()).toEqual([account.customerId]);
    await show(false);
    expect(await button()).toEqual([]);
    for (const path of ["list", "sums"]) {
      const answer = await backend.call("GET", `/order/api/order_profit/${path}`, { token: account.token });
      expect(answer).toMatchObject({ code: 4004, message: "您的账户未开通订单盈亏" });
    }
    await show(true);
  });
});
