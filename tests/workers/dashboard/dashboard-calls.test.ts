import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { tellUnansweredOrders } from "../../../backend/src/modules/orders/jobs/unanswered-orders";
import { DAY, HOUR } from "../../../backend/src/shared/clock";
import { signIn } from "../../support/accounts/accounts";
import { inEveryStore } from "../../support/minute-jobs";
import { withOneLife } from "../../support/orders/one-life";
import { follow, operate } from "../../support/orders/order-life";
import { idsBy } from "../../support/servers/backend";

const life = withOneLife(10_000_000);
const { orderIn, subjectOf } = life;

const call = (method: string, path: string, json?: unknown, token = life.account.token) =>
  life.backend.call(method, path, { token, json });
const told = async (json: Record<string, unknown> = {}) =>
  (await call("POST", "/order/api/order/mes/list", json)).data;
const runCron = () =>
  inEveryStore(tellUnansweredOrders)({
    env: life.backend.env,
    clock: life.backend.clock,
    ids: idsBy(life.backend.clock),
  });

describe("orders that no master takes", () => {
  test("[HOME-22] [ERR-20] [API-047] [G-03] are told of once, two hours after they were paid and not earlier, and the tab hears of it", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    await orderIn("WAIT_PAY");
    await orderIn("WAIT_APPOINTMENT");
    life.backend.clock.advance(2 * HOUR - 1);
    await runCron();
    expect((await told({ title: "无人接单" })).rows).toEqual([]);
    life.backend.clock.advance(1);
    await Promise.all([runCron(), runCron(), runCron()]);
    await runCron();

    const { orderNo } = await life.readOrder(orderId);
    expect(await told({ title: "无人接单", pageIndex: 1, pageSize: 3 })).toEqual({
      rows: [
        {
          id: expect.any(Number),
          title: "无人接单",
          content: expect.stringContaining(orderNo),
          createTime: "2026-11-20 18:30:00",
          isRead: false,
          mesAssociatedId: orderId,
          orderNo,
        },
      ],
      total: 1,
    });
    const events = await env.DB.prepare(
      "SELECT kind, payload FROM outbox WHERE user_id = ? AND payload LIKE '%无人接单%'",
    )
      .bind(life.account.customerId)
      .all<{ kind: string; payload: string }>();
    expect(events.results.map(({ kind }) => kind)).toEqual(["SYSTEM_MESSAGE"]);
    const { rows } = await told();
    expect(JSON.parse(events.results[0]?.payload ?? "{}")).toMatchObject({ messageId: rows[0]?.id, orderId });
  });

  test("[HOME-22] [API-047] are no longer listed as soon as a master has taken them", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    life.backend.clock.advance(2 * HOUR);
    await runCron();
    expect((await told()).total).toBe(1);
    await follow(subjectOf(orderId), ["receive"]);
    expect(await told()).toEqual({ rows: [], total: 0 });
  });

  test("are not told of days later, when the clock had stood still", async () => {
    await orderIn("RECEIVING_ORDER");
    life.backend.clock.advance(DAY + 2 * HOUR);
    await runCron();
    expect((await told()).total).toBe(0);
  });
});

describe("reminders of changed visits", () => {
  test("[API-047] [HOME-18] [CONST-21] [HOME-22] come newest first, three at a time, with their order; other titles stay out", async () => {
    const orders = [];
    for (let index = 0; index < 4; index++) {
      const orderId = await orderIn("WAIT_INSTALL");
      life.backend.clock.advance(1000);
      await follow(subjectOf(orderId), ["reschedule"]);
      orders.push((await life.readOrder(orderId)).orderNo);
    }
    const { rows, total } = await told({ title: "改约提醒" });
    expect(total).toBe(4);
    expect(rows.map((row: { orderNo: string }) => row.orderNo)).toEqual(orders.reverse().slice(0, 3));
    expect(rows[0].content).toContain("客户改期");
    expect((await told({ title: "无人接单" })).total).toBe(0);
    expect((await told({ pageIndex: 2 })).rows).toHaveLength(1);
    expect((await told({ pageIndex: 2, pageSize: 2 })).rows).toEqual([...rows.slice(2), expect.anything()]);
  });

  test("[API-047] [HOME-18] are the three newest also where newer orders have no master", async () => {
    for (let index = 0; index < 3; index++) {
      await follow(subjectOf(await orderIn("WAIT_INSTALL")), ["reschedule"]);
      await orderIn("RECEIVING_ORDER");
    }
    life.backend.clock.advance(2 * HOUR);
    await runCron();
    const titlesOf = ({ rows }: { rows: { title: string }[] }) => rows.map(({ title }) => title);
    expect(titlesOf(await told())).toEqual(["无人接单", "无人接单", "无人接单"]);
    const moved = await told({ exceptTitle: "无人接单", pageIndex: 1, pageSize: 3 });
    expect(titlesOf(moved)).toEqual(["改约提醒", "改约提醒", "改约提醒"]);
    expect(moved.total).toBe(3);
  });

  test("[ROLE-16] [HOME-18] [HOME-22] [API-047] belong to their customer alone", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["reschedule"]);
    const stranger = await signIn();
    expect((await call("POST", "/order/api/order/mes/list", {}, stranger.token)).data.total).toBe(0);
    expect(await life.backend.call("POST", "/order/api/order/mes/list", { json: {} })).toMatchObject({
      code: 7001,
    });
  });
});

describe("consignments", () => {
  test("[API-046] [HOME-19] [LOG-04] [LOG-05] of running orders, newest first, four at a time", async () => {
    const depot = {
      ...{ logisticsCompany: "德邦快递", logisticsPhone: "95353", pickupCode: "A-1" },
      ...{ pickupAddress: "城东物流园", pickUpLng: 120.2, pickUpLat: 30.3 },
    };
    for (let index = 1; index <= 5; index++) {
      life.backend.clock.advance(1000);
      await orderIn("RECEIVING_ORDER", { ...depot, logisticsNo: `DPK${index}` });
    }
    await orderIn("RECEIVING_ORDER");
    await orderIn("SUCCESS", { logisticsNo: "DPK-OVER" });
    await orderIn("CLOSE", { logisticsNo: "DPK-GONE" });
    const list = async (query: string, token = life.account.token) =>
      (await call("GET", `/order/api/order/logistics_list${query}`, undefined, token)).data;
    const { rows, total } = await list("");
    expect(total).toBe(5);
    expect(rows.map((row: { logisticsNo: string }) => row.logisticsNo)).toEqual([
      "DPK5",
      "DPK4",
      "DPK3",
      "DPK2",
    ]);
    expect(rows[0]).toMatchObject({ ...depot, customerName: "王小姐", isArrival: true });
    expect(await life.readOrder(rows[0].orderId)).toMatchObject({ ...depot, logisticsNo: "DPK5" });
    expect((await list("?pageNo=2&pageSize=4")).rows).toHaveLength(1);
    expect((await list("?pageNo=2&pageSize=2")).rows).toEqual(rows.slice(2));
    expect((await list("", (await signIn()).token)).total).toBe(0);
  });
});

test("[HOME-01] [HOME-09] [HOME-11] [HOME-15] counts, exceptions and visits are those of the customer alone", async () => {
  const orderId = await orderIn("WAIT_INSTALL");
  await call("POST", "/order/api/abnormal/add", { orderId, abnormalType: "货物缺件", description: "少一块" });
  const month = { type: "MONTH", offset: 0, status: "INSERVICE" };
  const readBy = async ({ token }: { token: string }) => {
    const counts = await call("GET", "/order/api/order/stats_status", undefined, token);
    const path = "/order/api/abnormal/list?merchantStatus=NOT_FOLLOW_UP&pageNo=1&pageSize=4";
    const exceptions = await call("GET", path, undefined, token);
    const visits = await call("POST", "/order/api/order/stats", month, token);
    const isAbnormal = ({ status }: { status: string }) => status === "ABNORMAL";
    const all = counts.data.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    return [counts.data.find(isAbnormal).count, all > 0, exceptions.data.total, visits.data.length];
  };
  expect(await readBy(life.account)).toEqual([1, true, 1, 1]);
  expect(await readBy(await signIn())).toEqual([0, false, 0, 0]);
});

test("[HOME-10] the tile of markups counts what masters ask for until it is answered", async () => {
  const counted = async () => (await call("GET", "/order/api/markup_requests")).data.total;
  const orderId = await orderIn("WAIT_INSTALL");
  expect(await counted()).toBe(0);
  await follow(subjectOf(orderId), ["request_markup"]);
  expect(await counted()).toBe(1);
  const [{ id: markupRequestId }] = (await call("GET", `/order/api/markup/${orderId}/list`)).data;
  await call("POST", "/order/api/markup/reject", { markupRequestId, rejectContent: "不需要爬楼" });
  expect(await counted()).toBe(0);
});

test("[API-043] [C-53] [G-03] [CONST-29] the settings of orders are not taken for an order's id", async () => {
  expect((await call("GET", "/order/api/order/setting_info")).data).toEqual({
    unpaidHours: 24,
    unansweredHours: 2,
    acceptanceDays: 3,
    acceptanceDelayDays: 1,
  });
});

test.each([
  ["ROLE-13", false, true],
  ["HOME-03", false, true],
  ["ROLE-14", true, false],
  ["HOME-04", true, false],
])(
  "[%s] [API-088] the platform decides for each customer which orders the home page offers: %s, %s",
  async (_id, immediate, normal) => {
    const shown = async (token = life.account.token) =>
      (await call("GET", "/user/api/customer/button_control", undefined, token)).data;
    const entries = { phone: life.account.phone, immediate, normal };
    const decided = await operate(life.backend, "PUT", "/operator/api/customer/order_entries", entries);
    expect(decided.code).toBe(0);
    expect(await shown()).toMatchObject({ jishiVisable: immediate, ordinaryVisable: normal });
    expect(await shown((await signIn()).token)).toMatchObject({ jishiVisable: true, ordinaryVisable: true });
  },
);
