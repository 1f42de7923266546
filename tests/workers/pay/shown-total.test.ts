import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { statusOf } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const life = withOneLife(1_000_000);

const walletOf = () => balanceOf(`wallet:${life.account.customerId}`);
const batch = (orderIds: number[], quotedTotalFee: number) =>
  life.call("POST", "/order/api/order/order_batch_pay", {
    ...{ orderIds, payWayEnum: "WALLET", password: "246810", quotedTotalFee },
  });
const pay = (orderId: number, quotedTotalFee: number) =>
  life.call(
    "PUT",
    `/order/api/order/${orderId}/pay?payWayEnum=WALLET&pwd=246810&quotedTotalFee=${quotedTotalFee}`,
  );

test("[U20] [PAY-05] an order is paid at the price that was shown, and at no other", async () => {
  const orderId = await life.orderIn("WAIT_PAY");
  const { totalAmount } = await life.readOrder(orderId);
  const before = await walletOf();
  for (const shown of [totalAmount - 0.01, totalAmount + 1, 0]) {
    expect(await pay(orderId, shown)).toMatchObject({
      code: 4203,
      message: expect.stringMatching(/^金额已更新为¥.*，请确认后重新支付$/),
    });
  }
  expect([await statusOf(orderId), await walletOf()]).toEqual(["WAIT_PAY", before]);
  expect(await pay(orderId, totalAmount)).toMatchObject({ code: 0 });
  expect(await walletOf()).toBe(before - Math.round(totalAmount * 100));
});

test("[U20] [PAY-33] several orders are paid at their total as it was shown, or none of them", async () => {
  const orderIds = [await life.orderIn("WAIT_PAY"), await life.orderIn("WAIT_PAY")];
  const prices = await Promise.all(orderIds.map(async (id) => (await life.readOrder(id)).totalAmount));
  const total = prices.reduce((sum, price) => sum + price, 0);
  expect(await batch(orderIds, prices[0])).toMatchObject({ code: 4203 });
  expect(await Promise.all(orderIds.map(statusOf))).toEqual(["WAIT_PAY", "WAIT_PAY"]);
  expect(await batch(orderIds, total)).toMatchObject({ code: 0 });
});
