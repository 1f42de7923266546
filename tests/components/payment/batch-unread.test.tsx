import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { noteServerTime } from "../../../app/lib/clock/server-clock";
import { Code } from "../../../schema/rules/codes";
import { DAY } from "../../../schema/rules/time";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const order = {
  ...{ id: "1", orderNo: "26112310000001", status: "WAIT_PAY", totalAmount: 10_000, bidding: null },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满" },
  expiresAt: new Date(Date.now() + DAY).toISOString(),
};

test.each([
  [Code.NOT_LOGGED_IN, "请先登录"],
  [Code.UPSTREAM_UNAVAILABLE, "服务暂时不可用，请稍后再试"],
])(
  "[GEN-12] all unpaid orders that cannot be read, for reason %i, are told once: %s",
  async (code, message) => {
    noteServerTime(new Date().toISOString());
    graphNetwork({
      BatchOrders: { viewer: { ordersById: [order], unpaidOrders: Array(60).fill(order) } },
      Payer: payerAnswer(),
      UnpaidOrders: Response.json({ data: null, errors: [{ message, extensions: { code } }] }),
    });
    const { user } = render(<BatchPayDialog orderIds={["1"]} onOpenChange={vi.fn()} onPaid={vi.fn()} />);
    await user.click(await screen.findByRole("checkbox", { name: "全选待付款订单" }));
    await screen.findByText(message);
    expect(screen.getByRole("alert").textContent).toBe(message);
  },
);
