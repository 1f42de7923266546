import { expect, test } from "./support/test";

test.describe("/map", () => {
  test("[ROUTE-14] [PUB-35] shows where the company is, without a foreign request, and opens in a maps app", async ({
    page,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (!request.url().startsWith("http://127.0.0.1")) foreign.push(request.url());
    });
    await page.goto("/map");
    await expect(page.getByRole("heading", { level: 1, name: "浙江装达网络科技有限公司" })).toBeVisible();
    await expect(page.getByRole("img", { name: "示意图：浙江装达网络科技有限公司的位置" })).toBeVisible();
    const open = page.getByRole("link", { name: "在高德地图中打开" });
    const address = new URL((await open.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://uri.amap.com");
    expect(address.searchParams.get("position")).toMatch(/^\d{2,3}\.\d+,\d{1,2}\.\d+$/);
    await expect(open).toHaveAttribute("rel", "noopener noreferrer");
    expect(foreign).toEqual([]);
  });

  for (const width of [360, 1440]) {
    test(`[NAV-09] [NAV-10] [PUB-35] has no footer, is transparent and cannot be scrolled at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 560 });
      await page.goto("/map");
      await expect(page.getByRole("contentinfo")).toHaveCount(0);
      for (const element of ["html", "body", "main"]) {
        await expect(page.locator(element)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      }
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await page.mouse.move(width / 2, 100);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press("End");
      expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
      await expect(page.getByRole("link", { name: "在高德地图中打开" })).toBeInViewport({ ratio: 1 });
      // Other pages are not touched.
      await page.getByRole("link", { name: "返回首页" }).click();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    });
  }
});
