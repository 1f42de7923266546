import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderPreview } from "../../../app/features/order-detail/preview/order-preview";
import { RefundTab } from "../../../app/features/refunds/refund-tab";
import { announceChanges } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const TIME = { "/time": () => new Response("2026-11-22T09:00:00+08:00") };

/** An answer whose field the backend could not give. */
const failing = (field: string) => () =>
  Response.json({
    data: { [field]: null },
    errors: [{ message: "系统繁忙，请稍后再试", path: [field], extensions: { code: 5000 } }],
  });

test("[DETAIL-03] [R9] an order that cannot be read can be tried again, one that is not there cannot", async () => {
  const network = graphNetwork({ OrderDetail: failing("order") }, TIME);
  const { user } = render(<OrderPreview />, { at: "/user/order?preview=5" });
  const dialog = within(await screen.findByRole("dialog", { name: "订单详情" }));
  await dialog.findByText(/系统繁忙/);
  expect(dialog.queryByText(/订单不存在/)).toBeNull();
  network.answer({ OrderDetail: { order: null } });
  await user.click(dialog.getByRole("button", { name: "重新加载" }));
  expect(await dialog.findByText(/订单不存在/)).toBeTruthy();
});

test("[DETAIL-23] [R9] a refund that cannot be read is not called missing", async () => {
  const network = graphNetwork({ OrderRefund: failing("orderRefund") });
  const { user } = render(<RefundTab orderId="5" />);
  await screen.findByText(/系统繁忙/);
  expect(screen.queryByText("没有退款")).toBeNull();
  network.answer({ OrderRefund: { orderRefund: null } });
  await user.click(screen.getByRole("button", { name: "重新加载" }));
  expect(await screen.findByText("没有退款")).toBeTruthy();
  const asked = network.sentTo("OrderRefund").length;
  await act(async () => announceChanges(["Order:5"]));
  await waitFor(() => expect(network.sentTo("OrderRefund")).toHaveLength(asked + 1));
});
