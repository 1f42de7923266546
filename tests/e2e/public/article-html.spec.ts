import { sanitizeArticleHtml } from "../../../schema/rules/content/article-html";
import { XSS_CORPUS } from "../../support/xss-corpus";
import { expect, test } from "../support/test";

/** Pages without a policy of their own: nothing but the sanitiser stands between a payload and the browser. */
test.describe("sanitised articles in a real browser", () => {
  test.use({ toleratedErrors: /Failed to load resource|ERR_/ });

  test("[S27] no payload runs, calls or leaves the article, parsed once, twice, and as part of a page", async ({
    page,
  }) => {
    let booms = 0;
    await page.exposeFunction("boom", () => {
      booms += 1;
    });
    page.on("dialog", (dialog) => dialog.dismiss());
    const foreign: string[] = [];
    await page.route(/evil\.example/, (route) => {
      foreign.push(route.request().url());
      return route.abort();
    });
    const safe = XSS_CORPUS.map(sanitizeArticleHtml);

    await page.setContent("<!doctype html><main></main>");
    const found = await page.evaluate(
      async (payloads) => {
        const problems: string[] = [];
        const main = document.querySelector("main");
        if (!main) return ["no main"];
        for (const html of payloads) {
          main.innerHTML = html;
          // What mutation XSS waits for: the browser's own writing, read again.
          main.innerHTML = `${main.innerHTML}`;
          for (const element of main.querySelectorAll("*")) {
            const isForeign = element.namespaceURI !== "http://www.w3.org/1999/xhtml";
            const handlers = [...element.attributes].filter(({ name }) =>
              /^on|style|srcdoc|^id$|^name$/.test(name),
            );
            if (
              isForeign ||
              handlers.length > 0 ||
              /^(script|style|iframe|object|embed|form|base)$/i.test(element.tagName)
            ) {
              problems.push(`${element.outerHTML} of ${html}`);
            }
            if (element instanceof HTMLElement && !(element instanceof HTMLImageElement)) element.click();
          }
        }
        return problems;
      },
      safe.map((html) => html.replaceAll("<a ", '<a target="_blank" ')),
    );
    expect(found).toEqual([]);

    await page.setContent(`<!doctype html><main>${safe.join("<hr>")}</main><footer>ende</footer>`);
    await expect(page.locator("footer")).toHaveText("ende");
    await expect(page.locator("body > footer")).toHaveCount(1);
    await page.waitForLoadState("networkidle");
    expect(booms).toBe(0);
    expect(foreign).toEqual([]);
  });

  test("the payloads do run when they are not sanitised", async ({ page }) => {
    let booms = 0;
    await page.exposeFunction("boom", () => {
      booms += 1;
    });
    await page.setContent(`<!doctype html><main>${XSS_CORPUS[7]}${XSS_CORPUS[0]}</main>`);
    await expect.poll(() => booms).toBeGreaterThanOrEqual(2);
  });
});
