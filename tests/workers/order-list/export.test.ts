import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { createApp } from "../../../backend/src/app";
import { MINUTE } from "../../../backend/src/shared/clock";
import { timeCell } from "../../../backend/src/shared/spreadsheet/cells";
import { TOTAL_ROWS_HEADER, XLSX_TYPE } from "../../../schema/rest/orders/order-export";
import { parseTime } from "../../../schema/rules/time";
import { type Account, signIn, signInBeside } from "../../support/accounts/accounts";
import { expectConsole } from "../../support/console-is-error";
import { readWorkbook, recordsIn } from "../../support/files/read-workbook";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { addHistory, copyOrders } from "../../support/orders/many-orders";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, follow, MASTER, orderIn, payMarkup } from "../../support/orders/order-life";
import { newItem, payingCustomer, placeOrder } from "../../support/orders/orders";
import { createWholeSite } from "../../support/servers/whole-site";

const life = withOneLife(1_000_000, { isShared: true });

const ask = (query = "", owner: Account = life.account) =>
  life.backend.request(`/order/api/order/export?${query}`, { headers: { "WEB-TOKEN": owner.token } });

async function sheetOf(response: Response) {
  expect(response.headers.get("content-type")).toBe(XLSX_TYPE);
  return readWorkbook(new Uint8Array(await response.arrayBuffer()));
}

const recordsOf = async (response: Response) => recordsIn(await sheetOf(response));
const text = (value: string) => ({ type: "text", value });
const time = (wire: string) => ({ type: "number", value: String(timeCell(parseTime(wire))) });

describe("the file", () => {
  test("[U59] an order has no amount before one of its bids is picked", async () => {
    const owner = await payingCustomer(1_000_000);
    await placeOrder(life.backend, owner, FOR_BIDS);
    const [row] = await recordsOf(await ask("", owner));
    expect(row).toMatchObject({ 订单状态: { value: "待付款" } });
    expect(row?.["支付金额(元)"]).toBeUndefined();
  });

  test("[LIST-41] [API-028] [LIST-22] [LIST-23] has the orders as the list shows them, texts as texts and amounts as numbers", async () => {
    const owner = await payingCustomer(1_000_000);
    const orderId = await placeOrder(life.backend, owner, {
      orderItems: [newItem(), newItem({ name: "茶几", count: 2 })],
      remark: "周末 & 晚上 <来>",
    });
    for (const steps of [["pay", "receive", "appoint"], ["sign_in", "complete"], ["accept"]] as const) {
      life.backend.clock.advance(MINUTE);
      await follow({ backend: life.backend, account: owner, orderId }, steps);
    }
    const { data } = await life.backend.call("GET", `/order/api/order/${orderId}`, { token: owner.token });
    const response = await ask("", owner);
    expect(response.headers.get(TOTAL_ROWS_HEADER)).toBe("1");
    const [row, ...others] = await recordsOf(response);
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      订单编号: text(data.orderNo),
      下单时间: time(data.createTime),
      订单状态: text("交易成功"),
      ...{ 商品类目: text("家具"), 服务类型: text(data.serviceTypeName) },
      商品: text("三人沙发×1、茶几×2"),
      "体积(m³)": { type: "number", value: "2.5" },
      客户姓名: text("王小姐"),
      客户电话: text("13800138000"),
      ...{ 省: text("浙江省"), 市: text("杭州市"), 地址: text("西湖区文三路 100 号 3 幢 502") },
      ...{ 师傅: text(MASTER.name), 师傅电话: text(MASTER.phone), 是否到货: text("已到货") },
      ...{ 预约上门时间: time(data.appointmentTime), 付款时间: time(data.payTime) },
      付款方式: text("钱包余额"),
      完工时间: time(data.completeTime),
      备注: text("周末 & 晚上 <来>"),
      "支付金额(元)": { type: "number", value: String(data.totalAmount) },
      "加价(元)": { type: "number", value: "0" },
      "退款(元)": { type: "number", value: "0" },
    });
    expect(row).not.toHaveProperty("物流单号");
  });

  test("[LIST-41] [API-028] goods that are still on their way are with a carrier, and of an order of a shop", async () => {
    const owner = await signIn();
    const way = { isArrival: false, logisticsNo: "DPK1", logisticsCompany: "德邦快递" };
    await placeOrder(life.backend, owner, { ...way, shopName: "木屿", shopOrderNo: "S1" });
    expect(await recordsOf(await ask("", owner))).toMatchObject([
      {
        ...{ 是否到货: text("未到货"), 物流公司: text("德邦快递"), 物流单号: text("DPK1") },
        ...{ 店铺: text("木屿"), 店铺订单号: text("S1") },
      },
    ]);
  });

  test("[LIST-41] [API-028] an order's amount has its paid markups, as in the list", async () => {
    const account = await payingCustomer(1_000_000);
    const orderId = await orderIn(life.backend, account, "WAIT_INSTALL");
    const subject = { backend: life.backend, account, orderId };
    await payMarkup(subject, await createMarkup(subject, { amount: 50 }));
    const { data } = await life.backend.call("GET", "/order/api/order?pageNum=1", { token: account.token });
    const [row] = await recordsOf(await ask("", account));
    expect(row).toMatchObject({
      "支付金额(元)": { value: String(data.rows[0].totalAmount) },
      "加价(元)": { value: "50" },
    });
  });

  test("[S33] a remark that a spreadsheet would read as a formula is text behind an apostrophe", async () => {
    const owner = await signIn();
    const nasty = ['=HYPERLINK("http://evil.test")', "+1+1", "-2", "@SUM(A1)", "＝1", "＠x", "'=1"];
    for (const remark of nasty) await placeOrder(life.backend, owner, { remark });
    const sheet = await sheetOf(await ask("", owner));
    expect(sheet.xml).not.toMatch(/<f[ >]/);
    const remarks = sheet.rows.slice(1).map((cells) => cells.AA);
    expect(remarks.every((cell) => cell?.type === "text")).toBe(true);
    expect(remarks.map((cell) => cell?.value)).toEqual(
      nasty.toReversed().map((remark) => (remark.startsWith("'") ? remark : `'${remark}`)),
    );
  });

  test("[LIST-41] [S2] [API-028] holds what the filters of the list find, and no other customer's", async () => {
    const owner = await payingCustomer(1_000_000);
    await orderIn(life.backend, owner, "RECEIVING_ORDER", { customerName: "甲" });
    await orderIn(life.backend, owner, "WAIT_PAY", { customerName: "乙" });
    await life.orderIn("WAIT_PAY", { customerName: "丙" });
    const names = async (query: string) =>
      (await recordsOf(await ask(query, owner))).map((row) => row.客户姓名?.value);
    expect(await names("")).toEqual(["乙", "甲"]);
    expect(await names("status=WAIT_PAY&pageNum=3&pageSize=6")).toEqual(["乙"]);
    expect(await names("customer=甲")).toEqual(["甲"]);
    expect(await names("sort=CREATED_ASC")).toEqual(["甲", "乙"]);
    for (const filter of [
      ...[`worker=${MASTER.name}`, "isFinish=true", "isGoodsAbnormal=true", "areaCode=540102"],
      ...["goodsTypeName=灯具", "logisticsNo=DPK404", "orderNo=99999999", "startTime=2027-01-01 00:00:00"],
      ...["endTime=2026-01-01 23:59:59", "completeStartTime=2026-01-01 00:00:00", "appointResult=true"],
      ...["completeEndTime=2027-01-01 23:59:59", "isArrival=false"],
      ...["appointStartTime=2026-01-01 00:00:00", "shopName=无此店", "payWay=WECHAT"],
    ]) {
      expect(await (await ask(filter, owner)).json(), filter).toMatchObject({ code: 4004 });
    }
  });

  test("[U7] [S2] holds the orders that were chosen, each once and newest first, and none at all when one is not the caller's", async () => {
    const owner = await signIn();
    const chosen: number[] = [];
    for (const customerName of ["甲", "乙", "丙"]) {
      life.backend.clock.advance(1_000);
      chosen.push(await placeOrder(life.backend, owner, { customerName }));
    }
    const [first, , third] = chosen;
    const askFor = (ids: string) =>
      life.backend.request(`/order/api/order/export_chosen?orderIds=${ids}`, {
        headers: { "WEB-TOKEN": owner.token },
      });
    const response = await askFor(`${first},${third},${first}`);
    expect(decodeURIComponent(response.headers.get("content-disposition") ?? "")).toContain(
      "订单_所选2单_20261120.xlsx",
    );
    expect(response.headers.get(TOTAL_ROWS_HEADER)).toBe("2");
    expect((await recordsOf(response)).map((row) => row.客户姓名?.value)).toEqual(["丙", "甲"]);
    const foreign = await placeOrder(life.backend, life.account);
    const refusals = await Promise.all([askFor(`${first},${foreign}`), askFor(`${first},9`)]);
    for (const refusal of refusals) expect(await refusal.json()).toMatchObject({ code: 4004 });
    for (const ids of ["", "x", `${first},`, Array.from({ length: 201 }, (_, i) => i + 1).join()]) {
      expect(await (await askFor(ids)).json()).toMatchObject({ code: 4000 });
    }
  });

  test("[U8] is named after its filters and its day", async () => {
    const owner = await signIn();
    await placeOrder(life.backend, owner);
    const name = async (query: string) =>
      decodeURIComponent((await ask(query, owner)).headers.get("content-disposition")?.split("''")[1] ?? "");
    expect(await name("status=WAIT_PAY")).toBe("订单_待付款_20261120.xlsx");
    expect(await name("")).toBe("订单_全部_20261120.xlsx");
  });
});

describe("many orders", () => {
  const [MANY, FIRST] = [1_700, 10_000_000];
  let owner: Account;
  beforeAll(async () => {
    owner = await signInBeside(life.account);
    const templateId = await life.placeOrder();
    await copyOrders(env.DB, { templateId, customerId: owner.customerId, count: MANY, firstId: FIRST });
    await addHistory(env.DB, FIRST, MANY);
  });

  test("[LIST-41] [API-028] each is in the file once, in the sequence of the list, and the estimate of its size is close", async () => {
    const response = await ask("", owner);
    expect(response.headers.get(TOTAL_ROWS_HEADER)).toBe(String(MANY));
    const estimate = Number(response.headers.get("x-estimated-bytes"));
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(estimate / bytes.length).toBeGreaterThan(0.7);
    expect(estimate / bytes.length).toBeLessThan(1.4);
    const numbers = readWorkbook(bytes)
      .rows.slice(1)
      .map((cells) => Number(cells.A?.value));
    expect(numbers.map((number) => Math.floor(number / 256))).toEqual(
      Array.from({ length: MANY }, (_, index) => FIRST + index),
    );
  });

  test("[R30] orders are read only as the client reads the file, and no more after it cancels", async () => {
    const prepare = vi.spyOn(env.DB, "prepare");
    const pieces = () => prepare.mock.calls.filter(([sql]) => /^SELECT id FROM orders/.test(sql)).length;
    const response = await createApp(life.backend.clock).fetch(
      new Request("http://backend/order/api/order/export", { headers: { "WEB-TOKEN": owner.token } }),
      life.backend.env,
      { waitUntil: () => undefined, passThroughOnException: () => undefined, props: {} },
    );
    const reader = response.body?.getReader();
    await reader?.read();
    const before = pieces();
    expect(before).toBeLessThanOrEqual(2);
    await reader?.cancel();
    // Whatever was still on its way would have come by now.
    await life.backend.call("GET", "/order/api/order/stats_status", { token: owner.token });
    expect(pieces()).toBe(before);
    prepare.mockRestore();
  });

  test("[R32] a piece far down is found where the one before it ended, not by counting to it", async () => {
    const prepare = vi.spyOn(env.DB, "prepare");
    await (await ask("status=WAIT_PAY", owner)).arrayBuffer();
    const statements = prepare.mock.calls
      .map(([sql]) => sql)
      .filter((sql) => /^SELECT id FROM orders/.test(sql));
    prepare.mockRestore();
    expect(statements).toHaveLength(4);
    const sql = statements.at(-1) ?? "";
    const plan = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`).bind(1, 1, 1, 1).all<{ detail: string }>();
    // Either index is right; which one it is depends on the sequence in which they were made.
    expect(plan.results.map(({ detail }) => detail).join("\n")).toMatch(
      /^SEARCH orders USING COVERING INDEX orders_of_customer_by_(?:time|status) \(customer_id=\? (?:AND status=\? )?AND created_at<\?\)$/,
    );
  });
});

describe("refusals", () => {
  const envelope = async (response: Response) => response.json();

  test("[LIST-41] [ERR-10] [API-028] no data is the documented error", async () => {
    expect(await envelope(await ask("customer=没有这个人"))).toEqual({
      code: 4004,
      message: "文件下载失败",
      data: null,
    });
  });

  test("[API-028] visitors are told to sign in, and unknown filters are refused", async () => {
    expect(await life.backend.call("GET", "/order/api/order/export")).toMatchObject({ code: 7001 });
    expect(await envelope(await ask("status=NONSENSE"))).toMatchObject({ code: 4000 });
  });

  test("[S40] a program that asks again and again is refused", async () => {
    const owner = await signIn();
    await placeOrder(life.backend, owner);
    const codes = [];
    for (let i = 0; i < 21; i++) codes.push((await ask("", owner)).headers.get("content-type"));
    expect(codes.indexOf("application/json")).toBe(20);
  });
});

describe("through the site", () => {
  const download = (path: string, owner?: Account, init: RequestInit = {}) =>
    createWholeSite(life.backend).visit(path, {
      ...init,
      headers: { ...(owner ? { Cookie: `token=${owner.token}` } : {}), ...init.headers },
    });
  const path = "/order/api/order/export";

  test("[LIST-41] [U8] [LIST-06] the session's orders that the filters find come as a download, with what a progress bar needs", async () => {
    const owner = await signIn();
    await placeOrder(life.backend, owner);
    const response = await download(`${path}?status=WAIT_PAY`, owner);
    expect(response.headers.get("content-disposition")).toMatch(/^attachment; filename="orders.xlsx"; /);
    expect(response.headers.get("x-total-rows")).toBe("1");
    expect(Number(response.headers.get("x-estimated-bytes"))).toBeGreaterThan(1000);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await recordsOf(response)).toHaveLength(1);
    expect(await (await download(`${path}?status=CLOSE`, owner)).json()).toMatchObject({ code: 4004 });
  });

  test("[LIST-41] [ERR-02] refusals are words, and a rejected session ends", async () => {
    const owner = await signIn();
    expect(await (await download(path, owner)).json()).toMatchObject({ code: 4004, message: "文件下载失败" });
    expect(await (await download(path)).json()).toMatchObject({ code: 7001 });
    const rejected = await download(path, { ...owner, token: "unknown" });
    expect(await rejected.json()).toMatchObject({ code: 7001 });
    expect(rejected.headers.get("set-cookie")).toContain("Max-Age=0");
    expect((await download(path, owner, { method: "POST" })).status).not.toBe(200);
  });

  test("[ERR-10] a backend that breaks is a failed download", async () => {
    expectConsole(/"event":"export"/);
    const owner = await signIn();
    const broken = { ...life.backend, request: async () => new Response("oops", { status: 500 }) };
    const response = await createWholeSite(broken).visit(path, {
      headers: { Cookie: `token=${owner.token}` },
    });
    expect(await response.json()).toEqual({ code: 5003, message: "文件下载失败", data: null });
  });
});
