import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { DAY } from "../../../backend/src/shared/clock";
import { FOR_BIDS } from "../../support/orders/bid-events";
import { MASTER, operate, PROVIDER, RIVAL } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow, refundIdOf, refundRequest } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const life = withOneLife(5_000_000);
/** The provider that should have an order which another one took. */
const RIGHT = { id: 7004, name: "顺家服务" };

/** EXT-112. */
const assign = (orderId: number, body: Record<string, unknown>) =>
  operate(life.backend, "POST", `/operator/api/order/${orderId}/assign`, body);
/** An order that staff gave to the wrong master, who got no appointment. */
async function wronglyAssigned(): Promise<number> {
  const orderId = await life.orderIn("RECEIVING_ORDER");
  expect((await assign(orderId, { workerId: RIVAL.id })).code).toBe(0);
  await follow(life.subjectOf(orderId), ["fail_appointment"]);
  return orderId;
}
const toMaster = { workerId: MASTER.id, insteadOf: RIVAL.id };

interface Line {
  readonly event: string;
  readonly title: string;
  readonly content: string;
}
async function changesTold(orderId: number): Promise<string[]> {
  const { orderLogs }: { orderLogs: Line[] } = await life.readOrder(orderId);
  return orderLogs.filter(({ title }) => title === "消息：已为您更换师傅").map(({ content }) => content);
}

/** What masters and providers are owed for the work of an order once the customer has accepted it, 分, by their ids. */
async function paidFor(orderId: number): Promise<Record<number, number>> {
  await follow(life.subjectOf(orderId), ["appoint", "sign_in", "complete", "accept"]);
  const payees = [MASTER, RIVAL, PROVIDER, RIGHT].map(({ id }) => id);
  const { customerId } = life.account;
  const owed = await Promise.all(
    payees.map(async (id) => [id, await balanceOf(`payable:${customerId}:worker:${id}`)] as const),
  );
  const { results } = await env.DB.prepare(
    "SELECT worker_id AS id, amount FROM master_settlements WHERE order_id = ?",
  )
    .bind(orderId)
    .all<{ id: number; amount: number }>();
  const settled = Object.fromEntries(results.map(({ id, amount }) => [id, amount]));
  expect(settled).toEqual(Object.fromEntries(owed.filter(([, amount]) => amount !== 0)));
  expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
  return settled;
}
const feeOf = async (orderId: number) =>
  Number(
    await env.DB.prepare("SELECT worker_fee FROM orders WHERE id = ?").bind(orderId).first("worker_fee"),
  );

describe("staff give an order to another master before the appointment", () => {
  test("who is shown and told once, without what the former one left, and who is paid for the work", async () => {
    const orderId = await wronglyAssigned();
    const { orderNo, customerName, orderExpand } = await life.readOrder(orderId);
    expect(orderExpand).toMatchObject({ appointResult: false, appointFailReason: "客户出差" });
    life.backend.clock.advance(DAY);
    expect((await assign(orderId, toMaster)).code).toBe(0);
    const order = await life.readOrder(orderId);
    expect(order).toMatchObject({
      status: "WAIT_APPOINTMENT",
      workerId: MASTER.id,
      workerName: MASTER.name,
      workerPhone: MASTER.phone,
      orderExpand: { appointResult: null, appointFailReason: null },
    });
    const told = [`订单${orderNo}（${customerName}）已更换师傅，新师傅将与客户预约上门时间。`];
    expect(await changesTold(orderId)).toEqual(told);
    const steps = order.orderLogs.filter(({ event }: Line) => event === "assign");
    expect(steps.map(({ content }: Line) => content)).toEqual(["", "更换师傅"]);

    // The answer was lost: the same again changes nothing.
    expect((await assign(orderId, toMaster)).code).toBe(0);
    expect(await changesTold(orderId)).toEqual(told);
    const { rows } = (await operate(life.backend, "GET", `/operator/api/orders?orderNo=${orderNo}`)).data;
    expect(rows).toMatchObject([{ workerId: MASTER.id, workerName: MASTER.name }]);
    expect(await paidFor(orderId)).toEqual({ [MASTER.id]: await feeOf(orderId) });
  });

  test("naming the one who has it: a master who took it since it was listed keeps it", async () => {
    const orderId = await wronglyAssigned();
    const isOther = { code: 4009, message: "订单的师傅已变化，请刷新后重试" };
    const notNow = { code: 4009, message: "订单当前为“待预约”，不能进行此操作" };
    expect(await assign(orderId, { workerId: MASTER.id })).toMatchObject(notNow);
    expect(await assign(orderId, { workerId: RIVAL.id, insteadOf: MASTER.id })).toMatchObject(isOther);
    expect(await assign(orderId, { workerId: RIVAL.id, insteadOf: RIVAL.id })).toMatchObject(notNow);
    expect(await assign(orderId, { workerId: RIVAL.id })).toMatchObject(notNow);
    const waiting = await life.orderIn("RECEIVING_ORDER");
    expect(await assign(waiting, toMaster)).toMatchObject(isOther);
    const [receive, late] = await Promise.all([
      EVENTS.receive(life.subjectOf(waiting)),
      assign(waiting, { workerId: RIVAL.id }),
    ]);
    expect([receive.code, late.code].sort()).toEqual([0, 4009]);
    expect(await life.readOrder(orderId)).toMatchObject({ workerId: RIVAL.id });
    expect(await changesTold(orderId)).toEqual([]);
  });

  test("not while a refund is under review, nor the picked master of a bid, nor after the appointment", async () => {
    const reviewed = await wronglyAssigned();
    await follow(life.subjectOf(reviewed), ["request_refund"]);
    expect(await assign(reviewed, toMaster)).toMatchObject({
      code: 4009,
      message: "退款申请正在处理，暂不能操作",
    });
    await follow(life.subjectOf(reviewed), ["refuse_refund"]);
    expect((await assign(reviewed, toMaster)).code).toBe(0);

    const bids = await life.placeOrder(FOR_BIDS);
    await follow(life.subjectOf(bids), ["bid", "pick_bid", "pay"]);
    expect(await assign(bids, { workerId: RIVAL.id, insteadOf: MASTER.id })).toMatchObject({
      code: 4009,
      message: "师傅是客户按报价选定的，不能更换，请客户申请退款后重新下单",
    });

    const appointed = await life.orderIn("WAIT_INSTALL");
    expect((await assign(appointed, { workerId: RIVAL.id, insteadOf: MASTER.id })).code).toBe(4009);
  });

  test.each([
    ["the master who refused it, as a client sends back what it was answered", RIVAL.id],
    ["the one who has the order now", MASTER.id],
  ])("[REFUND-15] after which a refused refund is asked for again, and names %s", async (_who, named) => {
    const orderId = await wronglyAssigned();
    await follow(life.subjectOf(orderId), ["request_refund", "refuse_refund"]);
    const refundId = await refundIdOf(orderId);
    expect((await assign(orderId, toMaster)).code).toBe(0);
    const again = (verifyWorkerId: number) =>
      life.call("POST", `/order/api/refund/${refundId}/modify`, refundRequest({ verifyWorkerId }));
    expect(await again(PROVIDER.id)).toMatchObject({ code: 4004 });
    expect((await again(named)).code).toBe(0);
    const { data } = await life.call("GET", `/order/api/refund/${refundId}`);
    expect(data).toMatchObject({ status: "WAIT", verifyWorkerId: MASTER.id });
  });

  test("not while the customer has not answered what the former one asked for", async () => {
    const orderId = await wronglyAssigned();
    await follow(life.subjectOf(orderId), ["request_markup"]);
    const waits = { code: 4009, message: "师傅的加价申请还没有答复，请客户先付款或拒绝，再更换师傅" };
    expect(await assign(orderId, toMaster)).toMatchObject(waits);
    expect(await life.readOrder(orderId)).toMatchObject({ workerId: RIVAL.id });
    const id = await env.DB.prepare("SELECT id FROM markups WHERE order_id = ?").bind(orderId).first("id");
    await life.call("POST", "/order/api/markup/reject", { markupRequestId: id, rejectContent: "太贵" });
    expect((await assign(orderId, toMaster)).code).toBe(0);
    expect(await paidFor(orderId)).toEqual({ [MASTER.id]: await feeOf(orderId) });
  });

  test("who gets the subsidy of a refund that is agreed later", async () => {
    const orderId = await wronglyAssigned();
    await assign(orderId, toMaster);
    const path = `/order/api/order/${orderId}/cancel`;
    const { code } = await life.call("POST", path, refundRequest({ allowance: 20 }));
    expect(code).toBe(0);
    await follow(life.subjectOf(orderId), ["agree_refund"]);
    const { customerId } = life.account;
    expect(await balanceOf(`payable:${customerId}:worker:${MASTER.id}`)).toBe(2000);
    expect(await balanceOf(`payable:${customerId}:worker:${RIVAL.id}`)).toBe(0);
  });
});

describe("an order that a wrong provider took", () => {
  test("is given to a master who is paid himself", async () => {
    const orderId = await life.orderIn("WAIT_ASSIGN");
    expect((await assign(orderId, { workerId: MASTER.id, providerId: null })).code).toBe(0);
    expect(await paidFor(orderId)).toEqual({ [MASTER.id]: await feeOf(orderId) });
  });

  test("is the right one's, also when its master is at work already, and no customer is told of providers", async () => {
    await env.DB.prepare(
      `INSERT OR IGNORE INTO workers (id, type, name, phone, avatar, created_at, verified_at, lng, lat)
       SELECT ?, type, ?, phone, avatar, created_at, verified_at, lng, lat FROM workers WHERE id = ?`,
    )
      .bind(RIGHT.id, RIGHT.name, PROVIDER.id)
      .run();
    const orderId = await life.orderIn("WAIT_ASSIGN");
    await follow(life.subjectOf(orderId), ["assign", "fail_appointment"]);
    const moved = { workerId: MASTER.id, insteadOf: MASTER.id, providerId: RIGHT.id };
    expect(await assign(orderId, { ...moved, providerId: MASTER.id })).toMatchObject({ code: 4004 });
    expect((await assign(orderId, moved)).code).toBe(0);
    expect(await changesTold(orderId)).toEqual([]);
    const { orderLogs }: { orderLogs: Line[] } = await life.readOrder(orderId);
    const told = orderLogs.filter(({ event }) => event === "assign").map(({ content }) => content);
    expect(told).toEqual(["", "师傅不变"]);
    // The master goes on where he was.
    expect(await life.readOrder(orderId)).toMatchObject({
      workerId: MASTER.id,
      orderExpand: { appointFailReason: "客户出差" },
    });
    expect(await assign(orderId, { ...moved, workerId: RIVAL.id })).toMatchObject({ code: 0 });
    expect(await paidFor(orderId)).toEqual({ [RIGHT.id]: await feeOf(orderId) });
  });

  test("stays with it when only the master changes, and while a refund is under review", async () => {
    const orderId = await life.orderIn("WAIT_ASSIGN");
    await follow(life.subjectOf(orderId), ["request_refund"]);
    const { message } = await assign(orderId, { workerId: MASTER.id, providerId: null });
    expect(message).toBe("退款申请正在处理，暂不能操作");
    await follow(life.subjectOf(orderId), ["cancel_refund", "assign"]);
    expect((await assign(orderId, { workerId: RIVAL.id, insteadOf: MASTER.id })).code).toBe(0);
    expect(await paidFor(orderId)).toEqual({ [PROVIDER.id]: await feeOf(orderId) });
  });
});
