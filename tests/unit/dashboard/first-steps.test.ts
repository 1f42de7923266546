import { describe, expect, test } from "vitest";
import { firstSteps } from "../../../app/features/dashboard/first-steps";
import type { OrderFilter } from "../../../app/gql/graphql";
import { renderHome } from "./home-page";

const counts = (...filters: OrderFilter[]) => filters.map((filter) => ({ filter, count: 1 }));
const CUSTOMER = { id: "7", nickname: "木屿家居", seesFirstSteps: true };
const home = async (viewer: Record<string, unknown>) =>
  (await renderHome(viewer)).replace(/<[^>]+>/g, " ").replace(/\s+/g, " ");

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

  test("[U54] stands on the home page of those who have not ended it, and leads to the next step", async () => {
    const shown = await home({ customer: CUSTOMER });
    expect(shown).toMatch(/四步完成第一单 不再显示 .*填写收货人、商品和服务，系统立即报价 去下单/);
    expect(await home({ customer: { ...CUSTOMER, seesFirstSteps: false } })).not.toContain("四步完成第一单");
    expect(await home({ customer: CUSTOMER, orderCounts: counts("DEAL") })).not.toContain("四步完成第一单");
  });
});
