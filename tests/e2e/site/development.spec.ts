import { type Development, startDevelopment } from "../support/development";
import { expect, test } from "../support/test";

/** A busy machine transforms the modules of a first page for a while. */
const SLOW_MS = 60_000;

let development: Development;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  development = await startDevelopment();
});
test.afterAll(() => development?.stop());

/** The text of an answer that only the gateway, or only the backend, can have given. */
const answerOf = async (path: string) => (await fetch(development.origin + path)).text();

test("while developing, edited components and styles show in the open page: no reload, what was typed stays", async ({
  page,
}) => {
  test.setTimeout(3 * SLOW_MS);
  await page.goto(`${development.origin}/login`, { timeout: SLOW_MS });
  const phone = page.getByLabel("手机号");
  // Grouped by a script: the page is alive.
  await expect(async () => {
    await phone.fill("");
    await phone.pressSequentially("1391234");
    await expect(phone).toHaveValue("139 1234", { timeout: 500 });
  }).toPass({ timeout: SLOW_MS });
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));

  development.edit("app/routes/login.tsx", "手机号验证后即可登录", "改过的文字立即可见");
  await expect(page.getByText("改过的文字立即可见")).toBeVisible();
  development.edit("app/ui/tokens.css", "--color-page: #f6f7f9", "--color-page: #010203");
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(1, 2, 3)");

  await expect(phone).toHaveValue("139 1234");
  expect(await page.evaluate(() => "isTheSameDocument" in window)).toBe(true);
});

test("while developing, edits of gateway and backend are served by workerd soon after", async () => {
  test.setTimeout(2 * SLOW_MS);
  development.edit("gateway/site.ts", 'plain(404, "文件不存在")', 'plain(404, "改过的网关")');
  await expect.poll(() => answerOf("/assets/none.js"), { timeout: SLOW_MS }).toBe("改过的网关");

  development.edit(
    "backend/src/modules/readiness/readiness.usecases.ts",
    "database: true,",
    "database: false,",
  );
  await expect.poll(() => answerOf("/healthz"), { timeout: SLOW_MS }).toContain('"database":"failed"');
});
