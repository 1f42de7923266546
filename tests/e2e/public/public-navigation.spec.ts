import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { siteConfig } from "../../../app/lib/site-config";
import { publicPages } from "../../../schema/rules/content/public-pages";
import { findChromium } from "../../../scripts/lib/find-browser";
import { CHROMIUM_FLAGS } from "../../support/chromium-flags";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/test";

/** The browser that people have. The one without windows has no memory for pages, but says what it would object to. */
const WHOLE_BROWSER = "/usr/bin/chromium";
/** What it objects to in every page. */
const ITS_OWN = ["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"];

test("going back to a public page restores it from the back/forward cache", async ({ baseURL }) => {
  const hasMemory = existsSync(WHOLE_BROWSER);
  // Playwright's browsers have no such memory unless they are asked for it.
  const browser = await chromium.launch({
    executablePath: hasMemory ? WHOLE_BROWSER : await findChromium(),
    args: [...CHROMIUM_FLAGS],
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Page.enable");
  const objections: string[] = [];
  devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    objections.push(...notRestoredExplanations.map(({ reason }) => reason));
  });
  await page.addInitScript(() => {
    addEventListener("pagehide", () => {
      document.documentElement.dataset.shown = "";
    });
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.shown = persisted ? "as it was" : "anew";
    });
  });
  for (const { path } of publicPages) {
    await page.goto(path);
    const awaited = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => Reflect.get(entry, "renderBlockingStatus") === "blocking")
        .map(({ name }) => name)
        .filter((name) => !name.endsWith(".css")),
    );
    expect(awaited, `what the first picture of ${path} waits for, but its styles`).toEqual([]);
    await page.goto("/robots.txt");
    await page.goBack({ waitUntil: "commit" });
    const shown = page.locator("html[data-shown^=a]");
    await expect(shown, path).toHaveAttribute("data-shown", hasMemory ? "as it was" : "anew");
  }
  await browser.close();
  expect(objections.filter((reason) => !ITS_OWN.includes(reason))).toEqual([]);
});

test.describe("navigation", () => {
  test("[NAV-01] on a narrow screen it is a drawer that closes with Escape and gives focus back", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    const opener = page.getByRole("button", { name: "打开菜单" });
    await opener.click();
    const menu = page.getByRole("navigation", { name: "菜单" });
    await expect(menu.getByRole("link")).toHaveText([
      ...["立即下单", "解决方案", "服务保障", "服务商入驻", "师傅入驻"],
      ...["帮助中心", "关于我们", "下载应用"],
      ...(siteConfig.providerLoginUrl ? ["服务商登录"] : []),
    ]);
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await menu.getByRole("link", { name: "立即下单" }).click();
    await page.waitForURL(/\/placeorder\/stepone/);
  });

  test("the first stop of the Tab key leads past the navigation", async ({ page }) => {
    await page.goto("/");
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: "跳到主要内容" });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
  });
});
