import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { without } from "../../../app/features/list/list-address";
import { lastPage } from "../../../app/features/list/page-number";
import {
  type FilterParam,
  type ListFilter,
  listHref,
  ORDER_LIST,
  readPlace,
} from "../../../app/features/order-list/filter/list-filter";
import { properAddress, recentPeriod } from "../../../app/features/order-list/filter/list-form";
import { ORDER_SORTS } from "../../../schema/rules/orders/order-sort";
import { ORDER_FILTERS, ORDER_STATUSES } from "../../../schema/rules/orders/order-status";

/** 2026-11-22 00:30 in Shanghai, when it is still the 21st in London. */
const NOW = Date.parse("2026-11-22T00:30:00+08:00");

const place = (search: string) => readPlace(new URLSearchParams(search));
const proper = (search: string) => properAddress(new URLSearchParams(search), NOW);

const flag = fc.constantFrom("true", "false");
const word = fc
  .stringMatching(/^[\p{Script=Han}A-Za-z0-9&=+#%/? ]{1,20}$/u)
  .filter((text) => text.trim() === text && text !== "");
const period = fc
  .tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 0, max: 20_000 }))
  .map((days) =>
    days.sort((a, b) => a - b).map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10)),
  );
const STATUSES = [...ORDER_STATUSES, ...ORDER_FILTERS].filter((status) => status !== "NOT_ARRIVAL");

const VALUES = {
  status: fc.constantFrom(...STATUSES),
  isFinish: flag,
  isArrival: flag,
  orderNum: word,
  customer: word,
  logisticsNo: word,
  keyword: word,
  worker: word,
  goodsTypeName: word,
  shopName: word,
  serviceTypeName: word,
  payWay: fc.constantFrom("WALLET", "ALIPAY", "WECHAT"),
  logisticsCompany: word,
  areaCode: fc.constantFrom("33", "3301", "330106"),
  isGoodsAbnormal: flag,
  appointResult: flag,
  isVisitOverdue: flag,
  sort: fc.constantFrom(...ORDER_SORTS.slice(1)),
} satisfies Record<Exclude<FilterParam, `${string}Time`>, fc.Arbitrary<string>>;

const filters: fc.Arbitrary<ListFilter> = fc
  .record({
    values: fc.record(VALUES, { requiredKeys: [] }),
    placed: fc.option(period),
    completed: fc.option(period),
    appointed: fc.option(period),
  })
  .map(({ values, placed, completed, appointed }) => ({
    ...values,
    ...(placed ? { startTime: placed[0], endTime: placed[1] } : {}),
    ...(completed ? { completeStartTime: completed[0], completeEndTime: completed[1] } : {}),
    ...(appointed ? { appointStartTime: appointed[0], appointEndTime: appointed[1] } : {}),
  }));

const places = fc.record({
  filter: filters,
  page: fc.integer({ min: 1, max: 99_999 }),
  preview: fc.option(fc.stringMatching(/^[1-9]\d{0,17}$/)),
});

describe("the address of the order list", () => {
  it("[U1] [LIST-18] [C-78] says tab, filters, page and what is looked at, and gives all of it back", () => {
    fc.assert(
      fc.property(places, (somewhere) => {
        const { pathname, search, searchParams } = new URL(listHref(somewhere), "https://site.test");
        expect(pathname).toBe("/user/order");
        expect(search).toBe(searchParams.size === 0 ? "" : `?${searchParams}`);
        expect(readPlace(searchParams)).toEqual(somewhere);
        expect(properAddress(searchParams, NOW)).toBeNull();
      }),
    );
  });

  it("[ROUTE-21] [LIST-18] [G-18] takes the documented parameters under their documented names", () => {
    expect(
      place("status=WAIT_PAY&isFinish=false&customer=王&orderNum=26112015603984&logisticsNo=SF1").filter,
    ).toEqual({
      status: "WAIT_PAY",
      isFinish: "false",
      customer: "王",
      orderNum: "26112015603984",
      logisticsNo: "SF1",
    });
  });

  it("[ROUTE-21] is the plain path where nothing narrows the list", () => {
    expect(listHref({})).toBe("/user/order");
    expect(listHref({ filter: {}, page: 1, preview: null })).toBe("/user/order");
  });

  it("[C-40] [C-64] [ENUM-02] [LIST-09] knows a documented status by its other names", () => {
    expect(place("status=CANCELED").filter).toEqual({ status: "CLOSE" });
    expect(place("status=NOT_ARRIVAL").filter).toEqual({ isArrival: "false" });
    for (const status of ORDER_FILTERS.filter((one) => one !== "NOT_ARRIVAL"))
      expect(place(`status=${status}`).filter).toEqual({ status });
    expect(proper("status=CANCELED")).toBe("/user/order?status=CLOSE");
    expect(proper("status=NOT_ARRIVAL&page=2")).toBe("/user/order?isArrival=false&page=2");
  });

  it("is not narrowed by what is not valid", () => {
    const odd =
      "status=NOPE&isFinish=1&isArrival=&orderNum=%20&areaCode=x&startTime=2026-02-30&endTime=now&appointResult=ok&page=-1&preview=1;2";
    expect(place(odd)).toEqual({ filter: {}, page: 1, preview: null });
    expect(proper(odd)).toBe("/user/order");
  });

  it("says a sequence, but not the usual one", () => {
    expect(place("sort=APPOINTMENT_ASC").filter).toEqual({ sort: "APPOINTMENT_ASC" });
    expect(proper("sort=CREATED_DESC&page=2")).toBe("/user/order?page=2");
    expect(proper("sort=AMOUNT_ASC")).toBe("/user/order");
  });

  it("turns a period around that ends before it begins", () => {
    expect(place("startTime=2026-11-09&endTime=2026-11-02").filter).toEqual({
      startTime: "2026-11-02",
      endTime: "2026-11-09",
    });
  });

  it("loses the filters that are taken away, and only those", () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...ORDER_LIST.params), (filter, gone) => {
        const { [gone]: _, ...kept } = filter;
        expect(without(filter, gone)).toEqual(kept);
      }),
    );
  });

  it("[LIST-04] has six orders on a page, and page 1 for everything that is no page", () => {
    expect([lastPage(0, 6), lastPage(6, 6), lastPage(7, 6), lastPage(13, 6)]).toEqual([1, 1, 2, 3]);
    expect(place("page=3").page).toBe(3);
    for (const page of ["", "0", "-1", "1.5", "1e3", "９", "999999999999"]) {
      expect(place(`page=${encodeURIComponent(page)}`).page).toBe(1);
    }
  });
});

describe("the form of the order list, as a browser without script sends it", () => {
  it.each([
    ["HOME-05", "q=138+0013+8000&status=WAIT_PAY", "status=WAIT_PAY&customer=13800138000"],
    ["HOME-06", "q=261120+1560+3984", "orderNum=26112015603984"],
    ["CONST-26", "q=261120+1560+3984", "orderNum=26112015603984"],
    ["U9", "q=王小二", `keyword=${encodeURIComponent("王小二")}`],
    ["U9", "q=SF123&page=4", "keyword=SF123"],
  ])("[%s] searches for what the text of %s was taken for, in the same tab", (_id, sent, address) => {
    expect(proper(sent)).toBe(`/user/order?${address}`);
  });

  it("[U9] takes the place of the search before, and an empty one ends it", () => {
    expect(proper("q=SF123&customer=王")).toBe("/user/order?keyword=SF123");
    // An unchanged text stays what it was: a waybill number is not searched for everywhere.
    expect(proper("q=SF123&searched=logisticsNo:SF123")).toBe("/user/order?logisticsNo=SF123");
    expect(proper("q=SF124&searched=logisticsNo:SF123")).toBe("/user/order?keyword=SF124");
    expect(proper("q=&customer=王&worker=李")).toBe(`/user/order?worker=${encodeURIComponent("李")}`);
  });

  it("[LIST-20] [CONST-34] has shortcuts for 7, 30 and 90 days, of which today in Shanghai is the last", () => {
    expect(recentPeriod(7, NOW)).toEqual({ startTime: "2026-11-16", endTime: "2026-11-22" });
    expect(proper("q=&recent=30&startTime=2020-01-01")).toBe(
      "/user/order?startTime=2026-10-24&endTime=2026-11-22",
    );
    expect(proper("recent=90")).toBe("/user/order?startTime=2026-08-25&endTime=2026-11-22");
    expect(proper("recent=8")).toBe("/user/order");
  });

  it("[LIST-19] keeps the narrowest area that was chosen, and none that belongs elsewhere", () => {
    expect(proper("province=33&city=3301&district=330106")).toBe("/user/order?areaCode=330106");
    expect(proper("province=33&city=3301&district=")).toBe("/user/order?areaCode=3301");
    expect(proper("province=31&city=3301")).toBe("/user/order?areaCode=31");
    expect(proper("province=&areaCode=33")).toBe("/user/order");
  });

  it("[LIST-09] [LIST-11] keeps a tab's 未到货 while its status stays, and drops it for another status", () => {
    expect(proper("status=&isArrival=false&worker=Li&arrivaltab=")).toBe(
      "/user/order?isArrival=false&worker=Li",
    );
    expect(proper("status=WAIT_ACCEPT&isArrival=false&arrivaltab=")).toBe("/user/order?status=WAIT_ACCEPT");
    expect(proper("status=WAIT_PAY&isArrival=false&arrivaltab=WAIT_APPOINTMENT")).toBe(
      "/user/order?status=WAIT_PAY",
    );
    // Chosen by hand, without such a tab.
    expect(proper("status=WAIT_ACCEPT&isArrival=false&q=")).toBe(
      "/user/order?status=WAIT_ACCEPT&isArrival=false",
    );
  });

  it("leaves the parameters of empty fields out of the address", () => {
    expect(proper("q=&status=&worker=&startTime=&isArrival=true")).toBe("/user/order?isArrival=true");
  });
});
