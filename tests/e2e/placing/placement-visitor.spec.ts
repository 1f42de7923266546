import type { Page } from "@playwright/test";
import { passSmsCheck } from "../support/account";
import { openWithDraft } from "../support/draft";
import { PICTURE } from "../support/placement";
import { expect, newPhone, test } from "../support/test";

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const prompt = (page: Page) => page.getByRole("dialog", { name: "请先登录" });

test("[PLACE-02] [PLACE-03] [PLACE-60] [ERR-15] visitors are told that price and order need a login, which comes back here", async ({
  page,
}) => {
  const graphql: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) graphql.push(request.postData() ?? "");
  });
  await openWithDraft(page, "/placeorder/stepone");
  const notice = page.getByText("您还未登录。");
  await expect(notice).toBeVisible();
  await expect(page.getByRole("region", { name: "费用明细" })).toContainText("登录后可查看价格");
  expect(graphql.filter((body) => body.includes('"totalVolume"'))).toEqual([]);

  await page.getByRole("button", { name: "从商品库选择" }).click();
  await expect(prompt(page)).toContainText("商品库");
  await prompt(page).getByRole("button", { name: "暂不登录" }).click();
  await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
  await expect(prompt(page)).toContainText("登录后可上传商品图片和视频");
  await prompt(page).getByRole("button", { name: "去登录" }).click();
  await expect(field(page, "手机号")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("from")).toBe("/placeorder/stepone");

  await page.goBack();
  await page.getByRole("link", { name: "去登录" }).click();
  await expect(field(page, "手机号")).toBeVisible();
  expect(new URL(page.url()).searchParams.get("from")).toBe("/placeorder/stepone");
  await page.goBack();
  await page.getByRole("button", { name: "关闭登录提示" }).click();
  await expect(notice).toBeHidden();

  await test.step("the pages after the order lead to the login with their path", async () => {
    for (const path of ["/placeorder/Orderpayment?orderid=452369", "/placeorder/Stepthree?orderid=448273"]) {
      await page.goto(path);
      await page.waitForURL(/\/login/);
      expect(new URL(page.url()).searchParams.get("from")).toBe(path);
    }
  });
});

test("[PLACE-60] [ERR-02] [U17] going on and submitting lead to the login, after which nothing is lost", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone");
  await page.getByRole("button", { name: "下一步" }).click();
  await page.waitForURL(/\/login\?from=%2Fplaceorder%2Fstepone/);
  await expect(page.getByText("请先登录").first()).toBeVisible();

  await page.goto("/placeorder/Steptwo");
  await field(page, "备注").fill("周末送");
  await field(page, "您的姓名").fill("李掌柜");
  const phone = newPhone();
  await field(page, "您的电话").fill(phone);
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/login\?from=%2Fplaceorder%2FSteptwo/);
  await passSmsCheck(page, phone);

  await page.waitForURL("**/placeorder/Steptwo");
  await expect(field(page, "备注")).toHaveValue("周末送");
  await expect(field(page, "您的姓名")).toHaveValue("李掌柜");
  await expect(field(page, "您的电话")).toHaveValue(phone);
  await expect(page.getByText("三人位布艺沙发").first()).toBeVisible();
  await expect(page.getByRole("region", { name: "费用明细" }).getByText("合计")).toBeVisible();
  // The draft's picture is not an upload of this customer.
  await page.goto("/placeorder/stepone");
  await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
  await expect(page.getByRole("img", { name: "商品图片预览" })).toHaveAttribute("src", /^\/files\//);
  await page.getByRole("button", { name: "下一步" }).click();
  await page.waitForURL("**/placeorder/Steptwo");
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
});
