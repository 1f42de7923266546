import { describe, expect, test } from "vitest";
import { progressOf } from "../../../app/features/order-detail/head/progress";
import type { OrderProgressFragment } from "../../../app/gql/graphql";
import type { OrderStatus } from "../../../schema/rules/orders/order-status";

const PLACED = "2026-11-20T16:30:00+08:00";
const PAID = "2026-11-20T16:31:00+08:00";
const ACCEPTED = "2026-11-23T12:00:00+08:00";

const NOTHING_DONE = { completion: null, verifiedAt: null, evaluation: null };

const order = (status: OrderStatus, changes: Partial<OrderProgressFragment> = {}): OrderProgressFragment => ({
  status,
  createdAt: PLACED,
  paidAt: PAID,
  assignedAt: null,
  completedAt: null,
  acceptedAt: null,
  service: NOTHING_DONE,
  ...changes,
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
  ])("[GEN-09] [U28] [C-42] %s is at step %i", (status, at) => {
    const expected = Array.from({ length: 5 }, (_, i) => (i < at ? "done" : i === at ? "current" : "next"));
    expect(states(order(status))).toEqual(expected);
  });

  test("[U28] [GEN-09] the master is paid with the acceptance, while the rating is still open", () => {
    const done = order("SUCCESS", { acceptedAt: ACCEPTED });
    expect(states(done)).toEqual(["done", "done", "done", "current", "done"]);
    expect(progressOf(done)[4]?.at).toBe(ACCEPTED);
    expect(new Set(states(order("EVALUATED", { acceptedAt: ACCEPTED })))).toEqual(new Set(["done"]));
  });

  test("[U28] each step that is over shows its own time, and no other", () => {
    const rated = "2026-11-24T09:00:00+08:00";
    const whole = order("EVALUATED", {
      assignedAt: "2026-11-20T17:00:00+08:00",
      completedAt: "2026-11-22T15:00:00+08:00",
      acceptedAt: ACCEPTED,
      service: { ...NOTHING_DONE, evaluation: { createdAt: rated } },
    });
    expect(progressOf(whole).map(({ at }) => at)).toEqual([
      PLACED,
      "2026-11-20T17:00:00+08:00",
      "2026-11-22T15:00:00+08:00",
      rated,
      ACCEPTED,
    ]);
    expect(progressOf(order("RECEIVING_ORDER")).map(({ at }) => at)).toEqual([
      PLACED,
      null,
      null,
      null,
      null,
    ]);
  });

  test("[U28] of a closed order only what had happened is done, and nothing goes on", () => {
    expect(states(order("CLOSE", { paidAt: null }))).toEqual(["next", "next", "next", "next", "next"]);
    expect(states(order("CLOSE"))).toEqual(["done", "next", "next", "next", "next"]);
  });

  test.each<[string, Partial<OrderProgressFragment>]>([
    ["its time", { completedAt: ACCEPTED }],
    ["its photos", { service: { ...NOTHING_DONE, completion: { content: "" } } }],
    ["the written-off code", { service: { ...NOTHING_DONE, verifiedAt: ACCEPTED } }],
  ])("[GEN-09] [U28] %s shows that the work of a closed order was done", (_what, changes) => {
    const closed = order("CLOSE", { assignedAt: PAID, ...changes });
    expect(states(closed)).toEqual(["done", "done", "done", "next", "next"]);
    expect(progressOf(closed)[2]?.at).toBe(changes.completedAt ?? null);
  });
});
