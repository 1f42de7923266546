import type { Locator, Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { expectNoViolations } from "../support/axe";
import { DEMO_PHONE, DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

const editor = (page: Page): Locator => page.getByRole("region", { name: "Operation Editor" });
const answer = (page: Page): Locator => page.getByRole("region", { name: "Result Window" });
/** The part of the page that is not GraphiQL's. */
const OURS = ".playground-examples";
const examples = (page: Page): Locator => page.locator(OURS);
const openTab = (page: Page): Locator => page.getByRole("tab", { selected: true });

/** Types the beginning of a name and takes the whole from the list of completions. */
async function complete(page: Page, beginning: string, whole: string): Promise<void> {
  await page.keyboard.type(beginning, { delay: 40 });
  const suggestion = page.getByRole("option", { name: new RegExp(`^${whole}\\b`) });
  await expect(suggestion).toBeVisible();
  await suggestion.click();
}

test.describe("the playground, signed in", () => {
  test.use({ storageState: DEMO_STATE, colorScheme: "dark" });

  test("the playground follows the system's dark mode or the customer's choice; it opens an example in a tab with its variables and the header that requests need; a query is written by completion, run and answered, with nothing from elsewhere", async ({
    page,
    baseURL,
  }) => {
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { protocol, origin } = new URL(request.url());
      if (protocol !== "data:" && origin !== baseURL) foreign.push(request.url());
    });
    await page.goto("/graphql");

    await test.step("dark, and light on request", async () => {
      const background = () =>
        page
          .locator(".graphiql-container")
          .evaluate((element) => Number(getComputedStyle(element).backgroundColor.match(/\d+/)?.[0]));
      await expect(examples(page)).toContainText("Signed in as 木屿家居");
      expect(await background()).toBeLessThan(80);
      await expectNoViolations(page, OURS);
      await page.getByRole("button", { name: "Open settings dialog" }).click();
      await page.getByRole("button", { name: "Light" }).click();
      await expect.poll(background).toBe(255);
      await page.keyboard.press("Escape");
    });
    await test.step("an example, with what its request needs", async () => {
      await examples(page).getByRole("button", { name: "One order" }).click();
      await expect(openTab(page)).toContainText("OneOrder");
      await expect(page.getByRole("region", { name: "Variables" })).toContainText('"435985"');
      await page.getByRole("button", { name: "Execute query" }).click();
      await expect(answer(page)).toContainText("北欧玻璃球吊灯");
      await page.getByRole("button", { name: "Headers" }).click();
      await expect(page.getByRole("region", { name: "Headers" })).toContainText("x-graphql-csrf");
      await expectNoViolations(page, OURS);
    });
    await test.step("a query of one's own", async () => {
      await page.getByRole("button", { name: "New tab" }).click();
      await editor(page).locator(".monaco-editor").first().click();
      await page.keyboard.type("{ ");
      await complete(page, "view", "viewer");
      await page.keyboard.type(" { ");
      await complete(page, "cust", "customer");
      await page.keyboard.type(" { ");
      await complete(page, "nick", "nickname");
      // GraphiQL takes over what is typed a moment later; what is run before that is remembered as it was.
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain("nickname");
      await page.keyboard.press("Control+Enter");
      await expect(answer(page)).toContainText("木屿家居");
    });
    await test.step("what the schema does not know is underlined", async () => {
      await page.keyboard.type(" nonsense");
      await expect(editor(page).locator(".squiggly-error")).toBeVisible();
    });
    await test.step("the schema is documented, and what was run is remembered", async () => {
      await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
      await page.getByRole("link", { name: "Query", exact: true }).click();
      await expect(page.getByText(/The signed-in customer\. Public: null for visitors/)).toBeVisible();
      await page.getByRole("button", { name: "Show History" }).click();
      await expect(page.getByRole("region", { name: "History" })).toContainText("nickname");
    });
    expect(foreign).toEqual([]);
  });
});

test("the playground leads visitors to the site's sign-in and back; on a phone its examples step aside for the one that is opened", async ({
  page,
}) => {
  await page.goto("/graphql");
  await examples(page).getByRole("link", { name: "Sign in" }).click();
  await passSmsCheck(page, DEMO_PHONE);
  await expect(page).toHaveURL("/graphql");
  await expect(examples(page)).toContainText("Signed in as 木屿家居");

  await page.setViewportSize({ width: 360, height: 740 });
  await examples(page).getByRole("button", { name: "Categories" }).click();
  await page.getByRole("button", { name: "Execute query" }).click();
  await expect(answer(page)).toContainText("goodsTypes");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
