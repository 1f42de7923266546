import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, EVENTS, operate, refundRequest } from "../../support/orders/order-life";

const life = withOneLife();

/** What list and detail say is open about an order, which has to be the same. */
async function openOf(orderId: number) {
  const detail = await life.readOrder(orderId);
  const { data } = await life.call("GET", `/order/api/order?orderNo=${detail.orderNo}`);
  const pick = ({ refundState, openMarkup, appointFailReason, acceptTimeStr }: typeof detail) => ({
    refundState,
    openMarkup,
    appointFailReason,
    acceptTimeStr,
  });
  expect(data.rows.map(pick)).toEqual([pick(detail)]);
  return pick(detail);
}
const eventsOf = async (orderId: number) =>
  env.DB.prepare("SELECT COUNT(*) AS n FROM outbox WHERE payload LIKE ?")
    .bind(`%${orderId}%`)
    .first<number>("n");
const state = (status: string, refundAmount: number | null = null) => ({ status, refundAmount });

test("[U30] [REFUND-05] an order says in list and detail where its refund is, until the money is back", async () => {
  const orderId = await life.orderIn("WAIT_ACCEPT");
  const subject = life.subjectOf(orderId);
  const { totalAmount } = await life.readOrder(orderId);
  expect(await openOf(orderId)).toMatchObject({ refundState: null, acceptTimeStr: expect.any(String) });

  expect(
    await life.call("POST", `/order/api/order/${orderId}/cancel`, refundRequest({ allowance: 10 })),
  ).toMatchObject({ code: 0 });
  // The order is not accepted automatically while the refund is being decided.
  expect(await openOf(orderId)).toMatchObject({ refundState: state("WAIT"), acceptTimeStr: null });

  expect(await EVENTS.refuse_refund(subject)).toMatchObject({ code: 0 });
  expect(await openOf(orderId)).toMatchObject({
    refundState: state("REFUSE"),
    acceptTimeStr: expect.any(String),
  });
  expect(await EVENTS.request_arbitration(subject)).toMatchObject({ code: 0 });
  expect(await openOf(orderId)).toMatchObject({ refundState: state("ARBITRATION"), acceptTimeStr: null });
  expect(await EVENTS.arbitrate(subject)).toMatchObject({ code: 0 });
  expect(await openOf(orderId)).toMatchObject({
    refundState: { ...state("PROCESSED", totalAmount), refundSuccessTime: expect.any(String) },
  });
});

test("[U30] [DETAIL-21] [ENT-13] an order says in list and detail why the master got no appointment, at the last attempt", async () => {
  const orderId = await life.orderIn("WAIT_APPOINTMENT");
  expect(await openOf(orderId)).toMatchObject({ appointFailReason: null });
  for (const reason of ["客户出差", "客户电话无人接听"]) {
    await operate(life.backend, "POST", `/operator/api/order/${orderId}/fail_appointment`, { reason });
    expect(await openOf(orderId)).toMatchObject({ appointFailReason: reason });
    const { orderExpand } = await life.readOrder(orderId);
    expect(orderExpand).toMatchObject({ appointResult: false, appointFailReason: reason });
  }
  expect(await EVENTS.appoint(life.subjectOf(orderId))).toMatchObject({ code: 0 });
  expect(await openOf(orderId)).toMatchObject({ appointFailReason: null });
});

test("[U30] a cancelled refund is none", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await life.call("POST", `/order/api/order/${orderId}/cancel`, refundRequest());
  expect(await EVENTS.cancel_refund(life.subjectOf(orderId))).toMatchObject({ code: 0 });
  expect(await openOf(orderId)).toMatchObject({ refundState: null });
});

test("[LIST-33] [U30] of unpaid markups the master's is the one that is told, and the customer's own is news to other tabs", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const subject = life.subjectOf(orderId);
  const before = await eventsOf(orderId);
  expect(await createMarkup(subject, { amount: 30 })).toMatchObject({ code: 0 });
  expect(await eventsOf(orderId)).toBe((before ?? 0) + 1);
  expect(await openOf(orderId)).toMatchObject({ openMarkup: { source: "CUSTOMER", amount: 30 } });
  const asked = { amount: 20, markupType: "爬楼费", remark: "电梯停用" };
  await operate(life.backend, "POST", `/operator/api/order/${orderId}/request_markup`, asked);
  expect(await openOf(orderId)).toMatchObject({ openMarkup: { source: "WORKER", amount: 20 } });
});
