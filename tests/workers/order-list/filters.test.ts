import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, test } from "vitest";
import { ORDER_FILTERS, ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import { type Account, signIn } from "../../support/accounts/accounts";
import { addHistory, copyOrders } from "../../support/orders/many-orders";
import { withOneLife } from "../../support/orders/one-life";
import { follow, MASTER, orderIn } from "../../support/orders/order-life";
import { payingCustomer, placeOrder } from "../../support/orders/orders";

type Query = Record<string, string>;

const life = withOneLife(10_000_000, { isShared: true });

const call = (query: Query, caller = life.account) =>
  life.backend.call("GET", `/order/api/order?${new URLSearchParams({ pageSize: "100", ...query })}`, {
    token: caller.token,
  });

/** Ids that a filter finds, newest first; the total has to agree. */
async function find(query: Query, caller = life.account): Promise<number[]> {
  const answer = await call(query, caller);
  expect(answer.message).toBe("success");
  expect(answer.data.total).toBe(answer.data.rows.length);
  return answer.data.rows.map((row: { id: number }) => row.id);
}

const set = (orderId: number, column: string, value: unknown) =>
  env.DB.prepare(`UPDATE orders SET ${column} = ? WHERE id = ?`).bind(value, orderId).run();

describe("statuses", () => {
  const orders = new Map<OrderStatus, number>();
  let later: number;
  let appointed: number;
  let broken: number;
  let solved: number;
  beforeAll(async () => {
    for (const status of ORDER_STATUSES) orders.set(status, await life.orderIn(status));
    later = await life.orderIn("RECEIVING_ORDER", { isArrival: false });
    broken = await life.orderIn("WAIT_INSTALL");
    await follow(life.subjectOf(broken), ["report_exception"]);
    solved = await life.orderIn("WAIT_INSTALL");
    await follow(life.subjectOf(solved), ["report_exception", "solve_exception"]);
    orders.set("CLOSE", await life.orderIn("CLOSE", { isArrival: false }));
    appointed = await life.orderIn("WAIT_APPOINTMENT", { isArrival: false });
  });

  const among = async (query: Query) => {
    const found = new Set(await find(query));
    return ORDER_STATUSES.filter((status) => found.has(orders.get(status) ?? 0));
  };
  const open = ORDER_STATUSES.filter((status) => !["SUCCESS", "EVALUATED", "CLOSE"].includes(status));

  test.each(ORDER_STATUSES)("[LIST-08] [LIST-12] [LIST-13] [LIST-11] %s finds its own", async (status) => {
    expect(await among({ status })).toEqual(
      status === "RECEIVING_ORDER" ? ["WAIT_ASSIGN", "RECEIVING_ORDER"] : [status],
    );
  });

  test.each<[string, Query, readonly string[]]>([
    [
      "[LIST-12] [HOME-12] [HOME-16] [ENUM-02]",
      { status: "INSERVICE" },
      ["WAIT_PICK_UP", "WAIT_INSTALL", "WAIT_COMPLETE", "WAIT_VERIF"],
    ],
    ["[LIST-14] [C-36] [ENUM-02] [API-027]", { status: "DEAL" }, ["SUCCESS", "EVALUATED"]],
    ["[LIST-15] [C-36] [ENUM-02] [API-027]", { status: "WAIT_EVALUATE" }, ["SUCCESS"]],
    ["[C-40] [ENUM-02] [API-027]", { status: "CANCELED" }, ["CLOSE"]],
    ["[LIST-18] [G-18] [LIST-19] [API-027]", { isFinish: "true" }, ["SUCCESS", "EVALUATED", "CLOSE"]],
    ["[LIST-18] [G-18] [LIST-19] [API-027]", { isFinish: "false" }, open],
    ["[HOME-12] [ENUM-02] [G-18] [API-027]", { status: "UNSETTLED" }, open],
    ["[ENUM-02] [G-18] [API-027]", { status: "SETTLED" }, ["SUCCESS", "EVALUATED", "CLOSE"]],
    ["[LIST-18] [G-18] [LIST-19] [API-027]", { status: "DEAL", isFinish: "false" }, []],
    // Those that wait for their goods or have an exception are none of these.
    ["[LIST-19] [API-027]", { isArrival: "false" }, []],
    ["[LIST-19] [API-027]", { isGoodsAbnormal: "true" }, []],
  ])("%s %o", async (_ids, query, statuses) => {
    expect(await among(query)).toEqual(statuses);
  });

  test("[HOME-16] [HOME-12] [LIST-19] unfinished orders come page by page", async () => {
    const all = await find({ status: "UNSETTLED" });
    const { rows, total } = (await call({ status: "UNSETTLED", pageNum: "2", pageSize: "2" })).data;
    expect([rows.map(({ id }: { id: number }) => id), total]).toEqual([all.slice(2, 4), all.length]);
  });

  test("[LIST-09] [LIST-11] [C-64] [ENUM-02] goods that have not arrived, by either name, but not those of closed orders", async () => {
    expect(await find({ isArrival: "false" })).toEqual([appointed, later]);
    expect(await find({ status: "NOT_ARRIVAL" })).toEqual([appointed, later]);
    expect(await find({ status: "WAIT_APPOINTMENT", isArrival: "false" })).toEqual([appointed]);
    expect(await find({ status: "WAIT_INSTALL", isArrival: "false" })).toEqual([]);
    const arrived = await find({ isArrival: "true" });
    expect([arrived.includes(broken), arrived.includes(later)]).toEqual([true, false]);
  });

  test("[LIST-16] [HOME-01] [ENUM-02] [API-027] exceptions that are not solved, by either name, and how many there are", async () => {
    expect(await find({ status: "ABNORMAL" })).toEqual([broken]);
    expect(await find({ isGoodsAbnormal: "true" })).toEqual([broken]);
    const others = await find({ isGoodsAbnormal: "false" });
    expect([others.includes(broken), others.includes(solved)]).toEqual([false, true]);
    const path = "/order/api/order/stats_status";
    const { data } = await life.backend.call("GET", path, { token: life.account.token });
    expect(data).toContainEqual({ status: "ABNORMAL", count: 1 });
  });

  test("[API-045] [LIST-40] [HOME-09] [G-15] each of the offered filters counts what it finds", async () => {
    const counts = await life.backend.call("GET", "/order/api/order/stats_status", {
      token: life.account.token,
    });
    expect(counts.data.map((row: { status: string }) => row.status)).toEqual([
      ...ORDER_STATUSES,
      ...ORDER_FILTERS,
    ]);
    for (const { status, count } of counts.data) expect(await find({ status }), status).toHaveLength(count);
  });
});

describe("texts", () => {
  let wanted: number;
  let orderNo: string;
  let other: Account;
  beforeAll(async () => {
    other = await payingCustomer(1_000_000);
    wanted = await orderIn(life.backend, other, "WAIT_INSTALL", {
      customerName: "欧阳100%_Li",
      customerPhone: "13612345678",
      logisticsNo: "DPk36209",
    });
    await placeOrder(life.backend, other, {
      customerName: "李四",
      customerPhone: "13900001361",
      isArrival: false,
    });
    const { data } = await life.backend.call("GET", `/order/api/order/${wanted}`, { token: other.token });
    orderNo = data.orderNo;
  });

  test.each([
    ["customer", "阳1", "part of the name"],
    ["customer", "_lI", "Latin letters of either case"],
    ["customer", "1361234", "the beginning of the phone"],
    ["customer", "136 1234-5678", "a phone in groups"],
    ["customer", "5678", "the last four digits of the phone"],
    ["customer", " 欧阳 ", "spaces around"],
    ["logisticsNo", "dpK36", "the beginning of the waybill number"],
    ["worker", MASTER.name.slice(0, 1), "part of the master's name"],
    ["worker", MASTER.phone.slice(0, 8), "the beginning of the master's phone"],
    ["areaCode", "33", ""],
    ["goodsTypeName", "家具", ""],
  ])("[LIST-18] [LIST-19] [C-11] [API-027] %s=%s finds by %s", async (name, value) => {
    expect(await find({ [name]: value }, other)).toContain(wanted);
  });

  test.each([
    ["customer", "%", 1],
    ["customer", "欧%Li", 0],
    ["customer", "欧_", 0],
    ["customer", "2345678", 0],
    ["customer", "678", 0],
    // One phone begins with it, another ends with it; each is found once.
    ["customer", "1361", 2],
    ["logisticsNo", "36209", 0],
    ["worker", "没有这个人", 0],
    ["goodsTypeName", "家", 0],
    ["areaCode", "11", 0],
    ["areaCode", "330000", 2],
    ["areaCode", "330106", 2],
    ["areaCode", "330107", 0],
  ])("[API-027] [LIST-18] [LIST-19] %s=%s finds %i", async (name, value, count) => {
    expect(await find({ [name]: value }, other)).toHaveLength(count);
  });

  test("[C-60] [API-027] [LIST-18] [LIST-19] an order number finds its order, its beginning as well, its end does not", async () => {
    expect(await find({ orderNo }, other)).toEqual([wanted]);
    expect(await find({ orderNo: orderNo.slice(0, 4) }, other)).toContain(wanted);
    expect(await find({ orderNo: orderNo.slice(4) }, other)).toEqual([]);
    expect(await find({ orderNo })).toEqual([]);
  });

  test.each([
    ["阳1", "part of the name"],
    ["dpK36", "the beginning of the waybill number"],
    ["6209", "the end of the waybill number"],
    ["2345", "digits within the phone"],
    ["5678", "the last digits of the phone"],
    ["西湖区文三", "the address with its district"],
    ["100 号", "part of the address"],
    ["沙发", "part of a good's name"],
  ])("[U9] keyword=%s finds by %s", async (keyword) => {
    expect(await find({ keyword }, other)).toContain(wanted);
  });

  test("[U9] a keyword finds the end of an order number, only what the other filters hold, and nothing of others", async () => {
    const keyword = orderNo.slice(-5);
    expect(await find({ keyword }, other)).toEqual([wanted]);
    expect(await find({ keyword, logisticsNo: keyword }, other)).toEqual([wanted]);
    expect(await find({ keyword, status: "WAIT_INSTALL" }, other)).toEqual([wanted]);
    expect(await find({ keyword, status: "WAIT_PAY" }, other)).toEqual([]);
    expect(await find({ keyword, startTime: "2030-01-01 00:00:00" }, other)).toEqual([]);
    expect(await find({ keyword })).toEqual([]);
    expect(await find({ keyword: "没有%" }, other)).toEqual([]);
  });

  test("[U9] a landline is found with its dash, and by a part of it", async () => {
    const owner = await payingCustomer(1_000_000);
    const order = await placeOrder(life.backend, owner, { customerPhone: "0757-23881234-801" });
    expect(await find({ keyword: "0757-2388" }, owner)).toEqual([order]);
    expect(await find({ keyword: "81234-8" }, owner)).toEqual([order]);
  });

  test("[U9] beyond the newest thousand a keyword finds names and beginnings, and fragments in the period asked for", async () => {
    const owner = await payingCustomer(1_000_000);
    const recipient = { customerName: "诸葛亮", customerPhone: "0757-23881234-801" };
    const old = await placeOrder(life.backend, owner, { ...recipient, address: "卧龙岗 7 号" });
    await env.DB.prepare("UPDATE orders SET created_at = created_at - 86400000 * 30 WHERE id = ?")
      .bind(old)
      .run();
    const newest = { customerName: "张三", address: "文三路 1 号" };
    const templateId = await placeOrder(life.backend, owner, newest);
    await copyOrders(env.DB, {
      templateId,
      customerId: owner.customerId,
      count: 1_000,
      firstId: 900_000_000,
    });
    await addHistory(env.DB, 900_000_000, 1_000);
    const total = async (query: Query) => (await call(query, owner)).data.total;
    expect(await total({ keyword: "卧龙岗" })).toBe(0);
    for (const keyword of ["诸葛", "0757-2388", "07572388"]) expect(await total({ keyword })).toBe(1);
    const period = { startTime: "2026-10-01 00:00:00", endTime: "2026-11-01 00:00:00" };
    expect(await total({ keyword: "卧龙岗", ...period })).toBe(1);
  });

  test("[LIST-07] filters that are sent empty filter nothing", async () => {
    const blank = { orderNo: "", customer: " ", status: "", startTime: "", isArrival: "", areaCode: "" };
    expect(await find(blank, other)).toEqual(await find({}, other));
    expect(await find({}, other)).toHaveLength(2);
  });

  test("[DETAIL-17] the master of an immediate order, whose name its customer does not see, is not searched", async () => {
    await set(wanted, "order_type", "TIMELY");
    expect(await find({ worker: MASTER.name }, other)).toEqual([]);
    expect(await find({ worker: MASTER.phone.slice(0, 7) }, other)).toEqual([]);
    await set(wanted, "order_type", "GENERAL");
  });
});

describe("times", () => {
  let owner: Account;
  let order: number;
  const at = (text: string) => Date.parse(`${text}+08:00`);
  beforeAll(async () => {
    owner = await signIn();
    order = await placeOrder(life.backend, owner);
    await set(order, "created_at", at("2026-11-19T23:59:59.999"));
    await set(order, "completed_at", at("2026-11-20T00:00:00"));
    await set(order, "appointment_time", at("2026-11-21T09:00:00"));
  });

  test.each<[string, Query, number]>([
    [
      "[LIST-21] [HOME-16] [CONST-34]",
      { startTime: "2026-11-19 00:00:00", endTime: "2026-11-19 23:59:59" },
      1,
    ],
    ["[LIST-19] [LIST-21] [HOME-16]", { endTime: "2026-11-19 23:59:58" }, 0],
    ["[LIST-19] [HOME-16]", { startTime: "2026-11-20 00:00:00" }, 0],
    ["[CONST-34]", { startTime: "2026-11-19", endTime: "2026-11-19" }, 1],
    ["", { endTime: "2026-11-18" }, 0],
    ["[LIST-19]", { completeStartTime: "2026-11-20 00:00:00", completeEndTime: "2026-11-20 23:59:59" }, 1],
    ["[LIST-19] [LIST-21]", { completeEndTime: "2026-11-19 23:59:59" }, 0],
    ["[LIST-19]", { completeStartTime: "2026-11-20 00:00:01" }, 0],
    ["[HOME-16]", { appointStartTime: "2026-11-21 00:00:00", appointEndTime: "2026-11-21 23:59:59" }, 1],
    ["[HOME-16]", { appointStartTime: "2026-11-21 09:00:01" }, 0],
    ["[HOME-16]", { appointEndTime: "2026-11-21 08:59:59" }, 0],
  ])("[API-027] %s %o finds %i", async (_ids, query, count) => {
    expect(await find(query, owner)).toHaveLength(count);
  });

  test("[LIST-19] [API-027] [G-04] appointResult tells attempts that succeeded from those that failed, and leaves out the rest", async () => {
    expect(await find({ appointResult: "true" }, owner)).toEqual([]);
    expect(await find({ appointResult: "false" }, owner)).toEqual([]);
    for (const result of [0, 1]) {
      await set(order, "appoint_result", result);
      expect(await find({ appointResult: "false" }, owner)).toEqual(result === 0 ? [order] : []);
      expect(await find({ appointResult: "true" }, owner)).toEqual(result === 1 ? [order] : []);
    }
  });

  test.each<Query>([
    { startTime: "2026-02-30 00:00:00" },
    { startTime: "2026-13-01" },
    { endTime: "gestern" },
    { status: "REFUNDED" },
    { isArrival: "maybe" },
    { areaCode: "x" },
    { customer: "张".repeat(51) },
  ])("refuses %o", async (query) => {
    expect(await call(query)).toMatchObject({ code: 4000, data: null });
  });
});
