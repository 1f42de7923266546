import { describe, expect, test } from "vitest";
import { nextStep, progressOf } from "../../../app/features/order-detail/head/progress";
import type { OrderProgressFragment } from "../../../app/gql/graphql";
import { ORDER_STATUSES, type OrderStatus } from "../../../schema/rules/order-status";

const PAID = "2026-11-20T16:31:00+08:00";
const ACCEPTED = "2026-11-23T12:00:00+08:00";

const order = (
  status: OrderStatus,
  { service, ...changes }: Partial<OrderProgressFragment> = {},
): OrderProgressFragment => ({
  status,
  isArrival: true,
  paidAt: PAID,
  expiresAt: null,
  assignedAt: null,
  appointmentAt: null,
  completedAt: null,
  acceptanceDueAt: null,
  acceptedAt: null,
  awaitsNewPhotos: false,
  ...changes,
  service: service ?? { appointFailReason: null, evaluation: null },
});

const states = (subject: OrderProgressFragment) => progressOf(subject).map(({ state }) => state);

describe("the promised steps", () => {
  test("[GEN-09] [U28] are the five of the specification", () => {
    expect(progressOf(order("WAIT_PAY")).map(({ name }) => name)).toEqual([
      "提交订单",
      "师傅接单",
      "上门安装",
      "客户评价",
      "师傅收款",
    ]);
  });

  test.each<[OrderStatus, number]>([
    ["WAIT_PAY", 0],
    ["RECEIVING_ORDER", 1],
    ["WAIT_ASSIGN", 1],
    ["WAIT_APPOINTMENT", 2],
    ["WAIT_PICK_UP", 2],
    ["WAIT_INSTALL", 2],
    ["WAIT_COMPLETE", 2],
    ["WAIT_VERIF", 2],
    ["WAIT_ACCEPT", 3],
  ])("[U28] [C-42] %s is at step %i", (status, at) => {
    const expected = Array.from({ length: 5 }, (_, i) => (i < at ? "done" : i === at ? "current" : "next"));
    expect(states(order(status))).toEqual(expected);
  });

  test("[U28] the master is paid with the acceptance, while the rating is still open", () => {
    const done = order("SUCCESS", { acceptedAt: ACCEPTED });
    expect(states(done)).toEqual(["done", "done", "done", "current", "done"]);
    expect(progressOf(done)[4]?.at).toBe(ACCEPTED);
    expect(new Set(states(order("EVALUATED", { acceptedAt: ACCEPTED })))).toEqual(new Set(["done"]));
  });

  test("[U28] of a closed order only what had happened is done, and nothing goes on", () => {
    expect(states(order("CLOSE", { paidAt: null }))).toEqual(["next", "next", "next", "next", "next"]);
    expect(states(order("CLOSE"))).toEqual(["done", "next", "next", "next", "next"]);
  });
});

describe("what comes next", () => {
  test.each(ORDER_STATUSES)("[U28] is said for %s", (status) => {
    expect(nextStep(order(status)).length).toBeGreaterThan(5);
  });

  test.each<[string, OrderStatus, Partial<OrderProgressFragment>]>([
    ["2026-11-21 16:30", "WAIT_PAY", { expiresAt: "2026-11-21T16:30:00+08:00" }],
    ["确认到货", "WAIT_APPOINTMENT", { isArrival: false }],
    ["客户出差", "WAIT_APPOINTMENT", { service: { appointFailReason: "客户出差", evaluation: null } }],
    ["2026-11-22 09:00", "WAIT_INSTALL", { appointmentAt: "2026-11-22T09:00:00+08:00" }],
    ["核销", "WAIT_VERIF", {}],
    ["重新拍照", "WAIT_ACCEPT", { awaitsNewPhotos: true }],
    ["2026-11-26 09:00", "WAIT_ACCEPT", { acceptanceDueAt: "2026-11-26T09:00:00+08:00" }],
  ])("[U28] tells of %s while %s", (words, status, changes) => {
    expect(nextStep(order(status, changes))).toContain(words);
  });
});
