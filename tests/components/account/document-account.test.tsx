import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { keepAccount } from "../../../app/features/document/script/account";
import { SIGNED_IN_HINT } from "../../../schema/rules/account/signed-in-hint";

test("a customer is invited to order where a visitor is invited to register", async () => {
  vi.spyOn(window, "fetch").mockResolvedValue(
    Response.json({ data: { viewer: { customer: { nickname: "木屿家居", avatar: null } } } }),
  );
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${SIGNED_IN_HINT}=1`;
  document.body.innerHTML = `
    <nav><a href="/register">注册</a></nav>
    <template data-account="id"><nav><span data-initial></span><span data-name></span></nav></template>
    <main><a href="/register">免费注册</a></main>`;
  keepAccount();
  await waitFor(() => expect(screen.getByText("木屿家居")).toBeTruthy());
  expect(screen.getByRole("link", { name: "立即下单" }).getAttribute("href")).toBe("/placeorder/stepone");
  expect(screen.queryByRole("link", { name: /注册/ })).toBeNull();
});
