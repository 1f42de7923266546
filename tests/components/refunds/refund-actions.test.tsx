import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { RefundActions } from "../../../app/features/refunds/refund-actions";
import { ArbitrationCard } from "../../../app/features/rights/arbitration-card";
import { graphNetwork } from "../../support/graph-network";
import { render } from "../../support/render";

const CANCELLED = { CancelRefund: { answer: { __typename: "RefundCancelled" } } };
const facts = {
  id: "9",
  orderId: "5",
  orderNo: "26112300000005",
  allowance: 0,
  totalAmount: 30_000,
  maxAllowance: 24_000,
};

const showActions = (...actions: string[]) => {
  const onChanged = vi.fn();
  const refund = { ...facts, actions } as never;
  return { ...render(<RefundActions refund={refund} onChanged={onChanged} hasDetail />), onChanged };
};
const buttons = () => screen.getAllByRole("button").map(({ textContent }) => textContent);

describe("a refund in the list", () => {
  test("[REFUND-20] [ARB-07] [ERR-17] under arbitration: its arbitration is cancelled after a question", async () => {
    const network = graphNetwork(CANCELLED);
    const { user, onChanged } = showActions("CANCEL_ARBITRATION");
    expect(buttons()).toEqual(["取消仲裁", "退款详情"]);
    await user.click(screen.getByRole("button", { name: "取消仲裁" }));
    const dialog = await screen.findByRole("alertdialog");
    expect(within(dialog).getByText("您确定要取消此仲裁?")).toBeTruthy();
    expect(network.sent).toEqual([]);
    await user.click(within(dialog).getByRole("button", { name: "确定" }));
    expect(await screen.findByText("取消成功!")).toBeTruthy();
    expect(network.sentTo("CancelRefund")).toEqual([{ id: "9" }]);
    expect(onChanged).toHaveBeenCalledOnce();
  });

  test("[REFUND-21] after a handled arbitration only its detail is offered, which opens over the list", async () => {
    graphNetwork();
    const { user, address } = showActions();
    expect(buttons()).toEqual(["退款详情"]);
    await user.click(screen.getByRole("button", { name: "退款详情" }));
    expect(address()).toMatch(/^\/page\?.*5.*9/);
  });

  test("[ERR-17] under review: cancelling asks first", async () => {
    graphNetwork(CANCELLED);
    const { user } = showActions("MODIFY", "CANCEL");
    await user.click(screen.getByRole("button", { name: "取消退款" }));
    expect(await screen.findByText("您确定要取消此退款?")).toBeTruthy();
  });
});

test("[ERR-17] an arbitration in the rights centre: cancelling asks first", async () => {
  const network = graphNetwork(CANCELLED);
  const arbitration = { arbitrationNo: "A1", appliedAt: "2026-11-22T09:00:00+08:00", applyAmount: 100 };
  const refund = {
    ...facts,
    actions: ["CANCEL_ARBITRATION"],
    status: "ARBITRATION",
    statusName: "仲裁中",
    arbitration: { ...arbitration, amount: null, content: "师傅没有上门", result: null },
  };
  const { user } = render(<ArbitrationCard refund={refund as never} onChanged={() => undefined} />);
  await user.click(screen.getByRole("button", { name: "取消仲裁" }));
  const dialog = await screen.findByRole("alertdialog");
  expect(within(dialog).getByText("确认取消仲裁吗？")).toBeTruthy();
  await user.click(within(dialog).getByRole("button", { name: "确定" }));
  expect(await screen.findByText("取消成功!")).toBeTruthy();
  expect(network.sentTo("CancelRefund")).toEqual([{ id: "9" }]);
});
