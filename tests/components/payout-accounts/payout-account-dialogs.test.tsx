import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { BindAlipayDialog } from "../../../app/features/payout-accounts/bind-alipay-dialog";
import { BindWechatDialog } from "../../../app/features/payout-accounts/bind-wechat-dialog";
import { UnbindDialog } from "../../../app/features/payout-accounts/unbind-dialog";
import { render } from "../../support/render";

const PHONE = { phone: "13900139000", maskedPhone: "139****9000" };
const nothing = () => undefined;

function open(part: JSX.Element): HTMLElement {
  render(part);
  return screen.getByRole("dialog");
}

describe("the dialogs of the safety page", () => {
  test("[SAFE-05] [SAFE-06] Alipay asks for account, real name and a code of six", () => {
    const dialog = open(<BindAlipayDialog {...PHONE} onClose={nothing} />);
    const fields = within(dialog).getAllByRole<HTMLInputElement>("textbox");
    expect(fields.map(({ labels }) => labels?.[0]?.textContent)).toEqual(
      ["支付宝账号", "真实姓名", "短信验证码"].map((label) => expect.stringContaining(label)),
    );
    expect(dialog.textContent).toContain("139****9000");
    expect(dialog.textContent).toContain("绑定后24小时内暂不能提现到该账户");
    expect(within(dialog).getByRole<HTMLButtonElement>("button", { name: "绑定" }).disabled).toBe(true);
  });

  test("[SAFE-05] [SAFE-07] WeChat asks for a code before it shows the one to be scanned", () => {
    const dialog = open(<BindWechatDialog {...PHONE} onClose={nothing} />);
    expect(within(dialog).getByRole("button", { name: "获取验证码" })).toBeTruthy();
    expect(dialog.textContent).toContain("下一步用要收款的微信扫码");
    expect(within(dialog).queryByRole("img", { name: "绑定微信的二维码" })).toBeNull();
  });

  test("[SAFE-05] [SAFE-09] taking away says what it means and asks for a code", () => {
    const dialog = open(
      <UnbindDialog {...PHONE} payWay="ALIPAY" account="支付宝 138****5678" onClose={nothing} />,
    );
    expect(dialog.textContent).toContain("解绑后不能再提现到 支付宝 138****5678，正在处理的提现不受影响");
    expect(within(dialog).getByLabelText(/短信验证码/)).toBeTruthy();
  });
});
