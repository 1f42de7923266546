import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { follow, refundIdOf, statusOf } from "../../support/orders/order-life";
import { balanceOf } from "../../support/orders/orders";

const life = withOneLife(1_000_000);

const refundOf = async (orderId: number) =>
  (await life.call("GET", `/order/api/refund/${await refundIdOf(orderId)}`)).data;

test("[ARB-11] [REFUND-21] a dismissed arbitration leaves the money in the order, and the refund can be asked for again", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const subject = life.subjectOf(orderId);
  await follow(subject, ["request_refund", "refuse_refund", "request_arbitration", "dismiss_arbitration"]);
  const { totalAmount } = await life.readOrder(orderId);
  expect(await balanceOf(`escrow:${orderId}`)).toBe(Math.round(totalAmount * 100));
  await follow(subject, ["renew_refund"]);
  expect(await refundOf(orderId)).toMatchObject({ status: "WAIT" });
  await follow(subject, ["agree_refund"]);
  expect(await refundOf(orderId)).toMatchObject({ status: "SUCCESS" });
  expect(await statusOf(orderId)).toBe("CLOSE");
  expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
});
