import { Outlet } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { GraphqlProvider } from "../../../app/lib/graphql/provider";
import { LocaleProvider } from "../../../app/ui/locale-provider";
import { REMIX_FUTURE } from "../../../vite/remix-future";
import { graphNetwork } from "../../support/components/graph-network";
import { expectConsole } from "../../support/console-is-error";

interface ListRoute {
  default: ComponentType;
  ErrorBoundary: ComponentType;
}

const routes = import.meta.glob<ListRoute>("../../../app/routes/user.*/route.tsx");
const sources = import.meta.glob<string>("../../../app/routes/user.*/*.tsx", {
  query: "?raw",
  import: "default",
});
const nameOf = (file: string) => file.split("/").at(-2);

const Frame = () => (
  <LocaleProvider>
    <GraphqlProvider>
      <Outlet />
    </GraphqlProvider>
  </LocaleProvider>
);

/** Name of the route, its address, its heading, what else stays, and what is said in place of the rows. */
const LISTS: [name: string, address: string, heading: string, stays: string[], failure: string][] = [
  ["user.order._index", "/user/order?status=WAIT_PAY", "我的订单", ["待付款", "筛选"], "订单列表加载失败"],
  ["user.order.refund._index", "/user/order/refund", "退款订单", ["已拒绝", "搜索"], "退款列表加载失败"],
  ["user.right._index", "/user/right?tab=arbitration", "维权中心", ["退款仲裁", "搜索"], "仲裁列表加载失败"],
  ["user.followup.record", "/user/followup/record", "异常跟进", ["处理状态"], "异常记录加载失败"],
  ["user.wallet._index", "/user/wallet", "我的钱包", ["搜索"], "钱包明细加载失败"],
  ["user.wallet.withdraw", "/user/wallet/withdraw", "提现记录", ["搜索"], "提现记录加载失败"],
  ["user.bill", "/user/bill?year=2025", "月账单", ["2024年"], "账单加载失败"],
  ["user.profitLoss.order", "/user/profitLoss/order", "订单盈亏", ["搜索"], "订单盈亏加载失败"],
  ["user.commodity._index", "/user/commodity", "我的商品", ["搜索"], "商品列表加载失败"],
  ["user.message._index", "/user/message?type=system", "消息", ["系统消息"], "系统消息加载失败"],
  ["user.notice._index", "/user/notice", "平台公告", [], "平台公告加载失败"],
  ["user.feedback._index", "/user/feedback", "意见反馈", ["我要反馈"], "反馈列表加载失败"],
  ["user.batch.order", "/user/batch/order", "批量下单", ["查看导入结果"], "导入记录加载失败"],
  ["user.safety.activity", "/user/safety/activity", "账户动态", ["登录设备"], "账户动态加载失败"],
  ["user.safety.sessions", "/user/safety/sessions", "登录设备", ["账户动态"], "登录设备加载失败"],
  [
    "user.developer_.webhooks.deliveries",
    "/user/developer/webhooks/deliveries?webhook=5",
    "推送记录",
    ["Webhook"],
    "推送记录加载失败",
  ],
];

test("every page with a list is among them", async () => {
  const lists = await Promise.all(
    Object.entries(sources).map(async ([file, source]) =>
      (await source()).includes("<ListRows") ? [nameOf(file)] : [],
    ),
  );
  const known = new Set<string | undefined>(LISTS.map(([name]) => name));
  expect(lists.flat().filter((name) => !known.has(name))).toEqual([]);
});

test.each(LISTS)(
  "[U11] [R23] %s keeps its heading, tabs and search when it cannot be loaded, and asks again",
  async (name, address, heading, stays, failure) => {
    expectConsole(/Failed to fetch/);
    graphNetwork(
      {
        MarkupRequests: { viewer: { markupRequests: { nodes: [] } } },
        SavedViews: { viewer: { orderViews: [] } },
      },
      { "/time": () => new Response(new Date().toISOString()) },
    );
    const route = await routes[`../../../app/routes/${name}/route.tsx`]?.();
    let loads = 0;
    const Site = createRemixStub([
      {
        Component: Frame,
        children: [
          {
            path: address.split("?")[0],
            Component: route?.default,
            ErrorBoundary: route?.ErrorBoundary,
            loader: () => {
              loads++;
              throw new TypeError("Failed to fetch");
            },
          },
        ],
      },
    ]);
    render(<Site initialEntries={[address]} future={REMIX_FUTURE} />);
    expect(await screen.findByRole("heading", { level: 1, name: heading })).toBeTruthy();
    for (const text of stays) {
      const found = [...screen.queryAllByText(text, { exact: false }), ...screen.queryAllByLabelText(text)];
      expect(found.length, text).toBeGreaterThan(0);
    }
    expect(screen.getByText(failure)).toBeTruthy();
    const [retry] = screen.getAllByRole("button", { name: "重试" });
    await userEvent.click(retry as HTMLElement);
    await waitFor(() => expect(loads).toBe(2));
  },
);
