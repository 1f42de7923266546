import type { Page } from "@playwright/test";
import { openWithDraft } from "../support/draft";
import { enterAsNewcomer } from "../support/newcomers";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";
import { uploadPicture } from "../support/upload-picture";

const name = (page: Page) => page.getByRole("textbox", { name: "客户姓名" });
const restore = (page: Page) => page.getByRole("button", { name: "恢复草稿" });
/** The account has stored a draft with these words: the page saves by itself before, too. */
const savedToAccount = (page: Page, words: string) =>
  page.waitForResponse(
    async (response) =>
      response.url().endsWith("/graphql") &&
      (response.request().postData() ?? "").includes(words) &&
      (await response.text()).includes("OrderDraftSaved"),
    { timeout: 30_000 },
  );

test("[U17] [PLACE-10] an order begun in one browser is gone on with in another, pictures included, until it is placed", async ({
  page,
  browser,
}) => {
  await enterAsNewcomer(page);
  await openWithDraft(page, "/placeorder/stepone", { contactName: "李掌柜" });
  await expect(name(page)).toHaveValue("王小满");
  const saved = savedToAccount(page, "王大满");
  await name(page).fill("王大满");
  await saved;
  await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();

  const { cookies } = await page.context().storageState();
  const context = await browser.newContext({ storageState: { cookies, origins: [] } });
  const other = await newPage(context);
  await test.step("the other browser offers it and takes it", async () => {
    await other.goto("/placeorder/stepone");
    await expect(other.getByText(/您有一份未提交的草稿，保存于 \d{4}-\d\d-\d\d \d\d:\d\d/)).toBeVisible();
    await restore(other).click();
    await expect(name(other)).toHaveValue("王大满");
    await expect(other.getByRole("img", { name: "商品图片预览" })).toHaveAttribute(
      "src",
      (await uploadPicture(page)) ?? "",
    );
    await expect(restore(other)).toBeHidden();
  });

  await test.step("the first one is not overwritten unasked", async () => {
    const changed = savedToAccount(other, "王更满");
    await name(other).fill("王更满");
    await changed;
    await name(page).fill("王最满");
    await expect(restore(page)).toBeVisible();
    await expect(name(page)).toHaveValue("王最满");
    await restore(page).click();
    await expect(name(page)).toHaveValue("王更满");
  });

  await test.step("once placed it is no longer offered", async () => {
    await other.getByRole("button", { name: "下一步" }).click();
    await other.getByRole("heading", { level: 1, name: "物流与联系信息" }).waitFor();
    await other.getByRole("region", { name: "费用明细" }).getByText("合计").waitFor();
    await other.getByRole("button", { name: "提交订单" }).click();
    await other.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
    // As a browser that has never seen it.
    await other.evaluate(() => localStorage.clear());
    const asked = other.waitForResponse(
      async (response) => (await response.text().catch(() => "")).includes("orderDraft"),
      { timeout: 40_000 },
    );
    await other.goto("/placeorder/stepone");
    await asked;
    await expect(restore(other)).toBeHidden();
  });
  await context.close();
});
