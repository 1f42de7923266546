import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { AccountStrip } from "../../../app/features/account/account-strip";
import { DocumentAccount } from "../../../app/features/document/document-account";
import { keepAccount } from "../../../app/features/document/script/account";
import { askWhoIsSignedIn, signOut } from "../../../app/features/document/script/customer";
import { SIGNED_IN_HINT } from "../../../schema/rules/account/signed-in-hint";
import { graphNetwork } from "../../support/components/graph-network";
import { render } from "../../support/components/render";

afterEach(() => {
  document.body.innerHTML = "";
});

test("[ROUTE-15] a customer is invited to order where a visitor is invited to register", async () => {
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

const strip = () => within(screen.getByRole("navigation", { name: "账户" }));
const PICTURE = "/files/logo.png";

/** What the strip has of the customer, and where that leads. */
async function expectCustomer(avatar: string | null): Promise<void> {
  const link = await waitFor(() => strip().getByRole("link", { name: "木屿家居" }));
  expect(link.getAttribute("href")).toBe("/user/index");
  expect(link.querySelector("img")?.getAttribute("src") ?? null).toBe(avatar);
  expect(link.textContent).toBe(avatar ? "木屿家居" : "木木屿家居");
  expect(strip().getByRole("button", { name: "退出登录" })).toBeTruthy();
  expect(strip().queryByRole("link", { name: /登录|注册/ })).toBeNull();
}

/** A document of a customer, once the script has asked who is there; and what is posted from it. */
async function openDocument(avatar: string | null) {
  const posted: string[] = [];
  vi.spyOn(window, "fetch").mockImplementation(async (input) => {
    const path = new URL(String(input), location.href).pathname;
    if (path === "/graphql")
      return Response.json({ data: { viewer: { customer: { nickname: "木屿家居", avatar } } } });
    posted.push(path);
    // No constructor makes one of these.
    return { type: "opaqueredirect" } as Response;
  });
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${SIGNED_IN_HINT}=1`;
  // A document has the HTML of the server, and no React.
  const { unmount, user } = render(<DocumentAccount />);
  const html = document.body.innerHTML;
  unmount();
  document.body.innerHTML = html;
  expect(strip().getByRole("link", { name: "登录" })).toBeTruthy();
  keepAccount();
  await expectCustomer(avatar);
  return { posted, user };
}

test.each([PICTURE, null])(
  "[NAV-02] [API-006] [AUTH-16] [AUTH-19] a document has name, picture (%s) and the way out of a customer",
  async (avatar) => {
    await openDocument(avatar);
  },
);

test("[NAV-02] a document that comes back from the browser's memory asks again who is there", async () => {
  await openDocument(PICTURE);
  vi.spyOn(window, "fetch").mockImplementation(async () => Response.json({ data: { viewer: null } }));
  window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  await waitFor(() => expect(strip().getByRole("link", { name: "登录" })).toBeTruthy());
  expect(screen.queryByText("木屿家居")).toBeNull();
});

test("[NAV-03] [NAV-05] [NAV-06] [ERR-14] a document asks before it signs out, does nothing on 取消, and keeps nothing on 确定", async () => {
  localStorage.setItem("order-draft", "王小满");
  const { posted, user } = await openDocument(PICTURE);
  const ask = async () => {
    await user.click(strip().getByRole("button", { name: "退出登录" }));
    const dialog = screen.getByRole<HTMLDialogElement>("alertdialog", { name: "提示" });
    expect(dialog.open).toBe(true);
    return within(dialog);
  };
  const dialog = await ask();
  expect(dialog.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["取消", "确定"]);
  await user.click(dialog.getByRole("button", { name: "取消" }));
  expect(document.querySelector("dialog")?.open).toBe(false);
  await expectCustomer(PICTURE);
  expect([posted, localStorage.getItem("order-draft")]).toEqual([[], "王小满"]);

  await user.click((await ask()).getByRole("button", { name: "确定" }));
  await waitFor(() => expect(strip().getByRole("link", { name: "登录" })).toBeTruthy());
  expect(posted).toEqual(["/logout"]);
  expect(screen.queryByText("木屿家居")).toBeNull();
  expect(localStorage.length).toBe(0);
});

test("[GEN-12] [ERR-01] [NAV-05] [NAV-06] a document says why it does not sign out, and keeps the customer", async () => {
  localStorage.setItem("order-draft", "王小满");
  const { user } = await openDocument(PICTURE);
  vi.spyOn(window, "fetch").mockResolvedValue(Response.json({ message: "系统繁忙，请稍后再试" }));
  document.body.insertAdjacentHTML("beforeend", `<template data-toast="alert"><div><p></p></div></template>`);
  await user.click(strip().getByRole("button", { name: "退出登录" }));
  await user.click(screen.getByRole("button", { name: "确定" }));
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("系统繁忙，请稍后再试"));
  await expectCustomer(PICTURE);
  expect(localStorage.getItem("order-draft")).toBe("王小满");
  // 取消 and Escape leave a dialog's last answer as it is.
  await user.click(strip().getByRole("button", { name: "退出登录" }));
  expect(screen.getByRole<HTMLDialogElement>("alertdialog", { name: "提示" }).returnValue).toBe("");
});

test("[NAV-04] [ERR-14] a document says 退出成功 once the customer has signed out, and not before", async () => {
  const { user } = await openDocument(PICTURE);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<template data-toast="status"><div><p></p></div></template>`,
  );
  await user.click(strip().getByRole("button", { name: "退出登录" }));
  expect(screen.queryByText("退出成功")).toBeNull();
  await user.click(screen.getByRole("button", { name: "确定" }));
  expect((await screen.findByText("退出成功")).closest("[role=status]")).toBeTruthy();
});

test.each([PICTURE, null])(
  "[NAV-02] [API-006] [ENT-01] [AUTH-19] so has a public page with a form (%s)",
  async (avatar) => {
    graphNetwork({ AccountStrip: { viewer: { customer: { id: "7", nickname: "木屿家居", avatar } } } });
    render(<AccountStrip />);
    await expectCustomer(avatar);
  },
);

test("[NAV-01] [NAV-02] [ROUTE-02] [ROUTE-03] a visitor of a public page with a form has the ways to sign in and to register", async () => {
  graphNetwork({ AccountStrip: { viewer: null } });
  render(<AccountStrip />);
  await waitFor(() =>
    expect(screen.getByRole("navigation", { name: "账户" }).getAttribute("aria-busy")).toBeNull(),
  );
  expect(
    strip()
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/login", "/register"]);
});

test("[GEN-17] [CONST-37] the two requests of a document are given up after 1,000,000 ms", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const answer = async () => Response.json({ message: "请稍后再试" });
  const fetch = vi.spyOn(window, "fetch").mockImplementation(answer);
  await askWhoIsSignedIn("id");
  expect(await signOut("/logout")).toBe("请稍后再试");
  expect(timeout.mock.calls).toEqual([[1_000_000], [1_000_000]]);
  expect(fetch.mock.calls.map(([, init]) => init?.signal)).toEqual(
    timeout.mock.results.map(({ value }) => value),
  );
});

test.each([
  [
    "kept while the backend fails",
    { data: { viewer: { customer: null } }, errors: [{ extensions: { code: 5000 } }] },
    true,
  ],
  ["kept while the gateway fails", { errors: [{ extensions: { code: 5000 } }] }, true],
  ["forgotten where nothing is signed in", { data: { viewer: null } }, false],
  [
    "forgotten when the session is over",
    { data: { viewer: { customer: null } }, errors: [{ extensions: { code: 7001 } }] },
    false,
  ],
])("[NAV-02] [AUTH-19] that a customer is signed in is %s", async (_what, body, isKept) => {
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
  document.cookie = `${SIGNED_IN_HINT}=1`;
  const written = vi.spyOn(document, "cookie", "set");
  vi.spyOn(window, "fetch").mockResolvedValue(Response.json(body));
  expect(await askWhoIsSignedIn("id")).toBeNull();
  expect(written.mock.calls.flat()).toEqual(isKept ? [] : [`${SIGNED_IN_HINT}=; Path=/; Max-Age=0`]);
});
