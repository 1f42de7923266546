import type { Page } from "@playwright/test";
import { HEADER_TABS, SIDE_MENU, TOP_LINKS } from "../../../app/features/customer-area/menu";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { orderTable, rows } from "../support/order-list";
import { expect, test } from "../support/test";

const pager = (page: Page) => page.getByRole("navigation", { name: "分页" });
const labelsOf = (...menus: (readonly { label: string }[])[]) => menus.flat().map(({ label }) => label);
const badge = (page: Page) => page.getByLabel(/^未读消息 \d+ 条$/);

test.describe("the demo customer", () => {
  test.use({ storageState: DEMO_STATE });

  test("[NAV-14] [NAV-15] [ROUTE-20] finds the built pages in header, side menu and drawer, in the documented order", async ({
    page,
  }) => {
    await page.goto("/user");
    await expect(page).toHaveURL(/\/user\/index$/);
    const header = page.getByRole("banner");
    const tabs = header.getByRole("navigation", { name: "主导航" }).getByRole("link");
    await expect(tabs).toHaveText(labelsOf(HEADER_TABS));
    await expect(tabs.first()).toHaveAttribute("aria-current", "page");
    await expect(badge(page)).toHaveAttribute("href", "/user/message");
    await expect(header.getByRole("link", { name: "官网首页" })).toHaveAttribute("href", "/");

    const menu = page.getByRole("navigation", { name: "侧边菜单" });
    await expect(menu.getByRole("link")).toHaveText(labelsOf(SIDE_MENU));
    await menu.getByRole("link", { name: "全部订单" }).click();
    await expect(page).toHaveURL(/\/user\/order$/);
    await expect(menu.getByRole("link", { name: "全部订单" })).toHaveAttribute("aria-current", "page");

    await test.step("collapsed, the menu keeps its names, and stays so", async () => {
      await page.getByRole("button", { name: "收起菜单" }).click();
      await page.reload();
      await expect(page.getByRole("button", { name: "展开菜单" })).toBeVisible();
      await expectNoViolations(page, "nav[aria-label=侧边菜单]");
      await expect(menu.getByRole("link", { name: "全部订单" })).toHaveAttribute("title", "全部订单");
      await page.getByRole("button", { name: "展开菜单" }).click();
    });

    await test.step("on a narrow screen all of it is in a drawer", async () => {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.getByRole("button", { name: "打开菜单" }).click();
      const drawer = page.getByRole("dialog", { name: "菜单" });
      await expect(drawer.getByRole("link")).toHaveText(labelsOf(HEADER_TABS, SIDE_MENU, TOP_LINKS));
      await page.keyboard.press("Escape");
      await expect(drawer).toBeHidden();
      await expect(page.getByRole("button", { name: "打开菜单" })).toBeFocused();
    });
  });

  test.describe("on a bad line", () => {
    test.use({ toleratedErrors: /ERR_FAILED|Failed to (load|fetch)/ });

    test("[U11] the old rows stay, dimmed, while the next page loads; a failure can be tried again", async ({
      page,
    }) => {
      await page.goto("/user/order");
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const isList = (url: URL) => url.pathname.startsWith("/user/order") && url.searchParams.has("page");
      await page.route(isList, async (route) => {
        await held;
        await route.continue();
      });
      await pager(page).getByRole("link", { name: "下一页" }).click();
      await expect(page.getByRole("progressbar", { name: "正在加载" })).toBeVisible();
      await expect(orderTable(page)).toHaveAttribute("aria-busy", "true");
      await expect(rows(page)).toHaveCount(6);
      answer();
      await expect(page).toHaveURL(/page=2$/);
      await expect(orderTable(page)).not.toHaveAttribute("aria-busy", "true");
      await expect(page.getByRole("progressbar", { name: "正在加载" })).toHaveCount(0);
      await page.unroute(isList);

      const isAnyList = (url: URL) => url.pathname.startsWith("/user/order");
      await page.route(isAnyList, (route) => route.abort());
      await pager(page).getByRole("link", { name: "上一页" }).click();
      await expect(page.getByText("订单列表加载失败")).toBeVisible();
      await expect(page.getByRole("searchbox")).toBeVisible();
      await page.unroute(isAnyList);
      await page.getByRole("button", { name: "重试" }).click();
      await expect(orderTable(page)).toBeVisible();
    });

    test("[U11] [U52] the bar above a page that waits for the next one violates no rule about landmarks", async ({
      page,
    }) => {
      await page.goto("/user/setting");
      let answer: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(
        (url) => url.pathname.startsWith("/user/wallet"),
        async (route) => {
          await held;
          await route.continue();
        },
      );
      await page.getByRole("banner").getByRole("link", { name: "钱包" }).click();
      await expect(page.getByRole("progressbar", { name: "正在加载" })).toBeVisible();
      await expectNoViolations(page, "html", ["region"]);
      await expect(page.getByRole("progressbar", { name: "正在加载" })).toBeVisible();
      answer();
      await expect(page).toHaveURL(/\/user\/wallet/);
    });
  });
});
