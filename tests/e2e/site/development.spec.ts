import { type Development, startDevelopment } from "../support/development";
import { expect, test } from "../support/test";

/** Beside two runs of the gate, wrangler needs a minute to build both Workers and start them again. */
const SLOW_MS = 180_000;
/** A test of several edits waits for as many builds. */
const EDITS_MS = 4 * SLOW_MS;

let development: Development;
test.beforeAll(async () => {
  test.setTimeout(SLOW_MS);
  development = await startDevelopment();
});
// What a developer would see on the terminal says why an edit does not show.
test.afterEach(() => {
  const { status, expectedStatus } = test.info();
  if (status !== expectedStatus) console.log(development.output().slice(-6_000));
});
test.afterAll(() => development?.stop());

/** The text of an answer that only the gateway, or only the backend, can have given. */
const answerOf = async (path: string) => (await fetch(development.origin + path)).text();

test("while developing, edited components and styles show in the open page: no reload, what was typed stays", async ({
  page,
}) => {
  test.setTimeout(EDITS_MS);
  await page.goto(`${development.origin}/login`, { timeout: SLOW_MS, waitUntil: "load" });
  const phone = page.getByLabel("手机号");
  // Grouped by a script: the page is alive.
  await expect(async () => {
    await phone.fill("");
    await phone.pressSequentially("1391234");
    await expect(phone).toHaveValue("139 1234", { timeout: 500 });
  }).toPass({ timeout: SLOW_MS });
  await page.evaluate(() => Object.assign(window, { isTheSameDocument: true }));

  development.edit("app/routes/login.tsx", "手机号验证后即可登录", "改过的文字立即可见");
  await expect(page.getByText("改过的文字立即可见")).toBeVisible({ timeout: SLOW_MS });
  development.edit("app/ui/tokens.css", "--color-page: #f6f7f9", "--color-page: #010203");
  const shown = { timeout: SLOW_MS };
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(1, 2, 3)", shown);

  await expect(phone).toHaveValue("139 1234");
  expect(await page.evaluate(() => "isTheSameDocument" in window)).toBe(true);
});

test("while developing, edits of gateway and backend are served by workerd soon after", async () => {
  test.setTimeout(EDITS_MS);
  development.edit("gateway/site.ts", 'plain(404, "文件不存在")', 'plain(404, "改过的网关")');
  development.edit(
    "backend/src/modules/readiness/readiness.usecases.ts",
    "database: true,",
    "database: false,",
  );
  await expect.poll(() => answerOf("/assets/none.js"), { timeout: SLOW_MS }).toBe("改过的网关");
  await expect.poll(() => answerOf("/healthz"), { timeout: SLOW_MS }).toContain('"database":"failed"');
});

test.describe("while developing, what is broken", () => {
  // The page's own failures, and what the browser says about their answers.
  test.use({ toleratedErrors: /./ });
  const LOGIN = "app/routes/login.tsx";
  const COMPONENT = "const { reason } = useLoaderData<typeof loader>();";
  const TITLE = { name: "登录装达" };

  test("in a page is shown with file, line and stack, on the terminal too, until it is repaired", async ({
    page,
  }) => {
    test.setTimeout(EDITS_MS);
    development.edit(LOGIN, COMPONENT, `${COMPONENT} const broken = ;`);
    await page.goto(`${development.origin}/login`, { timeout: SLOW_MS, waitUntil: "load" });
    await expect(page.getByText(/login\.tsx:\d+:\d+/).first()).toBeVisible({ timeout: SLOW_MS });
    development.edit(
      LOGIN,
      " const broken = ;",
      ' if (reason === null) throw new Error("broken component");',
    );
    await expect(page.getByText(/Error: broken component\s+at LoginPage.*login\.tsx:\d+:\d+/)).toBeVisible({
      timeout: SLOW_MS,
    });
    await expect
      .poll(development.output, { timeout: SLOW_MS })
      .toMatch(/Error: broken component\s+at LoginPage.*login\.tsx:\d+:\d+/);
    development.edit(LOGIN, ' if (reason === null) throw new Error("broken component");', "");
    // The first reload may come before Vite has seen the edit.
    await expect(async () => {
      await page.reload({ waitUntil: "load" });
      await expect(page.getByRole("heading", TITLE)).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: SLOW_MS });
  });

  test("in a Worker is said at once, with 503, until it is repaired; the stack of a resolver is in its error", async ({
    page,
  }) => {
    test.setTimeout(EDITS_MS);
    const ask = () =>
      fetch(`${development.origin}/graphql`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "X-GraphQL-CSRF": "1",
          Origin: development.origin,
        },
        body: JSON.stringify({ query: "{ payWays }" }),
      });
    const answer = async () => {
      const response = await ask();
      return `${response.status} ${await response.text()}`;
    };
    const WAYS = "schema/graphql/payments/payment-ways.ts";
    const RESOLVED = "(await rest.payment.getPayWays()).orderPayWay";

    development.edit(WAYS, RESOLVED, "missing.value;");
    await expect
      .poll(answer, { timeout: SLOW_MS })
      .toMatch(/^503 \{"errors":\[\{"message":".*payment-ways\.ts:\d+/);
    await page.goto(`${development.origin}/login`, { timeout: SLOW_MS, waitUntil: "load" });
    await expect(page.getByText(/payment-ways\.ts:\d+:\d+/).first()).toBeVisible({ timeout: SLOW_MS });
    development.edit(WAYS, "missing.value;", "missing.value");
    await expect(page.getByRole("heading", TITLE)).toBeVisible({ timeout: SLOW_MS });
    expect(await answer()).toMatch(/^200 .*"stack":"ReferenceError: missing is not defined\\n +at /);
    await expect
      .poll(development.output, { timeout: SLOW_MS })
      .toMatch(/missing is not defined\s+at resolve .*payment-ways\.ts:\d+:\d+/);

    // wrangler ends when a Worker does not start.
    development.edit(WAYS, "builder.queryField", "builder.missing.value;\nbuilder.queryField");
    await expect.poll(answer, { timeout: SLOW_MS }).toMatch(/^503 .*TypeError/);
    development.edit(WAYS, "builder.missing.value;\n", "");
    await expect.poll(answer, { timeout: SLOW_MS }).toMatch(/^200 /);
  });
});
