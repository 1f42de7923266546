import { describe, expect, it } from "vitest";
import { HEADER_TABS, menuPagesFor, SIDE_MENU } from "../../../app/features/customer-area/menu";
import { EVERYTHING } from "../../../app/features/customer-area/offers";
import {
  allOrdersEntry,
  orderEntries,
  orderFiltersFor,
  placesFor,
} from "../../../app/features/shortcuts/palette/palette-entries";
import { pageOfGoKey, shortcutGroups } from "../../../app/features/shortcuts/shortcut-keys";

const all = menuPagesFor(EVERYTHING);

const labelsFor = (text: string) =>
  placesFor(text, all).flatMap(({ entries }) => entries.map(({ label }) => label));

describe("places of the palette", () => {
  it("[U47] are all pages of the menu, each once, and what can be done, before anything is typed", () => {
    const [pages, actions] = placesFor("", all);
    const known = new Set([...HEADER_TABS, ...SIDE_MENU].map(({ to }) => to));
    expect(pages?.entries.map(({ to }) => to).sort()).toEqual([...known].sort());
    expect(actions?.entries.map(({ label }) => label)).toContain("立即下单");
  });

  it.each([
    ["退款", "退款订单"],
    ["客服", "联系我们"],
    ["验收", "查看待验收的订单"],
  ])("[U47] %s finds %s", (text, label) => {
    expect(labelsFor(text)).toContain(label);
  });

  it("[U47] have no page that the backend has no calls for", () => {
    const pages = menuPagesFor({ ...EVERYTHING, batchOrders: false });
    expect(labelsFor("批量下单")).toEqual(["批量下单"]);
    expect(placesFor("批量下单", pages)).toEqual([]);
  });

  it("are none for a text that means none of them", () => {
    expect(placesFor("13800138000", all)).toEqual([]);
  });
});

describe("orders of the palette", () => {
  it.each([
    ["a whole order number", "2026 1120 0001 23", [{ orderNo: "20261120000123" }]],
    ["the beginning of one, or of a phone", "202611", [{ customer: "202611" }, { orderNo: "202611" }]],
    [
      "a phone as it is pasted",
      "+86 137-0000-1234",
      [{ customer: "13700001234" }, { orderNo: "13700001234" }],
    ],
    ["the last four digits of a phone", "9952", [{ customer: "9952" }, { orderNo: "9952" }]],
    ["a landline", "0757-23881234", [{ customer: "0757-23881234" }]],
    ["a phone as its row shows it", "138 0013 8000 转 801", [{ customer: "13800138000-801" }]],
    [
      "a part of a number as its row shows it",
      "261120 1560",
      [{ customer: "2611201560" }, { orderNo: "2611201560" }],
    ],
    ["a name", "苏晚", [{ customer: "苏晚" }]],
    ["a waybill", "SF1234567", [{ logisticsNo: "SF1234567" }]],
    ["two digits, which say nothing", "12", []],
    ["nothing", "  ", []],
  ])("[U47] are found by %s", (_what, text, filters) => {
    expect(orderFiltersFor(text)).toEqual(filters);
  });

  it("lead to their detail, each once", () => {
    const order = {
      id: "7",
      orderNo: "20261120000123",
      customerName: "苏晚",
      displayStatus: "待付款",
      serviceTypeName: "配送并安装",
    };
    expect(orderEntries([order, order])).toEqual([
      {
        id: "order:7",
        label: "202611 2000 0123 苏晚",
        note: "待付款 · 配送并安装",
        to: "/user/order/orderinfo?orderid=7",
      },
    ]);
  });

  it("that are more than shown are all found by the list's own search", () => {
    expect(allOrdersEntry(" 苏晚 ").to).toBe(`/user/order?q=${encodeURIComponent("苏晚")}`);
  });
});

describe("a page that is not offered", () => {
  const pages = menuPagesFor({ ...EVERYTHING, bills: false });

  it("has no line in the palette, no key, and none in the list of keys", () => {
    expect(placesFor("账单", all)[0]?.entries.map(({ to }) => to)).toEqual(["/user/bill"]);
    expect(placesFor("账单", pages)).toEqual([]);
    expect(pageOfGoKey("b", all)).toBe("/user/bill");
    expect(pageOfGoKey("b", pages)).toBeUndefined();
    expect(JSON.stringify(shortcutGroups(pages))).not.toContain("月账单");
  });
});

describe("the list of all shortcuts", () => {
  it("[U47] names a key for every page of the menu, none twice", () => {
    const go = shortcutGroups(all)
      .flatMap(({ shortcuts }) => shortcuts)
      .filter(({ keys }) => keys[0] === "g");
    const pages = new Set([...HEADER_TABS, ...SIDE_MENU].map(({ to }) => to));
    expect(go).toHaveLength(pages.size);
    expect(new Set(go.map(({ keys }) => keys[1])).size).toBe(pages.size);
  });
});
