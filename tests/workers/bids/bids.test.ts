import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";
import { Code } from "../../../schema/rules/codes";
import { dayOf, formatTime, HOUR } from "../../../schema/rules/time";
import {
  bid,
  bidOf,
  FOR_BIDS,
  pickBid,
  readBids,
  takePlatformPrice,
  withdrawBid,
} from "../../support/orders/bid-events";
import { MASTER, operate, PROVIDER, RIVAL } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS, follow, statusOf } from "../../support/orders/order-life";
import { balanceOf, payOrder, stepsIn } from "../../support/orders/orders";

const life = withOneLife();
const waiting = () => life.placeOrder(FOR_BIDS);
const pay = (orderId: number) => payOrder(life.backend, life.account, orderId);
const ask = (orderId: number, bidId: number, question: string) =>
  life.call("POST", "/order/api/order_bids/question", { orderId, bidId, question });

/** Titles of the messages about an order, newest first. */
async function toldOf(orderId: number): Promise<string[]> {
  const { data } = await life.call("POST", "/user/api/mes/list", { type: "service", pageSize: 50 });
  return data.pageResult.rows
    .filter(({ mesAssociatedId }: { mesAssociatedId: number }) => mesAssociatedId === orderId)
    .map(({ title }: { title: string }) => title);
}

describe("an order that masters bid for", () => {
  test("[U59] [GEN-05] [API-031] [CONST-12] has no price and cannot be paid until one is picked, then as any order", async () => {
    const orderId = await waiting();
    const now = life.backend.clock.now();
    expect(await life.readOrder(orderId)).toMatchObject({
      status: "WAIT_PAY",
      totalAmount: 0,
      orderServiceFees: [],
      expirationTimeStr: formatTime(now + 72 * HOUR),
      bidding: { state: "OPEN", endTime: formatTime(now + 48 * HOUR), count: 0, lowestAmount: null },
    });
    expect(await pay(orderId)).toMatchObject({ code: 4009, message: "请先选定一位师傅的报价" });
    const unpaid = async () =>
      (await life.call("GET", "/order/api/order/get_waitpay_order")).data.map(({ id }: { id: number }) => id);
    expect(await unpaid()).not.toContain(orderId);

    await bid({ backend: life.backend, orderId }, { amount: 200 });
    await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 180 });
    const rival = await bidOf(orderId, RIVAL.id);
    const { amount = 0, workerFee } = rival ?? {};
    expect(workerFee).toBe(18_000);
    expect(amount).toBeGreaterThan(18_000);
    expect((await life.readOrder(orderId)).bidding).toMatchObject({ count: 2, lowestAmount: amount / 100 });

    life.backend.clock.advance(40 * HOUR);
    expect(await pickBid(life.subjectOf(orderId), RIVAL.id)).toMatchObject({ code: 0 });
    expect(await unpaid()).toContain(orderId);
    const picked = await life.readOrder(orderId);
    expect(picked).toMatchObject({
      status: "WAIT_PAY",
      workerName: RIVAL.name,
      workerPhone: null,
      totalAmount: amount / 100,
      workerFee: 180,
      orderServiceFees: [
        { name: "师傅报价", fee: 180 },
        { name: "平台服务费", fee: (amount - 18_000) / 100 },
      ],
      expirationTimeStr: formatTime(life.backend.clock.now() + 24 * HOUR),
      bidding: { state: "PICKED" },
    });
    expect(await pay(orderId)).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({
      status: "WAIT_APPOINTMENT",
      workerPhone: RIVAL.phone,
      assignWorkerTime: formatTime(life.backend.clock.now()),
    });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(amount);

    await follow(life.subjectOf(orderId), ["appoint", "sign_in", "complete", "accept"]);
    expect(await balanceOf(`payable:${life.account.customerId}:worker:${RIVAL.id}`)).toBe(18_000);
    expect(await balanceOf(`revenue:${life.account.customerId}`)).toBe(amount - 18_000);
  });

  test("[GEN-05] [GEN-07] shows masters by what they are compared by", async () => {
    const done = await life.placeOrder(FOR_BIDS);
    await bid({ backend: life.backend, orderId: done });
    await pickBid(life.subjectOf(done));
    await pay(done);
    await follow(life.subjectOf(done), ["appoint", "sign_in", "complete", "accept", "evaluate"]);

    const orderId = await waiting();
    const day = dayOf(life.backend.clock.now() + 48 * HOUR);
    await bid({ backend: life.backend, orderId }, { amount: 220, day, words: "自带工具" });
    await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 230 });
    const { bids, platformFee } = await readBids(life.subjectOf(orderId));
    expect(platformFee).toBeGreaterThan(0);
    expect(bids.map(({ worker }) => worker.name)).toEqual([MASTER.name, RIVAL.name]);
    expect(bids[0]).toMatchObject({ day, words: "自带工具", isPicked: false, questions: [] });
    expect(bids[0]?.worker).toMatchObject({ verifyTime: formatTime(1000), star: 5 });
    expect(bids[0]?.worker.evaluations).toBeGreaterThan(0);
    expect(bids[0]?.worker.finishedOrders).toBeGreaterThan(0);
    expect(bids[0]?.distance).toBeGreaterThan(0);
    expect(bids[1]?.worker).toMatchObject({ name: RIVAL.name, verifyTime: formatTime(2000) });
  });

  test("[U59] tells of the first bid and of every better one, and of no other", async () => {
    const orderId = await waiting();
    await bid({ backend: life.backend, orderId }, { amount: 200 });
    await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 210 });
    await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 190 });
    await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 195 });
    expect(await toldOf(orderId)).toEqual(["收到更低的报价", "收到师傅报价"]);
    const told = life.backend.site
      .held(life.account.customerId)
      .filter(({ kind, data }) => kind === "ORDER_CHANGED" && data.orderId === orderId);
    // The placing and each of the four.
    expect(told).toHaveLength(5);
  });

  test("[U59] masters see neither name, phone, street nor note before one is picked", async () => {
    const orderId = await waiting();
    const { data } = await operate(life.backend, "GET", "/operator/api/bid_requests?limit=100");
    const seen = data.rows.find(({ id }: { id: number }) => id === orderId);
    expect(seen).toMatchObject({ cityName: "杭州市", areaName: "西湖区", bids: 0 });
    const listed = await operate(life.backend, "GET", "/operator/api/orders?limit=100");
    const shown = listed.data.rows.find(({ id }: { id: number }) => id === orderId);
    expect(shown.events).toContain("bid");
    for (const secret of ["王小姐", "13800138000", "文三路", "李先生", "13900139000"]) {
      expect(JSON.stringify([seen, shown])).not.toContain(secret);
    }
  });

  test("masters change and withdraw their bids until one is picked", async () => {
    const orderId = await waiting();
    expect(await withdrawBid({ backend: life.backend, orderId })).toMatchObject({
      code: 4009,
      message: "没有可以撤回的报价",
    });
    await bid({ backend: life.backend, orderId }, { amount: 200 });
    const seen = await bidOf(orderId);
    await bid({ backend: life.backend, orderId }, { amount: 260 });
    const stale = await life.call("POST", "/order/api/order_bids/pick", {
      orderId,
      bidId: seen?.id,
      amount: (seen?.amount ?? 0) / 100,
    });
    expect(stale).toMatchObject({ code: 4203, message: expect.stringContaining("师傅已将报价改为") });
    expect(await withdrawBid({ backend: life.backend, orderId })).toMatchObject({ code: 0 });
    expect(await pickBid(life.subjectOf(orderId))).toMatchObject({
      code: 4009,
      message: "师傅已撤回该报价，请选择其他报价",
    });
    life.backend.clock.advance(2 * 60_000);
    await bid({ backend: life.backend, orderId }, { amount: 210 });
    await pickBid(life.subjectOf(orderId));
    for (const late of [
      await bid({ backend: life.backend, orderId }, { amount: 100 }),
      await withdrawBid({ backend: life.backend, orderId }),
      await takePlatformPrice(life.subjectOf(orderId)),
    ]) {
      expect(late).toMatchObject({ code: 4009, message: "订单没有在等待报价，请刷新后重试" });
    }
  });

  test.each([
    ["a provider", { workerId: PROVIDER.id }, "师傅不存在"],
    ["a day that is over", { day: "2025-01-01" }, "上门日期须在今天起的两个月内"],
    ["a phone number", { words: "联系我 138-0013-8000" }, "选定报价前请勿填写电话号码"],
    ["three decimals", { amount: 100.001 }, "金额最多两位小数"],
  ])("refuses a bid with %s", async (_what, wanted, message) => {
    const orderId = await waiting();
    expect(await bid({ backend: life.backend, orderId }, wanted)).toMatchObject({ message });
  });

  test("an order at the platform's price takes no bids, and an immediate one cannot be placed for them", async () => {
    const orderId = await life.placeOrder();
    expect((await bid({ backend: life.backend, orderId })).code).toBe(4009);
    expect(await life.submitOrder({ ...FOR_BIDS, orderType: "TIMELY" })).toMatchObject({
      message: "即时订单按平台价格结算，不能选择师傅报价",
    });
  });
});

describe("questions about bids", () => {
  test("[U59] are answered once, told, and carry no phone numbers", async () => {
    const orderId = await waiting();
    await bid({ backend: life.backend, orderId });
    const placed = await bidOf(orderId);
    const bidId = placed?.id ?? 0;
    expect(await ask(orderId, bidId, "我的电话一三八零零一三八零零零")).toMatchObject({
      message: "选定报价前请勿填写电话号码",
    });
    expect(await ask(orderId, bidId, "需要自带梯子吗")).toMatchObject({ code: 0 });
    expect(await ask(orderId, bidId, "周末可以吗")).toMatchObject({ message: "请等师傅回答上一个问题" });

    const { data } = await operate(life.backend, "GET", "/operator/api/bid_questions?limit=100");
    const [open] = data.rows.filter((one: { orderId: number }) => one.orderId === orderId);
    expect(open).toMatchObject({ question: "需要自带梯子吗", workerName: MASTER.name });
    const answer = (text: string) =>
      operate(life.backend, "POST", `/operator/api/bid_question/${open.id}/answer`, { answer: text });
    expect((await answer("打 13800138000")).message).toBe("选定报价前请勿填写电话号码");
    const changes = () =>
      life.backend.site.held(life.account.customerId).filter(({ kind }) => kind === "ORDER_CHANGED").length;
    const before = changes();
    expect(await answer("不用，我有")).toMatchObject({ code: 0 });
    expect(changes()).toBe(before + 1);
    expect(await answer("不用，我有")).toMatchObject({ code: 0 });
    expect(changes()).toBe(before + 1);
    expect((await answer("改口")).message).toBe("这个问题已经回答");
    expect((await readBids(life.subjectOf(orderId))).bids[0]?.questions).toMatchObject([
      { question: "需要自带梯子吗", answer: "不用，我有" },
    ]);
    expect(await toldOf(orderId)).toContain("师傅回答了您的问题");
    await pickBid(life.subjectOf(orderId));
    expect((await ask(orderId, bidId, "还在吗")).code).toBe(4009);
  });
});

describe("the end of the time for bids", () => {
  test("[U60] [CONST-12] without a bid the customer is told once, and one call takes the platform's price of now", async () => {
    const orderId = await waiting();
    life.backend.clock.advance(48 * HOUR);
    expect((await bid({ backend: life.backend, orderId })).message).toBe("报价已截止");
    const subject = life.subjectOf(orderId);
    await EVENTS.end_bidding(subject);
    await EVENTS.end_bidding(subject);
    expect(await toldOf(orderId)).toEqual(["没有收到师傅报价"]);
    const { platformFee } = await readBids(subject);
    const wrong = { orderId, totalFee: (platformFee ?? 0) + 1 };
    expect((await life.call("POST", "/order/api/order_bids/platform_price", wrong)).code).toBe(4203);
    expect(await takePlatformPrice(subject)).toMatchObject({ code: 0 });
    expect(await life.readOrder(orderId)).toMatchObject({
      bidding: null,
      totalAmount: platformFee,
      expirationTimeStr: formatTime(life.backend.clock.now() + 24 * HOUR),
    });
    expect(await pay(orderId)).toMatchObject({ code: 0 });
    expect(await statusOf(orderId)).toBe("RECEIVING_ORDER");
  });

  test("[U60] with bids the customer may still pick for a day, then it closes like any unpaid order", async () => {
    const [one, other] = [await waiting(), await waiting()];
    for (const orderId of [one, other]) await bid({ backend: life.backend, orderId });
    life.backend.clock.advance(48 * HOUR);
    for (const orderId of [one, other]) await EVENTS.end_bidding(life.subjectOf(orderId));
    expect((await life.readOrder(one)).bidding).toMatchObject({ state: "OVER", count: 1 });
    expect(await toldOf(one)).toContain("报价已截止，请选定");
    expect(await pickBid(life.subjectOf(one))).toMatchObject({ code: 0 });
    life.backend.clock.advance(24 * HOUR);
    expect((await life.readOrder(other)).status).toBe("CLOSE");
    const { data } = await life.call("POST", "/user/api/mes/list", { type: "system", pageSize: 50 });
    const texts = data.pageResult.rows.map(({ content }: { content: string }) => content).join();
    expect(texts).toContain("没有选定师傅报价，已自动关闭");
    expect((await pickBid(life.subjectOf(other))).code).toBe(Code.ORDER_CLOSED);
  });
});

test("an order with bids keeps its district, which masters have priced", async () => {
  const orderId = await waiting();
  const move = () => life.call("PUT", `/order/api/order/${orderId}/edit`, { areaCode: "330105" });
  expect(await move()).toMatchObject({ code: 0 });
  await bid({ backend: life.backend, orderId });
  expect(await life.call("PUT", `/order/api/order/${orderId}/edit`, { areaCode: PLACE_CODE })).toMatchObject({
    message: "师傅已按原地区报价，不能修改地区；请取消后重新下单",
  });
  expect(stepsIn(await life.readOrder(orderId)).map(({ title }) => title)).toEqual([
    "下单",
    "修改订单",
    "师傅报价",
  ]);
});
const PLACE_CODE = "330106";

test("the database gives an order no other price or master than those of the picked bid", async () => {
  const orderId = await waiting();
  await bid({ backend: life.backend, orderId });
  await pickBid(life.subjectOf(orderId));
  for (const change of ["total_amount = 1", "worker_id = 7003", "bidding = 'OPEN'", "worker_fee = 0"]) {
    await expect(
      env.DB.prepare(`UPDATE orders SET ${change} WHERE id = ?`).bind(orderId).run(),
    ).rejects.toThrow("price and master are those of an open bid");
  }
  await expect(
    env.DB.prepare("UPDATE bids SET amount = 1 WHERE order_id = ?").bind(orderId).run(),
  ).rejects.toThrow("changes by a step of its order alone");
});
