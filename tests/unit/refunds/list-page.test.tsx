import { expect, test } from "vitest";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import RefundList, { loader } from "../../../app/routes/user.order.refund._index/route";
import { renderOnePage } from "../../support/servers/one-page-app";

function Page() {
  return (
    <html lang="zh-CN">
      <body>
        <GraphqlProvider>
          <RefundList />
        </GraphqlProvider>
      </body>
    </html>
  );
}

const REFUND = {
  ...{ id: "9", orderNo: "26112000000001", createdAt: "2026-11-22T09:00:00+08:00", status: "WAIT" },
  ...{ statusName: "待审核", reviewerName: "平台", applyAmount: 100, amount: null, actions: [] },
};

const COUNTS = [
  { filter: null, count: 41 },
  { filter: "WAIT", count: 5 },
  { filter: "REFUSE", count: 0 },
  { filter: "SUCCEEDED", count: 30 },
  { filter: "ARBITRATION", count: 6 },
];

/** The tabs with their numbers and addresses, as a browser gets them, and what the loader asked for. */
async function visit(
  search: string,
  refundCounts: typeof COUNTS | null = COUNTS,
  refundFilters: { filter: string; label: string }[] | null = null,
  refunds: { nodes: object[]; total: number } = { nodes: [], total: 0 },
) {
  const asked: unknown[] = [];
  const response = await renderOnePage(
    { default: Page, loader },
    {
      path: `/${search}`,
      headers: { accept: "text/html", cookie: "token=1; rows_user_order_refund=50" },
      context: {
        hasToken: true,
        graphqlParts: async (_document: unknown, variables: unknown) => {
          asked.push(variables);
          return { viewer: { refunds, refundFilters, refundCounts } };
        },
        cspNonce: "bm9uY2U=",
        requestId: "request-1",
      },
    },
  );
  const html = await response.text();
  const nav = /<nav[^>]*aria-label="退款状态".*?<\/nav>/s.exec(html)?.[0] ?? "";
  const links = [...nav.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to?.replaceAll("&amp;", "&"));
  const tabs = [...nav.matchAll(/<a .*?<\/a>/gs)].map(([tab]) =>
    tab
      .replace(/<[^>]+>/g, " ")
      .trim()
      .split(/\s+/),
  );
  return { asked, links, tabs, html };
}

test("[U2] [REFUND-26] [LIST-17] every tab shows how many refunds it has, by one operation", async () => {
  const { asked, tabs, html } = await visit("?status=REFUSE");
  expect(asked).toHaveLength(1);
  expect(tabs).toEqual([
    ["全部", "41"],
    ["待审核", "5"],
    ["已拒绝", "0"],
    ["退款成功", "30"],
  ]);
  const current = [...html.matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]+)/g)].map(([, label]) => label);
  expect(current).toEqual(["已拒绝"]);
});

test("[REFUND-26] [LIST-17] [LIST-44] [ENUM-08] every tab leads to its status, of the same order number, and asks for the refunds in it", async () => {
  const { links } = await visit("?status=WAIT&orderNo=26");
  expect(links).toEqual([
    "/user/order/refund?orderNo=26",
    "/user/order/refund?status=WAIT&orderNo=26",
    "/user/order/refund?status=REFUSE&orderNo=26",
    "/user/order/refund?status=REFUND_SUEECSS&orderNo=26",
  ]);
  for (const [search, refundFilter] of [
    ["", null],
    ["?status=WAIT", "WAIT"],
    ["?status=REFUSE", "REFUSE"],
    ["?status=REFUND_SUEECSS", "SUCCEEDED"],
  ]) {
    expect((await visit(`${search}`)).asked).toMatchObject([{ refundFilter }]);
  }
});

test("[G-16] tabs without their numbers are tabs", async () => {
  expect((await visit("", null)).tabs).toEqual([["全部"], ["待审核"], ["已拒绝"], ["退款成功"]]);
});

test("[LIST-40] [API-053] [REFUND-26] the tabs have the names that the backend gives them", async () => {
  const names = { WAIT: "等待审核", REFUSE: "被拒绝", SUCCEEDED: "已退款" };
  const filters = Object.entries(names).map(([filter, label]) => ({ filter, label }));
  const { tabs } = await visit("", null, filters);
  expect(tabs).toEqual([["全部"], ["等待审核"], ["被拒绝"], ["已退款"]]);
});

test("[LIST-44] [CONST-15] [API-052] [CONST-26] asks for six refunds of every status, of one order's number if there is one", async () => {
  const { asked } = await visit("?orderNo=26112015603984&page=2");
  expect(asked).toEqual([{ refundFilter: null, orderNo: "26112015603984", page: 2, pageSize: 6 }]);
});

test("[LIST-03] says why there is none: no refund so far, or a status or number that finds none", async () => {
  const none = (await visit("")).html;
  for (const words of ["暂无相关退款", "查看我的订单"]) expect(none).toContain(words);
  expect(none).not.toContain("查看全部退款");
  for (const search of ["?status=WAIT", "?orderNo=26"]) {
    const narrow = (await visit(search)).html;
    for (const words of ["暂无相关退款", "查看全部退款"]) expect(narrow, search).toContain(words);
  }
  const some = { nodes: [{ refund: REFUND, order: null }], total: 1 };
  expect((await visit("", COUNTS, null, some)).html).not.toContain("暂无相关退款");
});

test("[LIST-04] [CONST-15] [API-052] has a pager for what does not fit on one page, and for nothing else (C-62)", async () => {
  const listed = { refund: REFUND, order: null };
  const pager = async (total: number) =>
    (await visit("?page=2", COUNTS, null, { nodes: [listed], total })).html.includes("分页");
  expect([await pager(6), await pager(7)]).toEqual([false, true]);
});

test("[LIST-44] asks for six refunds, or as many as this browser has chosen", async () => {
  expect((await visit("")).asked).toMatchObject([{ pageSize: 50 }]);
  expect((await visit("?page=2")).asked).toMatchObject([{ page: 2, pageSize: 6 }]);
});

test("[LIST-44] [REFUND-26] the search by an order number stays in its tab", async () => {
  const { html } = await visit("?status=WAIT&orderNo=26");
  expect(html).toContain('<input type="hidden" name="status" value="WAIT"/>');
  expect(html).toMatch(/<input[^>]* name="orderNo"/);
});
