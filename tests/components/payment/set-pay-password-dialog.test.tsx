import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SetPayPasswordDialog } from "../../../app/features/payment/set-pay-password-dialog";
import { render } from "../../support/render";

test("[PAY-25] [PAY-26] [ERR-16] the password is typed twice, and both are the same", async () => {
  const onConfirm = vi.fn();
  const { user } = render(
    <SetPayPasswordDialog
      isOpen
      phone="13800138000"
      maskedPhone="138****8000"
      reason={null}
      failure={null}
      isPending={false}
      onOpenChange={vi.fn()}
      onConfirm={onConfirm}
    />,
  );
  const press = () => user.click(screen.getByRole("button", { name: "确定" }));
  await user.type(screen.getByLabelText("短信验证码"), "111111");
  await user.type(screen.getByLabelText("支付密码"), "246810");
  await press();
  expect(screen.getByText("请再次输入密码")).toBeTruthy();
  await user.type(screen.getByLabelText("确认支付密码"), "246811");
  await press();
  expect(screen.getByText("两次输入密码不一致!")).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("确认支付密码"), "{Backspace}0");
  await press();
  expect(onConfirm.mock.calls).toEqual([[{ code: "111111", password: "246810", confirmation: "246810" }]]);
});
