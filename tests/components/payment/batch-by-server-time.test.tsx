import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { DAY } from "../../../schema/rules/time";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

/** A day before the visitor's clock. */
const now = Date.now() - DAY;
const order = {
  ...{ id: "1", orderNo: "26112310000001", status: "WAIT_PAY", totalAmount: 10_000, bidding: null },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满" },
  expiresAt: new Date(now + DAY / 2).toISOString(),
};

test("[R20] [PAY-30] whether an order can still be paid is judged by the server's time, also on a page that does not tell it", async () => {
  const time = Promise.withResolvers<Response>();
  const network = graphNetwork(
    {
      BatchOrders: { viewer: { ordersById: [order], unpaidOrders: [order] } },
      Payer: payerAnswer(),
    },
    { "/time": () => time.promise },
  );
  render(<BatchPayDialog orderIds={["1"]} onOpenChange={vi.fn()} onPaid={vi.fn()} />);
  await eventually(() => expect(network.sentTo("Payer")).toHaveLength(1));
  expect(network.sentTo("BatchOrders")).toEqual([]);
  time.resolve(new Response(new Date(now).toISOString()));
  expect(await screen.findByRole("list", { name: "待付款订单" })).toBeTruthy();
  expect(screen.queryByRole("list", { name: "不能支付的订单" })).toBeNull();
});
