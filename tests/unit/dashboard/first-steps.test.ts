import { describe, expect, test } from "vitest";
import { firstSteps } from "../../../app/features/dashboard/first-steps";
import type { OrderFilter } from "../../../app/gql/graphql";

const counts = (...filters: OrderFilter[]) => filters.map((filter) => ({ filter, count: 1 }));

describe("the guide through the first order", () => {
  test.each<[string, OrderFilter[], string]>([
    ["before there is an order", [], "提交订单"],
    ["once it is placed", ["WAIT_PAY"], "付款托管"],
    ["once it is paid", ["WAIT_PAY", "RECEIVING_ORDER"], "师傅上门"],
    ["while the master works", ["INSERVICE"], "师傅上门"],
    ["once the work is done", ["WAIT_ACCEPT"], "确认验收"],
  ])("[U54] %s (%j) it stands at %s", (_when, filters, name) => {
    const steps = firstSteps(counts(...filters));
    expect(steps?.find(({ state }) => state === "current")?.name).toBe(name);
    expect(steps).toHaveLength(4);
  });

  test("[U54] is over once an order has been through all of it", () => {
    expect(firstSteps(counts("DEAL", "WAIT_PAY"))).toBeNull();
  });

  test.each<[OrderFilter, string[]]>([
    ["WAIT_PAY", ["done", "current", "next", "next"]],
    ["ASSIGN_OVERTIME", ["done", "current", "next", "next"]],
    ["RECEIVING_ORDER", ["done", "done", "current", "next"]],
    ["WAIT_APPOINTMENT", ["done", "done", "current", "next"]],
    ["INSERVICE", ["done", "done", "current", "next"]],
    ["WAIT_ACCEPT", ["done", "done", "done", "current"]],
  ])("[U54] with an order under %s the steps are %j", (filter, states) => {
    expect(firstSteps(counts(filter))?.map(({ state }) => state)).toEqual(states);
  });

  test("[U54] filters without an order count for nothing, beside others too", () => {
    const none = (...filters: OrderFilter[]) => filters.map((filter) => ({ filter, count: 0 }));
    const current = (given: ReturnType<typeof none>) =>
      firstSteps(given)?.find(({ state }) => state === "current")?.name;
    expect(current(none("WAIT_PAY", "INSERVICE", "WAIT_ACCEPT", "DEAL"))).toBe("提交订单");
    expect(current([...counts("WAIT_PAY"), ...none("INSERVICE", "WAIT_ACCEPT", "DEAL")])).toBe("付款托管");
    expect(current([...counts("INSERVICE"), ...none("WAIT_ACCEPT", "DEAL")])).toBe("师傅上门");
  });
});
