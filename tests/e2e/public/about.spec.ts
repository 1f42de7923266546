import { OWN_PORT, tilePortOf } from "../../../scripts/lib/e2e-state";
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
    const company = page.getByRole("region", { name: "浙江装达网络科技有限公司" });
    await expect(company).toContainText("为家居商家与消费者提供送货、安装、维修的下单与担保服务");
    await expect(company.getByRole("link", { name: "400-820-1688" })).toHaveAttribute(
      "href",
      "tel:4008201688",
    );
    await expect(company).toContainText("浙江省杭州市滨江区示范路 88 号");
    const streets = page.getByRole("application", { name: /^公司位置/ });
    await expect(streets.getByText("© 测试地图 <GS>")).toBeVisible();
    await expect.poll(() => tiles.asked).toContain("10/853/421");
    await expect(page.getByRole("img", { name: /公司位置示意图/ })).toBeHidden();
    await page.waitForLoadState("networkidle");
    expect([...asked].sort()).toEqual(
      [OWN_PORT, tilePortOf(OWN_PORT)].map((port) => `http://127.0.0.1:${port}`),
    );
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the tabs are links", async ({ page }) => {
    await page.goto("/about");
    await expect(page).toHaveTitle("关于我们 · 装达");
    await page.getByRole("navigation", { name: "关于装达" }).getByRole("link", { name: "联系我们" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("联系我们");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("关于装达");
  });
});
