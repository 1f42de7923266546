import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { formatTime, HOUR } from "../../../backend/src/shared/clock";
import { withOneLife } from "../../support/orders/one-life";
import {
  EVENTS,
  follow,
  MASTER,
  operate,
  PHOTO,
  refundIdOf,
  refundRequest,
  statusOf,
} from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const FULL = 1_000_000;
const life = withOneLife();
const { call, orderIn, subjectOf } = life;

const request = (orderId: number, overrides: Record<string, unknown> = {}) =>
  call("POST", `/order/api/order/${orderId}/cancel`, refundRequest(overrides));
const refundOf = async (orderId: number) =>
  (await call("GET", `/order/api/refund/${await refundIdOf(orderId)}`)).data;
const TITLES = "SELECT title FROM messages WHERE customer_id = ?";
const titles = async () => (await env.DB.prepare(TITLES).bind(life.account.customerId).all()).results;

describe("a refund request", () => {
  test("[REFUND-14] [DETAIL-23] [API-033] [API-055] waits for the order's master, with all that was said", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    const { totalAmount, workerCashIntransit, orderNo } = await life.readOrder(orderId);
    const imgs = [PHOTO, "/named/bed.png"];
    const contact = { contactName: "李四", contactPhone: "13712345678" };
    const body = { allowance: 12.34, ...contact, imgs, verifyWorkerId: MASTER.id };
    expect(await request(orderId, body)).toMatchObject({ code: 0 });
    expect(await refundOf(orderId)).toMatchObject({
      orderNo,
      status: "WAIT",
      refundStatusName: "待审核",
      refundReason: "其他原因",
      description: "柜子不要了",
      ...contact,
      imgs,
      allowance: 12.34,
      applyRefundAmount: Math.round(totalAmount * 100 - 1234) / 100,
      refundAmount: null,
      totalAmount,
      workerCashIntransit,
      verifyWorkerId: MASTER.id,
      verifyWorkerName: MASTER.name,
      isOrderOpen: true,
    });
    expect(await statusOf(orderId)).toBe("WAIT_INSTALL");
  });

  test.each([
    ["REFUND-08", { content: "" }, "请选择退款原因"],
    ["REFUND-08", { content: "随便写的" }, "请选择退款原因"],
    ["REFUND-09", { allowance: null }, "请填写师傅补贴费用"],
    ["REFUND-11", { description: " " }, "请填写退款说明"],
    ["S26", { allowance: -1 }, "补贴费用只能填写数字，最多两位小数"],
    ["REFUND-10", { allowance: 0.005 }, "补贴费用只能填写数字，最多两位小数"],
    ["S26", { allowance: 100_000 }, "补贴费用不能超过担保中的师傅费用"],
  ])("[%s] [ERR-16] with %o is refused", async (_id, wrong, message) => {
    const orderId = await orderIn("WAIT_INSTALL");
    expect(await request(orderId, wrong)).toMatchObject({ code: 4000, message });
    expect(await refundIdOf(orderId)).toBeNull();
  });

  test("[REFUND-10] [ENT-13] leaves the master no more than the part of theirs that is held", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    const { workerCashIntransit } = await life.readOrder(orderId);
    expect(await request(orderId, { allowance: workerCashIntransit + 0.01 })).toMatchObject({ code: 4000 });
    expect(await request(orderId, { allowance: workerCashIntransit })).toMatchObject({ code: 0 });

    const untaken = await orderIn("RECEIVING_ORDER");
    expect((await life.readOrder(untaken)).workerCashIntransit).toBe(0);
    expect(await request(untaken, { allowance: 0.01 })).toMatchObject({ code: 4000 });
  });

  test("[REFUND-04] [REFUND-14] is for orders whose money is held, and for pictures and a master of one's own", async () => {
    for (const [status, code] of [
      ["WAIT_PAY", 4009],
      ["SUCCESS", 4009],
      ["EVALUATED", 4009],
      ["CLOSE", 4306],
    ] as const) {
      const orderId = await orderIn(status);
      expect(await request(orderId), status).toMatchObject({ code });
    }
    const orderId = await orderIn("WAIT_INSTALL");
    expect(await request(orderId, { imgs: [`/files/${"0".repeat(32)}.jpg`] })).toMatchObject({ code: 4004 });
    expect(await request(orderId, { verifyWorkerId: 1 })).toMatchObject({ code: 4004 });
    expect((await call("POST", `/order/api/order/${orderId}/cancel`, {})).code).not.toBe(0);
    expect(await refundIdOf(orderId)).toBeNull();
  });

  test("[REFUND-15] [REFUND-19] [REFUND-27] [API-056] is changed under review, and said again after a refusal", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["request_refund"]);
    const modify = async (json: unknown) =>
      call("POST", `/order/api/refund/${await refundIdOf(orderId)}/modify`, json);
    const { totalAmount } = await life.readOrder(orderId);
    const said = { contactName: "王五", contactPhone: "13612345678", imgs: ["/named/bed.png"] };
    const change = { ...said, content: "安装质量有问题", description: "换一种说法", allowance: 5 };
    expect(await modify({ ...change, verifyWorkerId: MASTER.id })).toMatchObject({ code: 0 });
    expect(await refundOf(orderId)).toMatchObject({
      ...{ status: "WAIT", allowance: 5, refundReason: "安装质量有问题", description: "换一种说法", ...said },
      ...{ verifyWorkerId: MASTER.id, verifyWorkerName: MASTER.name },
      applyRefundAmount: Math.round(totalAmount * 100 - 500) / 100,
    });
    await follow(subjectOf(orderId), ["refuse_refund"]);
    const refused = { status: "REFUSE", refuseRefundContent: "已上门", isOrderOpen: true };
    expect(await refundOf(orderId)).toMatchObject(refused);
    expect(await titles()).toContainEqual({ title: "退款申请被拒绝" });
    expect(await modify(refundRequest({ allowance: 6 }))).toMatchObject({ code: 0 });
    expect(await refundOf(orderId)).toMatchObject({
      status: "WAIT",
      allowance: 6,
      refuseRefundContent: null,
    });
  });

  test("[REFUND-13] is changed while it waits, and asked for again once it was refused", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["request_refund", "change_refund"]);
    expect(await refundOf(orderId)).toMatchObject({ status: "WAIT", description: "改过的说明" });
    await follow(subjectOf(orderId), ["refuse_refund", "renew_refund"]);
    expect(await refundOf(orderId)).toMatchObject({ status: "WAIT", description: "再次申请的说明" });
  });

  test("[REFUND-17] [REFUND-24] [API-057] [ENUM-07] is taken back, and makes room for another", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await follow(subjectOf(orderId), ["request_refund", "cancel_refund"]);
    expect(await refundOf(orderId)).toMatchObject({ status: "CANCEL", refundStatusName: "已取消退款" });
    const first = await refundIdOf(orderId);
    await follow(subjectOf(orderId), ["request_refund"]);
    expect(await refundIdOf(orderId)).not.toBe(first);
    expect(await refundOf(orderId)).toMatchObject({ status: "WAIT", isOrderOpen: true });
    const again = await call("POST", `/order/api/refund/${first}/cancel`);
    expect(again).toMatchObject({ code: 4009, message: "退款状态已变化，请刷新后重试" });
    await follow(subjectOf(orderId), ["refuse_refund", "request_arbitration"]);
    const arbitrated = await refundIdOf(orderId);
    expect(await call("POST", `/order/api/refund/${arbitrated}/cancel`)).toMatchObject({ code: 0 });
    const kept = { id: arbitrated, status: "REFUSE", arbitrationStateName: "已取消仲裁" };
    expect(await refundOf(orderId)).toMatchObject({ ...kept, arbitrationState: "ARBITRATION_CANCEL" });
  });
});

describe("money that goes back", () => {
  test("[REFUND-07] [REFUND-22] [REFUND-27] [G-19] is the total less the subsidy, which is the master's, and closes the order", async () => {
    const orderId = await orderIn("WAIT_COMPLETE");
    await follow(subjectOf(orderId), ["markup"]);
    const total = Math.round((await life.readOrder(orderId)).totalAmount * 100);
    const [theirs, ours] = [
      await balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`),
      await balanceOf(`revenue:${life.account.customerId}`),
    ];
    await request(orderId, { allowance: 20 });
    await follow(subjectOf(orderId), ["agree_refund"]);
    expect(await statusOf(orderId)).toBe("CLOSE");
    expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(FULL - 2000);
    expect(await balanceOf(`payable:${life.account.customerId}:worker:${MASTER.id}`)).toBe(theirs + 2000);
    expect(await balanceOf(`revenue:${life.account.customerId}`)).toBe(ours);
    expect(await refundOf(orderId)).toMatchObject({
      status: "SUCCESS",
      refundStatusName: "退款成功",
      applyRefundAmount: (total - 2000) / 100,
      refundAmount: (total - 2000) / 100,
      childAllowance: 20,
      refundSuccessTime: formatTime(life.backend.clock.now()),
      isOrderOpen: false,
    });
    expect(await titles()).toContainEqual({ title: "退款申请已同意" });
    const { data } = await call("POST", "/order/api/cash_flow/list", {});
    const { orderNo } = await life.readOrder(orderId);
    expect(data.rows[0]).toMatchObject({
      type: "REFUND",
      payWay: "WALLET",
      amount: (total - 2000) / 100,
      orderNo,
    });
  });

  test("[REFUND-01] [REFUND-02] [REFUND-05] [API-038] is all of it while no master has the order, once", async () => {
    const orderId = await orderIn("RECEIVING_ORDER");
    await follow(subjectOf(orderId), ["refund"]);
    expect(await refundOf(orderId)).toMatchObject({
      status: "SUCCESS",
      allowance: 0,
      verifyWorkerName: "平台",
    });
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(FULL);
    expect(await request(orderId)).toMatchObject({ code: 4306, message: "订单已关闭" });
    const taken = await orderIn("WAIT_APPOINTMENT");
    expect(await EVENTS.refund(subjectOf(taken))).toMatchObject({ code: 4009 });
    expect(await statusOf(taken)).toBe("WAIT_APPOINTMENT");
  });
});

describe("arbitration", () => {
  const arbitrated = async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    await follow(subjectOf(orderId), ["markup", "request_refund", "refuse_refund"]);
    return orderId;
  };
  const arbitrate = async (orderId: number, json: unknown) =>
    call("POST", `/order/api/refund/${await refundIdOf(orderId)}/arbitration`, json);

  test("[ARB-02] [ARB-03] [API-058] [ERR-16] wants words and a subsidy within the cap", async () => {
    const orderId = await arbitrated();
    const refused = async (json: unknown) => (await arbitrate(orderId, json)).message;
    for (const content of [undefined, " "])
      expect(await refused({ content, allowance: 0 })).toBe("请先填写仲裁内容");
    expect(await refused({ content: "请处理" })).toBe("请填写师傅补贴费");
    for (const allowance of [12.345, -1])
      expect(await refused({ content: "请处理", allowance })).toBe("补贴费用只能填写数字，最多两位小数");
    const { totalAmount, workerCashIntransit: cap } = await refundOf(orderId);
    const tooMuch = Math.round(cap * 100 + 1) / 100;
    expect(await refused({ content: "请处理", allowance: tooMuch })).toBe("补贴费用不能超过担保中的师傅费用");
    const said = { content: "请处理", allowance: cap, imgs: [PHOTO, "/named/bed.png"] };
    expect((await arbitrate(orderId, said)).code).toBe(0);
    expect(await refundOf(orderId)).toMatchObject({
      ...{ status: "ARBITRATION", arbitrationContent: "请处理", arbitrationImgs: said.imgs },
      applyArbitrationAmount: Math.round((totalAmount - cap) * 100) / 100,
    });
  });

  test("[ARB-05] [ARB-06] [ARB-10] [REFUND-19] is asked for after a refusal, about all that was paid, a markup included", async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    await follow(subjectOf(orderId), ["markup", "request_refund", "refuse_refund"]);
    const { totalAmount, orderNo } = await life.readOrder(orderId);
    const imgs = [PHOTO, "/named/bed.png"];
    const wish = { content: "师傅没有到场", allowance: 10, imgs };
    expect(await arbitrate(orderId, wish)).toMatchObject({ code: 0 });
    expect(await refundOf(orderId)).toMatchObject({
      ...{ orderId, orderNo, status: "ARBITRATION" },
      arbitrationStateName: "仲裁中",
      ...{ arbitrationContent: "师傅没有到场", arbitrationAllowance: 10 },
      arbitrationImgs: imgs,
      applyArbitrationAmount: Math.round(totalAmount * 100 - 1000) / 100,
      applyArbitrationTime: formatTime(life.backend.clock.now()),
      arbitrationNo: expect.stringMatching(/^ZC\d{14}$/),
      refundNo: expect.stringMatching(/^TK\d{14}$/),
      totalAmount,
      markupAmount: 15,
    });
  });

  test("[ARB-11] [ARB-12] [REFUND-21] [ENT-14] ends as staff decide", async () => {
    const orderId = await arbitrated();
    const { totalAmount } = await life.readOrder(orderId);
    await follow(subjectOf(orderId), ["request_arbitration"]);
    life.backend.clock.advance(HOUR);
    const path = `/operator/api/order/${orderId}/arbitrate`;
    const body = { allowance: 30, content: "各担一半" };
    expect(await operate(life.backend, "POST", path, body)).toMatchObject({ code: 0 });
    expect(await refundOf(orderId)).toMatchObject({
      status: "PROCESSED",
      refundStatusName: "仲裁已处理",
      complaintDescription: "各担一半",
      handleTime: formatTime(life.backend.clock.now()),
      refundSuccessTime: formatTime(life.backend.clock.now()),
      ...{ childAllowance: 30, payWay: "WALLET" },
      refundAmount: Math.round(totalAmount * 100 - 3000) / 100,
      arbitrationAmount: Math.round(totalAmount * 100 - 3000) / 100,
    });
    expect(await statusOf(orderId)).toBe("CLOSE");
    expect(await balanceOf(`wallet:${life.account.customerId}`)).toBe(FULL - 3000);
  });

  test("[ARB-07] [REFUND-20] [REFUND-25] [ARB-08] cancelled is refused again, and can be asked for again", async () => {
    const orderId = await arbitrated();
    await follow(subjectOf(orderId), ["request_arbitration", "cancel_arbitration"]);
    expect(await refundOf(orderId)).toMatchObject({
      status: "REFUSE",
      isOrderOpen: true,
      arbitrationState: "ARBITRATION_CANCEL",
      arbitrationStateName: "已取消仲裁",
    });
    life.backend.clock.advance(HOUR);
    await follow(subjectOf(orderId), ["request_arbitration", "dismiss_arbitration"]);
    expect(await refundOf(orderId)).toMatchObject({ status: "PROCESSED", arbitrationAmount: 0 });
    expect(await statusOf(orderId)).toBe("WAIT_ACCEPT");
  });

  test("[ARB-09] [API-057] cancelled leaves the list of arbitrations, until it is asked for again", async () => {
    const orderId = await arbitrated();
    const list = async () =>
      (await call("GET", "/order/api/refund?refundStatusEnum=ARBITRATION_ALL")).data.total;
    const seen: number[] = [];
    for (const event of ["request_arbitration", "cancel_arbitration", "request_arbitration"] as const) {
      life.backend.clock.advance(HOUR);
      await follow(subjectOf(orderId), [event]);
      seen.push(await list());
    }
    expect(seen).toEqual([1, 0, 1]);
  });
});
