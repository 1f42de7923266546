import { expect, test } from "vitest";
import {
  bid,
  bidOf,
  FOR_BIDS,
  pickBid,
  readBids,
  takePlatformPrice,
  withdrawBid,
} from "../../support/orders/bid-events";
import { MASTER, operate, RIVAL } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS } from "../../support/orders/order-life";
import { payOrder } from "../../support/orders/orders";

const ROUNDS = 6;
const life = withOneLife();

/** An order with two bids. */
async function withBids(): Promise<number> {
  const orderId = await life.placeOrder(FOR_BIDS);
  await bid({ backend: life.backend, orderId }, { amount: 200 });
  await bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 190 });
  return orderId;
}

test("[R16] two bids are picked at once: the order has one price and its master, and the other pick is told", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await withBids();
    const subject = life.subjectOf(orderId);
    const [first, second] = await Promise.all([pickBid(subject, MASTER.id), pickBid(subject, RIVAL.id)]);
    expect([first.code, second.code].sort()).toEqual([0, 4009]);
    const winner = first.code === 0 ? MASTER : RIVAL;
    const won = await bidOf(orderId, winner.id);
    expect(await life.readOrder(orderId)).toMatchObject({
      workerName: winner.name,
      totalAmount: (won?.amount ?? 0) / 100,
    });
  }
});

test("[R16] a bid is withdrawn while it is picked: it is the order's, or gone", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await withBids();
    const [picked, withdrawn] = await Promise.all([
      pickBid(life.subjectOf(orderId), RIVAL.id),
      withdrawBid({ backend: life.backend, orderId }, RIVAL.id),
    ]);
    expect([picked.code, withdrawn.code].sort()).toEqual([0, 4009]);
    const order = await life.readOrder(orderId);
    const isOpen = (await bidOf(orderId, RIVAL.id))?.status === "OPEN";
    expect([order.workerName === RIVAL.name, isOpen]).toEqual([picked.code === 0, picked.code === 0]);
    // What is left can be picked and paid.
    if (picked.code !== 0)
      expect(await pickBid(life.subjectOf(orderId), MASTER.id)).toMatchObject({ code: 0 });
    expect(await payOrder(life.backend, life.account, orderId)).toMatchObject({ code: 0 });
  }
});

test("[R16] a master asks for more while the customer picks: never another price than was shown", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await withBids();
    const shown = (await bidOf(orderId))?.amount ?? 0;
    const [picked, raised] = await Promise.all([
      pickBid(life.subjectOf(orderId), MASTER.id),
      bid({ backend: life.backend, orderId }, { amount: 300 }),
    ]);
    expect([picked.code, raised.code].sort()).toEqual(picked.code === 0 ? [0, 4009] : [0, 4203]);
    if (picked.code === 0) expect((await life.readOrder(orderId)).totalAmount).toBe(shown / 100);
  }
});

test("[R16] an order is cancelled while a bid comes or is picked: closed, and nothing is left to pay", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await withBids();
    const subject = life.subjectOf(orderId);
    const [cancelled] = await Promise.all([
      EVENTS.cancel(subject),
      pickBid(subject, MASTER.id),
      bid({ backend: life.backend, orderId }, { workerId: RIVAL.id, amount: 150 }),
    ]);
    expect(cancelled.code).toBe(0);
    expect((await life.readOrder(orderId)).status).toBe("CLOSE");
    expect((await payOrder(life.backend, life.account, orderId)).code).not.toBe(0);
    expect((await pickBid(subject, RIVAL.id)).code).not.toBe(0);
  }
});

test("[R16] a pick and the platform's price at once: one of them", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await withBids();
    const subject = life.subjectOf(orderId);
    const [picked, taken] = await Promise.all([pickBid(subject, MASTER.id), takePlatformPrice(subject)]);
    expect([picked.code, taken.code].sort()).toEqual([0, 4009]);
    const { bidding } = await life.readOrder(orderId);
    expect(bidding === null).toBe(taken.code === 0);
  }
});

test("[R16] two masters bid at once: both bids stand", async () => {
  const orderId = await life.placeOrder(FOR_BIDS);
  const answers = await Promise.all(
    [MASTER.id, RIVAL.id].map((workerId) => bid({ backend: life.backend, orderId }, { workerId })),
  );
  expect(answers.map(({ code }) => code)).toEqual([0, 0]);
  expect((await life.readOrder(orderId)).bidding).toMatchObject({ count: 2 });
});

test("[R16] two answers to one question at once: the customer hears one, and the other is refused", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const orderId = await withBids();
    const asked = { orderId, bidId: (await bidOf(orderId))?.id, question: "报价含拆旧吗" };
    expect(await life.call("POST", "/order/api/order_bids/question", asked)).toMatchObject({ code: 0 });
    const { questions } =
      (await readBids(life.subjectOf(orderId))).bids.find((one) => one.questions.length > 0) ?? {};
    const path = `/operator/api/bid_question/${questions?.[0]?.id}/answer`;
    const words = ["不含拆旧", "含拆旧"];
    const answers = await Promise.all(words.map((answer) => operate(life.backend, "POST", path, { answer })));
    expect(answers.map(({ code }) => code).sort()).toEqual([0, 4009]);
    const taken = words[answers.findIndex(({ code }) => code === 0)];
    const { data } = await life.call("POST", "/user/api/mes/list", { type: "service", pageSize: 50 });
    const told = data.pageResult.rows.filter(
      (one: { mesAssociatedId: number; title: string }) =>
        one.mesAssociatedId === orderId && one.title === "师傅回答了您的问题",
    );
    expect(told).toMatchObject([{ content: expect.stringContaining(`回答：${taken}`) }]);
  }
});
