import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { graphNetwork } from "../../support/components/graph-network";
import { listedOrder } from "../../support/components/listed-order";
import { render } from "../../support/components/render";

const NOW = "2026-11-22T02:00:00.000Z";

/** An order whose row has all its buttons; the main one is blocked. */
const order = (id: string) =>
  listedOrder({
    ...{ id, orderNo: `2611201560398${id}`, shopOrderNo: `T-${id}`, shopName: "旗舰店" },
    ...{ status: "WAIT_ACCEPT", expiresAt: null, workerName: "陈师傅", workerPhone: "13700007001" },
    workerVerifiedAt: null,
    ...{ actions: ["ADD_FOLLOW_UP"], blockedActions: [{ action: "ACCEPT", reason: "师傅还没有完工" }] },
  });

test("[U52] what can be pressed in a row of the orders, and is called alike in every row, is described by the order's number", async () => {
  graphNetwork({ SavedViews: { viewer: { orderViews: [] } } }, { "/time": () => new Response(NOW) });
  const data = {
    ...{ orders: [order("4"), order("5")] as never, total: 2, size: 6, counts: null, options: null },
    ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: NOW },
  };
  render(<OrderListPage data={data} />, { at: "/user/order", load: async () => null });
  const table = within(await screen.findByRole("table", { name: "订单列表" }));
  const [, row] = table.getAllByRole("row").slice(-2);
  if (!row) throw new Error("the second row is missing");
  const described = (role: string) =>
    within(row)
      .getAllByRole(role, { description: /^261120 1560 3985/ })
      .map((element) => element.getAttribute("aria-label") ?? element.textContent);
  expect(described("checkbox")).toEqual(["选择订单"]);
  expect(described("link")).toContain("详情");
  expect(described("button")).toEqual(
    within(row)
      .getAllByRole("button")
      .map((button) => button.getAttribute("aria-label") ?? button.textContent),
  );
  expect(described("button")).toEqual(
    expect.arrayContaining(["复制订单号", "复制订单信息", "复制客户电话", "复制师傅电话"]),
  );
});
