import { createRemixStub } from "@remix-run/testing";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { SIDE_MENU } from "../../../app/features/customer-area/menu";
import { MenuList } from "../../../app/features/customer-area/side-menu";

const Page = () => <MenuList label="侧边菜单" entries={SIDE_MENU} />;

const isMarked = (name: string) => screen.getByRole("link", { name }).getAttribute("aria-current");

test("the entry of the page on its way is marked at the press, that of the open one no longer", async () => {
  const wallet = Promise.withResolvers<null>();
  const Site = createRemixStub([
    { path: "/user/order", Component: Page },
    { path: "/user/wallet", Component: Page, loader: () => wallet.promise },
  ]);
  render(<Site initialEntries={["/user/order"]} />);
  await waitFor(() => expect(isMarked("全部订单")).toBe("page"));
  await userEvent.click(screen.getByRole("link", { name: "我的钱包" }));
  await waitFor(() => expect(isMarked("我的钱包")).toBe("page"));
  expect(isMarked("全部订单")).toBeNull();
  wallet.resolve(null);
});
