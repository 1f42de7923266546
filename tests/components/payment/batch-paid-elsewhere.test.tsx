import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { noteServerTime } from "../../../app/lib/clock/server-clock";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const order = (id: string, status = "WAIT_PAY") => ({
  ...{ id, orderNo: `2611231000000${id}`, status, expiresAt: "2026-11-24T10:00:00.000Z" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", totalAmount: 10_000 },
});
const batchOf = (second: object) => ({ viewer: { ordersById: [order("1"), second], unpaidOrders: [] } });
const UNPAID = batchOf(order("2"));
const PAID = batchOf(order("2", "RECEIVING_ORDER"));

const dialog = () => screen.findByRole("dialog", { name: "批量支付" });

/** The dialog of two unpaid orders, from a wallet of 900 yuan. */
async function openBatch() {
  noteServerTime("2026-11-23T10:00:00.000Z");
  const network = graphNetwork({ BatchOrders: UNPAID, Payer: payerAnswer({ balance: 90_000 }) });
  const part = <BatchPayDialog orderIds={["1", "2"]} onOpenChange={vi.fn()} onPaid={vi.fn()} />;
  const page = render(part, { about: ["Order"] });
  await screen.findByRole("list", { name: "待付款订单" });
  expect((await dialog()).textContent).toContain("¥900.00");
  return { network, ...page };
}

test("after 订单状态刚刚发生变化 the dialog shows what the wallet holds now", async () => {
  const { network, user } = await openBatch();
  network.answer({
    PayOrders: {
      answer: { __typename: "BusinessError", code: Code.ORDER_ALREADY_PAID, message: "订单已支付" },
    },
    BatchOrders: PAID,
    Payer: payerAnswer({ balance: 80_000 }),
  });
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  const password = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  await user.type(password.getByLabelText(/^支付密码/), "123456");
  await user.click(password.getByRole("button", { name: "确认支付" }));
  await screen.findByText(/订单状态刚刚发生变化，本次没有扣款/);
  await waitFor(async () => expect((await dialog()).textContent).toContain("¥800.00"));
  expect((await dialog()).textContent).not.toContain("¥900.00");
});

test("[PAY-12] [ERR-01] [ERR-05] [GEN-12] any other refusal of several orders is told in the platform's words", async () => {
  const { network, user } = await openBatch();
  const message = "暂不支持该支付方式，请选择其他方式";
  network.answer({
    PayOrders: { answer: { __typename: "BusinessError", code: Code.PAY_WAY_NOT_OFFERED, message } },
  });
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  const password = within(await screen.findByRole("dialog", { name: "输入支付密码" }));
  await user.type(password.getByLabelText(/^支付密码/), "123456");
  await user.click(password.getByRole("button", { name: "确认支付" }));
  expect(await screen.findByText(message)).toBeTruthy();
});

test("an order that is found paid on return loads the list behind the dialog again", async () => {
  const { network, reloads } = await openBatch();
  network.answer({ BatchOrders: PAID });
  fireEvent(document, new Event("visibilitychange"));
  await screen.findByRole("list", { name: "不能支付的订单" });
  await waitFor(() => expect(reloads()).toBe(1));
});
