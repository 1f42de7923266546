import { companyConfig } from "../../../app/lib/company-config";
import { siteConfig } from "../../../app/lib/site-config";
import { OWN_PORT, tilePortOf } from "../../../scripts/lib/e2e-state";
import { officeTile } from "../support/office-tile";
import { expect, test } from "../support/test";

test.describe("about us", () => {
  test("[PUB-16] contact has the company, its phone, its address and the map that is configured", async ({
    page,
    tiles,
  }) => {
    const asked = new Set<string>();
    page.on("request", (request) => asked.add(new URL(request.url()).origin));
    await page.goto("/about/contact");
    await expect(page).toHaveTitle("联系我们 · 装达");
    const company = page.getByRole("region", { name: companyConfig.name });
    await expect(company).toContainText(companyConfig.description);
    const { hotline } = siteConfig;
    if (hotline)
      await expect(company.getByRole("link", { name: hotline.display })).toHaveAttribute(
        "href",
        hotline.href,
      );
    await expect(company).toContainText(companyConfig.address);
    const streets = page.getByRole("application", { name: /^公司位置/ });
    await expect(streets.getByText("© 测试地图 <GS>")).toBeVisible();
    await expect.poll(() => tiles.asked).toContain(officeTile());
    await expect(page.getByRole("img", { name: /公司位置示意图/ })).toBeHidden();
    await page.waitForLoadState("networkidle");
    expect([...asked].sort()).toEqual(
      [OWN_PORT, tilePortOf(OWN_PORT)].map((port) => `http://127.0.0.1:${port}`),
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[PUB-15] the tabs are links", async ({ page }) => {
    await page.goto("/about");
    await expect(page).toHaveTitle("关于我们 · 装达");
    await page.getByRole("navigation", { name: "关于装达" }).getByRole("link", { name: "联系我们" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("联系我们");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("关于装达");
  });
});
