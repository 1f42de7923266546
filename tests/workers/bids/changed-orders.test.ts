import { expect, test } from "vitest";
import { HOUR } from "../../../schema/rules/time";
import {
  bid,
  bidOf,
  FOR_BIDS,
  pickBid,
  takePlatformPrice,
  withdrawBid,
} from "../../support/orders/bid-events";
import { operate } from "../../support/orders/masters";
import { withOneLife } from "../../support/orders/one-life";
import { EVENTS } from "../../support/orders/order-life";
import { copyToStaff, rightEntries, storedEntries } from "../../support/orders/staff-lists";

const life = withOneLife();
const edit = (orderId: number, change: object) =>
  life.call("PUT", `/order/api/order/${orderId}/edit`, change);

test("an order with bids keeps lift and floor, by which masters have priced, and all else can be changed", async () => {
  const orderId = await life.placeOrder(FOR_BIDS);
  const { backend } = life;
  expect(await edit(orderId, { isLift: false, floorsNumber: 3 })).toMatchObject({ code: 0 });
  await bid({ backend, orderId });
  const message = "师傅已按原楼层报价，不能修改电梯和楼层；请取消后重新下单";
  for (const change of [{ isLift: true }, { isLift: false, floorsNumber: 6 }, { floorsNumber: 6 }]) {
    expect(await edit(orderId, { remark: "改过", ...change })).toMatchObject({ code: 4000, message });
  }
  const stairs = { isLift: false, floorsNumber: 3 };
  expect(await life.readOrder(orderId)).toMatchObject(stairs);
  expect(await edit(orderId, { ...stairs, remark: "改过" })).toMatchObject({ code: 0 });
  expect(await life.readOrder(orderId)).toMatchObject({ ...stairs, remark: "改过" });

  backend.clock.advance(2 * 60_000);
  expect(await withdrawBid({ backend, orderId })).toMatchObject({ code: 0 });
  expect(await edit(orderId, { floorsNumber: 6 })).toMatchObject({ code: 0 });
});

test("[ERR-04] [PLACE-23] an order that masters may bid for moves to no area without service", async () => {
  const orderId = await life.placeOrder(FOR_BIDS);
  const refusal = { code: 4201, message: "该区域暂未开通服务，无法下单" };
  expect(await edit(orderId, { areaCode: "540102" })).toMatchObject(refusal);
  expect((await life.readOrder(orderId)).areaCode).toBe("330106");
});

/** The open questions about an order, as the staff see them. */
async function openQuestions(orderId: number): Promise<{ id: number; orderId: number }[]> {
  const { data } = await operate(life.backend, "GET", "/operator/api/bid_questions?limit=100");
  return data.rows.filter((one: { orderId: number }) => one.orderId === orderId);
}

/** An order with a bid that the customer has asked about, and how its master answers. */
async function asked(): Promise<{ orderId: number; answer: () => ReturnType<typeof operate> }> {
  const orderId = await life.placeOrder(FOR_BIDS);
  await bid({ backend: life.backend, orderId });
  const question = { orderId, bidId: (await bidOf(orderId))?.id, question: "需要自带梯子吗" };
  expect(await life.call("POST", "/order/api/order_bids/question", question)).toMatchObject({ code: 0 });
  const [open] = await openQuestions(orderId);
  const path = `/operator/api/bid_question/${open?.id}/answer`;
  return { orderId, answer: () => operate(life.backend, "POST", path, { answer: "不用，我有" }) };
}

test("a question is answered as long as a bid can be picked, also after the time for bids", async () => {
  const { orderId, answer } = await asked();
  life.backend.clock.advance(48 * HOUR);
  await EVENTS.end_bidding(life.subjectOf(orderId));
  expect((await life.readOrder(orderId)).bidding).toMatchObject({ state: "OVER" });
  await copyToStaff(life.backend);
  expect(await openQuestions(orderId)).toHaveLength(1);
  expect(await answer()).toMatchObject({ code: 0 });
});

test.each([
  ["a bid is picked", (orderId: number) => pickBid(life.subjectOf(orderId))],
  ["the platform's price is taken", (orderId: number) => takePlatformPrice(life.subjectOf(orderId))],
  ["its order is cancelled", (orderId: number) => EVENTS.cancel(life.subjectOf(orderId))],
])("a question is neither listed nor answered once %s", async (_how, end) => {
  const { orderId, answer } = await asked();
  expect(await end(orderId)).toMatchObject({ code: 0 });
  await copyToStaff(life.backend);
  expect(await openQuestions(orderId)).toEqual([]);
  expect(await storedEntries()).toEqual(await rightEntries(life.backend.clock.now()));
  expect(await answer()).toMatchObject({ code: 4009, message: "订单已不在选择报价，不能再回答" });
});

test("a question leaves the list when its order expires without a picked bid", async () => {
  const { orderId } = await asked();
  life.backend.clock.advance(72 * HOUR);
  expect((await life.readOrder(orderId)).status).toBe("CLOSE");
  await copyToStaff(life.backend);
  expect(await openQuestions(orderId)).toEqual([]);
});
