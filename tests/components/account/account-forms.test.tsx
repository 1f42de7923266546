import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { RegisterForm } from "../../../app/features/account/register-form";
import { rememberSentCode } from "../../../app/features/account/resend-countdown";
import { SignInForm } from "../../../app/features/account/sign-in-form";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";
import { openAccountForm } from "./account-form";

const PHONE = "13800138000";
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

beforeEach(() => sessionStorage.clear());

/** Types digits into a field, more than it takes; answers those that it took. */
async function fill(user: ReturnType<typeof render>["user"], name: RegExp): Promise<string> {
  await user.clear(field(name));
  await user.type(field(name), "12345678901234567");
  return field(name).value;
}

test("[CONST-05] [AUTH-06] the code to sign in takes 13 characters", async () => {
  const { user } = render(<SignInForm answer={undefined} />);
  expect(await fill(user, /短信验证码/)).toBe("1234567890123");
});

test("[CONST-05] [REG-03] [REG-04] [CONST-02] the code to register takes 6 characters, and that of who recommended it 13", async () => {
  const { user } = render(<RegisterForm answer={undefined} />);
  expect(await fill(user, /短信验证码/)).toBe("123456");
  expect(await fill(user, /推荐码/)).toBe("1234567890123");
});

test.each(["", "ZD2026"])(
  "[REG-03] a form that comes back keeps the referral code %j, and proposes none in its place",
  (referralCode) => {
    const problem = { field: "code" as const, message: "验证码错误" };
    const values = { phone: PHONE, referralCode, hasAgreed: true };
    render(<RegisterForm answer={{ issues: [], problem, values }} />);
    expect(field(/推荐码/).value).toBe(referralCode);
  },
);

test("[AUTH-02] [REG-13] [ERR-15] [CONST-03] a phone that is none is told when its field is left", async () => {
  const { user } = render(<RegisterForm answer={undefined} />);
  await user.type(field(/手机号/), "10900139000");
  await user.tab();
  expect(screen.getAllByText("手机号格式有误").length).toBeGreaterThan(0);
});

test("[REG-05] [REG-07] [ERR-15] [ERR-16] the agreement is ticked; unticked or without a code it registers no account", async () => {
  const sentAt = Date.now();
  rememberSentCode({ phone: PHONE, sentAt, resendAt: sentAt + 60_000 });
  const network = graphNetwork();
  const { user } = render(<RegisterForm answer={undefined} />);
  const agreement = screen.getByRole<HTMLInputElement>("checkbox", {
    name: /已阅读并同意\s*《用户服务协议》/,
  });
  expect(agreement.checked).toBe(true);
  await user.click(agreement);
  await user.click(screen.getByRole("button", { name: "注册" }));
  for (const words of ["请输入验证码", "请勾选用户服务协议"]) {
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
  }
  expect(network.sent).toEqual([]);
});

test.each([
  ["AUTH-07", SignInForm, "/login"],
  ["REG-12", RegisterForm, "/register"],
] as const)(
  "[%s] a wrong phone opens no puzzle, also once its dialog has been open",
  async (_id, Form, at) => {
    const { type, press, field, user, network } = openAccountForm(Form, { at });
    await type("手机号", PHONE);
    await press("获取验证码");
    await screen.findByRole("slider");
    // From here on the code of the dialog is there, so that it would open at the press.
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    for (const wrong of ["1381234567", "10812345678"]) {
      await user.clear(field("手机号"));
      await type("手机号", wrong);
      await press("获取验证码");
      expect(await screen.findByText("手机号格式有误")).toBeTruthy();
      expect(screen.queryByRole("dialog")).toBeNull();
    }
    expect(network.sent.map(({ name }) => name)).toEqual(["StartSliderCaptcha"]);
  },
);
