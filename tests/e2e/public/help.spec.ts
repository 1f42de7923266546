import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const titles = (page: Page) => page.getByRole("navigation", { name: "帮助文章" }).getByRole("link");
const article = (page: Page) => page.getByRole("article");

test.describe("help", () => {
  test("[ROUTE-05] [PUB-10] [PUB-11] [C-78] lists the titles on the left; the one that is read stands in the address: chosen, reloaded, shared, and left by going back", async ({
    page,
  }) => {
    await page.goto("/help");
    await expect(page).toHaveTitle("帮助中心 · 装达");
    const listed = titles(page).filter({ visible: true });
    expect(await listed.count()).toBeGreaterThanOrEqual(13);
    await expect(listed.first()).toHaveText("如何下单");
    await expect(listed.first()).toHaveAttribute("aria-current", "page");
    await expect(article(page).getByRole("heading", { level: 2, name: "如何下单" })).toBeVisible();
    await expect(article(page).getByRole("heading", { level: 3, name: "填写服务与商品" })).toBeVisible();
    await expect(article(page).getByRole("listitem").first()).toContainText("选择商品类目和服务类型");
    const [left, right] = await Promise.all([listed.first().boundingBox(), article(page).boundingBox()]);
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThan(right?.x ?? 0);

    const neighbours = page.getByRole("navigation", { name: "上一篇与下一篇" }).getByRole("link");
    await expect(neighbours).toHaveText(["费用是怎么计算的"]);
    await neighbours.click();
    await expect(neighbours).toHaveText(["如何下单", "哪些城市可以下单"]);
    await expect(article(page).getByRole("rowheader", { name: "超方费" })).toBeVisible();
    await article(page).getByRole("link", { name: "加价说明" }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("title") === "加价说明");
    await expect(page).toHaveTitle("加价说明 · 帮助中心 · 装达");
    await page.reload();
    await expect(article(page)).toContainText("任何加价都须经您确认并支付");
    await expect(
      page.getByRole("navigation", { name: "帮助文章" }).locator("[aria-current]:visible"),
    ).toHaveText("加价说明");
    await page.goBack();
    await expect(article(page).getByRole("rowheader", { name: "超方费" })).toBeVisible();
  });

  test("a phone shows the list first, then the article alone, whose table scrolls by itself", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/help");
    const folder = page.getByRole("navigation", { name: "帮助文章" }).getByRole("group");
    await expect(titles(page).filter({ visible: true }).first()).toBeInViewport();
    await titles(page).filter({ visible: true, hasText: "费用是怎么计算的" }).click();
    await expect(article(page).getByRole("heading", { level: 2 })).toHaveText("费用是怎么计算的");
    await expect(article(page).getByRole("heading", { level: 2 })).toBeInViewport();
    await expect(titles(page).filter({ visible: true })).toHaveCount(0);

    const table = article(page).getByRole("group", { name: "表格" });
    await table.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await folder.getByText("全部帮助").click();
    await expect(titles(page).filter({ visible: true }).first()).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[PUB-10] titles are links, and the folded list of a phone opens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/help?title=如何验收");
    await expect(article(page)).toContainText("师傅完工后会上传现场照片");
    await page.getByText("全部帮助").click();
    await titles(page).filter({ visible: true, hasText: "隐私与信息保护" }).click();
    await expect(article(page).getByRole("heading", { level: 2 })).toHaveText("隐私与信息保护");
  });
});
