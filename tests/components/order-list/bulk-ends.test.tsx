import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DEFAULT_VIEW } from "../../../app/features/order-list/columns/list-view";
import { OrderListPage } from "../../../app/routes/user.order._index/order-list-page";
import { cancelUnlessThird, finishedOrder, photosOf } from "../../support/components/batch-answers";
import { graphNetwork } from "../../support/components/graph-network";
import { listedOrder } from "../../support/components/listed-order";
import { render } from "../../support/components/render";

const NOW = "2026-11-22T02:00:00.000Z";

/** The list of these orders, all of which are chosen, with the dialog that this button of the bar opens. */
async function openChosen(orders: readonly object[], button: string, title: string) {
  const network = graphNetwork(
    {
      ...{ SavedViews: { viewer: { orderViews: [] } }, BulkAcceptPhotos: photosOf },
      ...{ AcceptOrder: { answer: { __typename: "OrderChange" } }, CancelOrder: cancelUnlessThird },
    },
    { "/time": () => new Response(NOW) },
  );
  const data = {
    ...{ orders: orders as never, total: orders.length, size: 6, counts: null, options: null },
    ...{ view: DEFAULT_VIEW, expectsViews: false, serverNow: NOW },
  };
  const { user } = render(<OrderListPage data={data} />, { at: "/user/order", load: async () => null });
  await user.click(await screen.findByRole("checkbox", { name: "选择本页全部订单" }));
  await user.click(screen.getByRole("button", { name: button }));
  return { user, network, dialog: within(await screen.findByRole("dialog", { name: title })) };
}

const bar = () => screen.findByRole("region", { name: "批量操作" });

test("[U7] [ACC-02] a press outside leaves 验收 open, and Escape goes on to the question about those that were passed", async () => {
  const orders = ["1", "2", "3"].map(finishedOrder);
  const { user, network, dialog } = await openChosen(orders, "验收通过 3", "验收 1 / 3");
  await dialog.findByText("第 1 单完工");
  await user.click(dialog.getByRole("button", { name: "验收通过" }));
  await screen.findByText("第 2 单完工");
  await user.click(document.body);
  expect(screen.getByRole("dialog", { name: "验收 2 / 3" })).toBeTruthy();
  await user.keyboard("{Escape}");
  const question = within(await screen.findByRole("dialog", { name: "验收" }));
  expect(question.getByText("确定验收通过吗？款项将付给师傅，之后不能退款")).toBeTruthy();
  await user.click(document.body);
  await user.click(question.getByRole("button", { name: "验收通过 1 单" }));
  await question.findByText("1 单已验收通过");
  expect(network.sentTo("AcceptOrder")).toEqual([{ orderId: "1" }]);
});

test("[U7] 验收 that is closed before any order was passed is over, and all orders stay chosen", async () => {
  const { user, network, dialog } = await openChosen(
    ["1", "2"].map(finishedOrder),
    "验收通过 2",
    "验收 1 / 2",
  );
  await dialog.findByText("第 1 单完工");
  await user.click(dialog.getByRole("button", { name: "暂不验收" }));
  await screen.findByText("第 2 单完工");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect((await bar()).textContent).toContain("已选 2 单");
  expect(network.sentTo("AcceptOrder")).toEqual([]);
});

test("[U7] [U52] Enter that is pressed once more after 验收通过 does not answer for the next order, which has the focus", async () => {
  const orders = ["1", "2", "3"].map(finishedOrder);
  const { user, dialog } = await openChosen(orders, "验收通过 3", "验收 1 / 3");
  await dialog.findByText("第 1 单完工");
  dialog.getByRole("button", { name: "验收通过" }).focus();
  await user.keyboard("{Enter}{Enter}");
  await dialog.findByText("第 2 单完工");
  expect(document.activeElement?.textContent).toContain("苏晚");
  await user.keyboard("{Enter}");
  expect(screen.getByRole("dialog", { name: "验收 2 / 3" })).toBeTruthy();
});

test.each(["关闭", "Escape"])(
  "[U7] of orders that are cancelled together, %s at the end leaves only those chosen that failed",
  async (way) => {
    const orders = ["1", "2", "3"].map((id) => listedOrder({ id }));
    const { user, dialog } = await openChosen(orders, "取消订单 3", "取消订单");
    await user.click(dialog.getByRole("button", { name: "取消订单 3 单" }));
    await dialog.findByText("2 单已取消，1 单未成功");
    if (way === "Escape") await user.keyboard("{Escape}");
    else await user.click(dialog.getByText(way, { selector: "footer *" }));
    expect((await bar()).textContent).toContain("已选 1 单");
    const boxes = screen.getAllByRole<HTMLInputElement>("checkbox", { name: "选择订单" });
    expect(boxes.map(({ checked }) => checked)).toEqual([false, false, true]);
  },
);

test("[U7] orders that were all accepted together are no longer chosen", async () => {
  const { user, dialog } = await openChosen([finishedOrder("1")], "验收通过 1", "验收 1 / 1");
  await dialog.findByText("第 1 单完工");
  await user.click(dialog.getByRole("button", { name: "验收通过" }));
  const question = within(await screen.findByRole("dialog", { name: "验收" }));
  await user.click(question.getByRole("button", { name: "验收通过 1 单" }));
  await user.click(await question.findByRole("button", { name: "完成" }));
  const [box] = await screen.findAllByRole<HTMLInputElement>("checkbox", { name: "选择订单" });
  expect(box?.checked).toBe(false);
});
