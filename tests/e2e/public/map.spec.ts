import { office } from "../../../app/lib/office";
import { siteConfig } from "../../../app/lib/site-config";
import { OWN_PORT, tilePortOf } from "../../../scripts/lib/e2e-state";
import { officeTile } from "../support/office-tile";
import { expect, test } from "../support/test";

test.describe("/map", () => {
  test("[ROUTE-14] [PUB-35] shows where the company is among its streets, asks its map service alone, and opens in a maps app", async ({
    page,
    tiles,
  }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await page.goto("/map");
    await expect(page.getByRole("heading", { level: 1, name: office.name })).toBeVisible();
    const streets = page.getByRole("application", { name: `地图：${office.name}的位置` });
    await expect(streets.getByText("© 测试地图 <GS>")).toBeVisible();
    await expect(streets.getByText(siteConfig.name, { exact: true })).toBeVisible();
    await expect.poll(() => tiles.asked).toContain(officeTile());
    await expect(page.getByRole("img", { name: /^示意图/ })).toBeHidden();
    await expect(page.getByText("位置为示意")).toBeHidden();
    await streets.focus();
    await page.keyboard.press("+");
    await expect(page.getByRole("status").getByText("缩放级别 11")).toBeAttached();
    const open = page.getByRole("link", { name: "在高德地图中打开" });
    const address = new URL((await open.getAttribute("href")) ?? "");
    expect(address.origin).toBe("https://uri.amap.com");
    expect(address.searchParams.get("position")).toMatch(/^\d{2,3}\.\d+,\d{1,2}\.\d+$/);
    await expect(open).toHaveAttribute("rel", "noopener noreferrer");
    const known = [OWN_PORT, tilePortOf(OWN_PORT)].map((port) => `http://127.0.0.1:${port}`);
    expect([...asked].sort()).toEqual(known);
  });

  test.describe("without its map service", () => {
    test.use({ toleratedErrors: /ERR_CONNECTION_REFUSED/ });

    test("[PUB-35] is a drawing", async ({ page, tiles }) => {
      await tiles.leave();
      await page.goto("/map");
      await expect(page.locator("[data-streets]")).toHaveCount(0);
      await expect(page.getByRole("img", { name: `示意图：${office.name}的位置` })).toBeVisible();
      await expect(page.getByText("位置为示意，路线请以地图应用为准。")).toBeVisible();
    });
  });

  test("[NAV-09] [NAV-10] [PUB-35] has no footer, is transparent and cannot be scrolled, narrow and wide", async ({
    page,
  }) => {
    await page.goto("/map");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 560 });
      for (const element of ["html", "body", "main"]) {
        await expect(page.locator(element)).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
      }
      await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
      await page.mouse.move(width / 2, 100);
      await page.mouse.wheel(0, 600);
      await page.keyboard.press("End");
      expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
      await expect(page.getByRole("link", { name: "在高德地图中打开" })).toBeInViewport({ ratio: 1 });
    }
    // Other pages are not touched.
    await page.getByRole("link", { name: "返回首页" }).click();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator("body")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  });
});
