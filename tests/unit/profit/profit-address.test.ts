import { describe, expect, test } from "vitest";
import { PROFITS, profitsExportHref, profitVariables } from "../../../app/features/profit/profit-address";

const filterOf = (search: string) => PROFITS.readFilter(new URLSearchParams(search));

describe("the address of profit and loss", () => {
  test("[PAGE-02] [ROUTE-29] is the documented one without a filter", () => {
    expect(PROFITS.href()).toBe("/user/profitLoss/order");
  });

  test("carries search text, entry and period, and is read back", () => {
    const filter = { keyword: "沙发", isEntered: "false", startTime: "2026-11-01", endTime: "2026-11-07" };
    const href = PROFITS.href({ filter, page: 2 });
    expect(href).toBe(
      "/user/profitLoss/order?keyword=%E6%B2%99%E5%8F%91&isEntered=false&startTime=2026-11-01&endTime=2026-11-07&page=2",
    );
    expect(PROFITS.read(new URL(href, "https://site.test").searchParams)).toMatchObject({ filter, page: 2 });
  });

  test.each([
    ["startTime=2026-11-01&endTime=2026-11-07", { startTime: "2026-11-01", endTime: "2026-11-07" }],
    ["startTime=2026-11-07&endTime=2026-11-01", { startTime: "2026-11-01", endTime: "2026-11-07" }],
    ["startTime=2026-11-07&endTime=2026-11-07", { startTime: "2026-11-07", endTime: "2026-11-07" }],
    ["startTime=2026-11-07", { startTime: "2026-11-07" }],
    ["endTime=2026-11-01", { endTime: "2026-11-01" }],
    ["isEntered=true&endTime=2026-11-01", { isEntered: "true", endTime: "2026-11-01" }],
    ["isEntered=maybe&startTime=2026-02-30&keyword=+", {}],
    [`keyword=${"床".repeat(61)}`, { keyword: "床".repeat(60) }],
    ["", {}],
  ])("with %s filters by %j", (search, filter) => {
    expect(filterOf(search)).toStrictEqual(filter);
  });
});

describe("the filter of profit and loss", () => {
  test.each([
    ["", { keyword: null, from: null, to: null, isEntered: null }],
    [
      "keyword=沙发&isEntered=true&startTime=2026-11-01&endTime=2026-11-07",
      {
        keyword: "沙发",
        from: "2026-11-01T00:00:00+08:00",
        to: "2026-11-07T23:59:59+08:00",
        isEntered: true,
      },
    ],
    [
      "isEntered=false&endTime=2026-11-02",
      { keyword: null, from: null, to: "2026-11-02T23:59:59+08:00", isEntered: false },
    ],
  ])("[CONST-34] of '%s' asks the graph for whole days of Shanghai", (search, variables) => {
    expect(profitVariables(filterOf(search))).toEqual(variables);
  });

  test("[U8] becomes the address of the file, with the parameters of the page", () => {
    expect(profitsExportHref({})).toBe("/order/api/order_profit/export");
    expect(profitsExportHref({ isEntered: "true", endTime: "2026-11-02" })).toBe(
      "/order/api/order_profit/export?isEntered=true&endTime=2026-11-02",
    );
  });
});
