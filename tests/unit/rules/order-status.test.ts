import { describe, expect, test } from "vitest";
import { type ActionFacts, orderActions } from "../../../schema/rules/order-actions";
import { displayStatusName, ORDER_STATUS_NAMES, ORDER_STATUSES } from "../../../schema/rules/order-status";

describe("order statuses", () => {
  test("[ENUM-01] [C-37] are these twelve, with the names that the API shows", () => {
    expect(ORDER_STATUS_NAMES).toEqual({
      WAIT_PAY: "待付款",
      WAIT_ASSIGN: "待指派",
      WAIT_APPOINTMENT: "待预约",
      RECEIVING_ORDER: "待接单",
      WAIT_PICK_UP: "待提货",
      WAIT_INSTALL: "待安装",
      WAIT_COMPLETE: "待完工",
      WAIT_VERIF: "待核销",
      WAIT_ACCEPT: "待验收",
      SUCCESS: "订单完成",
      EVALUATED: "已评价",
      CLOSE: "订单关闭",
    });
    expect([...ORDER_STATUSES]).toEqual(Object.keys(ORDER_STATUS_NAMES));
  });

  test("are shown by their name, but completed and closed ones by how the deal ended", () => {
    const shown = ORDER_STATUSES.map((status) => displayStatusName(ORDER_STATUS_NAMES[status]));
    expect(shown.slice(-3)).toEqual(["交易成功", "交易成功", "交易关闭"]);
    expect(shown.slice(0, -3)).toEqual(
      ORDER_STATUSES.slice(0, -3).map((status) => ORDER_STATUS_NAMES[status]),
    );
  });

  test("[ACT-05] [ACT-07] [ACT-08] [ACT-10] [ACT-11] [ACT-16] [ACT-17] offer the actions of the state", () => {
    const offered = (status: (typeof ORDER_STATUSES)[number], facts: Partial<ActionFacts> = {}) =>
      orderActions({ status, isArrival: true, isAcceptance: null, acceptanceDelayDays: 0, ...facts });
    const always = "ADD_FOLLOW_UP";
    expect(Object.fromEntries(ORDER_STATUSES.map((status) => [status, offered(status)]))).toEqual({
      WAIT_PAY: ["PAY", "CANCEL", always],
      RECEIVING_ORDER: ["REFUND", always],
      WAIT_ASSIGN: ["REFUND", always],
      WAIT_APPOINTMENT: [always],
      WAIT_PICK_UP: [always],
      WAIT_INSTALL: [always],
      WAIT_COMPLETE: [always],
      WAIT_VERIF: [always],
      WAIT_ACCEPT: ["ACCEPT", "REJECT", "DELAY_ACCEPTANCE", always],
      SUCCESS: ["EVALUATE", always],
      EVALUATED: [always],
      CLOSE: [always],
    });
    const underway = { isArrival: false };
    for (const status of ORDER_STATUSES) {
      const isOffered = ["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"].includes(status);
      expect(offered(status, underway).includes("CONFIRM_ARRIVAL"), status).toBe(isOffered);
    }
    expect(offered("WAIT_ACCEPT", { isAcceptance: 0 })).toEqual([always]);
    expect(offered("WAIT_ACCEPT", { acceptanceDelayDays: 1 })).toEqual(["ACCEPT", "REJECT", always]);
  });
});
