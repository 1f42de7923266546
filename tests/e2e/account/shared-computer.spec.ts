import type { Page } from "@playwright/test";
import { firstFrame } from "../support/first-frame";
import { enterAsNewcomer } from "../support/newcomers";
import { chooseService, fillCustomer, PICTURE } from "../support/placement";
import { expect, test } from "../support/test";

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function signOut(page: Page): Promise<void> {
  await page.goto("/user/index");
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("alertdialog", { name: "提示" }).getByRole("button", { name: "确定" }).click();
  await page.waitForURL("/", { waitUntil: "commit" });
  await expect(page.getByText("退出成功")).toBeVisible();
}

/** A newcomer has chosen, typed and uploaded what an order needs. */
async function beginOrder(page: Page): Promise<void> {
  await enterAsNewcomer(page);
  await page.goto("/placeorder/stepone");
  await chooseService(page, "家具", "仅安装");
  await fillCustomer(page);
  await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
}

test("[S32] [S39] [NAV-05] a customer's picture is private, and signing out removes everything of the customer from the browser", async ({
  page,
  playwright,
  baseURL,
}) => {
  await beginOrder(page);
  await expect(page.getByRole("button", { name: "更换" })).toBeVisible();
  const picture = page.getByRole("img", { name: "商品图片预览" });
  await expect(picture).toHaveAttribute("src", /^\/files\//);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8);
  const url = (await picture.getAttribute("src")) ?? "";
  expect((await page.request.get(url)).status()).toBe(200);
  const stranger = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  expect((await stranger.get(url)).status()).toBe(404);
  await stranger.dispose();

  expect(await stored(page)).toContain("王小满");
  await signOut(page);
  expect(await stored(page)).not.toMatch(/王小满|13700001234|文三路|files/);
  await page.goto("/placeorder/stepone");
  await chooseService(page, "家具", "仅安装");
  await expect(page.getByRole("textbox", { name: "客户姓名" })).toHaveValue("");
  await page.goto("/user/order");
  await expect(page).toHaveURL(/\/login\?from=/);
});

test.describe("a page that is shown again when its session is over", () => {
  // Its socket may try once more before the page has asked.
  test.use({ toleratedErrors: /WebSocket connection .* failed/ });

  test("[S39] a page that the browser brings back from its memory asks who is there", async ({
    page,
    context,
  }) => {
    await enterAsNewcomer(page);
    const heard = firstFrame(page);
    await page.goto("/user/order");
    await heard;
    await context.clearCookies();
    await expect(async () => {
      // What the browser says to a page that it shows again; tests run without that memory.
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
      );
      await expect(page).toHaveURL(/\/login\?from=/, { timeout: 2_000 });
    }).toPass();
  });
});
