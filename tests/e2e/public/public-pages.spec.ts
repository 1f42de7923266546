import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

/** Pages about what we do and how to join, each in the states that it has. */
const PAGES = [
  "/fangan",
  "/fangan?type=worker",
  "/fangan?type=consumer",
  "/baozhang",
  "/download",
  "/ruzhu",
  "/ruzhu?provinceCode=33&cityCode=3301&areaCode=330106",
  "/ruzhu?provinceCode=54&cityCode=5401&areaCode=540102",
  "/service_ruzhu",
  "/service_ruzhu?type=ENTERPRISE",
  "/service_ruzhu?done=1",
  "/pay",
  "/payRedirect",
  "/map",
];

test.describe("a customer", () => {
  test.use({ storageState: DEMO_STATE });

  test("is sent the same HTML as a stranger", async ({ page, playwright, baseURL }) => {
    const stranger = await playwright.request.newContext({
      baseURL,
      storageState: { cookies: [], origins: [] },
    });
    const html = async (request: typeof stranger, path: string) =>
      (await (await request.get(path)).text()).replace(/nonce(?:" content)?="[^"]*"/g, "");
    for (const path of PAGES) {
      const seen = await html(page.request, path);
      expect(seen.length, path).toBeGreaterThan(1000);
      expect(seen === (await html(stranger, path)), path).toBe(true);
    }
    await stranger.dispose();
  });
});

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
    await page.getByRole("main").getByRole("link", { name: "服务商入驻" }).click();
    await expect(page).toHaveURL("/service_ruzhu");
  });
});
