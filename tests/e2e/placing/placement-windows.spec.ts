import type { Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });

const name = (page: Page) => page.getByRole("textbox", { name: "客户姓名" });
const warning = (page: Page) => page.getByText("此草稿已在另一个窗口修改");

test("[U17] a window is told that another one changed its draft; it takes what is newest, or keeps what it shows, of which the other is told in turn", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone");
  await expect(name(page)).toHaveValue("王小满");
  const second = await newPage(page.context());
  await second.goto("/placeorder/stepone");
  await test.step("what is newest is taken on request", async () => {
    await name(second).fill("第二个窗口");
    await expect(second.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
    await expect(warning(page)).toBeVisible();
    await expect(warning(second)).toBeHidden();
    await expect(name(page)).toHaveValue("王小满");
    await page.getByRole("button", { name: "使用最新" }).click();
    await expect(name(page)).toHaveValue("第二个窗口");
    await expect(warning(page)).toBeHidden();
  });
  await test.step("what the window shows is kept on request", async () => {
    await name(second).fill("又改了一次");
    await expect(warning(page)).toBeVisible();
    await name(page).fill("第一个窗口");
    // Nothing is saved over the other window's words until it is settled.
    await second.reload();
    await expect(name(second)).toHaveValue("又改了一次");
    await page.getByRole("button", { name: "保留本页" }).click();
    await expect(page.getByText(/已保存 \d\d:\d\d/)).toBeVisible();
    await expect(warning(second)).toBeVisible();
    await page.reload();
    await expect(name(page)).toHaveValue("第一个窗口");
  });
});

test("[U42] the browser asks before the page goes only when something would be lost", async ({ page }) => {
  const asked: string[] = [];
  page.on("dialog", async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await openWithDraft(page, "/placeorder/stepone");
  await name(page).fill("已保存的修改");
  await page.reload();
  expect(asked).toEqual([]);

  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await name(page).fill("存不下的修改");
  await expect(page.getByText("尚未保存，请勿关闭本页")).toBeVisible();
  await page.reload();
  expect(asked).toEqual(["beforeunload"]);
});
