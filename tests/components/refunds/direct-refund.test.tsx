import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { DirectRefundDialog } from "../../../app/features/refunds/direct-refund-dialog";
import { UnpaidRefund } from "../../../app/features/refunds/unpaid-refund";
import { orderTags } from "../../../app/lib/graphql/changes";
import { pageClient } from "../../../app/lib/graphql/page-client";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

const order = (facts: object) => ({
  DirectRefund: {
    order: { id: "5", status: "WAIT_ASSIGN", totalAmount: 30_000, originalAmount: 30_000, ...facts },
  },
  RefundOrder: { answer: { __typename: "OrderRefunded", orderId: "5" } },
});

const open = () =>
  render(<DirectRefundDialog orderId="5" onClose={() => undefined} />, { about: ["Order:5"] });

test("[REFUND-02] [REFUND-03] [API-038] a direct refund is sent once it is confirmed, and says where the money goes", async () => {
  const network = graphNetwork(order({ totalAmount: 35_000, payWay: "ALIPAY" }));
  const { user, reloads } = open();
  const dialog = await screen.findByRole("alertdialog");
  expect(await within(dialog).findByText(/¥300\.00 到支付宝、¥50\.00 到钱包余额，原路退回/)).toBeTruthy();
  expect(network.sentTo("RefundOrder")).toEqual([]);
  await user.click(within(dialog).getByRole("button", { name: "确定" }));
  expect(await screen.findByText("退款成功!")).toBeTruthy();
  expect(screen.getByText("正在退回：¥300.00 到支付宝、¥50.00 到钱包余额")).toBeTruthy();
  expect(network.sentTo("RefundOrder")).toEqual([{ orderId: "5" }]);
  await waitFor(() => expect(reloads()).toBe(1));
});

test("[REFUND-03] money that was paid from the wallet is there again at once", async () => {
  graphNetwork(order({ payWay: "WALLET" }));
  const { user } = open();
  expect(await screen.findByText(/¥300\.00 到钱包余额，立即到账/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("已退回：¥300.00 到钱包余额")).toBeTruthy();
});

test("[REFUND-02] [REFUND-03] [ERR-17] [API-038] the refund page of an unpaid order closes it once that is confirmed, and leads to the orders", async () => {
  const network = graphNetwork(order({ status: "WAIT_PAY", payWay: null }));
  const { user, address } = render(<UnpaidRefund orderId="5" />);
  await user.click(screen.getByRole("button", { name: "退款并关闭订单" }));
  expect(await screen.findByText("您确定要退款吗")).toBeTruthy();
  expect(await screen.findByText(/没有款项要退；确定后订单关闭/)).toBeTruthy();
  expect(network.sentTo("RefundOrder")).toEqual([]);
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect(await screen.findByText("退款成功!")).toBeTruthy();
  expect(network.sentTo("RefundOrder")).toEqual([{ orderId: "5" }]);
  await waitFor(() => expect(address()).toBe("/user/order"));
  expect(screen.queryByText(/已退回|正在退回/)).toBeNull();
});

test("[REFUND-02] [REFUND-03] a markup that a colleague pays meanwhile is in the amount before it is confirmed", async () => {
  const network = graphNetwork(order({ payWay: "WALLET" }));
  open();
  expect(await screen.findByText(/¥300\.00 到钱包余额/)).toBeTruthy();
  network.answer(order({ payWay: "WALLET", totalAmount: 35_000 }));
  await act(async () => pageClient().announce({ changed: orderTags("5"), isOwn: false }));
  expect(await screen.findByText(/¥350\.00 到钱包余额/)).toBeTruthy();
});

test("[REFUND-02] opened a second time, nothing is confirmed before the amount is read again", async () => {
  const network = graphNetwork(order({ payWay: "WALLET" }));
  const { user, rerender } = open();
  expect(await screen.findByText(/¥300\.00 到钱包余额/)).toBeTruthy();
  rerender(<p>closed</p>);
  await screen.findByText("closed");
  const never = () => new Promise<object>(() => undefined);
  network.answer({ DirectRefund: never });
  rerender(<DirectRefundDialog orderId="5" onClose={() => undefined} />);
  await waitFor(() => expect(network.sentTo("DirectRefund")).toHaveLength(2));
  expect(screen.queryByText(/¥300\.00/)).toBeNull();
  await user.click(screen.getByRole("button", { name: /^确定/ }));
  expect(network.sentTo("RefundOrder")).toEqual([]);
});

test("[REFUND-02] it can be cancelled before the amount is read", async () => {
  const never = () => new Promise<object>(() => undefined);
  graphNetwork({ DirectRefund: never });
  let isClosed = false;
  const { user } = render(<DirectRefundDialog orderId="5" onClose={() => (isClosed = true)} />, {
    about: ["Order:5"],
  });
  await user.click(await screen.findByRole("button", { name: "取消" }));
  expect(isClosed).toBe(true);
});
