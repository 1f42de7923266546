import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderPreview } from "../../../app/features/order-detail/preview/order-preview";
import { graphNetwork } from "../../support/components/graph-network";
import { loadedOrder } from "../../support/components/loaded-order";
import { render } from "../../support/components/render";

const ANSWERS = {
  OrderDetail: ({ id }: Record<string, unknown>) => ({
    order: loadedOrder({ id: String(id), items: [], actions: ["CANCEL"] }),
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
