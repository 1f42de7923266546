import { describe, expect, test } from "vitest";
import {
  displayStatusName,
  ORDER_STATUS_NAMES,
  ORDER_STATUSES,
} from "../../../schema/rules/orders/order-status";

describe("order statuses", () => {
  test("[ENUM-01] [C-37] [G-16] are these twelve, with the names that the API shows", () => {
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

  test("[ACT-12] [ACT-13] [G-16] are shown by their name, but completed and closed ones by how the deal ended", () => {
    const shown = ORDER_STATUSES.map((status) => displayStatusName(ORDER_STATUS_NAMES[status]));
    expect(shown.slice(-3)).toEqual(["交易成功", "交易成功", "交易关闭"]);
    expect(shown.slice(0, -3)).toEqual(
      ORDER_STATUSES.slice(0, -3).map((status) => ORDER_STATUS_NAMES[status]),
    );
  });
});
