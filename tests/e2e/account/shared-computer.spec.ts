import type { Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { firstFrame } from "../support/first-frame";
import { enterAsNewcomer } from "../support/newcomers";
import { chooseService, fillCustomer, PICTURE } from "../support/placement";
import { readSmsCode } from "../support/sandbox";
import { expect, newPhone, test } from "../support/test";

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

async function signOut(page: Page): Promise<void> {
  await page.goto("/user/index");
  await page.getByRole("button", { name: "退出登录" }).click();
  await page.getByRole("alertdialog", { name: "提示" }).getByRole("button", { name: "确定" }).click();
  await page.waitForURL("/");
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

test("[S39] [NAV-05] after signing out nothing of the customer is left in the browser, and back leads to signing in", async ({
  page,
}) => {
  await beginOrder(page);
  await expect(page.getByRole("button", { name: "更换" })).toBeVisible();
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
    for (const path of ["/user/index", "/user/order"]) {
      await page.goto("/user/index");
      const heard = firstFrame(page);
      await page.goto(path);
      await heard;
      const cookies = await context.cookies();
      await context.clearCookies();
      await expect(async () => {
        // What the browser says to a page that it shows again; tests run without that memory.
        await page.evaluate(() =>
          window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
        );
        await expect(page).toHaveURL(/\/login\?from=/, { timeout: 2_000 });
      }).toPass();
      await context.addCookies(cookies);
    }
  });
});

test("[S32] a customer's own picture is shown on the page and given to nobody else", async ({
  page,
  browser,
}) => {
  await beginOrder(page);
  const picture = page.getByRole("img", { name: "商品图片预览" });
  await expect(picture).toHaveAttribute("src", /^\/files\//);
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(8);

  const url = (await picture.getAttribute("src")) ?? "";
  expect((await page.request.get(url)).status()).toBe(200);
  const stranger = await browser.newContext();
  expect((await stranger.request.get(new URL(url, page.url()).href)).status()).toBe(404);
  await stranger.close();
});

test("[S38] neither the phone nor the code of signing in gets into addresses, referrers or the browser's storage", async ({
  page,
}) => {
  const phone = newPhone();
  const seen: string[] = [];
  page.on("request", (request) => {
    seen.push(request.url(), request.headers().referer ?? "");
  });
  page.on("framenavigated", (frame) => seen.push(frame.url()));
  await page.goto("/login");
  await passSmsCheck(page, phone);
  await page.waitForURL("**/user/index");
  seen.push(await stored(page), await page.evaluate(() => document.referrer));
  const code = await readSmsCode(page, phone);
  expect(seen.length).toBeGreaterThan(10);
  const spellings = new RegExp(`${phone}|${phone.slice(0, 3)}.{1,3}${phone.slice(3, 7)}|=${code}|"${code}"`);
  expect(seen.filter((text) => spellings.test(text))).toEqual([]);
});
