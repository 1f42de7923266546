import { screen, waitFor } from "@testing-library/react";
import { expect, onTestFinished, test } from "vitest";
import LoginPage, { loader } from "../../../app/routes/login";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

/** The sign-in page at this address, for a visitor. */
async function visit(search: string) {
  const request = new Request(`https://site.invalid/login${search}`);
  const data = await loader({ request, context: { hasToken: false }, params: {} } as never);
  graphNetwork();
  window.history.replaceState(null, "", `/login${search}`);
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  return render(<LoginPage />, { at: `/login${search}`, data });
}
const said = () => screen.queryAllByText("请先登录");

test("[ROLE-11] [ROLE-08] [ERR-02] [ERR-15] a visitor redirected to the sign-in page sees 请先登录 there, and not again after a reload", async () => {
  await visit("?reason=login&from=%2Fuser%2Forder");
  await screen.findByRole("heading", { name: "登录装达" });
  await waitFor(() => expect(said()).toHaveLength(1));
  expect(window.location.search).toBe("?from=%2Fuser%2Forder");
});

test("[ROLE-12] [ERR-03] [ENUM-25] a blocked customer is told so there by a dialog", async () => {
  const { user } = await visit("?reason=blocked");
  const dialog = await screen.findByRole("alertdialog");
  expect(dialog.textContent).toContain("您已被平台拉黑，请联系平台客服");
  await user.click(screen.getByRole("button", { name: "知道了" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(said()).toEqual([]);
});

test("a visitor who opens the sign-in page directly sees no message", async () => {
  await visit("");
  await screen.findByRole("heading", { name: "登录装达" });
  expect(said()).toEqual([]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
