import { expect, test } from "vitest";
import { nextStep } from "../../../schema/rules/orders/next-step";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/orders/order-status";
import { USUAL_ORDER } from "../../support/orders/usual-order";

const after = (status: OrderStatus, facts: { isArrival?: boolean; isAcceptance?: number | null } = {}) =>
  nextStep({ ...USUAL_ORDER, status, ...facts });

test("[U30] every status has one sentence of its own that fits a cell", () => {
  const sentences = ORDER_STATUSES.map((status) => after(status));
  expect(new Set(sentences).size).toBe(ORDER_STATUSES.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[^。]{8,20}$/);
});

test("[U30] says what happens when the customer does nothing", () => {
  expect(after("WAIT_PAY")).toContain("逾期订单自动关闭");
  expect(after("WAIT_ACCEPT")).toContain("逾期自动验收");
});

test("[ACT-06] work that waits for its code waits for the master", () => {
  expect(after("WAIT_VERIF")).toContain("等待师傅完成核销");
});

test("[ACT-10] rejected work waits for new photos, and only while it waits for acceptance", () => {
  expect(after("WAIT_ACCEPT", { isAcceptance: 0 })).toContain("等待师傅重新拍");
  expect(after("SUCCESS", { isAcceptance: 0 })).toBe(after("SUCCESS"));
});

test("[U30] goods on their way are to be confirmed, and not after the master has come", () => {
  for (const status of ORDER_STATUSES) {
    const isAsked = after(status, { isArrival: false }).includes("确认到货");
    expect(isAsked, status).toBe(["RECEIVING_ORDER", "WAIT_ASSIGN", "WAIT_APPOINTMENT"].includes(status));
  }
});
