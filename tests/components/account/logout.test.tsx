import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LogoutButton } from "../../../app/features/account/logout-button";
import { keepAccount } from "../../../app/features/document/script/account";
import { storePaymentPage } from "../../../app/features/payment/provider/stored-payment-page";
import { clientAction } from "../../../app/routes/logout";
import { render } from "../../support/components/render";

test("[ERR-14] [NAV-03] [NAV-06] 提示 asks with 取消 and 确定, and nothing is sent before a yes", async () => {
  const posted: string[] = [];
  const { user } = render(<LogoutButton className={undefined} />, {
    action: (request) => {
      posted.push(new URL(request.url).pathname);
      return null;
    },
  });
  const ask = async () => {
    await user.click(screen.getByRole("button", { name: "退出登录" }));
    return within(await screen.findByRole("alertdialog", { name: "提示" }));
  };
  const dialog = await ask();
  expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["取消", "确定"]);
  await user.click(dialog.getByRole("button", { name: "取消" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(posted).toEqual([]);
  await user.click((await ask()).getByRole("button", { name: "确定" }));
  await waitFor(() => expect(posted).toEqual(["/logout"]));
});

test("[AUTH-19] [ERR-14] [NAV-04] [S25] the browser forgets the customer and an unopened payment page, and the next page says 退出成功 once", async () => {
  localStorage.setItem("draft", "王芳 13812345678");
  storePaymentPage("<form>13812345678</form>");
  sessionStorage.setItem("sms-code-sent", "13812345678 0 0");
  const done = () => Promise.reject(new Response(null, { status: 302 }));
  const left = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
  clientAction({ serverAction: done } as never);
  await waitFor(() => expect(left.mock.calls).toEqual([["/"]]));
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("138");

  document.body.innerHTML = `
    <div role="status" aria-live="polite"></div>
    <template data-toast="status"><div><p></p></div></template>`;
  keepAccount();
  expect(screen.getByRole("status").textContent).toBe("退出成功");
  screen.getByRole("status").textContent = "";
  keepAccount();
  expect(screen.getByRole("status").textContent).toBe("");
  document.body.innerHTML = "";
});

test.each([
  ["a refusal", async () => ({ message: "请稍后再试" }), "请稍后再试"],
  ["a lost answer", () => Promise.reject(new TypeError("Failed to fetch")), "网络异常，请稍后重试"],
])("[GEN-12] [ERR-01] %s is told, and the customer stays", async (_what, serverAction, told) => {
  localStorage.setItem("draft", "王芳");
  render(null);
  await act(() => clientAction({ serverAction } as never));
  expect(within(screen.getByRole("alert")).getByText(told)).toBeTruthy();
  expect(localStorage.getItem("draft")).toBe("王芳");
});
