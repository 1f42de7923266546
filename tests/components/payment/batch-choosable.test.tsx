import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { noteServerTime } from "../../../app/lib/clock/server-clock";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const order = (id: string, change: object = {}) => ({
  ...{ id, orderNo: `2611231000000${id}`, status: "WAIT_PAY", expiresAt: "2026-11-24T10:00:00.000Z" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", totalAmount: 10_000 },
  ...{ bidding: null, ...change },
});
const LISTED = [order("1"), order("2")];
/** Orders of other pages that wait for their payment, and cannot be paid. */
const UNPAYABLE = [
  order("8", { bidding: { state: "OPEN" }, totalAmount: 0 }),
  order("9", { expiresAt: "2026-11-23T09:59:59.000Z" }),
];

/** The dialog of two orders, for a customer with these unpaid ones. */
async function openBatch(unpaidOrders: readonly object[]) {
  noteServerTime("2026-11-23T10:00:00.000Z");
  const network = graphNetwork({
    ...{ BatchOrders: { viewer: { ordersById: LISTED, unpaidOrders } }, Payer: payerAnswer() },
    UnpaidOrders: { viewer: { unpaidOrders } },
  });
  const { user } = render(<BatchPayDialog orderIds={["1", "2"]} onOpenChange={vi.fn()} onPaid={vi.fn()} />);
  await screen.findByRole("list", { name: "待付款订单" });
  return { network, user };
}

const all = () => screen.getByRole<HTMLInputElement>("checkbox", { name: "全选待付款订单" });
const isAll = () => [all().checked, all().indeterminate];
const chosen = () =>
  /已选 \d+ 单( \/ 可选 \d+ 单)?/.exec(
    screen.getByRole("dialog", { name: "批量支付" }).textContent ?? "",
  )?.[0];

test("[PAY-30] all are chosen although others wait for bids or have run out of time", async () => {
  const { network } = await openBatch([...LISTED, ...UNPAYABLE]);
  expect(chosen()).toBe("已选 2 单");
  await waitFor(() => expect(isAll()).toEqual([true, false]));
  fireEvent(document, new Event("visibilitychange"));
  await waitFor(() => expect(network.sentTo("BatchOrders")).toHaveLength(2));
  await waitFor(() => expect(all().disabled).toBe(false));
  expect([chosen(), ...isAll()]).toEqual(["已选 2 单", true, false]);
});

test("[PAY-30] 全选待付款订单 becomes fully ticked when all that can be paid are chosen", async () => {
  const { network, user } = await openBatch([...LISTED, order("3"), ...UNPAYABLE]);
  expect(chosen()).toBe("已选 2 单 / 可选 3 单");
  await waitFor(() => expect(isAll()).toEqual([false, true]));
  // Meanwhile the third is paid elsewhere.
  network.answer({ UnpaidOrders: { viewer: { unpaidOrders: [...LISTED, ...UNPAYABLE] } } });
  await user.click(all());
  await waitFor(() => expect(chosen()).toBe("已选 2 单"));
  await waitFor(() => expect(isAll()).toEqual([true, false]));
});
