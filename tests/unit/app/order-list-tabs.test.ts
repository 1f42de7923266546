import { describe, expect, it } from "vitest";
import { filterChips, isNarrowed, searchChip } from "../../../app/features/order-list/filter/filter-chips";
import type { ListFilter } from "../../../app/features/order-list/filter/list-filter";
import { listHref } from "../../../app/features/order-list/filter/list-filter";
import { tabsOf } from "../../../app/features/order-list/tabs/list-tabs";

const COUNTS = {
  WAIT_PAY: 2,
  RECEIVING_ORDER: 6,
  WAIT_ASSIGN: 5,
  WAIT_ACCEPT: 3,
  SUCCESS: 4,
  CLOSE: 1,
  DEAL: 4,
  NOT_ARRIVAL: 5,
  ABNORMAL: 1,
};
const currentTab = (filter: ListFilter) =>
  tabsOf(filter, null).tabs.flatMap(({ label, isCurrent }) => (isCurrent ? [label] : []));
const currentPart = (filter: ListFilter) =>
  tabsOf(filter, null).parts.flatMap(({ label, isCurrent }) => (isCurrent ? [label] : []));

describe("the tabs of the order list", () => {
  it.each([
    ["LIST-07", 1, "全部", "/user/order"],
    ["LIST-08", 2, "待付款", "/user/order?status=WAIT_PAY"],
    ["LIST-09", 3, "未到货", "/user/order?isArrival=false"],
    ["LIST-10", 4, "待接单", "/user/order?status=RECEIVING_ORDER"],
    ["LIST-11", 5, "待预约", "/user/order?status=WAIT_APPOINTMENT"],
    ["LIST-12", 6, "服务中", "/user/order?status=INSERVICE"],
    ["LIST-13", 7, "待验收", "/user/order?status=WAIT_ACCEPT"],
    ["LIST-14", 8, "交易成功", "/user/order?status=DEAL"],
    ["LIST-15", 9, "待评价", "/user/order?status=WAIT_EVALUATE"],
  ])("[%s] have as number %i %s at %s", (_id, place, label, address) => {
    const { tabs } = tabsOf({}, null);
    const tab = tabs[place - 1];
    expect(tab?.label).toBe(label);
    expect(listHref({ filter: tab?.filter ?? {} })).toBe(address);
    expect(currentTab(tab?.filter ?? {})).toEqual([label]);
    expect(tabs).toHaveLength(9);
  });

  it("[LIST-11] waiting for an appointment has the part of what has not arrived", () => {
    const { parts } = tabsOf({ status: "WAIT_APPOINTMENT" }, null);
    expect(parts.map(({ label, filter }) => [label, listHref({ filter })])).toEqual([
      ["全部", "/user/order?status=WAIT_APPOINTMENT"],
      ["未到货", "/user/order?status=WAIT_APPOINTMENT&isArrival=false"],
    ]);
    for (const { label, filter } of parts) {
      expect(currentTab(filter)).toEqual(["待预约"]);
      expect(currentPart(filter)).toEqual([label]);
    }
  });

  it("[LIST-12] being served has the parts of collecting, installing and completing", () => {
    const { parts } = tabsOf({ status: "INSERVICE" }, null);
    expect(parts.map(({ label, filter }) => [label, filter.status])).toEqual([
      ["全部", "INSERVICE"],
      ["待提货", "WAIT_PICK_UP"],
      ["待安装", "WAIT_INSTALL"],
      ["待完工", "WAIT_COMPLETE"],
    ]);
    for (const { label, filter } of parts) {
      expect(currentTab(filter)).toEqual(["服务中"]);
      expect(currentPart(filter)).toEqual([label]);
    }
  });

  it("[LIST-16] [C-43] orders in trouble stand beside the tabs and are none of them", () => {
    expect(tabsOf({ status: "ABNORMAL" }, COUNTS).abnormal).toMatchObject({ isCurrent: true, count: 1 });
    expect(currentTab({ status: "ABNORMAL" })).toEqual([]);
    expect(tabsOf({}, COUNTS).abnormal).toMatchObject({
      label: "异常订单",
      isCurrent: false,
      filter: { status: "ABNORMAL" },
    });
  });

  it("[U2] [LIST-09] show their counts from one answer, and no counts when they could not be read", () => {
    const counts = tabsOf({}, COUNTS).tabs.map(({ count }) => count);
    expect(counts).toEqual([16, 2, 5, 6, undefined, undefined, 3, 4, undefined]);
    expect(tabsOf({}, null).tabs.every(({ count }) => count === undefined)).toBe(true);
  });

  it("[U2] [LIST-16] show no count, and not none, of what the backend does not count", () => {
    const { tabs, abnormal } = tabsOf({}, { ABNORMAL: 2 });
    expect(tabs.every(({ count }) => count === undefined)).toBe(true);
    expect(abnormal.count).toBe(2);
  });

  it("keep the other filters and leave their own behind", () => {
    const { tabs } = tabsOf({ status: "WAIT_PAY", isArrival: "false", customer: "王" }, null);
    expect(tabs[0]?.filter).toEqual({ customer: "王" });
    expect(tabs[5]?.filter).toEqual({ customer: "王", status: "INSERVICE" });
  });
});

describe("applied filters in words", () => {
  const names = { statusName: (status: string) => `<${status}>`, areaName: (code: string) => `[${code}]` };
  const chipsOf = (filter: ListFilter) =>
    filterChips(filter, { ...names, tabFilter: tabsOf(filter, null).tabFilter });

  it("[U9] the search says what it was taken for and offers what else it could be, at one press", () => {
    const chip = searchChip({ status: "WAIT_PAY", orderNum: "26112015603984" });
    expect(chip?.text).toBe("按订单号搜索 26112015603984");
    expect(chip?.filter).toEqual({ status: "WAIT_PAY" });
    expect(chip?.otherKinds).toEqual([
      { label: "客户", filter: { status: "WAIT_PAY", customer: "26112015603984" } },
      { label: "物流单号", filter: { status: "WAIT_PAY", logisticsNo: "26112015603984" } },
      { label: "关键词", filter: { status: "WAIT_PAY", keyword: "26112015603984" } },
    ]);
    expect(searchChip({ keyword: "文三路" })?.text).toBe("按关键词搜索 文三路");
    expect(searchChip({ logisticsNo: "26112015603984" })?.text).toBe("按物流单号搜索 26112015603984");
    expect(searchChip({ customer: "13800138000" })?.text).toBe("按客户电话搜索 13800138000");
    expect(searchChip({ customer: "Tom" })?.text).toBe("按客户搜索 Tom");
    expect(searchChip({ worker: "李" })).toBeNull();
  });

  it("[LIST-19] every filter can be taken away by itself", () => {
    const filter: ListFilter = {
      status: "WAIT_ASSIGN",
      isFinish: "false",
      isArrival: "true",
      orderNum: "26112015603984",
      customer: "王",
      worker: "李",
      goodsTypeName: "沙发",
      areaCode: "330106",
      startTime: "2026-11-01",
      endTime: "2026-11-07",
      completeEndTime: "2026-11-09",
      isGoodsAbnormal: "false",
      appointResult: "true",
    };
    const chips = chipsOf(filter);
    expect(chips.map(({ text }) => text)).toEqual([
      "状态：<WAIT_ASSIGN>",
      "未完结",
      "已到货",
      "货物无异常",
      "预约成功",
      "客户：王",
      "师傅：李",
      "类目：沙发",
      "地区：[330106]",
      "下单：2026-11-01 至 2026-11-07",
      "完工：2026-11-09 止",
    ]);
    expect(chips[9]?.filter).not.toHaveProperty("startTime");
    expect(chips[9]?.filter).not.toHaveProperty("endTime");
    for (const chip of chips) {
      const lost = Object.keys(filter).length - Object.keys(chip.filter).length;
      expect(lost, chip.text).toBe(chip.text.includes("至") ? 2 : 1);
    }
  });

  it("the filter of the current tab is not shown as one to remove", () => {
    for (const filter of [
      { status: "WAIT_INSTALL" },
      { isArrival: "false" },
      { status: "WAIT_APPOINTMENT", isArrival: "false" },
      { status: "ABNORMAL" },
    ]) {
      expect(chipsOf(filter)).toEqual([]);
      expect(isNarrowed(filter, tabsOf(filter, null).tabFilter)).toBe(false);
    }
    const filter = { status: "WAIT_PAY", isArrival: "false" };
    expect(chipsOf(filter).map(({ text }) => text)).toEqual(["未到货"]);
    expect(isNarrowed(filter, tabsOf(filter, null).tabFilter)).toBe(true);
  });
});
