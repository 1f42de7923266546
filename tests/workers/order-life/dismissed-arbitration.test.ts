import { expect, test } from "vitest";
import { formatTime, MINUTE } from "../../../schema/rules/time";
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
  const dismissed = {
    complaintDescription: "支持师傅",
    arbitrationAmount: 0,
    arbitrationHandleTime: formatTime(life.backend.clock.now()),
  };
  expect(await refundOf(orderId)).toMatchObject({
    ...dismissed,
    status: "PROCESSED",
    handleTime: dismissed.arbitrationHandleTime,
  });
  life.backend.clock.advance(MINUTE);
  await follow(subject, ["renew_refund"]);
  expect(await refundOf(orderId)).toMatchObject({ ...dismissed, status: "WAIT", handleTime: null });
  life.backend.clock.advance(MINUTE);
  await follow(subject, ["agree_refund"]);
  const handleTime = formatTime(life.backend.clock.now());
  expect(await refundOf(orderId)).toMatchObject({ ...dismissed, status: "SUCCESS", handleTime });
  expect(await statusOf(orderId)).toBe("CLOSE");
  expect(await balanceOf(`escrow:${orderId}`)).toBe(0);
});

test("[ARB-10] [ARB-11] a second arbitration shows nothing of the first one's result", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  const subject = life.subjectOf(orderId);
  await follow(subject, ["request_refund", "refuse_refund", "request_arbitration", "dismiss_arbitration"]);
  await follow(subject, ["renew_refund", "refuse_refund", "request_arbitration"]);
  const open = { complaintDescription: null, arbitrationAmount: null, arbitrationHandleTime: null };
  expect(await refundOf(orderId)).toMatchObject({ ...open, status: "ARBITRATION" });
});
