import { drawQrCode } from "../../../app/lib/qr-code";
import { expect, test } from "../support/test";

const IOS = "https://apps.apple.com/cn/app/id0000000000";
const ANDROID = "https://download.zhuangda.example/zhuangda.apk";

test("[ROUTE-06] [PUB-13] /download shows a code that leads to /isDownload and a button for each kind of phone", async ({
  page,
  baseURL,
}) => {
  await page.goto("/download");
  await expect(page.getByRole("heading", { level: 1, name: "装达 App" })).toBeVisible();
  const code = page.getByRole("img", { name: "下载装达 App 的二维码" });
  const { path } = drawQrCode(`${baseURL}/isDownload`);
  await expect(code.locator("path")).toHaveAttribute("d", path);
  await expect(page.getByRole("link", { name: "iOS 下载" })).toHaveAttribute("href", IOS);
  await expect(page.getByRole("link", { name: "Android 下载" })).toHaveAttribute("href", ANDROID);
});

const BROWSERS = [
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15", IOS],
  ["an Android phone", "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile", ANDROID],
  ["a desktop", "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36", "/download"],
] as const;

for (const [what, userAgent, address] of BROWSERS) {
  test(`[ROUTE-07] [PUB-14] /isDownload sends ${what} to the right place and is kept by no cache`, async ({
    request,
  }) => {
    const answer = await request.get("/isDownload", {
      headers: { "user-agent": userAgent },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(302);
    expect(answer.headers().location).toBe(address);
    expect(answer.headers()["cache-control"]).toContain("no-store");
  });
}
