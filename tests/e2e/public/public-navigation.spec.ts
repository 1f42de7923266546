import { existsSync } from "node:fs";
import { chromium, type Locator } from "@playwright/test";
import { publicPages } from "../../../schema/rules/content/public-pages";
import { findChromium } from "../../../scripts/lib/find-browser";
import { CHROMIUM_FLAGS } from "../../support/chromium-flags";
import { expectNoViolations } from "../support/axe";
import { expect, test } from "../support/test";

/** What links say and where they lead. */
const hrefsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute("href")]));

/** The browser that people have. The one without windows has no memory for pages, but says what it would object to. */
const WHOLE_BROWSER = "/usr/bin/chromium";
/** What it objects to in every page. */
const ITS_OWN = ["BrowsingInstanceNotSwapped", "BackForwardCacheDisabledForDelegate"];

test("who comes back to a public page finds it as it was left", async ({ baseURL }) => {
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
  test("[NAV-01] [API-115] the header leads to every page of the public site, and to where providers sign in", async ({
    page,
  }) => {
    await page.goto("/");
    const header = page.getByRole("banner");
    const entries = header.getByRole("navigation", { name: "主导航" }).getByRole("link");
    expect(await hrefsOf(entries)).toEqual([
      ["立即下单", "/placeorder/stepone"],
      ["解决方案", "/fangan"],
      ["服务保障", "/baozhang"],
      ["服务商入驻", "/service_ruzhu"],
      ["师傅入驻", "/ruzhu"],
      ["帮助中心", "/help"],
      ["关于我们", "/about"],
      ["下载应用", "/download"],
      ["服务商登录", "https://provider.zhuangda.example/login"],
    ]);
    const login = entries.filter({ hasText: "服务商登录" });
    await expect(login).toHaveAttribute("target", "_blank");
    await expect(login).toHaveAttribute("rel", /noopener/);
    await expect(header.getByRole("navigation", { name: "账户" }).getByRole("link")).toHaveText([
      "登录",
      "注册",
    ]);
    await header.getByRole("link", { name: "注册" }).click();
    await expect(page).toHaveURL(/\/register$/);
    await page.goBack();
    await header.getByRole("link", { name: "登录", exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("the header says which page is open, pages below it included", async ({ page }) => {
    await page.goto("/about/contact");
    const current = page.getByRole("navigation", { name: "主导航" }).locator("[aria-current=page]");
    await expect(current).toHaveText("关于我们");
    await page.goto("/");
    await expect(current).toHaveCount(0);
  });

  test("[NAV-07] the footer leads to contact, joining, about, help and the app", async ({ page }) => {
    await page.goto("/");
    const footer = page.getByRole("navigation", { name: "页脚导航" });
    expect(await hrefsOf(footer.getByRole("link"))).toEqual(
      expect.arrayContaining([
        ["联系我们", "/about/contact"],
        ["服务商入驻", "/service_ruzhu"],
        ["关于我们", "/about"],
        ["帮助中心", "/help"],
        ["应用下载", "/download"],
      ]),
    );
  });

  test("[NAV-08] [CONST-38] the footer has links that all lead somewhere, the hotline with its hours, and the filings", async ({
    page,
    request,
  }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("link", { name: "400-820-1688" })).toHaveAttribute(
      "href",
      "tel:4008201688",
    );
    await expect(footer).toContainText("每日 09:00-21:00");
    await expect(footer.getByRole("link", { name: /ICP备/ })).toHaveAttribute("href", /beian\.miit\.gov\.cn/);
    await expect(footer.getByRole("link", { name: /公网安备/ })).toHaveAttribute(
      "href",
      /beian\.mps\.gov\.cn/,
    );

    const links = footer.getByRole("navigation", { name: "页脚导航" }).getByRole("link");
    for (const link of await links.all()) {
      const href = (await link.getAttribute("href")) ?? "";
      if (href.startsWith("https:")) continue;
      const answer = await request.get(href.replace(/#.*$/, ""));
      expect(answer.status(), href).toBe(200);
      const anchor = href.split("#")[1];
      if (anchor) expect(await answer.text(), href).toContain(`id="${anchor}"`);
    }
  });

  test("on a narrow screen it is a drawer that closes with Escape and gives focus back", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");
    const opener = page.getByRole("button", { name: "打开菜单" });
    await opener.click();
    const menu = page.getByRole("navigation", { name: "菜单" });
    await expect(menu.getByRole("link")).toHaveText([
      ...["立即下单", "解决方案", "服务保障", "服务商入驻", "师傅入驻"],
      ...["帮助中心", "关于我们", "下载应用", "服务商登录"],
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
