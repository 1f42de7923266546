import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { EVERYTHING, orderTags } from "../../../app/lib/graphql/changes";
import { announceDoubt, pageClient } from "../../../app/lib/graphql/page-client";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { listedOrder } from "../../support/components/listed-order";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const NOW = "2026-11-22T02:00:00.000Z";
const LATER = "2099-11-24T10:00:00.000Z";

const unpaid = (id: string) => listedOrder({ id, totalAmount: 10_000, expiresAt: LATER });
const paid = (id: string) => ({ ...unpaid(id), status: "RECEIVING_ORDER", actions: [], expiresAt: null });
const UNPAID = ["1", "2", "3"].map(unpaid);
const answerOf = (orders: readonly object[]) => ({
  viewer: { ordersById: orders, orderCounts: [], unpaidOrders: [] },
});

const pageOf = (orders: readonly object[]) => (
  <OrderListPage
    data={{
      ...{ orders: orders as never, total: orders.length, size: 6, counts: null, options: null },
      ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: NOW },
    }}
  />
);

/** The list of three unpaid orders, all of which are chosen. */
async function openChosen() {
  const network = graphNetwork(
    {
      ...{ SavedViews: { viewer: { orderViews: [] } }, Payer: payerAnswer(), LiveOrders: answerOf([]) },
      BatchOrders: answerOf(UNPAID),
    },
    { "/time": () => new Response(NOW) },
  );
  const page = render(pageOf(UNPAID), { at: "/user/order?status=WAIT_PAY", load: async () => null });
  await page.user.click(await screen.findByRole("checkbox", { name: "选择本页全部订单" }));
  await waitFor(() => expect(summary()).toContain("已选 3 单"));
  return { network, ...page };
}

const summary = () =>
  within(screen.getByRole("region", { name: "批量操作", hidden: true })).getByRole("status", { hidden: true })
    .textContent;
const changeElsewhere = (id: string) =>
  act(async () => pageClient().announce({ changed: orderTags(id), isOwn: false }));

test("[U7] an order that was paid elsewhere during 支付所选 is neither counted nor summed up behind the dialog", async () => {
  const { network, user, rerender, reloads } = await openChosen();
  await user.click(screen.getByRole("button", { name: "支付所选 3" }));
  const dialog = within(await screen.findByRole("dialog", { name: "批量支付" }));
  await dialog.findByText(/^已选 3 单/);
  network.answer({
    PayOrders: {
      answer: { __typename: "BusinessError", code: Code.ORDER_ALREADY_PAID, message: "订单已支付" },
    },
    BatchOrders: answerOf([unpaid("1"), paid("2"), unpaid("3")]),
    ChosenOrders: answerOf([paid("2")]),
  });
  await user.click(dialog.getByRole("button", { name: "确认支付" }));
  const password = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  await user.type(password.getByLabelText(/^支付密码/), "123456");
  await user.click(password.getByRole("button", { name: "确认支付" }));
  await screen.findByText(/订单状态刚刚发生变化，本次没有扣款/);
  await waitFor(() => expect(reloads()).toBe(1));
  // The page was loaded again, and the paid order has left the tab.
  rerender(pageOf([unpaid("1"), unpaid("3")]));
  const again = within(await screen.findByRole("dialog", { name: "批量支付" }));
  await user.click(again.getByRole("button", { name: "取消" }));
  expect(await screen.findByRole("button", { name: "支付所选 2" })).toBeTruthy();
  expect(summary()).toBe("已选 3 单，其中 1 单在其他页待付款 2 项，合计 ¥200.00");
  expect(network.sentTo("ChosenOrders")).toEqual([{ ids: ["2"] }]);
});

test("an order of the page whose answer was lost is read again in its place, and the page is not loaded again", async () => {
  const { network, reloads } = await openChosen();
  const before = reloads();
  network.answer({ LiveOrders: answerOf([paid("2")]) });
  await act(async () => announceDoubt(orderTags("2")));
  await waitFor(() => expect(summary()).toContain("待付款 2 项，合计 ¥200.00"));
  expect(network.sentTo("LiveOrders")).toEqual([{ ids: ["2"], hasRows: true }]);
  expect(reloads()).toBe(before);
});

test("[U7] of the orders that were chosen on another page only the one that changes is read again", async () => {
  const { network, rerender } = await openChosen();
  rerender(pageOf([unpaid("9")]));
  await waitFor(() => expect(summary()).toContain("待付款 3 项，合计 ¥300.00"));
  network.answer({ ChosenOrders: answerOf([paid("1")]) });
  await changeElsewhere("1");
  await waitFor(() => expect(summary()).toBe("已选 3 单，其中 3 单在其他页待付款 2 项，合计 ¥200.00"));
  await changeElsewhere("8");
  expect(network.sentTo("ChosenOrders")).toEqual([{ ids: ["1"] }]);
});

test("[U7] chosen orders of another page are all read again after a gap, and once more after a failed answer", async () => {
  const { network, rerender } = await openChosen();
  rerender(pageOf([unpaid("9")]));
  await waitFor(() => expect(summary()).toContain("其中 3 单在其他页"));
  network.answer({ ChosenOrders: new Response(null, { status: 503 }) });
  await act(async () => pageClient().announce({ changed: [EVERYTHING], isOwn: false }));
  await waitFor(() => expect(network.sentTo("ChosenOrders")).toEqual([{ ids: ["1", "2", "3"] }]));
  expect(summary()).toContain("待付款 3 项，合计 ¥300.00");
  network.answer({ ChosenOrders: answerOf([paid("1"), paid("2"), unpaid("3")]) });
  await changeElsewhere("8");
  await waitFor(() => expect(summary()).toContain("待付款 1 项，合计 ¥100.00"));
});
