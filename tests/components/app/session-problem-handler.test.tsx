import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { reportSessionProblem } from "../../../app/lib/session/session-problems";
import { render } from "../../support/components/render";

const HERE = "/user/order?status=WAIT_PAY";
const LOGIN = `/login?from=${encodeURIComponent(HERE)}`;

test("[ROLE-11] [AUTH-20] [ERR-02] [ERR-15] 7001 says 请先登录 and leads to the sign-in page, which keeps the path", async () => {
  const { address } = render(<p>订单</p>, { at: HERE });
  act(() => reportSessionProblem("login"));
  expect(await screen.findByText("请先登录")).toBeTruthy();
  await waitFor(() => expect(address()).toBe(LOGIN));
});

test("[ENUM-25] 7001 leads to the sign-in page without a dialog", async () => {
  const { address } = render(<p>订单</p>, { at: HERE });
  act(() => reportSessionProblem("login"));
  expect(await screen.findByText("请先登录")).toBeTruthy();
  await waitFor(() => expect(address()).toBe(LOGIN));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});

test("[ROLE-12] [AUTH-20] [ERR-03] [ENUM-25] 7002 is said in a dialog, and leads to the sign-in page once that is closed", async () => {
  const { address, user } = render(<p>订单</p>, { at: HERE });
  act(() => reportSessionProblem("blocked"));
  expect((await screen.findByRole("alertdialog")).textContent).toContain("您已被平台拉黑，请联系平台客服");
  expect(address()).toBe(HERE);
  await user.click(screen.getByRole("button", { name: "知道了" }));
  await waitFor(() => expect(address()).toBe(LOGIN));
});
