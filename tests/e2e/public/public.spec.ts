import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

function section(page: Page, name: string) {
  return page.getByRole("region", { name });
}

test.describe("home page", () => {
  test("[ROUTE-01] [PUB-01] [PUB-05] [PUB-07] says what is done here and has its partners' logos, and starts an order with category and city", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page).toHaveTitle("装达 · 家具送货安装平台");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "家具送货、安装、维修，一次下单，满意后才结款",
    );
    await expect(page.getByRole("img", { name: "师傅正在客户家中安装衣柜" })).toBeVisible();
    const logos = section(page, "合作伙伴").getByRole("img");
    await expect(logos).toHaveCount(8);
    await expect(logos.first()).toHaveAccessibleName("木屿家居");
    await logos.first().scrollIntoViewIfNeeded();
    await expect
      .poll(() =>
        logos.evaluateAll((all) => all.map((logo) => logo instanceof HTMLImageElement && logo.naturalWidth)),
      )
      .toEqual(Array(8).fill(160));

    await page.getByLabel("装什么").selectOption({ label: "灯具" });
    await page.getByLabel("在哪里").selectOption({ label: "杭州" });
    await page.getByRole("button", { name: "立即下单" }).click();
    await page.waitForURL(/\/placeorder\/stepone/);
    await expect(page.getByRole("radio", { name: "灯具" })).toBeChecked();
    await page.getByRole("radio", { name: "仅安装" }).check();
    const city = page.getByRole("button", { name: /所在城市/ });
    await expect(city).toContainText("浙江省 / 杭州市 / 请选择");
    await city.click();
    await page.getByRole("option", { name: "西湖区", exact: true }).click();
    await expect(city).toContainText("浙江省 / 杭州市 / 西湖区");
  });

  test("[PUB-08] [CONST-42] four sections appear near 230, 700, 1400 and 1800 px, and stay", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const waiting = page.locator("[data-reveal=waiting]");
    await expect(waiting).toHaveCount(4);
    await expect(waiting.last()).toHaveCSS("opacity", "0");
    const triggers = await page.evaluate(async () => {
      const left = () => document.querySelectorAll("[data-reveal=waiting]").length;
      const nextFrame = () => new Promise(requestAnimationFrame);
      const found: number[] = [];
      for (let y = 0, before = left(); before > 0; y += 50) {
        window.scrollTo({ top: y, behavior: "instant" });
        // Observers report after the frame in which something came into sight.
        await nextFrame();
        await nextFrame();
        if (left() < before) found.push(y);
        before = left();
      }
      return found;
    });
    expect(triggers).toHaveLength(4);
    for (const [index, documented] of [230, 700, 1400, 1800].entries()) {
      expect(Math.abs((triggers[index] ?? 0) - documented), `${triggers}`).toBeLessThanOrEqual(120);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(page.locator("[data-reveal=shown]")).toHaveCount(4);
    await expect(page.locator("[data-reveal=shown]").last()).toHaveCSS("opacity", "1");
  });

  test("[PUB-08] moves nothing for who wants no motion", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("button", { name: "立即下单" })).toBeVisible();
    await page.mouse.wheel(0, 2600);
    await expect(section(page, "每一分钱，付款前都看得清")).toBeInViewport();
    await expect(page.locator("[data-reveal]")).toHaveCount(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[PUB-03] [GEN-09] [PUB-09] [ROUTE-15] the home page can be read, its steps and its drawer opened, its links followed and its form sent", async ({
    page,
  }) => {
    await page.goto("/");
    for (const name of [
      "一笔订单怎样走完",
      "钱放得稳，活干得好",
      "十类商品，都能装",
      "合作伙伴",
      "和我们一起，把活干好",
      "每一分钱，付款前都看得清",
    ]) {
      await expect(section(page, name)).toBeVisible();
      await expect(section(page, name).locator(":scope > div")).toHaveCSS("opacity", "1");
    }
    const process = section(page, "一笔订单怎样走完");
    await expect(process.getByText("提货和安装都拍照留证")).toBeVisible();
    await process.locator("label", { hasText: "师傅接单" }).click();
    await expect(process.getByText("提货和安装都拍照留证")).toBeHidden();
    await expect(process.getByText("接单人和电话随时可查")).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(process.getByText("接单人和电话随时可查")).toBeHidden();
    await page.getByLabel("装什么").selectOption({ label: "地板" });
    await page.getByRole("button", { name: "立即下单" }).click();
    await expect(page).toHaveURL(/\/placeorder\/stepone\?goodsTypeId=9&areaCode=$/);
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "隐私政策" }).click();
    await expect(page.getByRole("heading", { name: "隐私政策", exact: true })).toBeVisible();
    await page
      .getByRole("navigation", { name: "目录" })
      .getByRole("link", { name: "四、付款与资金担保" })
      .click();
    await expect(page.getByRole("heading", { name: "四、付款与资金担保" })).toBeInViewport();
    await page.setViewportSize({ width: 360, height: 780 });
    await page.getByRole("button", { name: "打开菜单" }).click();
    await page.getByRole("navigation", { name: "菜单" }).getByRole("link", { name: "立即下单" }).click();
    await expect(page).toHaveURL(/\/placeorder\/stepone$/);
  });
});
