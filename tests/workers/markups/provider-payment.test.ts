import { describe, expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { createMarkup, EVENTS, payMarkup } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";
import { formFields } from "../pay/attacked-trade";
import { act, createPayBackend, PROVIDERS, type Provider, rows, runJobs, titlesOf } from "../pay/support";
import { approve, newestId, reject } from "./support";

const life = withOneLife(1_000_000, { createBackend: createPayBackend });
const { orderIn, subjectOf } = life;

const statusOf = async (id: number) =>
  (await rows("SELECT status, pay_way FROM markups WHERE id = ?", id))[0];

/** The customer goes to the provider with what was shown; answers the trade's number. */
async function atCashier(payWay: Provider, shown: string, markupId: number): Promise<string> {
  if (payWay === "ALIPAY") {
    await life.backend.call("POST", "/sandbox/api/pay/open", {
      headers: { Authorization: `Bearer ${life.backend.env.OPERATOR_TOKEN}` },
      json: { params: formFields(shown) },
    });
  } else expect(shown).toMatch(/^https?:/);
  const [row] = await rows("SELECT out_trade_no AS no FROM payment_orders WHERE markup_id = ?", markupId);
  return String(row?.no);
}

describe.each(PROVIDERS)("a markup paid by %s", (payWay) => {
  test("[MARK-23] [S23] [API-070] [MARK-07] is paid when the provider says so, once, however often", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    const held = await balanceOf(`escrow:${orderId}`);
    const created = await createMarkup(subjectOf(orderId), { amount: 12.5 });
    const shown = await payMarkup(subjectOf(orderId), created, { payWay });
    expect(shown).toMatchObject({ code: 0, data: expect.any(String) });
    expect(await statusOf(created.data)).toMatchObject({ status: "WAIT_PAY" });
    const outTradeNo = await atCashier(payWay, shown.data, created.data);
    await act(life.backend, outTradeNo, "pay", 3);
    expect(await statusOf(created.data)).toEqual({ status: "SUCCESS", pay_way: payWay });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(held + 1250);
    expect(await titlesOf(life.account.customerId)).toContain("加价支付成功");
  });

  test("[G-20] [API-071] [MARK-16] [MARK-23] a paid markup request of a master is found by asking, without any notification", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await EVENTS.request_markup(subjectOf(orderId));
    const id = await newestId("markups", orderId);
    const shown = await approve(life, `JJ${id}`, { payWay });
    const outTradeNo = await atCashier(payWay, shown.data, id);
    await act(life.backend, outTradeNo, "pay", 0);
    expect(await statusOf(id)).toMatchObject({ status: "WAIT_PAY" });
    life.backend.clock.advance(180_000);
    await runJobs(life.backend);
    expect(await statusOf(id)).toEqual({ status: "SUCCESS", pay_way: payWay });
  });

  test.each(["API-067", "API-068", "MARK-09"])(
    "[%s] [MARK-10] [MARK-16] [G-11] is found paid within seconds by the page that polls it, without any notification",
    async (_id) => {
      const poll = async (path: string) => (await life.call("GET", `/order/api/markup/${path}`)).data.status;
      const own = await orderIn("WAIT_INSTALL");
      const created = await createMarkup(subjectOf(own), { amount: 12.5 });
      const paidOwn = await payMarkup(subjectOf(own), created, { payWay });
      const other = await orderIn("WAIT_INSTALL");
      await EVENTS.request_markup(subjectOf(other));
      const requestId = await newestId("markups", other);
      const paidRequest = await approve(life, `JJ${requestId}`, { payWay });
      for (const [shown, id, path] of [
        [paidOwn, created.data, `${created.data}`],
        [paidRequest, requestId, `detail?requestId=${requestId}`],
      ] as const) {
        await act(life.backend, await atCashier(payWay, shown.data, id), "pay", 0);
        life.backend.clock.advance(5_000);
        expect(await poll(path)).toBe("WAIT_PAY");
        expect(await poll(path)).toBe("SUCCESS");
      }
    },
  );

  test("[R15] paid after it was rejected, the money goes back the way it came", async () => {
    const orderId = await orderIn("WAIT_INSTALL");
    await EVENTS.request_markup(subjectOf(orderId));
    const id = await newestId("markups", orderId);
    const held = await balanceOf(`escrow:${orderId}`);
    const shown = await approve(life, `JJ${id}`, { payWay });
    const outTradeNo = await atCashier(payWay, shown.data, id);
    expect((await reject(life, id)).code).toBe(0);
    await act(life.backend, outTradeNo, "pay");
    await runJobs(life.backend);
    expect(await statusOf(id)).toMatchObject({ status: "REJECT" });
    expect(await balanceOf(`escrow:${orderId}`)).toBe(held);
    expect(
      await rows("SELECT amount, status FROM payment_refunds WHERE out_trade_no = ?", outTradeNo),
    ).toEqual([{ amount: 2000, status: "DONE" }]);
    expect(await titlesOf(life.account.customerId)).toContain("款项已原路退回");
  });

  test("[R15] an own one paid while its refund is reviewed is closed, and a master's stays open; both go back", async () => {
    const texts = async () =>
      (await rows("SELECT content FROM messages WHERE customer_id = ?", life.account.customerId)).map(
        ({ content }) => String(content),
      );
    const own = await orderIn("WAIT_INSTALL");
    const created = await createMarkup(subjectOf(own), { amount: 12.5 });
    const paidOwn = await payMarkup(subjectOf(own), created, { payWay });
    const other = await orderIn("WAIT_INSTALL");
    await EVENTS.request_markup(subjectOf(other));
    const requestId = await newestId("markups", other);
    const paidRequest = await approve(life, `JJ${requestId}`, { payWay });
    for (const [orderId, shown, id] of [
      [own, paidOwn, created.data],
      [other, paidRequest, requestId],
    ] as const) {
      const outTradeNo = await atCashier(payWay, shown.data, id);
      await EVENTS.request_refund(subjectOf(orderId));
      await act(life.backend, outTradeNo, "pay");
      await runJobs(life.backend);
      expect(await rows("SELECT status FROM payment_refunds WHERE out_trade_no = ?", outTradeNo)).toEqual([
        { status: "DONE" },
      ]);
    }
    expect(await statusOf(created.data)).toMatchObject({ status: "CLOSE" });
    expect(await statusOf(requestId)).toMatchObject({ status: "WAIT_PAY" });
    expect((await texts()).filter((text) => text.includes("¥12.50到账时加价已关闭"))).toHaveLength(1);
    expect((await texts()).filter((text) => text.includes("¥20.00到账时订单不能加价"))).toHaveLength(1);
  });

  test("[MARK-09] [MARK-10] [ACT-20] that arrives after the acceptance is the master's at once", async () => {
    const orderId = await orderIn("WAIT_ACCEPT");
    const created = await createMarkup(subjectOf(orderId), { amount: 9 });
    const shown = await life.call("POST", `/order/api/markup/${created.data}/pay?payWay=${payWay}`);
    const outTradeNo = await atCashier(payWay, shown.data, created.data);
    expect((await EVENTS.accept(subjectOf(orderId))).code).toBe(0);
    const before = await balanceOf(`payable:${life.account.customerId}:worker:7001`);
    await act(life.backend, outTradeNo, "pay");
    expect(await balanceOf(`payable:${life.account.customerId}:worker:7001`)).toBe(before + 900);
    expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
  });
});

test("[ROUTE-21] a markup at ALIPAY leads back to the orders", async () => {
  const orderId = await orderIn("WAIT_INSTALL");
  const created = await createMarkup(subjectOf(orderId), { amount: 12.5 });
  const shown = await payMarkup(subjectOf(orderId), created, { payWay: "ALIPAY" });
  expect(formFields(shown.data)).toMatchObject({
    return_url: expect.stringMatching(/^https?:\/\/[^/]+\/user\/order$/),
  });
});
