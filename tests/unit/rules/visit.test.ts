import { expect, test } from "vitest";
import { nextStep, overdueStep } from "../../../schema/rules/orders/next-step";
import { ORDER_STATUSES } from "../../../schema/rules/orders/order-status";
import { visitDueTime } from "../../../schema/rules/orders/visit";
import { REFUND_STATUS_NAMES } from "../../../schema/rules/refunds/refund-status";
import { USUAL_ORDER } from "../../support/orders/usual-order";

const APPOINTED = { ...USUAL_ORDER, appointmentTime: "2026-11-22 14:00:00" };

test("[U56] a master is due at the appointed time, the work by the end of that day, and nothing else is", () => {
  const due = ORDER_STATUSES.flatMap((status) => {
    const time = visitDueTime({ ...APPOINTED, status });
    return time === null ? [] : [`${status} ${time}`];
  });
  expect(due).toEqual([
    "WAIT_PICK_UP 2026-11-22 14:00:00",
    "WAIT_INSTALL 2026-11-22 14:00:00",
    "WAIT_COMPLETE 2026-11-22 23:59:59",
  ]);
  expect(visitDueTime({ ...APPOINTED, status: "WAIT_INSTALL", appointmentTime: null })).toBeNull();
});

test("no visit is due while a refund awaits a decision, or may do so", () => {
  const dueWith = (status: "WAIT" | "ARBITRATION" | "REFUSE") =>
    visitDueTime({ ...APPOINTED, status: "WAIT_INSTALL", refundState: { status } });
  expect([dueWith("WAIT"), dueWith("ARBITRATION")]).toEqual([null, null]);
  expect(dueWith("REFUSE")).toBe("2026-11-22 14:00:00");
  const dueNamed = (refundStatusName: string) =>
    visitDueTime({ ...APPOINTED, status: "WAIT_INSTALL", refundStatusName });
  expect(dueNamed("审核中")).toBeNull();
  expect(dueNamed(REFUND_STATUS_NAMES.CANCEL)).toBe("2026-11-22 14:00:00");
});

test("[U30] [U56] an overdue visit has a next step of its own, where nothing weightier is open", () => {
  const due = ORDER_STATUSES.filter((status) => visitDueTime({ ...APPOINTED, status }) !== null);
  for (const status of due) {
    expect(overdueStep({ ...USUAL_ORDER, status })).toContain("联系师傅");
    expect(nextStep({ ...USUAL_ORDER, status })).not.toContain("联系师傅");
  }
  expect(overdueStep({ ...USUAL_ORDER, status: "WAIT_INSTALL", isGoodsAbnormal: true })).toBeNull();
  expect(overdueStep({ ...USUAL_ORDER, status: "WAIT_ACCEPT" })).toBeNull();
});
