import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { expect, test } from "../support/test";

test.use({
  storageState: DEMO_STATE,
  // The browser says which files it has not got.
  toleratedErrors: /status of 404|Failed to fetch dynamically imported module/,
});

const REPLACED = /\/assets\/goods-library-dialog-[^/]*\.js$/;

test("[R37] [U17] a form whose page is older than the site reloads itself once, keeps what was typed, and then works", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone");
  await page.getByRole("textbox", { name: "客户姓名" }).fill("赵一");
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  // A deployment has replaced the build: its files are gone.
  await page.route(REPLACED, (route) => route.fulfill({ status: 404, body: "not found" }));
  const library = page.getByRole("button", { name: "从商品库选择" });
  await library.click();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByRole("textbox", { name: "客户姓名" })).toHaveValue("赵一");

  // Gone for good: the page says so, and does not reload itself again.
  await library.click();
  await expect(page.getByRole("button", { name: "刷新页面" })).toBeVisible();
  expect(loads).toBe(1);

  await page.unroute(REPLACED);
  await page.getByRole("button", { name: "刷新页面" }).click();
  await expect.poll(() => loads).toBe(2);
  await library.click();
  await expect(page.getByRole("dialog", { name: "我的商品库" })).toBeVisible();
  await page.getByRole("dialog", { name: "我的商品库" }).press("Escape");
  await expect(page.getByRole("textbox", { name: "客户姓名" })).toHaveValue("赵一");
});
