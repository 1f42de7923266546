import { useLoaderData, useRevalidator } from "@remix-run/react";
import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { AccountMenu } from "../../../app/features/account/account-menu";
import { takeSignedOut } from "../../../app/lib/session/signed-out";
import { clientAction } from "../../../app/routes/logout";
import { LocaleProvider } from "../../../app/ui/locale-provider";

const Menu = () => (
  <LocaleProvider>
    <AccountMenu nickname="木屿家居" avatarUrl={null} />
  </LocaleProvider>
);

function MenuAndReload() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <Menu />
      <button type="button" onClick={revalidate}>
        重新加载 {useLoaderData<number>()}
      </button>
    </>
  );
}

/** The addresses for which the browser leaves the page. */
const spyOnLeaving = () => vi.spyOn(window.location, "assign").mockImplementation(() => undefined);

/** What the header of a signed-in customer shows, and what is sent to sign out. */
async function openMenu() {
  const signOut = vi.fn(({ request }: { request: Request }) => request.method);
  const Site = createRemixStub([
    { path: "/page", Component: Menu },
    { path: "/logout", action: signOut },
  ]);
  render(<Site initialEntries={["/page"]} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "退出登录" }));
  const dialog = await screen.findByRole("alertdialog", { name: "提示" });
  const press = (name: string) => user.click(within(dialog).getByRole("button", { name }));
  return { signOut, dialog, press };
}

test("[NAV-02] [NAV-03] [NAV-06] name and avatar lead to the customer area; signing out is asked about, and cancelled", async () => {
  const { signOut, dialog, press } = await openMenu();
  expect(
    within(dialog)
      .getAllByRole("button")
      .map(({ textContent }) => textContent),
  ).toEqual(["取消", "确定"]);
  await press("取消");
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(signOut).not.toHaveBeenCalled();
  const link = screen.getByRole("link", { name: "木屿家居" });
  expect(link.getAttribute("href")).toBe("/user/index");
  expect(link.textContent).toBe("木木屿家居");
});

test("[NAV-03] confirming signs out", async () => {
  const { signOut, press } = await openMenu();
  await press("确定");
  await waitFor(() => expect(signOut).toHaveBeenCalledOnce());
  expect(signOut.mock.results[0]?.value).toBe("POST");
});

test("[NAV-04] [NAV-05] [S39] a page that loads again meanwhile is left all the same, and not loaded for a customer who is gone", async () => {
  const left = spyOnLeaving();
  const { promise, reject } = Promise.withResolvers<never>();
  let loads = 0;
  const Site = createRemixStub([
    { path: "/page", loader: () => ++loads, Component: MenuAndReload },
    { path: "/logout", action: () => clientAction({ serverAction: () => promise } as never) },
  ]);
  render(<Site initialEntries={["/page"]} />);
  const user = userEvent.setup();
  await user.click(await screen.findByRole("button", { name: "退出登录" }));
  await user.click(await screen.findByRole("button", { name: "确定" }));
  await user.click(await screen.findByRole("button", { name: "重新加载 1" }));
  await screen.findByRole("button", { name: "重新加载 2" });
  reject(new Response(null, { status: 302, headers: { location: "/" } }));
  await waitFor(() => expect(left.mock.calls).toEqual([["/"]]));
  expect(loads).toBe(2);
  expect(screen.getByRole("button", { name: "退出登录" }).hasAttribute("disabled")).toBe(true);
});

test("[NAV-04] [NAV-05] once it is done the browser keeps nothing, and the next page is told so", async () => {
  localStorage.setItem("order-draft", "王小满");
  sessionStorage.setItem("position", "7");
  const serverAction = async () => {
    throw new Response(null, { status: 302, headers: { location: "/" } });
  };
  const left = spyOnLeaving();
  clientAction({ serverAction } as never);
  await waitFor(() => expect(left.mock.calls).toEqual([["/"]]));
  expect(localStorage.length).toBe(0);
  expect(sessionStorage.getItem("position")).toBeNull();
  expect(takeSignedOut()).toBe("left");
});
