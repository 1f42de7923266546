import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { formatTime, HOUR } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import {
  acceptEverything,
  createMarkup,
  EVENTS,
  MASTER,
  operate,
  payMarkup,
  statusOf,
} from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { RACES } from "../../support/sizes";
import { approve, newestId, reject } from "./support";

const life = withOneLife(5_000_000);

const request = async (orderId: number, amount = 20): Promise<number> => {
  const answer = await operate(life.backend, "POST", `/operator/api/order/${orderId}/request_markup`, {
    amount,
    markupType: "爬楼费",
    remark: "电梯停用",
  });
  expect(answer.message).toBe("success");
  return newestId("markups", orderId);
};
const read = async (id: number) => (await life.call("GET", `/order/api/markup/detail?requestId=${id}`)).data;

/** A step of a master that an order can take more than once, with a key of the master's system. */
const keyed = (orderId: number, step: string, key: string, json: object) =>
  life.backend.call("POST", `/operator/api/order/${orderId}/${step}`, {
    json,
    headers: { Authorization: `Bearer ${env.OPERATOR_TOKEN}`, "Idempotency-Key": key },
  });

const REPEATABLE = [
  ["request_markup", "markups", { amount: 20, markupType: "爬楼费", remark: "电梯停用" }, { amount: 30 }],
  [
    "report_exception",
    "abnormal_records",
    { abnormalType: "货物破损", description: "外包装破损" },
    { description: "柜门开裂" },
  ],
] as const;

describe.each(REPEATABLE)("[R6] %s that is sent again with its key", (step, table, body, others) => {
  const count = (orderId: number) =>
    env.DB.prepare(`SELECT COUNT(*) AS n FROM ${table} WHERE order_id = ?`).bind(orderId).first("n");

  test("is done once, also later, after other steps and at once; other words are refused", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const key = `${step}-${orderId}`;
    const answers = await Promise.all([1, 2].map(() => keyed(orderId, step, key, body)));
    expect(answers.map(({ code }) => code)).toEqual([0, 0]);
    await EVENTS.reschedule(life.subjectOf(orderId));
    life.backend.clock.advance(2 * HOUR);
    expect(await keyed(orderId, step, key, body)).toMatchObject({ code: 0 });
    expect(await keyed(orderId, step, key, { ...body, ...others })).toMatchObject({ code: 4308 });
    expect(await count(orderId)).toBe(1);
  });

  test("with another key it is another one, however soon", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    for (const key of ["a", "b", "b"])
      expect(await keyed(orderId, step, `${step}-${orderId}-${key}`, body)).toMatchObject({ code: 0 });
    expect(await count(orderId)).toBe(2);
  });
});

test("[R6] an exception that was reported is answered again with its key after its good has left the order", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const good = env.DB.prepare("SELECT id FROM order_items WHERE order_id = ?").bind(orderId);
  const goodId = await good.first<number>("id");
  const body = { abnormalType: "货物破损", description: "外包装破损", orderItemIds: [goodId] };
  const send = (key: string) => keyed(orderId, "report_exception", `${key}-${orderId}`, body);
  expect(await send("good")).toMatchObject({ code: 0 });
  await env.DB.prepare("DELETE FROM order_items WHERE id = ?").bind(goodId).run();
  expect(await send("good")).toMatchObject({ code: 0 });
  expect(await send("other")).toMatchObject({ code: 4004 });
});

describe("a master's markup request", () => {
  test("[MARK-19] [API-068] [ENT-20] [FOLLOW-07] names the master, is told to the customer, and says when and how it was paid", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const id = await request(orderId);
    const createTime = formatTime(life.backend.clock.now());
    const { orderNo } = await life.readOrder(orderId);
    life.backend.clock.advance(HOUR);
    expect(await read(id)).toMatchObject({
      createTime,
      orderNo: `JJ${id}`,
      mainOrderId: orderId,
      mainOrderNo: orderNo,
      isRequest: true,
      status: "WAIT_PAY",
      amount: 20,
      type: "ORDINARY",
      markupType: "爬楼费",
      content: "电梯停用",
      createBy: MASTER.name,
      createPhone: MASTER.phone,
      rejectContent: null,
      dealTime: null,
      payWay: null,
    });
    const open = async () => {
      const { rows } = (await life.call("GET", "/order/api/markup_requests")).data;
      return rows.map((row: { id: number }) => row.id);
    };
    expect(await open()).toContain(id);
    const told = await env.DB.prepare(
      "SELECT COUNT(*) AS n FROM messages WHERE associated_id = ? AND title = '师傅申请加价'",
    )
      .bind(orderId)
      .first("n");
    expect(told).toBe(1);
    life.backend.clock.advance(HOUR);
    expect((await approve(life, `JJ${id}`)).code).toBe(0);
    const dealTime = formatTime(life.backend.clock.now());
    expect(await read(id)).toMatchObject({ status: "SUCCESS", payWay: "WALLET", dealTime });
    expect(await open()).not.toContain(id);
  });

  test("[MARK-16] [MARK-22] [DETAIL-13] [C-45] is approved by its number, and the money is booked as such", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const id = await request(orderId);
    expect(await approve(life, `JJ${id}`)).toMatchObject({ code: 0, data: null });
    expect(await read(id)).toMatchObject({ status: "SUCCESS", payWay: "WALLET" });
    const booked = await env.DB.prepare("SELECT type FROM ledger_events WHERE event_key = ?")
      .bind(`markup:${id}:pay`)
      .first("type");
    expect(booked).toBe("MARKUP_REQUEST");
    expect(await approve(life, `JJ${id}`)).toMatchObject({ code: 4305, message: "加价申请已支付" });
  });

  test("[MARK-11] [C-77] [MARK-16] [ENUM-12] asked for while an exception waits for a decision, and not before, decides it once it is paid", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    expect(await read(await request(orderId))).toMatchObject({ type: "ORDINARY" });
    expect((await EVENTS.report_exception(life.subjectOf(orderId))).code).toBe(0);
    const id = await request(orderId);
    expect(await read(id)).toMatchObject({ type: "ABNORMAL" });
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: null });
    expect((await approve(life, `JJ${id}`)).code).toBe(0);
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "MARKUP" });
  });

  test("[WALLET-04] [MARK-22] [ENUM-15] is a line of its own type in the ledger once it is paid", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const subject = life.subjectOf(orderId);
    const id = await request(orderId);
    const newest = async () => (await life.call("POST", "/order/api/cash_flow/list", {})).data.rows[0];
    expect((await approve(life, `JJ${id}`)).code).toBe(0);
    expect(await newest()).toMatchObject({ type: "MARKUP_REQUEST", payWay: "WALLET" });
    expect((await payMarkup(subject, await createMarkup(subject, { amount: 8 }))).code).toBe(0);
    expect(await newest()).toMatchObject({ type: "MARKUP", payWay: "WALLET" });
    for (const event of ["request_refund", "agree_refund"] as const) {
      expect((await EVENTS[event](subject)).code).toBe(0);
    }
    expect(await newest()).toMatchObject({ type: "REFUND", payWay: "WALLET" });
  });

  test("[API-071] [C-45] [MARK-16] [ENT-13] the order's number stands for its one open request, and is refused for several", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const { orderNo } = await life.readOrder(orderId);
    expect(await approve(life, orderNo)).toMatchObject({ code: 4004 });
    await request(orderId, 10);
    const second = await request(orderId, 11);
    expect(await approve(life, orderNo)).toMatchObject({ code: 4009 });
    expect((await reject(life, second)).code).toBe(0);
    expect((await approve(life, orderNo, { pwd: "000000" })).code).toBe(4301);
    expect((await approve(life, orderNo)).code).toBe(0);
    expect((await life.readOrder(orderId)).markupAmount).toBe(10);
  });

  test("[ERR-05] [MARK-16] is not paid by a wrong password, which is said", async () => {
    const id = await request(await life.orderIn("WAIT_INSTALL"));
    const refusal = { code: 4301, message: "密码错误" };
    expect(await approve(life, `JJ${id}`, { pwd: "000000" })).toMatchObject(refusal);
    expect(await read(id)).toMatchObject({ status: "WAIT_PAY" });
  });

  test("[MARK-16] [LIST-33] is paid at the amount, in 元, that the customer was shown, and at no other", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const id = await request(orderId, 20.5);
    const held = await balanceOf(`escrow:${orderId}`);
    expect(await approve(life, `JJ${id}`, { quotedAmount: 20.49 })).toMatchObject({
      code: 4203,
      message: "金额已更新为¥20.50，请确认后重新支付",
    });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(held);
    expect(await approve(life, `JJ${id}`, { quotedAmount: 20.5 })).toMatchObject({ code: 0 });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(held + 2050);
  });

  test("[API-072] [MARK-17] [DETAIL-13] [MARK-19] is rejected with a reason, which stays", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const id = await request(orderId);
    expect(await reject(life, id, " ")).toMatchObject({ code: 4000, message: "请输入拒绝原因" });
    life.backend.clock.advance(HOUR);
    const dealTime = formatTime(life.backend.clock.now());
    expect((await reject(life, id)).code).toBe(0);
    expect((await reject(life, id)).code).toBe(0);
    expect(await read(id)).toMatchObject({ status: "REJECT", rejectContent: "不需要爬楼", dealTime });
    expect(await approve(life, `JJ${id}`)).toMatchObject({ code: 4009, message: "加价申请已拒绝" });
  });

  test("[MARK-01] [MARK-19] [G-21] [ENUM-11] is called off with its order, unless it was rejected before", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const rejected = await request(orderId, 10);
    expect((await reject(life, rejected)).code).toBe(0);
    const paid = await request(orderId, 12);
    expect((await approve(life, `JJ${paid}`)).code).toBe(0);
    const id = await request(orderId);
    expect(await read(id)).toMatchObject({ status: "WAIT_PAY" });
    for (const event of ["request_refund", "agree_refund"] as const) {
      expect((await EVENTS[event](life.subjectOf(orderId))).code).toBe(0);
    }
    expect(await statusOf(orderId)).toBe("CLOSE");
    expect(await read(id)).toMatchObject({ status: "CLOSE", dealTime: expect.any(String) });
    expect(await read(rejected)).toMatchObject({ status: "REJECT", rejectContent: "不需要爬楼" });
    expect(await read(paid)).toMatchObject({ status: "SUCCESS" });
    expect(await reject(life, id)).toMatchObject({ code: 4306, message: "加价申请已取消" });
  });

  test("[MARK-13] [C-68] [CONST-30] [ERR-16] is not paid a calendar month after the acceptance", async () => {
    const orderId = await life.orderIn("WAIT_ACCEPT");
    const id = await request(orderId);
    expect((await EVENTS.accept(life.subjectOf(orderId))).code).toBe(0);
    const monthAgo = new Date(life.backend.clock.now());
    monthAgo.setUTCMonth(monthAgo.getUTCMonth() - 1);
    await env.DB.prepare("UPDATE orders SET accepted_at = ? WHERE id = ?")
      .bind(monthAgo.getTime(), orderId)
      .run();
    expect(await approve(life, `JJ${id}`)).toMatchObject({
      code: 4009,
      message: "验收时间已超过一个月,不能加价,有疑问请联系管理员",
    });
    expect(await read(id)).toMatchObject({ status: "WAIT_PAY" });
  });

  test("[API-067] [API-068] is no markup of the customer's own, and the other way round", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const asked = await request(orderId);
    const own = (await createMarkup(life.subjectOf(orderId), { amount: 3 })).data;
    expect((await life.call("GET", `/order/api/markup/${own}`)).data).toMatchObject({
      ...{ id: own, status: "WAIT_PAY", amount: 3 },
    });
    expect((await life.call("GET", `/order/api/markup/${asked}`)).code).toBe(4004);
    expect((await life.call("GET", `/order/api/markup/detail?requestId=${own}`)).code).toBe(4004);
    expect((await reject(life, own)).code).toBe(4004);
    expect((await approve(life, `JJ${own}`)).code).toBe(4004);
    expect((await payMarkup(life.subjectOf(orderId), { code: 0, message: "", data: own })).code).toBe(0);
    expect((await approve(life, `JJ${asked}`)).code).toBe(0);
    expect((await life.call("GET", `/order/api/markup/${own}`)).data.status).toBe("SUCCESS");
    expect((await read(asked)).status).toBe("SUCCESS");
  });

  test("cannot be approved while a refund of the order is being decided", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const id = await request(orderId);
    expect((await EVENTS.request_refund(life.subjectOf(orderId))).code).toBe(0);
    expect(await approve(life, `JJ${id}`)).toMatchObject({
      code: 4009,
      message: "退款申请正在处理，暂不能操作",
    });
    expect((await EVENTS.cancel_refund(life.subjectOf(orderId))).code).toBe(0);
    expect((await approve(life, `JJ${id}`)).code).toBe(0);
  });

  test(`[R16] approved and rejected at the same moment, ${RACES} times: one wins, the other is told`, async () => {
    await acceptEverything();
    const orderIds = await life.ordersIn("WAIT_INSTALL", 8);
    let approved = 0;
    for (let round = 0; round < RACES / orderIds.length; round++) {
      await Promise.all(
        orderIds.map(async (orderId, index) => {
          const id = await request(orderId, 1 + round / 100);
          const held = await balanceOf(`escrow:${orderId}`);
          // A few round trips later each time, so that either may be first, or both in the middle of it.
          const later = async () => {
            for (let trip = 0; trip < (index + round) % 7; trip++) await statusOf(orderId);
            return reject(life, id);
          };
          const [yes, no] = await Promise.all([approve(life, `JJ${id}`), later()]);
          expect([yes.code, no.code].filter((code) => code === 0)).toHaveLength(1);
          const isApproved = yes.code === 0;
          if (isApproved) approved += 1;
          expect((isApproved ? no : yes).message).toBe(isApproved ? "加价申请已支付" : "加价申请已拒绝");
          const gain = (await balanceOf(`escrow:${orderId}`)) - held;
          expect(gain).toBe(isApproved ? 100 + round : 0);
          expect((await read(id)).status).toBe(isApproved ? "SUCCESS" : "REJECT");
        }),
      );
    }
    expect(approved).toBeGreaterThan(0);
    expect(approved).toBeLessThan(RACES);
  }, 240_000);
});
