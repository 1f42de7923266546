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
});
