import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderPreview } from "../../../app/features/order-detail/preview/order-preview";
import { rowLink } from "../../../app/features/order-detail/preview/row-link";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const ANSWERS = {
  OrderDetail: ({ id }: Record<string, unknown>) => ({
    order: loadedOrder({ id: String(id), orderNo: `2611201560398${id}`, items: [], actions: ["CANCEL"] }),
  }),
};
const NOW = "2026-11-22T09:00:00+08:00";

test("[U12] [ACT-04] the arrow keys show the next order, but not while the detail asks whether to cancel this one", async () => {
  graphNetwork(ANSWERS, { "/time": () => new Response(NOW) });
  const { user, address } = render(<OrderPreview ids={["5", "6"]} />, { at: "/user/order?preview=5" });
  const detail = within(await screen.findByRole("dialog", { name: "订单详情" }));
  await user.click(await detail.findByRole("button", { name: "更多" }));
  await user.click(await screen.findByRole("menuitem", { name: "取消订单" }));
  const question = within(await screen.findByRole("alertdialog"));
  await user.keyboard("{ArrowDown}");
  expect(address()).toBe("/user/order?preview=5");
  await user.click(question.getByRole("button", { name: "取消" }));
  await user.keyboard("{ArrowDown}");
  expect(address()).toBe("/user/order?preview=6");
});

test("[U12] [LIST-32] the focus goes back to the link of the order that was shown, not to one whose number begins alike", () => {
  for (const [label, address, isDetail] of [
    ["别的订单", "/user/order?preview=56", false],
    ["已看订单", "/user/order?page=2&preview=5", false],
    ["别的详情", "/user/order/orderinfo?orderid=78", true],
    ["已看详情", "/user/order/orderinfo?orderid=7", true],
    ["操作", "/user/order/acceptance?orderid=8", false],
  ] as const) {
    const link = Object.assign(document.createElement("a"), { href: address, textContent: label });
    if (isDetail) link.setAttribute("aria-haspopup", "dialog");
    document.body.appendChild<Element>(link);
  }
  expect(["5", "7", "8"].map((id) => rowLink(id)?.textContent)).toEqual(["已看订单", "已看详情", undefined]);
  for (const link of document.querySelectorAll("a")) link.remove();
});

test("[U12] [U52] the order that the arrow keys show is told to a screen reader, also one that was shown before", async () => {
  graphNetwork(ANSWERS, { "/time": () => new Response(NOW) });
  const { user } = render(<OrderPreview ids={["5", "6"]} />, { at: "/user/order?preview=5" });
  const detail = within(await screen.findByRole("dialog", { name: "订单详情" }));
  const status = detail.getAllByRole("status")[0];
  const expectTold = (words: string) => waitFor(() => expect(status?.textContent).toBe(words));
  await expectTold("订单 261120 1560 3985");
  for (const [key, words] of [
    ["{ArrowDown}", "订单 261120 1560 3986"],
    ["{ArrowUp}", "订单 261120 1560 3985"],
  ] as const) {
    await user.click(await detail.findByRole("tabpanel"));
    await user.keyboard(key);
    await expectTold(words);
  }
});

test("[U12] [FOLLOW-01] [FOLLOW-03] a note that is typed for one order is neither shown nor stored for the next one", async () => {
  const network = graphNetwork(
    {
      ...ANSWERS,
      OrderFollowUps: { followUps: [] },
      AddFollowUp: { answer: { __typename: "FollowUpChange" } },
    },
    { "/time": () => new Response(NOW) },
  );
  const { user, address } = render(<OrderPreview ids={["5", "6"]} />, { at: "/user/order?preview=5" });
  const detail = within(await screen.findByRole("dialog", { name: "订单详情" }));
  const words = () => detail.findByRole<HTMLTextAreaElement>("textbox", { name: /跟进内容/ });
  const show = async (key: string, id: string) => {
    await user.click(detail.getByRole("tabpanel"));
    await user.keyboard(key);
    expect(address()).toBe(`/user/order?preview=${id}`);
    await detail.findByRole("tabpanel");
  };
  // Both orders are known, so that nothing is loaded between them.
  await detail.findByRole("tabpanel");
  await show("{ArrowDown}", "6");
  await show("{ArrowUp}", "5");
  await user.click(detail.getByRole("tab", { name: "跟进记录" }));
  await user.type(await words(), "门锁已换");
  await show("{ArrowDown}", "6");
  expect((await words()).value).toBe("");
  await user.type(await words(), "楼下等");
  await user.click(detail.getByRole("button", { name: "添加跟进" }));
  await screen.findByText("跟进成功");
  expect(network.sentTo("AddFollowUp")).toMatchObject([{ input: { orderId: "6", content: "楼下等" } }]);
  await show("{ArrowUp}", "5");
  expect((await words()).value).toBe("门锁已换");
});
