import { expect, test } from "../support/test";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("[PUB-13] [PUB-17] [PUB-20] tabs, links and codes of the static pages work", async ({ page }) => {
    await page.goto("/fangan");
    await page.getByRole("link", { name: "安装师傅", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("手艺好，就该活不断、钱不拖");
    await page.goto("/download");
    await expect(page.getByRole("img", { name: "下载装达 App 的二维码" })).toBeVisible();
    await page.goto("/map");
    await expect(page.getByRole("link", { name: "在高德地图中打开" })).toBeVisible();
    await page.goto("/baozhang");
    await expect(page).toHaveTitle("服务保障 · 装达");
    await page.getByRole("main").getByRole("link", { name: "服务商入驻" }).click();
    await expect(page).toHaveURL("/service_ruzhu");
  });
});
