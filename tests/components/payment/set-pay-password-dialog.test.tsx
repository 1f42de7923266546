import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SetPayPasswordDialog } from "../../../app/features/payment/password/set-pay-password-dialog";
import { Code } from "../../../schema/rules/codes";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

function open() {
  const network = graphNetwork({
    SendSmsCode: { answer: { __typename: "SmsCodeSent", resendAfterSeconds: 60 } },
  });
  const onConfirm = vi.fn();
  const { user, address } = render(
    <SetPayPasswordDialog
      isOpen
      phone="13824689753"
      maskedPhone="138****9753"
      reason={null}
      failure={null}
      isPending={false}
      onOpenChange={vi.fn()}
      onConfirm={onConfirm}
    />,
  );
  const fields = {
    code: screen.getByLabelText<HTMLInputElement>(/短信验证码/),
    password: screen.getByLabelText<HTMLInputElement>(/^支付密码/),
    confirmation: screen.getByLabelText<HTMLInputElement>(/确认支付密码/),
  };
  const confirm = screen.getByRole<HTMLButtonElement>("button", { name: "确定" });
  return { user, network, address, onConfirm, fields, confirm };
}

test.each([
  ["PAY-22", { password: "246810", confirmation: "246810" }, "请输入验证码"],
  ["PAY-23", { code: "12345", password: "246810", confirmation: "246810" }, "验证码小于6位"],
  ["AUTH-21", { code: "12345", password: "246810", confirmation: "246810" }, "验证码小于6位"],
  ["PAY-24", { code: "123456", confirmation: "246810" }, "请输入密码"],
  ["PAY-25", { code: "123456", password: "246810" }, "请再次输入密码"],
  ["PAY-26", { code: "123456", password: "246810", confirmation: "246811" }, "两次输入密码不一致!"],
])("[%s] [ERR-16] the dialog says what is wrong with %j, and sets nothing", async (_id, typed, message) => {
  const { user, onConfirm, fields, confirm } = open();
  for (const [name, text] of Object.entries(typed)) {
    await user.type(fields[name as keyof typeof fields], text);
  }
  await user.click(confirm);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(onConfirm).not.toHaveBeenCalled();
});

test.each(["[PAY-23] [PAY-27] [CONST-07] [CONST-02]", "[PAY-13]"])(
  "%s six characters go into each field, and nothing is confirmed while all are empty",
  async () => {
    const { user, onConfirm, fields, confirm } = open();
    expect(confirm.disabled).toBe(true);
    await user.type(fields.code, "12345678");
    await user.type(fields.password, "24681012");
    await user.type(fields.confirmation, "24681099");
    await user.click(confirm);
    expect(onConfirm.mock.calls).toEqual([[{ code: "123456", password: "246810", confirmation: "246810" }]]);
  },
);

test("[AUTH-21] the code takes six characters", async () => {
  const { user, fields } = open();
  await user.type(fields.code, "1234567");
  expect(fields.code.value).toBe("123456");
});

test("[API-003] [PAY-28] [SAFE-19] [CONST-43] the dialog shows the own phone masked, and sends it a code", async () => {
  const { user, network } = open();
  expect(screen.getByText("138****9753")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  expect(await screen.findByRole("button", { name: /^(60|59)S后重发$/ })).toBeTruthy();
  expect(network.sentTo("SendSmsCode")).toMatchObject([{ input: { phone: "13824689753" } }]);
});

const failing = (extensions: object, message: string) =>
  Response.json({ data: null, errors: [{ message, extensions }] });

test("[ROLE-11] [AUTH-20] a code for a session that has ended leads to the sign-in, not to a slider that is not there", async () => {
  const { user, network, address } = open();
  const refusal = { __typename: "BusinessError", code: Code.CAPTCHA_REQUIRED, message: "请先完成滑块验证" };
  network.answer({ SendSmsCode: { answer: { ...refusal, field: null } } });
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  expect(await screen.findByText("请先登录")).toBeTruthy();
  expect(screen.queryByText("请先完成滑块验证")).toBeNull();
  expect(address()).toBe("/login?from=%2Fpage");
});

test.each([
  [Code.NOT_LOGGED_IN, "请先登录"],
  [Code.UPSTREAM_UNAVAILABLE, "服务暂时不可用，请稍后再试"],
])("[GEN-12] a code that could not be asked for, for reason %i, is told once: %s", async (code, message) => {
  const { user, network } = open();
  network.answer({ SendSmsCode: failing({ code }, message) });
  await user.click(screen.getByRole("button", { name: "获取验证码" }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe(message);
});
