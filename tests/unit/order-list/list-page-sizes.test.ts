import { describe, expect, it } from "vitest";
import { listedOrder } from "../../support/components/listed-order";
import { ORDERS, visit } from "./visit-list";

describe("how many orders a page of the list has", () => {
  it("[LIST-04] [CONST-15] [API-027] [LIST-42] has no pager for what fits on one page, and goes to the last page from behind it", async () => {
    const one = await visit("", { orders: { nodes: [listedOrder()], total: 6 } });
    expect(one.html.replaceAll("<!-- -->", "")).not.toMatch(/分页|共 6 条/);
    expect((await visit("", { orders: { nodes: [listedOrder()], total: 7 } })).html).toContain("分页");
    const { response } = await visit("?status=WAIT_PAY&page=9", { orders: { nodes: [], total: 14 } });
    expect(response.headers.get("location")).toBe("/user/order?status=WAIT_PAY&page=3");
  });

  it("[LIST-04] [U1] [CONST-15] has more rows by choice, where they show more: in the address, with the first row still on the page", async () => {
    const sizes = (html: string) =>
      [...html.matchAll(/<a[^>]*aria-label="每页 (\d+) 条"[^>]*href="([^"]+)"/g)].map(([, size, href]) => [
        size,
        href?.replaceAll("&amp;", "&"),
      ]);
    const { asked, html } = await visit("?status=WAIT_PAY&page=3", { orders: { ...ORDERS, total: 60 } });
    expect(asked[0]).toMatchObject({ page: 3, pageSize: 6 });
    expect(sizes(html)).toEqual([
      ["6", "/user/order?status=WAIT_PAY&page=3"],
      ["20", "/user/order?status=WAIT_PAY&size=20"],
      ["50", "/user/order?status=WAIT_PAY&size=50"],
      ["100", "/user/order?status=WAIT_PAY&size=100"],
    ]);
    const larger = await visit("?size=20&page=2", { orders: { ...ORDERS, total: 60 } });
    expect(larger.asked[0]).toMatchObject({ page: 2, pageSize: 20 });
    expect(larger.html).toContain('href="/user/order?page=3&amp;size=20"');
    expect(sizes(larger.html)[0]).toEqual(["6", "/user/order?page=4"]);
    expect(sizes((await visit("")).html).map(([size]) => size)).toEqual(["6", "20"]);
    for (const size of ["7", "101", "1e2", "020"]) {
      expect((await visit(`?size=${size}`)).asked[0]).toMatchObject({ pageSize: 6 });
    }
  });

  it("[LIST-04] a browser remembers how many it has chosen, and an address that says a page does not change its meaning", async () => {
    const headers = { cookie: "token=1; rows_user_order=50; rows_user_order_refund=20" };
    expect((await visit("?status=WAIT_PAY", { headers })).asked[0]).toMatchObject({ pageSize: 50 });
    expect((await visit("?page=2", { headers })).asked[0]).toMatchObject({ page: 2, pageSize: 6 });
    expect((await visit("?size=20", { headers })).asked[0]).toMatchObject({ pageSize: 20 });
    const odd = { cookie: "rows_user_order=1000000" };
    expect((await visit("", { headers: odd })).asked[0]).toMatchObject({ pageSize: 6 });
  });
});
