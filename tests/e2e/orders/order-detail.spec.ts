import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { rowOf } from "../support/order-list";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** Names of the demo's customers whose orders are looked at. */
const EVALUATED = "陈立";
const UNPAID = "苏晚";

const addressOf = async (database: D1Database, customerName: string) => {
  const id = await database
    .prepare("SELECT id FROM orders WHERE customer_name = ? ORDER BY id LIMIT 1")
    .bind(customerName)
    .first<number>("id");
  return `/user/order/orderinfo?orderid=${id}`;
};

const tabs = (page: Page) => page.getByRole("navigation", { name: "订单详情" }).getByRole("link");
const map = (page: Page) => page.getByRole("application", { name: /^物流地图/ });

/** Nothing is wider than the window, on a phone and on a desk. */
async function expectNoSideways(page: Page): Promise<void> {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(beyond, `${width} px`).toBe(0);
  }
}

test("[DETAIL-01] [DETAIL-02] [U29] [GEN-09] the page of an order, narrow and wide: head, progress, tabs in its address, and a photo in the viewer, which zooms, turns and saves", async ({
  page,
  database,
}) => {
  const address = await addressOf(database, EVALUATED);
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("订单详情");
  for (const name of ["服务", "客户", "上门时间", "状态", "操作", "总金额"]) {
    await expect(page.getByRole("term").getByText(name, { exact: true }).first()).toBeVisible();
  }
  const steps = page.getByRole("list", { name: "订单进度" }).getByRole("listitem");
  await expect(steps).toHaveText([/^提交订单/, /^师傅接单/, /^上门安装/, /^客户评价/, /^师傅收款/]);
  await expect(steps.getByText("（已完成）")).toHaveCount(5);
  await expect(tabs(page)).toHaveText([
    "基础信息",
    "服务信息",
    "退款信息",
    "跟进记录",
    "异常记录",
    "加价申请",
    "物流地图",
  ]);
  await expect(page.getByRole("region", { name: "费用" })).toContainText("总金额");
  await expect(page.getByRole("list", { name: "订单动态" }).getByRole("listitem").first()).toContainText(
    "评价",
  );
  await expectNoSideways(page);
  await expectNoViolations(page, "main");

  await tabs(page).getByText("服务信息").click();
  await expect(page).toHaveURL(/tab=service$/);
  await expect(page.getByRole("region", { name: "评价", exact: true })).toContainText("5 星");
  await expect(page.getByRole("region", { name: "取货记录" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 900 });
  await expectNoViolations(page, "main");
  await expectNoSideways(page);

  const photo = page
    .getByRole("region", { name: "完工", exact: true })
    .getByRole("button", { name: "查看完工照片第 1 张，共 1 张" });
  await photo.click();
  const viewer = page.getByRole("dialog", { name: /完工照片/ });
  const picture = viewer.getByRole("img", { name: "完工照片第 1 张" });
  await expect(picture).toBeVisible();
  // When and where, on the photo itself and not beside it.
  const stamp = viewer.getByText(/^\d{4}-\d\d-\d\d \d\d:\d\d · .+/);
  await expect(stamp).toBeVisible();
  const stage = await picture.evaluate((image: HTMLImageElement) => {
    const { left, bottom, width, height } = image.getBoundingClientRect();
    const scale = Math.min(width / image.naturalWidth, height / image.naturalHeight);
    return {
      left: left + (width - image.naturalWidth * scale) / 2,
      bottom: bottom - (height - image.naturalHeight * scale) / 2,
    };
  });
  const written = await stamp.boundingBox();
  expect(written?.x).toBeGreaterThan(stage.left);
  expect((written?.y ?? 0) + (written?.height ?? 0)).toBeLessThan(stage.bottom);
  expect((written?.x ?? 0) - stage.left).toBeLessThan(20);
  await expectNoViolations(page, "[role=dialog]");
  await viewer.getByRole("button", { name: "放大" }).click();
  await expect(viewer.getByText("125%")).toBeVisible();
  await page.keyboard.press("r");
  await expect(picture).toHaveCSS("transform", /matrix\(0, 1\.25, -1\.25, 0/);
  await page.keyboard.press("0");
  await expect(viewer.getByText("100%")).toBeVisible();
  const saved = page.waitForEvent("download");
  await viewer.getByRole("button", { name: "下载" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^\d{14}-完工照片\.zip$/);
  await page.keyboard.press("Escape");
  await expect(viewer).toBeHidden();
  await expect(photo).toBeFocused();
});

test.describe("the map of an order", () => {
  test.use({ toleratedErrors: /ERR_CONNECTION_REFUSED/ });

  test("[DETAIL-07] [DETAIL-08] [DETAIL-09] opens at its address at zoom 10 among its streets, and is a picture whose words never meet when no tile comes", async ({
    page,
    database,
    tiles,
  }) => {
    const zoom = page.getByText(/^缩放级别 \d+$/);
    const way = page.getByRole("list", { name: "物流路线" });
    await page.goto(`${await addressOf(database, EVALUATED)}&tab=logistics`);
    await expect(tabs(page).getByText("物流地图")).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("list", { name: "物流轨迹" }).getByRole("listitem").first()).toBeVisible();
    await expect(page.getByText("© 测试地图 <GS>")).toBeVisible();
    await expect(page.getByText(/^\d+\.\d\d km（直线距离）$/)).toBeVisible();
    await expect(way).toHaveCount(0);
    await expect(zoom).toHaveText("缩放级别 10");
    // Shanghai, where this order is.
    await expect.poll(() => tiles.asked).toContain("10/857/418");
    await page.getByRole("button", { name: "放大地图" }).click();
    await expect(zoom).toHaveText("缩放级别 11");
    await page.getByRole("button", { name: "显示全部地点" }).click();
    for (const name of ["提货点", "客户地址"]) await expect(map(page).getByText(name)).toBeInViewport();
    await expectNoViolations(page, "main");
    await expectNoSideways(page);

    await tiles.leave();
    await page.getByRole("button", { name: "缩小地图" }).click();
    await expect(way).toBeVisible();
    await expect(map(page)).toHaveCount(0);
    await expect(way.getByText(/^\d+\.\d\d km$/)).toBeVisible();
    // On a phone and on a desk no words meet.
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const boxes = await way.getByRole("paragraph").evaluateAll((words) =>
        words.map((word) => {
          const { left, right, top, bottom } = word.getBoundingClientRect();
          return { left, right, top, bottom };
        }),
      );
      for (const [index, a] of boxes.entries()) {
        for (const b of boxes.slice(index + 1)) {
          const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(isApart).toBe(true);
        }
      }
    }
    await expectNoViolations(page, "main");
    await expectNoSideways(page);
  });
});

test("[DETAIL-07] [ROLE-16] an order that is not there, or not one's own, says so and leads on", async ({
  page,
}) => {
  for (const id of ["999999", "x", ""]) {
    const response = await page.request.get(`/user/order/orderinfo?orderid=${id}`);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain("订单不存在");
  }
});

test("[LIST-32] [DETAIL-03] [CONST-40] [DETAIL-02] the detail opens over the list, 60 % wide, and Escape, the button and Back close it", async ({
  page,
}) => {
  // By name, however many orders other tests have placed since.
  await page.goto(`/user/order?customer=${UNPAID}`);
  const link = rowOf(page, UNPAID).getByRole("link", { name: "详情" });
  const dialog = page.getByRole("dialog", { name: "订单详情" });
  await link.click();
  await expect(dialog.getByRole("tab").last()).toHaveText("物流地图");
  const shared = page.url().replace("#order", "");
  await expect(dialog.getByRole("tab", { name: "基础信息" })).toHaveAttribute("aria-selected", "true");
  expect((await dialog.boundingBox())?.width).toBeCloseTo(1440 * 0.6, -1);

  await test.step("tabs by the keys", async () => {
    await dialog.getByRole("tab", { name: "基础信息" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(dialog.getByRole("tab", { name: "服务信息" })).toBeFocused();
    await expect(dialog.getByRole("tabpanel", { name: "服务信息" })).toContainText("还没有师傅接单");
    await page.keyboard.press("End");
    await expect(dialog.getByRole("tabpanel", { name: "物流地图" })).toContainText("提货距离");
  });
  await test.step("Escape gives the focus back", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(/\/user\/order\?customer=[^&]+$/);
  });
  await test.step("Back closes it and stays in the list", async () => {
    await link.click();
    await expect(dialog.getByRole("tab", { name: "基础信息" })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user\/order\?customer=[^&]+$/);
    await expect(rowOf(page, UNPAID)).toBeVisible();
  });
  await test.step("its address opens it again, on all of a phone's screen", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(shared);
    await expect(dialog.getByRole("tab", { name: "基础信息" })).toBeVisible();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await dialog.getByRole("button", { name: "关闭" }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/user\/order\?customer=[^&]+$/);
  });
});
