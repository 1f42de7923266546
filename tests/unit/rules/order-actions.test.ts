import { describe, expect, test } from "vitest";
import {
  type ActionFacts,
  blockedActions,
  ORDER_ACTIONS,
  type OrderAction,
  orderActions,
} from "../../../schema/rules/orders/order-actions";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import { USUAL_ORDER } from "../../support/orders/usual-order";

/** Every order there can be, as far as actions look at one. */
const everyOrder = (): ActionFacts[] => {
  const values = {
    status: ORDER_STATUSES,
    orderType: ["TIMELY", "GENERAL"],
    isArrival: [true, false],
    isAcceptance: [null, 0, 1],
    acceptanceDelayDays: [0, 1],
    assignWorkerTime: [null, "2026-11-20 16:30:00"],
    isGoodsAbnormal: [true, false],
    solveExceptionWay: [null, "MARKUP"],
    bidding: [null, { state: "OPEN" }],
    refundState: [null, { status: "WAIT" }, { status: "REFUSE" }, { status: "PROCESSED" }],
  };
  let orders: object[] = [{}];
  for (const [fact, choices] of Object.entries(values)) {
    orders = orders.flatMap((order) => choices.map((choice) => ({ ...order, [fact]: choice })));
  }
  return orders as ActionFacts[];
};

/** Asserts for every order whether it offers an action. */
function expectOffered(action: OrderAction, when: (order: ActionFacts) => boolean): void {
  const wrong = everyOrder().filter((order) => orderActions(order).includes(action) !== when(order));
  expect(wrong).toEqual([]);
}

const among =
  (...statuses: OrderStatus[]) =>
  ({ status }: ActionFacts) =>
    statuses.includes(status);
const over = among("SUCCESS", "EVALUATED");
const notLive = among("WAIT_PAY", "CLOSE");
/** A refund is under review. */
const isReviewed = ({ refundState }: ActionFacts) => refundState?.status === "WAIT";

describe("the actions of an order", () => {
  test("[ACT-01] [ACT-02] [ACT-16] unpaid: to pay and to cancel", () => {
    expectOffered("PAY", (order) => among("WAIT_PAY")(order) && order.bidding === null);
    expectOffered("COMPARE_BIDS", (order) => among("WAIT_PAY")(order) && order.bidding !== null);
    expectOffered("CANCEL", among("WAIT_PAY"));
  });

  test("[ACT-16] settled: nothing is said of cancelling, not even why it is impossible", () => {
    const speaks = (order: ActionFacts) => blockedActions(order).some(({ action }) => action === "CANCEL");
    expect(everyOrder().filter((order) => over(order) && speaks(order))).toEqual([]);
    expect(everyOrder().some(speaks)).toBe(true);
  });

  test("[ACT-05] [ACT-31] [LIST-24] [GEN-20] on its way, before the work begins: that the goods have arrived", () => {
    const isEarly = among("WAIT_ASSIGN", "WAIT_APPOINTMENT", "RECEIVING_ORDER");
    expectOffered("CONFIRM_ARRIVAL", (order) => isEarly(order) && !order.isArrival);
  });

  test("[ACT-07] [ACT-08] [ACT-17] [ACC-08] done: to accept, and to extend that once", () => {
    const waits = (order: ActionFacts) => order.status === "WAIT_ACCEPT" && order.isAcceptance === null;
    expectOffered("ACCEPT", (order) => waits(order) && !isReviewed(order));
    expectOffered("REJECT", waits);
    expectOffered(
      "DELAY_ACCEPTANCE",
      (order) => waits(order) && order.acceptanceDelayDays === 0 && !isReviewed(order),
    );
  });

  test("[ACT-11] [C-36] [LIST-25] [GEN-20] accepted: to rate the master", () => {
    expectOffered("EVALUATE", among("SUCCESS"));
  });

  test("[ACT-18] [LIST-37] [GEN-20] an exception can be added while there is a deal", () => {
    expectOffered("ADD_EXCEPTION", (order) => !notLive(order));
  });

  test("[ACT-19] [ACT-21] [LIST-29] [GEN-20] more money can be offered as long; for immediate orders by call", () => {
    expectOffered(
      "MARKUP",
      (order) => !notLive(order) && order.orderType === "GENERAL" && (over(order) || !isReviewed(order)),
    );
    expectOffered("MARKUP_CALL", (order) => !notLive(order) && order.orderType === "TIMELY");
  });

  test("[LIST-31] [CALL-06] [CALL-07] a call is offered while there is a deal: to the master, or to the platform for immediate orders", () => {
    expectOffered(
      "CALL",
      (order) => !notLive(order) && (order.orderType === "TIMELY" || order.assignWorkerTime !== null),
    );
  });

  test("[ACT-22] [REFUND-01] [REFUND-04] [REFUND-02] a refund is one of two, and none before payment or after acceptance", () => {
    const direct = (order: ActionFacts) =>
      among("RECEIVING_ORDER", "WAIT_ASSIGN")(order) && order.assignWorkerTime === null;
    const isFirst = ({ refundState }: ActionFacts) => refundState === null;
    const isRefused = ({ refundState }: ActionFacts) => refundState?.status === "REFUSE";
    expectOffered("REFUND", (order) => direct(order) && (isFirst(order) || isRefused(order)));
    expectOffered(
      "REQUEST_REFUND",
      (order) => !notLive(order) && !over(order) && !direct(order) && isFirst(order),
    );
  });

  test("[GEN-20] finished work can be rejected, and the money of unfinished work asked for", () => {
    expectOffered("REJECT", ({ status, isAcceptance }) => status === "WAIT_ACCEPT" && isAcceptance === null);
    const inWork = everyOrder().filter(
      (order) => order.status === "WAIT_INSTALL" && order.refundState === null,
    );
    expect(inWork).not.toEqual([]);
    for (const order of inWork) expect(orderActions(order)).toContain("REQUEST_REFUND");
  });

  test("[REFUND-05] an order whose refund was decided offers no other", () => {
    const decided = everyOrder().filter(({ refundState }) => refundState?.status === "PROCESSED");
    const offered = decided.flatMap(orderActions);
    expect(offered).toContain("ACCEPT");
    for (const refund of ["REFUND", "REQUEST_REFUND"]) expect(offered).not.toContain(refund);
  });

  test("[ACT-23] [ACT-24] [LIST-38] immediate orders can be copied, notes can always be added", () => {
    expectOffered("COPY", ({ orderType }) => orderType === "TIMELY");
    expectOffered("ADD_FOLLOW_UP", () => true);
  });

  test("[COMP-13] [LIST-39] [GEN-20] an order that is paid can be complained about until it is closed", () => {
    expectOffered("COMPLAIN", (order) => !notLive(order));
  });

  test("[ACT-25] [ABN-10] an exception of a quoted order is handled until a way is chosen, and not while it waits for the end", () => {
    expectOffered(
      "HANDLE_EXCEPTION",
      (order) =>
        order.orderType === "GENERAL" &&
        !notLive(order) &&
        order.isGoodsAbnormal &&
        order.solveExceptionWay === null &&
        !among("WAIT_VERIF", "WAIT_ACCEPT")(order),
    );
  });

  test("[U31] [CONST-29] that are not possible say why", () => {
    const why = (action: OrderAction, facts: Partial<ActionFacts> & Pick<ActionFacts, "status">) =>
      blockedActions({ ...USUAL_ORDER, ...facts }).find((one) => one.action === action)?.reason ?? null;
    const assignWorkerTime = "2026-11-20 16:30:00";
    const reviewed = { refundState: { status: "WAIT" as const } };
    expect(why("CANCEL", { status: "WAIT_INSTALL", assignWorkerTime })).toBe(
      "师傅已接单，如需取消请申请退款",
    );
    expect(why("CANCEL", { status: "RECEIVING_ORDER" })).toBe("订单已付款，如需取消请申请退款");
    expect(why("CANCEL", { status: "WAIT_PAY" })).toBeNull();
    expect(why("ACCEPT", { status: "WAIT_VERIF" })).toContain("核销后才能验收");
    expect(why("ACCEPT", { status: "WAIT_ACCEPT", isAcceptance: 0 })).toContain("重新拍照");
    expect(why("ACCEPT", { status: "WAIT_ACCEPT", ...reviewed })).toContain("退款申请正在处理");
    expect(why("DELAY_ACCEPTANCE", { status: "WAIT_ACCEPT", acceptanceDelayDays: 1 })).toBe(
      "每笔订单只能延长一次",
    );
    expect(why("DELAY_ACCEPTANCE", { status: "WAIT_ACCEPT", ...reviewed })).toBe(
      "退款申请正在处理，暂不能延长",
    );
    expect(why("REQUEST_REFUND", { status: "WAIT_INSTALL", assignWorkerTime, ...reviewed })).toContain(
      "请等待结果",
    );
    expect(why("REQUEST_REFUND", { status: "SUCCESS", assignWorkerTime })).toContain("不能退款");
    expect(why("MARKUP", { status: "WAIT_INSTALL", ...reviewed })).toContain("暂不能加价");
    expect(why("PAY", { status: "WAIT_PAY", bidding: { state: "OVER" } })).toBe("选定师傅报价后才能支付");
    expect(why("CALL", { status: "RECEIVING_ORDER" })).toBe("师傅接单后才能联系");
    for (const order of everyOrder()) {
      const offered = orderActions(order);
      expect(blockedActions(order).filter(({ action }) => offered.includes(action))).toEqual([]);
    }
  });

  test("come in one sequence, each once", () => {
    for (const order of everyOrder()) {
      const offered = orderActions(order);
      expect(offered).toEqual(ORDER_ACTIONS.filter((action) => offered.includes(action)));
    }
    expect(orderActions({ ...USUAL_ORDER, status: "WAIT_PAY" })).toEqual(["PAY", "CANCEL", "ADD_FOLLOW_UP"]);
  });
});
