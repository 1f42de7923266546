import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { formatTime } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, EVENTS, MASTER, payMarkup } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { newestId } from "./support";

const life = withOneLife(1_000_000);

const add = async (orderId: number, amount: number, more: { remark?: string; key?: string } = {}) => {
  const subject = life.subjectOf(orderId);
  return payMarkup(subject, await createMarkup(subject, { amount, remark: more.remark }), { key: more.key });
};
const listOf = async (orderId: number) => (await life.call("GET", `/order/api/markup/${orderId}/list`)).data;
const walletOf = () => balanceOf(`wallet:${life.account.customerId}`);

const cancel = (markupId: number) => life.call("POST", `/order/api/markup/${markupId}/cancel`);

test("[ENUM-11] an own markup is taken back while it is not paid, once, and another one can follow", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const subject = life.subjectOf(orderId);
  const { data: markupId } = await createMarkup(subject, { amount: 12.5 });
  expect((await listOf(orderId))[0]).toMatchObject({ status: "WAIT_PAY", isCancellable: true });
  expect(await cancel(markupId)).toMatchObject({ code: 0, data: null });
  expect(await cancel(markupId)).toMatchObject({ code: 0 });
  expect((await listOf(orderId))[0]).toMatchObject({
    ...{ status: "CLOSE", isCancellable: false, dealTime: formatTime(life.backend.clock.now()) },
  });
  const pay = `/order/api/markup/${markupId}/pay?payWay=WALLET&pwd=246810`;
  expect(await life.call("POST", pay)).toMatchObject({ code: 4306, message: "加价已取消" });
  expect(await add(orderId, 8)).toMatchObject({ code: 0 });
  const [paid] = await listOf(orderId);
  expect(await cancel(paid.id)).toMatchObject({ code: 4305, message: "加价已支付" });
});

test("[LIST-33] a master's request is not taken back but rejected", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await EVENTS.request_markup(life.subjectOf(orderId));
  const { id } = (await listOf(orderId))[0];
  expect(await cancel(id)).toMatchObject({ code: 4004 });
  expect((await listOf(orderId))[0]).toMatchObject({ status: "WAIT_PAY", isCancellable: false });
});

describe("a price increase by the customer", () => {
  test("[MARK-06] [MARK-07] [MARK-18] [MARK-01] joins what the order holds, and is the master's on acceptance", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const before = await life.readOrder(orderId);
    const held = await balanceOf(`escrow:${orderId}`);
    const asked = await createMarkup(life.subjectOf(orderId), { amount: 12.5, remark: "五楼" });
    expect((await payMarkup(life.subjectOf(orderId), asked, { pwd: "000000" })).code).toBe(4301);
    expect(await add(orderId, 12.5, { remark: "五楼" })).toMatchObject({ code: 0, data: null });

    const after = await life.readOrder(orderId);
    expect(after).toMatchObject({
      originalAmount: before.totalAmount,
      totalAmount: before.totalAmount + 12.5,
      markupAmount: 12.5,
      workerCashIntransit: before.workerCashIntransit + 12.5,
    });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(held + 1250);
    expect(await listOf(orderId)).toMatchObject([
      {
        isRequest: false,
        status: "SUCCESS",
        amount: 12.5,
        type: "ORDINARY",
        markupType: "爬楼费",
        markupRemark: "五楼",
        payWay: "WALLET",
        dealTime: formatTime(life.backend.clock.now()),
        mainOrderNo: before.orderNo,
      },
    ]);
    expect(await listOf(await life.orderIn("WAIT_INSTALL"))).toEqual([]);

    const paid = await balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`);
    for (const event of ["sign_in", "complete", "accept"] as const) {
      expect((await EVENTS[event](life.subjectOf(orderId))).code).toBe(0);
    }
    expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
    expect(await balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`)).toBe(
      paid + before.workerFee * 100 + 1250,
    );
  });

  test("[MARK-22] [MARK-06] [WALLET-04] [API-069] is booked as such, and goes straight to the master once the work is accepted", async () => {
    const orderId = await life.orderIn("SUCCESS");
    const paid = await balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`);
    const wanted = { oid: `${orderId}`, amount: "8", markupType: "爬楼费", markupRemark: "五楼" };
    const asked = (type: object) =>
      life.call("POST", `/order/api/markup?${new URLSearchParams({ ...wanted, ...type })}`);
    const shown = { status: "WAIT_PAY", amount: 8, markupType: "爬楼费", markupRemark: "五楼" };
    for (const [type, kind] of [
      [{ type: "ABNORMAL" }, "ABNORMAL"],
      [{}, "ORDINARY"],
    ] as const) {
      const { data: id } = await asked(type);
      const { data } = await life.call("GET", `/order/api/markup/${id}`);
      expect(data).toMatchObject({ ...shown, id, mainOrderId: orderId, type: kind });
    }
    for (const change of [{ markupRemark: "六楼" }, { markupRemark: "六楼", markupType: "远途费" }]) {
      const { data: id } = await asked(change);
      expect((await life.call("GET", `/order/api/markup/${id}`)).data).toMatchObject(change);
    }
    expect(await asked({ markupType: "小费" })).toMatchObject({ code: 4000, message: "请先选择加价类型" });
    expect((await add(orderId, 8)).code).toBe(0);
    expect(await balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`)).toBe(paid + 800);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
    const booked = await env.DB.prepare("SELECT type FROM ledger_events WHERE event_key = ?")
      .bind(`markup:${await newestId("markups", orderId)}:pay`)
      .first("type");
    expect(booked).toBe("MARKUP");
  });

  test.each(["SUCCESS", "EVALUATED"] as const)(
    "[ACT-20] [MARK-21] of an order in %s goes from the wallet to the master at once, and no refund brings it back",
    async (status) => {
      const orderId = await life.orderIn(status);
      const master = `payable:${life.account.customerId}:worker:${MASTER.id}`;
      const paid = await balanceOf(master);
      expect((await add(orderId, 8)).code).toBe(0);
      expect(await balanceOf(master)).toBe(paid + 800);
      const wallet = await walletOf();
      for (const event of ["request_refund", "refund"] as const) {
        expect(await EVENTS[event](life.subjectOf(orderId))).toMatchObject({ code: 4009 });
      }
      expect(await walletOf()).toBe(wallet);
      expect(await balanceOf(master)).toBe(paid + 800);
    },
  );

  test("[LIST-29] comes back with the order's money while no master has it", async () => {
    const wallet = await walletOf();
    const orderId = await life.orderIn("RECEIVING_ORDER");
    expect((await add(orderId, 30)).code).toBe(0);
    expect((await EVENTS.refund(life.subjectOf(orderId))).code).toBe(0);
    expect(await walletOf()).toBe(wallet);
  });

  test.each(["SUCCESS", "EVALUATED"] as const)(
    "[MARK-13] [C-68] [CONST-30] [ERR-16] of an order in %s ends a calendar month after the acceptance, to the second",
    async (status) => {
      const orderId = await life.orderIn(status);
      const monthAgo = new Date(life.backend.clock.now());
      monthAgo.setUTCMonth(monthAgo.getUTCMonth() - 1);
      const acceptedAt = (at: number) =>
        env.DB.prepare("UPDATE orders SET accepted_at = ? WHERE id = ?").bind(at, orderId).run();
      await acceptedAt(monthAgo.getTime() + 1000);
      expect((await add(orderId, 1)).code).toBe(0);
      expect(await life.readOrder(orderId)).toMatchObject({ isMarkupOverTime: false });
      const unpaid = await createMarkup(life.subjectOf(orderId), { amount: 2 });
      await acceptedAt(monthAgo.getTime());
      const refused = { code: 4009, message: "验收时间已超过一个月,不能加价,有疑问请联系管理员" };
      expect(await add(orderId, 1)).toMatchObject(refused);
      expect(unpaid.code).toBe(0);
      expect(await payMarkup(life.subjectOf(orderId), unpaid)).toMatchObject(refused);
      expect(await life.readOrder(orderId)).toMatchObject({ isMarkupOverTime: true });
    },
  );

  test.each([
    ["WAIT_PAY", "订单还未付款"],
    ["CLOSE", "订单已关闭"],
  ] as const)("[ACT-19] is refused in %s", async (status, message) => {
    const orderId = await life.orderIn(status);
    expect(await add(orderId, 5)).toMatchObject({ message });
  });

  test.each([
    [0, "请输入加价金额"],
    [-1, "请输入加价金额"],
    [1.234, "金额最多两位小数"],
    [1_000_000.01, "请输入加价金额"],
  ])("[MARK-02] [MARK-03] [ERR-16] %d 元 is refused", async (amount, message) => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    expect(await add(orderId, amount)).toMatchObject({ code: 4000, message });
  });

  test("[MARK-04] [ERR-16] the kind of markup is required and from the dictionary", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const refused = { code: 4000, message: "请先选择加价类型" };
    expect(await life.call("POST", `/order/api/markup?oid=${orderId}&amount=3`)).toMatchObject(refused);
    expect(await createMarkup(life.subjectOf(orderId), { amount: 3, markupType: "小费" })).toMatchObject(
      refused,
    );
    expect((await createMarkup(life.subjectOf(orderId), { amount: 3, markupType: "爬楼费" })).code).toBe(0);
  });

  test("[MARK-05] [CONST-36] [ENUM-12] [LIST-29] the reason of a markup is ordinary by itself", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const { data } = await life.call("POST", `/order/api/markup?oid=${orderId}&amount=3&markupType=爬楼费`);
    expect((await life.call("GET", `/order/api/markup/${data}`)).data).toMatchObject({
      status: "WAIT_PAY",
      type: "ORDINARY",
    });
    const abnormal = `/order/api/markup?oid=${orderId}&amount=4&markupType=爬楼费&type=ABNORMAL`;
    const { data: other } = await life.call("POST", abnormal);
    expect((await life.call("GET", `/order/api/markup/${other}`)).data).toMatchObject({ type: "ABNORMAL" });
  });

  test("[G-21] [API-066] asked for twice is one to be paid; another takes its place, and the first can be paid no more", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const subject = life.subjectOf(orderId);
    const [first, again] = await Promise.all([
      createMarkup(subject, { amount: 5 }),
      createMarkup(subject, { amount: 5 }),
    ]);
    expect(first.data).toBe(again.data);
    const other = await createMarkup(subject, { amount: 6 });
    expect(await payMarkup(subject, first)).toMatchObject({ code: 4306, message: "加价已取消" });
    expect((await payMarkup(subject, other)).code).toBe(0);
    expect((await listOf(orderId)).map(({ status }: { status: string }) => status).sort()).toEqual([
      "CLOSE",
      "SUCCESS",
    ]);
    expect(await listOf(await life.orderIn("WAIT_INSTALL"))).toEqual([]);
  });

  test("[R1] [MARK-06] continued in several browsers at once, as it is or with another amount, it is paid once", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const subject = life.subjectOf(orderId);
    const { data: unpaid } = await createMarkup(subject, { amount: 5 });
    const continued = async (amount: number, key: string) => {
      const wanted = { oid: `${orderId}`, amount: `${amount}`, markupType: "爬楼费", markupId: `${unpaid}` };
      const asked = await life.call("POST", `/order/api/markup?${new URLSearchParams(wanted)}`);
      return asked.code === 0 ? payMarkup(subject, asked, { key }) : asked;
    };
    const wallet = await walletOf();
    const answers = await Promise.all([continued(5, "first"), continued(5, "second"), continued(5, "third")]);
    expect(answers.map(({ message }) => message).sort()).toEqual(["success", "加价已支付", "加价已支付"]);
    expect(await continued(6, "later")).toMatchObject({ code: 4305, message: "加价已支付" });
    expect(await walletOf()).toBe(wallet - 500);
    expect(await listOf(orderId)).toHaveLength(1);

    const other = await createMarkup(subject, { amount: 7 });
    expect(await createMarkup(subject, { amount: 8 })).toMatchObject({ code: 0 });
    const closed = { oid: `${orderId}`, amount: "7", markupType: "爬楼费", markupId: `${other.data}` };
    expect(await life.call("POST", `/order/api/markup?${new URLSearchParams(closed)}`)).toMatchObject({
      code: 4306,
      message: "加价已取消",
    });
    const elsewhere = { ...closed, oid: `${await life.orderIn("WAIT_INSTALL")}` };
    expect(await life.call("POST", `/order/api/markup?${new URLSearchParams(elsewhere)}`)).toMatchObject({
      code: 4004,
    });
  });

  test("[R1] [MARK-08] paid twenty times at once under one key and under others, it is paid once", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const subject = life.subjectOf(orderId);
    const created = await createMarkup(subject, { amount: 7 });
    expect((await payMarkup(subject, created, { pwd: "000000" })).code).toBe(4301);
    const wallet = await walletOf();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        payMarkup(subject, created, { key: index < 10 ? "one" : `other-${index}` }),
      ),
    );
    expect(await walletOf()).toBe(wallet - 700);
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["success", "加价已支付"]));
  });

  test("[PAY-12] [ERR-05] [S18] [API-070] a wrong password pays nothing, and says so", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    const subject = life.subjectOf(orderId);
    const wallet = await walletOf();
    const answer = await payMarkup(subject, await createMarkup(subject, { amount: 7 }), { pwd: "000000" });
    expect(answer).toMatchObject({ code: 4301, message: "密码错误" });
    expect(await walletOf()).toBe(wallet);
    expect(await newestId("markups", orderId)).toBeGreaterThan(0);
  });

  test.each(["C-15", "MARK-14"])(
    "[%s] [PAY-21] [API-070] [ERR-09] the whole balance may be spent, one 分 more may not",
    async (_id) => {
      const orderId = await life.orderIn("WAIT_INSTALL");
      const wallet = await walletOf();
      expect(await add(orderId, (wallet + 1) / 100)).toMatchObject({ code: 4304, message: "您的余额不足" });
      expect((await add(orderId, wallet / 100)).code).toBe(0);
      expect(await walletOf()).toBe(0);
    },
  );

  test("[C-44] [MARK-20] [ABN-08] [ACT-21] of an immediate order is the platform's business", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL", { orderType: "TIMELY" });
    expect(await add(orderId, 5)).toMatchObject({ code: 4009, message: "即时订单如需加价，请联系平台客服" });
  });
});
