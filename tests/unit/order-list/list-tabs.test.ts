import { describe, expect, it } from "vitest";
import { visit } from "./visit-list";

/** Names and addresses of the links in a part of the page that has a name. */
const linksIn = (html: string, name: string) => {
  const [, part = ""] = html.split(`<nav aria-label="${name}"`);
  return [...(part.split("</nav>")[0] ?? "").matchAll(/<a[^>]*href="([^"]*)"[^>]*>([^<]*)/g)].map(
    ([, to, label]) => [label, to?.replaceAll("&amp;", "&")],
  );
};

describe("the tabs of the order list, as a browser gets them", () => {
  it.each([
    ["LIST-07", "全部", "/user/order"],
    ["LIST-08", "待付款", "/user/order?status=WAIT_PAY"],
    ["LIST-09", "未到货", "/user/order?isArrival=false"],
    ["LIST-10", "待接单", "/user/order?status=RECEIVING_ORDER"],
    ["LIST-11", "待预约", "/user/order?status=WAIT_APPOINTMENT"],
    ["LIST-12", "服务中", "/user/order?status=INSERVICE"],
    ["LIST-13", "待验收", "/user/order?status=WAIT_ACCEPT"],
    ["LIST-14", "交易成功", "/user/order?status=DEAL"],
    ["LIST-15", "待评价", "/user/order?status=WAIT_EVALUATE"],
    ["ENUM-01", "待付款", "/user/order?status=WAIT_PAY"],
    ["ENUM-01", "待接单", "/user/order?status=RECEIVING_ORDER"],
    ["ENUM-01", "待预约", "/user/order?status=WAIT_APPOINTMENT"],
    ["ENUM-01", "待验收", "/user/order?status=WAIT_ACCEPT"],
    ["ENUM-02", "服务中", "/user/order?status=INSERVICE"],
    ["ENUM-02", "交易成功", "/user/order?status=DEAL"],
    ["ENUM-02", "待评价", "/user/order?status=WAIT_EVALUATE"],
  ])("[%s] has a tab %s that leads to %s", async (_id, label, to) => {
    const { asked, html } = await visit(to.replace("/user/order", ""));
    expect(linksIn(html, "订单状态")).toContainEqual([label, to]);
    const [, current] =
      /<a[^>]*aria-current="page"[^>]*>([^<]+)/.exec(html.split('"订单状态"')[1] ?? "") ?? [];
    expect(current).toBe(label);
    const [, name, value] = /\?(\w+)=(\w+)/.exec(to) ?? [];
    const wanted = name === "isArrival" ? { isArrival: false } : value ? { status: value } : {};
    expect(asked[0]?.filter).toEqual(wanted);
  });

  it("[LIST-11] [LIST-12] has below a tab the parts of its orders, each at its address", async () => {
    const parts = async (search: string) => linksIn((await visit(search)).html, "状态细分");
    const all = "/user/order?status=WAIT_APPOINTMENT";
    expect(await parts("?status=WAIT_APPOINTMENT")).toEqual([
      ["全部", all],
      ["未到货", `${all}&isArrival=false`],
    ]);
    expect(await parts("?status=WAIT_INSTALL")).toEqual([
      ["全部", "/user/order?status=INSERVICE"],
      ["待提货", "/user/order?status=WAIT_PICK_UP"],
      ["待安装", "/user/order?status=WAIT_INSTALL"],
      ["待完工", "/user/order?status=WAIT_COMPLETE"],
    ]);
    expect(await parts("?status=WAIT_PAY")).toEqual([]);
  });

  it.each([
    ["LIST-11", "全部", "status=WAIT_APPOINTMENT", { status: "WAIT_APPOINTMENT" }],
    [
      "LIST-11",
      "未到货",
      "status=WAIT_APPOINTMENT&isArrival=false",
      { status: "WAIT_APPOINTMENT", isArrival: false },
    ],
    ["LIST-12", "全部", "status=INSERVICE", { status: "INSERVICE" }],
    ["LIST-12", "待提货", "status=WAIT_PICK_UP", { status: "WAIT_PICK_UP" }],
    ["LIST-12", "待安装", "status=WAIT_INSTALL", { status: "WAIT_INSTALL" }],
    ["LIST-12", "待完工", "status=WAIT_COMPLETE", { status: "WAIT_COMPLETE" }],
  ])("[%s] the part %s at %s is marked, and asks for its orders", async (_id, label, search, filter) => {
    const { asked, html } = await visit(`?${search}`);
    expect(asked[0]?.filter).toEqual(filter);
    const [, current] =
      /<a[^>]*aria-current="page"[^>]*>([^<]+)/.exec(html.split('"状态细分"')[1] ?? "") ?? [];
    expect(current).toBe(label);
  });
});
