import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE, type SessionState } from "../support/demo-state";
import { expect, test } from "../support/test";

const titles = (page: Page) => page.getByRole("navigation", { name: "帮助文章" }).getByRole("link");
const article = (page: Page) => page.getByRole("article");

test.describe("help", () => {
  test("[ROUTE-05] [PUB-10] [PUB-11] lists the titles on the left and shows the first article on the right", async ({
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
  });

  test("[PUB-11] [C-78] the title stands in the address: chosen, reloaded, shared, and left by going back", async ({
    page,
  }) => {
    await page.goto("/help");
    await titles(page).filter({ visible: true, hasText: "加价说明" }).click();
    await expect(page).toHaveURL((url) => url.searchParams.get("title") === "加价说明");
    await expect(page).toHaveTitle("加价说明 · 帮助中心 · 装达");
    await page.reload();
    await expect(article(page)).toContainText("任何加价都须经您确认并支付");
    await expect(
      page.getByRole("navigation", { name: "帮助文章" }).locator("[aria-current]:visible"),
    ).toHaveText("加价说明");
    await page.goBack();
    await expect(article(page)).toContainText("在装达下单分为四步");
  });

  test("[PUB-10] content is rendered as HTML: tables, and links between articles", async ({ page }) => {
    await page.goto("/help?title=费用是怎么计算的");
    await expect(article(page).getByRole("rowheader", { name: "超方费" })).toBeVisible();
    await article(page).getByRole("link", { name: "加价说明" }).click();
    await expect(article(page).getByRole("heading", { level: 2 })).toHaveText("加价说明");
  });

  test("leads from one article to the next", async ({ page }) => {
    await page.goto("/help");
    const neighbours = page.getByRole("navigation", { name: "上一篇与下一篇" });
    await expect(neighbours.getByRole("link")).toHaveText(["费用是怎么计算的"]);
    await neighbours.getByRole("link").click();
    await expect(neighbours.getByRole("link")).toHaveText(["如何下单", "哪些城市可以下单"]);
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
    await expectNoViolations(page);
  });

  test("is the same bytes for a customer as for a stranger", async ({ browser, baseURL }) => {
    const read = async (storageState?: SessionState) => {
      const context = await browser.newContext(storageState ? { storageState } : {});
      const answers = [];
      for (const path of ["/", "/help", "/about", "/about/contact"]) {
        const response = await context.request.get(`${baseURL}${path}`);
        // The nonce of the policy is new in each answer.
        answers.push(
          (await response.text()).replace(/nonce="[^"]*"|"nonce":"[^"]*"|nonce" content="[^"]*"/g, ""),
        );
      }
      await context.close();
      return answers;
    };
    const [stranger, customer] = [await read(), await read(DEMO_STATE)];
    for (const [index, html] of stranger.entries())
      expect(html === customer[index], `page ${index}`).toBe(true);
  });
});

test.describe("an article that is not there", () => {
  test.use({ toleratedErrors: /status of 404/ });

  test("answers 404, says so, and keeps the list", async ({ page }) => {
    const answer = await page.goto("/help?title=没有的文章");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "没有找到这篇文章" })).toBeVisible();
    await expectNoViolations(page);
    await titles(page).filter({ visible: true, hasText: "如何验收" }).click();
    await expect(article(page)).toContainText("订单状态变为“待验收”");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("titles are links, and the folded list of a phone opens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/help?title=如何验收");
    await expect(article(page)).toContainText("师傅完工后会上传现场照片");
    await page.getByText("全部帮助").click();
    await titles(page).filter({ visible: true, hasText: "隐私与信息保护" }).click();
    await expect(article(page).getByRole("heading", { level: 2 })).toHaveText("隐私与信息保护");
  });
});
