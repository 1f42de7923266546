import { screen, within } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { PayPasswordDialog } from "../../../app/features/payment/password/pay-password-dialog";
import { paymentPageUrl } from "../../../app/features/payment/provider/payment-window";
import { ProviderDialogs } from "../../../app/features/payment/provider/provider-dialogs";
import { render } from "../../support/components/render";

const nothing = () => undefined;

/** The dialogs of a payment at a provider that has come to this stage. */
const openProvider = (stage: object) =>
  render(<ProviderDialogs payment={{ stage, isChecking: false } as never} amount={2_000} />);

function openPassword(offersSmallPayment: boolean): HTMLElement {
  render(
    <PayPasswordDialog
      isOpen
      amount={2_000}
      offersSmallPayment={offersSmallPayment}
      error={null}
      isPending={false}
      onOpenChange={nothing}
      onConfirm={nothing}
      onEdit={nothing}
      onForgotten={nothing}
    />,
  );
  return screen.getByRole("dialog", { name: "输入支付密码" });
}

describe("while an order is paid", () => {
  test("[LIST-34] the wallet asks for its password", () => {
    const dialog = within(openPassword(false));
    expect(dialog.getByLabelText(/支付密码/, { selector: "input" }).getAttribute("type")).toBe("password");
    expect(dialog.getByText("¥20.00")).toBeTruthy();
    expect(dialog.queryByRole("checkbox")).toBeNull();
  });

  test("the password dialog offers to do without it from now on, and does not presume it", () => {
    const offer = within(openPassword(true)).getByRole<HTMLInputElement>("checkbox", {
      name: "以后 ¥100 以内免密支付",
    });
    expect(offer.checked).toBe(false);
  });

  test("[LIST-35] [PAY-17] a window at the provider is followed by the question whether it is paid", () => {
    openProvider({ name: "ask" });
    const dialog = within(screen.getByRole("dialog", { name: "支付是否成功？" }));
    expect(dialog.getByRole("button", { name: "未完成，重新支付" })).toBeTruthy();
    expect(dialog.getByRole("button", { name: "已完成支付" })).toBeTruthy();
  });

  test("[LIST-36] [ERR-06] [PAY-15] one that the browser did not open leaves its link to be copied", () => {
    openProvider({ name: "blocked" });
    const dialog = within(screen.getByRole("dialog", { name: "订单支付打开失败" }));
    expect(dialog.getByText("请复制下方链接在新窗口打开进行支付")).toBeTruthy();
    expect(dialog.getByText(paymentPageUrl())).toBeTruthy();
    expect(dialog.getByRole("button", { name: "复制支付链接" })).toBeTruthy();
  });

  test("[PAY-16] the link is copied, or the page says that it cannot", async () => {
    const { user } = openProvider({ name: "blocked" });
    const copy = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("button", { name: "复制支付链接" }));
    expect(await screen.findByText("复制成功")).toBeTruthy();
    expect(copy.mock.calls).toEqual([[paymentPageUrl()]]);
    copy.mockRejectedValue(new DOMException("no", "NotAllowedError"));
    await user.click(screen.getByRole("button", { name: "复制支付链接" }));
    expect(await screen.findByText("该浏览器不支持自动复制，请手动复制")).toBeTruthy();
  });
});
