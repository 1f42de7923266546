import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { RechargeForm } from "../../../app/features/recharge/recharge-form";
import { render } from "../../support/components/render";

function open() {
  const onSubmit = vi.fn();
  const { user } = render(
    <RechargeForm
      initialAmount=""
      offered={["ALIPAY", "WECHAT"]}
      isPending={false}
      failure={null}
      onSubmit={onSubmit}
    />,
  );
  return { user, onSubmit, submit: () => user.click(screen.getByRole("button", { name: "立即充值" })) };
}

test("[WALLET-22] [WALLET-24] [ERR-16] [ENUM-05] WeChat asks for the amount first, which is a number", async () => {
  const { user, onSubmit, submit } = open();
  await user.click(screen.getByRole("radio", { name: /微信/ }));
  await submit();
  expect(screen.getByText("请先输入要充值的金额")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  const amount = screen.getByRole("textbox", { name: /充值金额/ });
  await user.type(amount, "1.2.3");
  await submit();
  expect(screen.getByText("金额只能填写数字，最多两位小数")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(amount);
  await user.type(amount, "12.5");
  await submit();
  expect(onSubmit.mock.calls).toEqual([[1250, "WECHAT"]]);
});

test("[WALLET-22] [CONST-35] Alipay asks for the amount, too", async () => {
  const { onSubmit, submit } = open();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /支付宝/ }).checked).toBe(true);
  await submit();
  expect(screen.getByText("请先输入要充值的金额")).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
});

test("[CONST-35] [WALLET-22] the provider that is offered first is chosen", () => {
  const form = { initialAmount: "", isPending: false, failure: null, onSubmit: vi.fn() };
  render(<RechargeForm {...form} offered={["WECHAT", "ALIPAY"]} />);
  expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe("WECHAT");
});

test("[WALLET-23] [CONST-28] a quick amount is what is recharged", async () => {
  const { user, onSubmit, submit } = open();
  await user.click(screen.getByRole("button", { name: "3000元" }));
  await submit();
  expect(onSubmit.mock.calls).toEqual([[300_000, "ALIPAY"]]);
});
