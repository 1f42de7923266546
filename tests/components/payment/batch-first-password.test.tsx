import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BatchPayDialog } from "../../../app/features/payment/batch/batch-pay-dialog";
import { noteServerTime } from "../../../app/lib/clock/server-clock";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { payerAnswer } from "../../support/components/payer-answer";
import { render } from "../../support/components/render";

const ORDER = {
  ...{ id: "1", orderNo: "26112310000001", status: "WAIT_PAY", expiresAt: "2026-11-24T10:00:00.000Z" },
  ...{ goodsTypeName: "家具", serviceTypeName: "仅安装", customerName: "王小满", totalAmount: 10_000 },
};

/** The dialog of the list for one order, whose customer is asked for a first payment password. */
async function askFirstPassword() {
  noteServerTime("2026-11-23T10:00:00.000Z");
  const network = graphNetwork({
    BatchOrders: { viewer: { ordersById: [ORDER], unpaidOrders: [ORDER] } },
    Payer: payerAnswer({ hasPayPassword: false }),
    SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
    SetPayPassword: { answer: { __typename: "PayPasswordSet" } },
    PayOrders: { answer: { __typename: "BatchPayment", pageHtml: null, qrCode: null } },
  });
  const onPaid = vi.fn();
  const { user } = render(<BatchPayDialog orderIds={["1"]} onOpenChange={vi.fn()} onPaid={onPaid} />);
  await screen.findByRole("list", { name: "待付款订单" });
  await user.click(screen.getByRole("button", { name: "确认支付" }));
  const dialog = within(await screen.findByRole("dialog", { name: "设置支付密码" }));
  return { user, network, dialog, onPaid };
}

/** The same with a first payment password that the customer has typed. */
async function typeFirstPassword() {
  const { user, network, dialog, onPaid } = await askFirstPassword();
  await user.type(dialog.getByLabelText(/短信验证码/), "123456");
  await user.type(dialog.getByLabelText(/^支付密码/), "246810");
  await user.type(dialog.getByLabelText(/确认支付密码/), "246810");
  return { network, dialog, onPaid, confirm: () => user.click(dialog.getByRole("button", { name: "确定" })) };
}

test("[API-003] [PAY-28] [CONST-43] the code for a first payment password goes to the own phone, which is shown masked", async () => {
  const { user, network, dialog } = await askFirstPassword();
  expect(dialog.getByText("138****8000")).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "获取验证码" }));
  await waitFor(() =>
    expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13800138000" } }]),
  );
});

test("[LIST-30] the dialog of the list sets a first payment password, with which the chosen orders are paid", async () => {
  const { network, onPaid, confirm } = await typeFirstPassword();
  await confirm();
  await waitFor(() => expect(onPaid).toHaveBeenCalledOnce());
  expect(network.sentTo("SetPayPassword")).toEqual([{ input: { code: "123456", password: "246810" } }]);
  expect(network.sentTo("PayOrders")).toMatchObject([{ input: { orderIds: ["1"], password: "246810" } }]);
});

test("[ERR-12] [PAY-10] [PAY-28] a wrong code for the first payment password is told at its field, and nothing is paid", async () => {
  const { network, dialog, onPaid, confirm } = await typeFirstPassword();
  const refusal = { __typename: "BusinessError", code: Code.SMS_CODE_WRONG, message: "验证码错误" };
  network.answer({ SetPayPassword: { answer: { ...refusal, field: null, retryAfterSeconds: null } } });
  await confirm();
  expect(await dialog.findByText("验证码错误")).toBeTruthy();
  expect(dialog.getByLabelText(/短信验证码/).getAttribute("aria-invalid")).toBe("true");
  expect(network.sentTo("PayOrders")).toEqual([]);
  expect(onPaid).not.toHaveBeenCalled();
});
