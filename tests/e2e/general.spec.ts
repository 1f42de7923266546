import type { Page } from "@playwright/test";
import { DEMO_STATE } from "./support/demo-state";
import { expect, test } from "./support/test";

/** Latin that belongs into Chinese text: units, file formats, keys of the keyboard, terms, and a product name of the demo. */
const ALLOWED = /^(cm|kg|jpg|png|mp4|QR|ICP|Shift|Enter|Cookie|Pro|Ctrl|Mac)$/;

/** Latin words, without the single letters of units and house numbers, that a person can read or hear on the page. */
async function latinWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const seen = [document.title];
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      if (element.closest("script, style, noscript, template")) continue;
      for (const name of ["aria-label", "placeholder", "title", "alt", "aria-valuetext"]) {
        const text = element.getAttribute(name);
        if (text) seen.push(text);
      }
      for (const node of element.childNodes) {
        if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) seen.push(node.nodeValue);
      }
    }
    return seen;
  });
  // An e-mail address and the number of a waybill are written as they are.
  const words = texts.flatMap(
    (text) => text.replace(/\S+@\S+|\b[A-Z]{2,4}\d{8,}\b/g, "").match(/[A-Za-z]{2,}\d*/g) ?? [],
  );
  return [...new Set(words.filter((word) => !ALLOWED.test(word)))];
}

/** Walks the pages; each must have content, and that in Chinese. */
async function expectChinese(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole("main")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await expect(page.locator("html")).toHaveAttribute("lang", "zh-CN");
    expect(await latinWords(page), path).toEqual([]);
  }
}

test.describe("visitors", () => {
  test.use({ toleratedErrors: /status of 404/ });

  test("[GEN-01] read nothing but Chinese", async ({ page }) => {
    await expectChinese(page, [
      "/",
      "/help",
      "/about",
      "/about/contact",
      "/login",
      "/register",
      "/userprotocol",
      "/404",
      "/placeorder/stepone",
      "/placeorder/Steptwo",
      "/placeorder/Stepthree?orderid=1",
    ]);
  });
});

test.describe("the demo customer", () => {
  test.use({ storageState: DEMO_STATE });

  test("[GEN-01] reads nothing but Chinese", async ({ page }) => {
    await page.goto("/user/order");
    const payment = await page.locator("a[href*='Orderpayment']").first().getAttribute("href");
    expect(payment).toMatch(/orderid=\d+/);
    const orderId = /orderid=(\d+)/.exec(payment ?? "")?.[1];
    await expectChinese(page, [
      "/",
      "/user/index",
      "/user/order",
      "/placeorder/stepone",
      "/placeorder/Steptwo",
      payment ?? "",
      `/placeorder/Stepthree?orderid=${orderId}`,
    ]);
  });

  test("[GEN-19] [ERR-18] copying says whether it worked", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto("/user/order");
    const copy = page.getByRole("button", { name: "复制订单号" }).first();
    await copy.click();
    await expect(page.getByRole("status").getByText("复制成功")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,}$/);

    await context.clearPermissions();
    // Granting anything denies the rest.
    await context.grantPermissions(["geolocation"]);
    await copy.click();
    await expect(page.getByRole("alert").getByText("该浏览器不支持自动复制，请手动复制")).toBeVisible();
  });
});
