import type { Locator, Page } from "@playwright/test";
import { HEADER_TABS, SIDE_MENU, TOP_LINKS } from "../../../app/features/customer-area/menu";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { placeOrder } from "../support/draft";
import { expect, test } from "../support/test";

const orderTable = (page: Page) => page.getByRole("table", { name: "订单列表" });
const orderRows = (page: Page) => orderTable(page).locator("tbody tr");
const pager = (page: Page) => page.getByRole("navigation", { name: "分页" });
const labelsOf = (...menus: (readonly { label: string }[])[]) => menus.flat().map(({ label }) => label);
const badge = (page: Page) => page.getByLabel(/^未读消息 \d+ 条$/);

/** The seeded order that waits for its payment. */
const unpaidRow = (page: Page): Locator => orderRows(page).filter({ hasText: "苏晚" });

test.describe("the demo customer", () => {
  test.use({ storageState: DEMO_STATE });

  test("[NAV-14] [NAV-15] finds the built pages in header, side menu and drawer, in the documented order", async ({
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

  test("[HOME-23] the home page shows balance and unfinished orders, with at most two pictures each and no dead link", async ({
    page,
  }) => {
    await page.goto("/user/index");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("木屿家居");
    const balance = page.getByRole("region", { name: "钱包余额" });
    await expect(balance).toContainText(/¥[\d,]+\.\d\d/);
    await expect(balance.getByRole("link")).toHaveAttribute("href", /^\/user\/wallet\/recharge/);

    const orders = page.getByRole("list", { name: "未完成订单" }).locator(":scope > li");
    await expect(orders).toHaveCount(6);
    const pictures = await orders.evaluateAll((items) =>
      items.map((item) => item.querySelectorAll("img").length),
    );
    expect(Math.max(...pictures)).toBe(2);
    expect(Math.min(...pictures)).toBe(1);
    await page.getByRole("link", { name: /^查看全部 \d+ 单$/ }).click();
    await expect(page).toHaveURL(/\/user\/order\?status=UNSETTLED$/);
  });

  test("[LIST-01] [ACT-01] [ACT-04] the list has the documented columns; what is unpaid counts down and leads to its payment", async ({
    page,
  }) => {
    await page.goto("/user/order");
    await expect(orderTable(page).getByRole("columnheader")).toHaveText([
      // With what sorts the list behind the name.
      /^商品信息/,
      /^服务类型/,
      "客户信息",
      "师傅信息",
      "支付金额",
      "订单状态",
      "操作",
    ]);
    const row = unpaidRow(page);
    const cells = row.getByRole("cell");
    await expect(cells.nth(0)).toContainText("云朵三人位布艺沙发 2.4m ×1、圆形实木茶几 ×1");
    await expect(cells.nth(0).getByRole("img")).toHaveCount(2);
    await expect(cells.nth(1)).toHaveText("配送并安装家具");
    await expect(cells.nth(2)).toContainText("138 0571 9952");
    await expect(cells.nth(2)).toContainText(/西湖区文新街道竞舟路 1 号耀江文鼎苑 9 幢 602$/);
    await expect(cells.nth(4)).toContainText(/¥\d+\.\d\d未支付/);
    await expect(cells.nth(5)).toContainText("待付款");

    const countdown = cells.nth(5).getByRole("timer");
    await expect(countdown).toHaveText(/^(2[0-3]|[01]\d):[0-5]\d:[0-5]\d$/);
    const before = (await countdown.textContent()) ?? "";
    await expect(countdown).not.toHaveText(before);
    expect(((await countdown.textContent()) ?? "") < before).toBe(true);
    await expect(orderTable(page).getByRole("timer")).toHaveCount(
      await orderRows(page)
        .filter({ hasText: /待付款|待验收/ })
        .count(),
    );

    await row.getByRole("link", { name: "去支付" }).click();
    await expect(page).toHaveURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
    await expect(page.getByText("云朵三人位布艺沙发 2.4m").first()).toBeVisible();
  });

  test("[LIST-04] [CONST-15] [U1] pages of six, whose number is in the address and outlives reload and Back", async ({
    page,
  }) => {
    await page.goto("/user/order");
    await expect(orderRows(page)).toHaveCount(6);
    const total = Number(/\d+/.exec((await page.getByText(/^共 \d+ 条$/).textContent()) ?? "")?.[0]);
    const pages = Math.ceil(total / 6);
    const firstOnPageOne = await orderRows(page).first().textContent();

    await pager(page).getByRole("link", { name: "下一页" }).click();
    await expect(page).toHaveURL(/\/user\/order\?page=2$/);
    await expect(pager(page).getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
    await page.reload();
    await expect(pager(page).getByRole("link", { name: "第 2 页" })).toHaveAttribute("aria-current", "page");
    await page.goBack();
    await expect(page).toHaveURL(/\/user\/order$/);
    await expect(orderRows(page).first()).toContainText(firstOnPageOne?.slice(0, 12) ?? "no order");

    await test.step("what is over is shown in the words of the list", async () => {
      await page.goto(`/user/order?page=${pages}`);
      await expect(orderRows(page)).toHaveCount(total - 6 * (pages - 1));
      await expect(orderTable(page).getByText("交易成功").first()).toBeVisible();
      await expect(orderTable(page).getByText("交易关闭").first()).toBeVisible();
      for (const stored of ["订单完成", "已评价", "订单关闭"]) {
        // The sixth cell is the status; a rated order says so among its actions (ACT-11).
        await expect(
          orderTable(page).locator("td:nth-child(6)").getByText(stored, { exact: true }),
        ).toHaveCount(0);
      }
    });

    await test.step("a page behind the end leads to the last one", async () => {
      await page.goto("/user/order?page=999");
      await expect(page).toHaveURL(new RegExp(`page=${pages}$`));
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
      await expect(orderRows(page)).toHaveCount(6);
      answer();
      await expect(page).toHaveURL(/page=2$/);
      await expect(orderTable(page)).not.toHaveAttribute("aria-busy", "true");
      await expect(page.getByRole("progressbar", { name: "正在加载" })).toHaveCount(0);
      await page.unroute(isList);

      await page.goto("/user/order");
      await page.route(isList, (route) => route.abort());
      await pager(page).getByRole("link", { name: "下一页" }).click();
      await expect(page.getByRole("alert")).toContainText("内容加载失败");
      await expect(page.getByRole("banner")).toBeVisible();
      await page.unroute(isList);
      await page.getByRole("button", { name: "重新加载" }).click();
      await expect(orderTable(page)).toBeVisible();
    });
  });

  test("the list changes by itself when an order is paid in another tab", async ({ page, context }) => {
    const payment = await context.newPage();
    const orderId = await placeOrder(payment);
    await page.goto("/user/order");
    const row = orderRows(page).filter({ has: page.locator(`a[href$="Orderpayment?orderid=${orderId}"]`) });
    await expect(row).toContainText("待付款");
    const number = (await row.getByRole("cell").first().textContent())?.slice(0, 14) ?? "no order";

    await payment.getByRole("button", { name: /立即支付/ }).click();
    await payment.getByRole("textbox", { name: "支付密码" }).fill("201788");
    await payment.getByRole("button", { name: "确认支付" }).click();
    await payment.waitForURL(/\/placeorder\/Stepthree/);

    await expect(orderRows(page).filter({ hasText: number })).toContainText("待接单");
    await expect(row).toHaveCount(0);
  });

  test("[U52] the collapsed menu has no axe violation", async ({ page }) => {
    await page.goto("/user/help");
    await page.getByRole("button", { name: "收起菜单" }).click();
    await expect(page.getByRole("button", { name: "展开菜单" })).toBeVisible();
    await expectNoViolations(page);
  });
});
