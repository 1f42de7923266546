import { describe, expect, test } from "vitest";
import { detailTabs, parseTab, TAB_LABELS } from "../../../app/features/order-detail/detail-tabs";

const TABS = detailTabs({ bidding: null });

describe("the tabs of an order's detail", () => {
  test("[DETAIL-02] [G-16] stand in the documented order", () => {
    expect(TABS.map((tab) => TAB_LABELS[tab])).toEqual([
      "基础信息",
      "服务信息",
      "退款信息",
      "跟进记录",
      "异常记录",
      "加价申请",
      "物流地图",
    ]);
  });

  test("[DETAIL-04] [DETAIL-05] [DETAIL-06] the abnormal tab is the fifth, the refund tab the third and where a refund leads", () => {
    expect(TABS.indexOf(parseTab("abnormal", null))).toBe(4);
    expect(TABS.indexOf(parseTab("refund", null))).toBe(2);
    expect(parseTab(null, "77")).toBe("refund");
    expect(parseTab("service", "77")).toBe("service");
    expect(parseTab(null, null)).toBe("basic");
    expect(parseTab("constructor", null)).toBe("basic");
  });

  test("[U59] [GEN-05] bids lead while one is to be picked, come last once it is, and no other order has them", () => {
    const open = detailTabs({ bidding: { state: "OPEN" } });
    expect(open[0]).toBe("bids");
    expect(parseTab(null, null, open)).toBe("bids");
    const picked = detailTabs({ bidding: { state: "PICKED" } });
    expect(picked.at(-1)).toBe("bids");
    expect(parseTab(null, null, picked)).toBe("basic");
    expect(parseTab("bids", null, TABS)).toBe("basic");
  });
});
