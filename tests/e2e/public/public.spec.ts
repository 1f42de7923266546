import type { Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

function section(page: Page, name: string) {
  return page.getByRole("region", { name });
}

test.describe("home page", () => {
  test("[ROUTE-01] [PUB-01] [PUB-07] says what is done here and starts an order with category and city", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(page).toHaveTitle("装达 · 家具送货安装平台");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "家具送货、安装、维修，一次下单，满意后才结款",
    );
    await expect(page.getByRole("img", { name: "师傅正在客户家中安装衣柜" })).toBeVisible();

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

  test("[PUB-03] [GEN-09] shows five steps with the third open, and opens another when asked", async ({
    page,
  }) => {
    await page.goto("/");
    const process = section(page, "一笔订单怎样走完");
    const steps = process.getByRole("radio");
    await expect(process.locator("label")).toHaveText([
      ...["1提交订单", "2师傅接单", "3上门安装", "4客户评价", "5师傅收款"],
    ]);
    await expect(steps).toHaveCount(5);
    await expect(process.getByRole("radio", { name: "上门安装" })).toBeChecked();
    await expect(process.getByText("提货和安装都拍照留证")).toBeVisible();

    await process.locator("label", { hasText: "师傅收款" }).click();
    await expect(process.getByRole("radio", { name: "师傅收款" })).toBeChecked();
    await expect(process.getByText("从平台担保账户结给师傅")).toBeVisible();
    await expect(process.getByText("提货和安装都拍照留证")).toBeHidden();

    await page.keyboard.press("ArrowLeft");
    await expect(process.getByText("验收满意后为师傅打分")).toBeVisible();
  });

  test("[PUB-05] shows the logos of the partners that the platform has", async ({ page }) => {
    await page.goto("/");
    const logos = section(page, "合作伙伴").getByRole("img");
    await expect(logos).toHaveCount(8);
    await expect(logos.first()).toHaveAccessibleName("木屿家居");
    await section(page, "合作伙伴").scrollIntoViewIfNeeded();
    for (const logo of await logos.all()) {
      await expect
        .poll(() => logo.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(160);
    }
  });

  test("[PUB-08] [CONST-42] four sections appear near 230, 700, 1400 and 1800 px, and stay", async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const waiting = page.locator("[data-reveal=waiting]");
    await expect(waiting).toHaveCount(4);
    const triggers = await page.evaluate(async () => {
      const left = () => document.querySelectorAll("[data-reveal=waiting]").length;
      const nextFrame = () => new Promise(requestAnimationFrame);
      const found: number[] = [];
      for (let y = 0, before = left(); before > 0; y += 25) {
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

  test("shows a price that adds up", async ({ page }) => {
    await page.goto("/");
    const amounts = await section(page, "每一分钱，付款前都看得清").getByRole("definition").allTextContents();
    const fen = amounts.map((text) => Math.round(Number(text.replace(/[¥,\s]/g, "")) * 100));
    expect(fen.slice(0, -1).reduce((sum, fee) => sum + fee, 0)).toBe(fen.at(-1));
  });
});

test.describe("what does not exist", () => {
  test.use({ toleratedErrors: /status of 404/ });

  test("[NAV-11] [PUB-36] an unknown path leads to /404, which says so and shows the ways back", async ({
    page,
  }) => {
    const answer = await page.goto("/no/such/page");
    await expect(page).toHaveURL(/\/404$/);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "页面不存在" })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "返回首页" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("满意后才结款");
  });
});

test("[PUB-09] [ROUTE-04] the user agreement and the privacy policy can be read and jumped into", async ({
  page,
}) => {
  await page.goto("/userprotocol");
  await expect(page.getByRole("heading", { level: 1, name: "用户服务协议与隐私政策" })).toBeVisible();
  for (const name of ["用户服务协议", "隐私政策"]) {
    await expect(page.getByRole("article", { name })).toBeVisible();
  }
  await page
    .getByRole("navigation", { name: "目录" })
    .getByRole("link", { name: "四、付款与资金担保" })
    .click();
  await expect(page.getByRole("heading", { name: "四、付款与资金担保" })).toBeInViewport();
  await expect(page).toHaveURL(/#/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the home page can be read, its links followed and its form sent", async ({ page }) => {
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
    await process.locator("label", { hasText: "师傅接单" }).click();
    await expect(process.getByText("接单人和电话随时可查")).toBeVisible();
    await page.getByLabel("装什么").selectOption({ label: "地板" });
    await page.getByRole("button", { name: "立即下单" }).click();
    await expect(page).toHaveURL(/\/placeorder\/stepone\?goodsTypeId=9&areaCode=$/);
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "隐私政策" }).click();
    await expect(page.getByRole("heading", { name: "隐私政策", exact: true })).toBeVisible();
  });

  test("the drawer of a narrow screen opens", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    await page.getByRole("button", { name: "打开菜单" }).click();
    await page.getByRole("navigation", { name: "菜单" }).getByRole("link", { name: "立即下单" }).click();
    await expect(page).toHaveURL(/\/placeorder\/stepone$/);
  });
});

test.describe("signed in", () => {
  test.use({ storageState: DEMO_STATE });

  test("the public site knows the customer and leads into the customer area", async ({ page }) => {
    await page.goto("/");
    const account = page.getByRole("banner").getByRole("navigation", { name: "账户" });
    await account.getByRole("link", { name: "木屿家居" }).click();
    await expect(page).toHaveURL(/\/user\/index$/);
  });
});
