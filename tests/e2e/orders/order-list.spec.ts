import type { Page, WebSocketRoute } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { orderTable, rowOf, rows, tab } from "../support/order-list";
import { payFromWallet, placeUnarrived } from "../support/quick-orders";
import { expect, test } from "../support/test";
import { newPage, untilAlive } from "../support/until-alive";

const applied = (page: Page) => page.getByRole("region", { name: "已选筛选" });
const searchBox = (page: Page) => page.getByRole("searchbox");

test.use({ storageState: DEMO_STATE });

test("[U1] [LIST-18] [LIST-20] [LIST-12] tabs, search and filters are an address, which reload and Back restore with row and scroll", async ({
  page,
}) => {
  await page.goto("/user/order");
  await tab(page, "服务中").click();
  await expect(page).toHaveURL("/user/order?status=INSERVICE");
  await page
    .getByRole("navigation", { name: "状态细分" })
    .getByRole("link", { name: /^待安装/ })
    .click();
  await expect(page).toHaveURL("/user/order?status=WAIT_INSTALL");
  await expect(tab(page, "服务中")).toHaveAttribute("aria-current", "page");
  const another = rows(page).filter({ hasNotText: "待安装" });
  await expect(rowOf(page, "周晓彤")).toBeVisible();
  await expect(another).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, "周晓彤")).toBeVisible();
  await expect(another).toHaveCount(0);

  await test.step("a number is taken for an order's; one press makes it a waybill's", async () => {
    await tab(page, "全部").click();
    await expect(rows(page)).toHaveCount(6);
    const number = (await rows(page).last().getByRole("link").first().textContent()) ?? "";
    await searchBox(page).fill(` ${number} `);
    await searchBox(page).press("Enter");
    const plain = number.replaceAll(" ", "");
    await expect(page).toHaveURL(`/user/order?orderNum=${plain}`);
    await expect(applied(page)).toContainText(`按订单号搜索 ${plain}`);
    await expect(rows(page)).toHaveCount(1);
    await expect(searchBox(page)).toBeFocused();
    await page.getByRole("link", { name: "改为按物流单号" }).click();
    await expect(page).toHaveURL(`/user/order?logisticsNo=${plain}`);
    await expect(page.getByText("没有符合条件的订单")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "清空筛选" }).last().click();
    await expect(page).toHaveURL("/user/order");
  });

  await test.step("filters keep what was typed into the search, and go one by one", async () => {
    await searchBox(page).fill("13");
    await page.getByText("筛选", { exact: true }).click();
    await page.getByRole("combobox", { name: "商品类目" }).selectOption("家具");
    await page.getByRole("button", { name: "近三个月" }).click();
    await expect(page).toHaveURL(
      /\/user\/order\?keyword=13&goodsTypeName=[^&]+&startTime=\d{4}-\d\d-\d\d&endTime=\d{4}-\d\d-\d\d$/,
    );
    await expect(page.getByRole("combobox", { name: "商品类目" })).toBeHidden();
    await page.getByRole("link", { name: /^去掉 按/ }).click();
    await page.getByRole("link", { name: /^去掉 下单/ }).click();
    await expect(applied(page).getByRole("listitem")).toHaveText(["类目：家具"]);
    // The demo has four of them; earlier tests may have added more.
    await expect(rows(page).nth(3)).toBeVisible();
    await expect(rows(page).filter({ hasNotText: "家具" })).toHaveCount(0);
    await expectNoViolations(page, "main");
  });

  await test.step("Back from an order comes to its row again, where it was", async () => {
    await page.getByRole("link", { name: "清空筛选" }).first().click();
    await expect(page).toHaveURL("/user/order");
    await expect(applied(page)).toHaveCount(0);
    await expect(orderTable(page)).not.toHaveAttribute("aria-busy", "true");
    const last = rows(page).last().getByRole("link").first();
    await last.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(50);
    const number = (await last.textContent()) ?? "no order";
    await last.click();
    await expect(page).toHaveURL(/\/user\/order\/orderinfo\?orderid=\d+$/);
    await page.goBack();
    await expect(rowOf(page, number)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 50);
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(scrolled + 50);
  });
});

test("[LIST-19] [U1] before any script the form searches and filters; on a phone the filters come in a drawer", async ({
  browser,
}) => {
  await test.step("without script", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false, storageState: DEMO_STATE });
    const page = await newPage(context);
    await page.goto("/user/order");
    await searchBox(page).fill("苏晚");
    await page.getByText("筛选", { exact: true }).click();
    await page.getByRole("combobox", { name: "商品类目" }).selectOption("家具");
    await page.getByRole("button", { name: "应用筛选" }).click();
    await expect(page).toHaveURL(/\/user\/order\?keyword=[^&]+&goodsTypeName=[^&]+$/);
    await expect(rows(page)).toHaveCount(1);
    await expect(searchBox(page)).toHaveValue("苏晚");
    await context.close();
  });

  const context = await browser.newContext({
    storageState: DEMO_STATE,
    viewport: { width: 360, height: 740 },
    reducedMotion: "reduce",
  });
  const page = await newPage(context);
  await page.goto("/user/order?status=WAIT_PAY&customer=%E8%8B%8F%E6%99%9A");
  await untilAlive(page);
  await page.getByText("筛选", { exact: true }).click();
  const drawer = page.getByRole("dialog", { name: "筛选订单" });
  await expect(drawer.getByRole("combobox", { name: "订单状态" })).toHaveValue("WAIT_PAY");
  await drawer.getByRole("textbox", { name: "师傅" }).fill("没有这个人");
  await drawer.getByRole("button", { name: "查看结果" }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByText("没有符合条件的订单")).toBeVisible();
  await expect(applied(page)).toContainText("按客户姓名搜索 苏晚");
  await page.getByRole("link", { name: "在全部订单中查找" }).click();
  await expect(page).toHaveURL(/\/user\/order\?customer=[^&]+&worker=[^&]+$/);
  await context.close();
});

test("[U14] a tab whose line was away for long is right again as soon as it is back, and its rows stay where they are", async ({
  page,
}) => {
  let room: WebSocketRoute | null = null;
  // A line that stays silent, whatever happens.
  await page.routeWebSocket(/\/admin\/websocket\//, (socket) => {
    room = socket;
  });
  const orderId = await placeUnarrived(page, { customerName: "久别" });
  await page.goto("/user/order");
  await expect(rowOf(page, "久别")).toContainText("待付款");
  await payFromWallet(page, [orderId]);
  await placeUnarrived(page, { customerName: "新来" });
  const before = await rows(page).count();

  // What the room says to a tab whose place in the stream it does not know.
  await expect.poll(() => room).not.toBeNull();
  (room as WebSocketRoute | null)?.send(JSON.stringify({ type: "hello", version: 1, lastSeq: 1 }));
  await expect(rowOf(page, "久别")).toContainText("待接单");
  await expect(rows(page)).toHaveCount(before);
  await expect(rowOf(page, "新来")).toHaveCount(0);
  const news = page.getByRole("button", { name: "列表有更新，点击刷新" });
  await expect(news).toBeVisible();
  await test.step("what tells of it covers no field of an open filter", async () => {
    await page.getByText("筛选", { exact: true }).click();
    await expect(page.getByRole("combobox", { name: "商品类目" })).toBeVisible();
    const box = await news.boundingBox();
    const seen = await page.evaluate(
      ([x = 0, y = 0]) => document.elementFromPoint(x, y)?.closest("form, button")?.tagName,
      box ? [box.x + box.width / 2, box.y + box.height / 2] : [],
    );
    expect(seen).toBe("FORM");
    await page.keyboard.press("Escape");
  });
  await news.click();
  await expect(rowOf(page, "新来")).toBeVisible();
});
