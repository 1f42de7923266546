import { expect, test } from "vitest";
import { withOneLife } from "../../support/orders/one-life";
import { follow, statusOf } from "../../support/orders/order-life";

const life = withOneLife(1_000_000);

const abnormalCount = async () =>
  (await life.call("GET", "/order/api/order/stats_status")).data.find(
    ({ status }: { status: string }) => status === "ABNORMAL",
  ).count;
const report = async (orderId: number) => {
  const exception = { orderId, abnormalType: "货物缺件", description: "少一块层板" };
  expect(await life.call("POST", "/order/api/abnormal/add", exception)).toMatchObject({ code: 0 });
  expect(await abnormalCount()).toBe(1);
};

test.each([
  ["agreed", ["request_refund", "agree_refund"]],
  ["decided by the platform", ["request_refund", "refuse_refund", "request_arbitration", "arbitrate"]],
] as const)(
  "[ABN-07] [HOME-11] [LIST-27] a refund that is %s ends the exception of its order",
  async (_how, events) => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    await follow(life.subjectOf(orderId), events);
    expect(await statusOf(orderId)).toBe("CLOSE");
    expect(await life.readOrder(orderId)).toMatchObject({ isGoodsAbnormal: true, solveExceptionWay: "BACK" });
    expect(await abnormalCount()).toBe(0);
    const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
    expect(data.records).toMatchObject([{ merchantStatus: "PROCESSED", awaitsDecision: false }]);
  },
);

test("[ABN-07] a refund that is only asked for, or refused, leaves the exception open", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await report(orderId);
  await follow(life.subjectOf(orderId), ["request_refund", "refuse_refund"]);
  expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: null });
  expect(await abnormalCount()).toBe(1);
});
