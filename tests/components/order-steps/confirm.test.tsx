import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { CancelDialog } from "../../../app/features/order-steps/cancel-dialog";
import { DelayDialog } from "../../../app/features/order-steps/delay-dialog";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

test.each([
  ["ACT-02", CancelDialog, "您确定要取消此订单?", "CancelOrder", "取消成功!"],
  ["ACC-10", DelayDialog, "确定延长验收吗？每笔订单只能延长一次", "DelayAcceptance", "延长成功!"],
] as const)(
  "[%s] is asked first, sent after a yes, and said",
  async (_id, Dialog, question, step, success) => {
    const network = graphNetwork({ [step]: { answer: { __typename: "OrderChange" } } });
    const { user, reloads } = render(<Dialog orderId="5" onClose={() => undefined} />, {
      about: ["Order:5"],
    });
    expect(await screen.findByText(question)).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "取消" }));
    expect(network.sent).toEqual([]);
    await user.click(screen.getByRole("button", { name: "确定" }));
    expect(await screen.findByText(success)).toBeTruthy();
    expect(network.sentTo(step)).toEqual([{ orderId: "5" }]);
    await waitFor(() => expect(reloads()).toBe(1));
  },
);
