import { describe, expect, test } from "vitest";
import { HOUR } from "../../../schema/rules/time";
import { withOneLife } from "../../support/orders/one-life";
import { follow, statusOf } from "../../support/orders/order-life";
import { approve, newestId } from "./support";

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

/** How far the customer is with each exception of an order, the newest first. */
const handlingOf = async (orderId: number): Promise<string[]> => {
  const { data } = await life.call("GET", `/order/api/abnormal/list?mainOrderId=${orderId}`);
  return data.records.map(({ merchantStatus }: { merchantStatus: string }) => merchantStatus);
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

describe("an exception that a refund was to solve", () => {
  const solve = (orderId: number, way: string) =>
    life.call("POST", `/order/api/order/${orderId}/solve_exception?solveExceptionWay=${way}`);
  /** An order whose goods go back, because of its exception. */
  const goingBack = async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    expect(await solve(orderId, "BACK")).toMatchObject({ code: 0 });
    expect(await handlingOf(orderId)).toEqual(["PROCESSED"]);
    expect(await abnormalCount()).toBe(0);
    return orderId;
  };
  const isOpen = { isGoodsAbnormal: true, solveExceptionWay: null, solveExceptionTime: null };
  const changes = () =>
    life.backend.site.held(life.account.customerId).filter(({ kind }) => kind === "ORDER_CHANGED").length;

  test.each(["cancel_refund", "refuse_refund"] as const)(
    "[ABN-03] [ABN-10] [HOME-11] is open again after %s, and can be solved again",
    async (event) => {
      const orderId = await goingBack();
      const told = changes();
      await follow(life.subjectOf(orderId), [event]);
      expect(changes()).toBe(told + 1);
      expect(await life.readOrder(orderId)).toMatchObject(isOpen);
      expect(await abnormalCount()).toBe(1);
      expect(await handlingOf(orderId)).toEqual(["FOLLOWING_UP"]);
      expect(await solve(orderId, "NORMAL")).toMatchObject({ code: 0 });
      expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "NORMAL" });
      expect(await handlingOf(orderId)).toEqual(["PROCESSED"]);
    },
  );

  test.each(["cancel_arbitration", "dismiss_arbitration"] as const)(
    "[ABN-03] [ABN-10] is open again after %s, unless another way was found in the meantime",
    async (event) => {
      const [open, solved] = [await goingBack(), await goingBack()];
      for (const orderId of [open, solved]) await follow(life.subjectOf(orderId), ["refuse_refund"]);
      expect(await solve(solved, "NORMAL")).toMatchObject({ code: 0 });
      for (const orderId of [open, solved])
        await follow(life.subjectOf(orderId), ["request_arbitration", event]);
      expect(await life.readOrder(open)).toMatchObject(isOpen);
      expect(await handlingOf(open)).toEqual(["FOLLOWING_UP"]);
      expect(await life.readOrder(solved)).toMatchObject({ solveExceptionWay: "NORMAL" });
      expect(await handlingOf(solved)).toEqual(["PROCESSED"]);
    },
  );

  test("[ABN-03] [ABN-10] of several refunds the one that was to solve it opens it again, and no earlier exception", async () => {
    const orderId = await life.orderIn("WAIT_INSTALL");
    await report(orderId);
    expect(await solve(orderId, "NORMAL")).toMatchObject({ code: 0 });
    await follow(life.subjectOf(orderId), ["request_refund", "cancel_refund"]);
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "NORMAL" });
    life.backend.clock.advance(HOUR);
    await report(orderId);
    expect(await solve(orderId, "BACK")).toMatchObject({ code: 0 });
    await follow(life.subjectOf(orderId), ["cancel_refund"]);
    expect(await life.readOrder(orderId)).toMatchObject(isOpen);
    expect(await handlingOf(orderId)).toEqual(["FOLLOWING_UP", "PROCESSED"]);
    expect(await solve(orderId, "NORMAL")).toMatchObject({ code: 0 });
    life.backend.clock.advance(HOUR);
    await follow(life.subjectOf(orderId), ["request_refund", "refuse_refund"]);
    expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: "NORMAL" });
    expect(await handlingOf(orderId)).toEqual(["PROCESSED", "PROCESSED"]);
  });

  test("[ABN-03] opens with one that was reported while the refund waited", async () => {
    const orderId = await goingBack();
    life.backend.clock.advance(HOUR);
    await report(orderId);
    await follow(life.subjectOf(orderId), ["refuse_refund"]);
    expect(await life.readOrder(orderId)).toMatchObject(isOpen);
    expect(await handlingOf(orderId)).toEqual(["NOT_FOLLOW_UP", "FOLLOWING_UP"]);
  });
});

test("[C-77] [ABN-10] a markup that a master asked for because of an exception leaves a later one open when it is paid", async () => {
  const orderId = await life.orderIn("WAIT_INSTALL");
  await report(orderId);
  await follow(life.subjectOf(orderId), ["request_markup", "solve_exception"]);
  life.backend.clock.advance(HOUR);
  await report(orderId);
  expect(await approve(life, `JJ${await newestId("markups", orderId)}`)).toMatchObject({ code: 0 });
  expect(await life.readOrder(orderId)).toMatchObject({ solveExceptionWay: null, markupAmount: 20 });
  expect(await handlingOf(orderId)).toEqual(["NOT_FOLLOW_UP", "PROCESSED"]);
  expect(await abnormalCount()).toBe(1);
});
