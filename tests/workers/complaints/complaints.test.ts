import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { formatTime, HOUR } from "../../../backend/src/shared/clock";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { withOneLife } from "../../support/orders/one-life";
import { fileComplaint, MASTER, operate, PHOTO } from "../../support/orders/order-life";
import { placeOrder, readOrder, stepsIn } from "../../support/orders/orders";
import { RACES } from "../../support/sizes";

const life = withOneLife(5_000_000);

const LIST = "/order/api/complaint/complaint_list";
const ABLE = "/order/api/complaint/complaint_able_order";
const ABLE_ORDERS = "/order/api/complaint_orders";
const complain = (orderId: number, complaint: Parameters<typeof fileComplaint>[1] = {}) =>
  fileComplaint(life.subjectOf(orderId), { content: "师傅态度不好", ...complaint });
const listed = async (query = "") => (await life.call("GET", `${LIST}${query}`)).data;
const revoke = (id: number) => life.call("GET", `/order/api/complaint/${id}/revoke`);
const answer = (id: number, suggestion = "已扣除师傅信用分") =>
  operate(life.backend, "POST", `/operator/api/complaint/${id}/answer`, { suggestion });
/** Id of a new complaint about a new order. */
async function filed(complaint?: Parameters<typeof fileComplaint>[1]): Promise<number> {
  expect(await complain(await life.orderIn("WAIT_INSTALL"), complaint)).toMatchObject({ code: 0 });
  return (await listed()).rows[0].id;
}
const messages = async () =>
  (
    await env.DB.prepare("SELECT title, content FROM messages WHERE customer_id = ? ORDER BY id DESC")
      .bind(life.account.customerId)
      .all()
  ).results;

describe("a complaint", () => {
  test("[COMP-03] [COMP-07] [COMP-10] [ENT-28] is listed with all that was said", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const { orderNo } = await readOrder(life.backend, life.account, orderId);
    expect(await complain(orderId, { picUrls: `${PHOTO}|/named/bed.png`, complaintObject: 0 })).toMatchObject(
      {
        code: 0,
      },
    );
    expect(await listed()).toEqual({
      total: 1,
      rows: [
        {
          id: expect.any(Number),
          orderId,
          orderNo,
          content: "师傅态度不好",
          status: "UNTREATED",
          statusName: "待处理",
          complaintTime: formatTime(life.backend.clock.now()),
          pictures: [PHOTO, "/named/bed.png"],
          picUrls: `${PHOTO}|/named/bed.png`,
          complaintObject: 0,
          suggestion: null,
          handleTime: null,
        },
      ],
    });
    await answer((await listed()).rows[0].id);
    expect((await listed()).rows).toMatchObject([{ status: "DONE", suggestion: "已扣除师傅信用分" }]);
  });

  test("[COMP-09] [LIST-39] is a step of the order's timeline, and says which master it meant", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await complain(orderId, { picUrls: PHOTO, complaintObject: 0 });
    const order = await readOrder(life.backend, life.account, orderId);
    expect(stepsIn(order).at(-1)).toMatchObject({
      title: "客户投诉",
      operatorName: "客户",
      content: "投诉师傅，师傅态度不好",
    });
    expect(order.status).toBe("WAIT_INSTALL");
    const meant = env.DB.prepare("SELECT worker_id FROM complaints WHERE order_id = ?").bind(orderId);
    expect(await meant.first("worker_id")).toBe(MASTER.id);
    expect((await listed()).rows).toMatchObject([
      { content: "师傅态度不好", picUrls: PHOTO, complaintObject: 0 },
    ]);
  });

  test.each([
    [{ content: " " }, 4000, "请先填写投诉内容"],
    [{ content: undefined }, 4000, "请先填写投诉内容"],
    [{ picUrls: Array.from({ length: 9 }, (_, i) => `/named/p${i}.png`).join("|") }, 4000, "最多上传8张图片"],
    [{ picUrls: `/files/${"0".repeat(32)}.jpg` }, 4004, "图片不存在"],
    [{ complaintObject: 2 }, 4000, "参数错误：complaintObject"],
    [{ content: "长".repeat(501) }, 4000, "参数错误：content"],
  ])("[COMP-05] [COMP-06] [ENUM-13] [ERR-16] with %o is refused", async (wrong, code, message) => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    expect(await complain(orderId, wrong)).toMatchObject({ code, message });
    expect(await listed()).toMatchObject({ total: 0 });
  });

  test("[COMP-08] [API-060] [ENT-28] [COMP-06] is about the master once a master has taken the order", async () => {
    const orderId = await life.orderIn("RECEIVING_ORDER");
    expect(await complain(orderId, { complaintObject: 0 })).toMatchObject({
      code: 4000,
      message: "还没有师傅接单，暂不能投诉师傅",
    });
    const said = { complaintObject: 1, picUrls: `${PHOTO}|/named/bed.png` };
    expect(await complain(orderId, said)).toMatchObject({ code: 0 });
    expect((await listed()).rows).toMatchObject([
      { ...said, content: "师傅态度不好", pictures: [PHOTO, "/named/bed.png"] },
    ]);
    const taken = await life.orderIn("WAIT_ASSIGN");
    expect(await complain(taken, { complaintObject: 0 })).toMatchObject({ code: 0 });
    expect((await listed("?complaintType=0")).rows).toMatchObject([{ orderId: taken, complaintObject: 0 }]);
    // Without an object a complaint is about something else.
    expect(await complain(await life.orderIn("WAIT_ASSIGN"))).toMatchObject({ code: 0 });
    expect((await listed("?complaintType=1")).total).toBe(2);
  });

  test("[COMP-03] [COMP-04] [COMP-13] [API-059] is for orders that are paid and not closed, which are offered", async () => {
    const offered: string[] = [];
    for (const status of ORDER_STATUSES) {
      const orderId = await life.orderIn(status);
      const isComplainable = status !== "WAIT_PAY" && status !== "CLOSE";
      const { data } = await life.call("GET", `${ABLE_ORDERS}?orderId=${orderId}`);
      expect(data.length, status).toBe(isComplainable ? 1 : 0);
      if (data[0]) offered.unshift(data[0].orderNo);
      const { code } = await complain(orderId);
      expect(code, status).toBe(isComplainable ? 0 : status === "CLOSE" ? 4306 : 4009);
    }
    const { data } = await life.call("GET", ABLE);
    expect([...data].sort()).toEqual(offered.sort());
    const orders = (await life.call("GET", ABLE_ORDERS)).data;
    expect(orders.map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual(data);
    expect(orders[0]).toMatchObject({ openObjects: [1], customerName: expect.any(String) });
  }, 120_000);

  test("[COMP-09] [API-061] [COMP-07] [ENUM-13] sent twice is one, another waits until the first is over, and the list finds each", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const twice = await Promise.all([complain(orderId), complain(orderId)]);
    expect(twice.map(({ code }) => code)).toEqual([0, 0]);
    life.backend.clock.advance(HOUR);
    expect(await complain(orderId)).toMatchObject({ code: 0 });
    expect(await listed()).toMatchObject({ total: 1 });
    expect(await complain(orderId, { content: "还有一件事" })).toMatchObject({
      code: 4009,
      message: "该投诉正在处理中，请等待平台处理结果",
    });
    // About the master is about something else.
    const said = { complaintObject: 0, picUrls: `${PHOTO}|/named/bed.png` };
    expect(await complain(orderId, said)).toMatchObject({ code: 0 });
    const { orderNo } = await readOrder(life.backend, life.account, orderId);
    const shown = {
      ...{ ...said, orderId, orderNo, content: "师傅态度不好", pictures: [PHOTO, "/named/bed.png"] },
      complaintTime: formatTime(life.backend.clock.now()),
    };
    const [{ id }] = (await listed("?complaintType=1")).rows;
    await revoke(id);
    expect(await complain(orderId)).toMatchObject({ code: 0 });
    const { total, rows } = await listed();
    expect([total, rows.length]).toEqual([3, 3]);
    expect((await listed("?pageNum=2&pageSize=2")).rows).toEqual(rows.slice(2));
    const open = { ...shown, status: "UNTREATED", statusName: "待处理", suggestion: null };
    expect(await listed("?complaintType=0")).toMatchObject({ total: 1, rows: [open] });
    await answer((await listed("?complaintType=0")).rows[0].id);
    const ended = { ...shown, status: "DONE", statusName: "已处理", suggestion: "已扣除师傅信用分" };
    expect((await listed("?complaintType=0")).rows).toMatchObject([ended]);
    expect((await listed(`?complaintType=1&orderNo=${rows[0].orderNo}`)).total).toBe(2);
    expect((await listed("?orderNo=99999999999999")).total).toBe(0);
  });

  test("[COMP-01] [COMP-02] [COMP-10] [CONST-19] lists are 9 long and narrowed by type and a part of the number", async () => {
    const orders: number[] = [];
    for (let i = 0; i < 6; i++) {
      const orderId = await life.orderIn("WAIT_APPOINTMENT", { totalVolume: "0.1" });
      orders.unshift(orderId);
      await complain(orderId, { complaintObject: 0 });
      await complain(orderId, { complaintObject: 1 });
    }
    const first = await listed();
    const second = await listed("?pageNum=2");
    expect([first.total, first.rows.length, second.rows.length]).toEqual([12, 9, 3]);
    expect([...first.rows, ...second.rows].map(({ orderId }) => orderId)).toEqual(
      orders.flatMap((orderId) => [orderId, orderId]),
    );
    expect(await listed("?complaintType=0")).toMatchObject({ total: 6 });
    expect((await listed("?complaintType=1")).total).toBe(6);
    const { orderNo } = first.rows[0];
    expect(await listed(`?complaintType=0&orderNo=${orderNo.slice(4)}`)).toMatchObject({
      total: 1,
      rows: [{ orderNo, complaintObject: 0 }],
    });
  });
});

describe("the end of a complaint", () => {
  test("[COMP-11] [COMP-12] [API-062] [ENUM-13] its customer takes it back, once for good", async () => {
    const id = await filed();
    expect((await listed()).rows[0]).toMatchObject({ status: "UNTREATED", statusName: "待处理" });
    expect(await revoke(id)).toMatchObject({ code: 0 });
    expect(await revoke(id)).toMatchObject({ code: 0 });
    const now = formatTime(life.backend.clock.now());
    expect((await listed()).rows[0]).toMatchObject({
      status: "REVOKED",
      statusName: "已取消",
      handleTime: now,
    });
    expect(await answer(id)).toMatchObject({ code: 4009, message: "该投诉已被客户取消" });
  });

  test("[COMP-11] [API-062] [ENT-28] [ENUM-13] the platform answers, its customer is told at once and cannot take it back any more", async () => {
    const id = await filed();
    const staff = await operate(life.backend, "GET", "/operator/api/complaints?status=UNTREATED&limit=100");
    expect(staff.data.rows.find((one: { id: number }) => one.id === id)).toMatchObject({
      content: "师傅态度不好",
      customerPhone: life.account.phone,
    });
    expect(await answer(id, " ")).toMatchObject({ code: 4000 });
    expect(await answer(id)).toMatchObject({ code: 0 });
    expect((await listed()).rows[0]).toMatchObject({
      status: "DONE",
      statusName: "已处理",
      suggestion: "已扣除师傅信用分",
    });
    expect((await messages())[0]).toMatchObject({
      title: "投诉已处理",
      content: expect.stringContaining("已扣除师傅信用分"),
    });
    const events = await env.DB.prepare("SELECT kind FROM outbox WHERE user_id = ? ORDER BY seq DESC LIMIT 2")
      .bind(life.account.customerId)
      .all();
    expect(events.results).toEqual([{ kind: "ORDER_CHANGED" }, { kind: "SERVICE_MESSAGE" }]);
    expect(await revoke(id)).toMatchObject({ code: 4009, message: "平台已处理该投诉" });
    const told = (await messages()).length;
    expect(await answer(id)).toMatchObject({ code: 0 });
    expect(await answer(id, "另一种说法")).toMatchObject({ code: 4009 });
    expect((await messages()).length).toBe(told);
  });

  test(`[R16] is taken back while it is answered, ${RACES} times: one wins, the other is told`, async () => {
    const orderIds = await Promise.all(
      Array.from({ length: RACES / 2 }, () => placeOrder(life.backend, life.account)),
    );
    // Ids of the customer's bucket, of one and two days later.
    const DAY_OF_IDS = 86_400_000 * 4096;
    const rows = orderIds.flatMap((orderId) =>
      [0, 1].map((object) => ({ id: orderId + (1 + object) * DAY_OF_IDS, orderId, object })),
    );
    const row = env.DB.prepare(
      `INSERT INTO complaints (id, order_id, order_no, customer_id, object, content, pictures, created_at)
       VALUES (?, ?, '26112200000000', ?, ?, '师傅态度不好', '[]', 0)`,
    );
    await env.DB.batch(
      rows.map(({ id, orderId, object }) => row.bind(id, orderId, life.account.customerId, object)),
    );
    const ids = rows.map(({ id }) => id);
    const before = (await messages()).length;
    const ends = await Promise.all(
      ids.map(async (id, index) => {
        const both = index % 2 === 0 ? [revoke(id), answer(id)] : [answer(id), revoke(id)];
        const answers = await Promise.all(both);
        expect(answers.filter(({ code }) => code === 0)).toHaveLength(1);
        const loser = answers.find(({ code }) => code !== 0);
        expect(loser?.message).toMatch(/^(?:平台已处理该投诉|该投诉已被客户取消)$/);
        return loser?.message;
      }),
    );
    const done = ends.filter((message) => message === "平台已处理该投诉").length;
    const stored = env.DB.prepare(
      "SELECT status, count(*) AS n FROM complaints WHERE customer_id = ? GROUP BY 1",
    );
    const { results } = await stored.bind(life.account.customerId).all<{ status: string; n: number }>();
    expect(Object.fromEntries(results.map(({ status, n }) => [status, n])).DONE ?? 0).toBe(done);
    expect(results.some(({ status }) => status === "UNTREATED")).toBe(false);
    expect((await messages()).length - before).toBe(done);
  }, 120_000);

  test("[COMP-11] the database itself keeps what was said and how it ended", async () => {
    const id = await filed();
    const run = (sql: string) => env.DB.prepare(sql).bind(id).run();
    await expect(run("UPDATE complaints SET status = 'DONE', ended_at = 1 WHERE id = ?")).rejects.toThrow(
      "ends once",
    );
    await expect(
      run("UPDATE complaints SET status = 'REVOKED', ended_at = 1, content = '' WHERE id = ?"),
    ).rejects.toThrow("what was said stays");
    await expect(run("DELETE FROM complaints WHERE id = ?")).rejects.toThrow("append-only");
  });
});
