import type { Page } from "@playwright/test";
import { PRICE_NOTES } from "../../../schema/rules/placing/price-notes";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, storedDraft, WITH_PICKUP } from "../support/draft";
import { readStanding } from "../support/graph";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const step = (page: Page) => page.getByRole("list", { name: "下单步骤" }).locator("[aria-current=step]");

test("[PLACE-01] [PLACE-61] [PLACE-62] [PLACE-47] the way through the steps: price, order, payment, success, and a fresh draft", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone", WITH_PICKUP);
  await expect(step(page)).toHaveText(/填写服务与商品/);
  const price = page.getByRole("region", { name: "费用明细" });
  await expect(price.getByText("合计")).toBeVisible();
  const line = (name: string) => price.getByRole("term").filter({ hasText: name });
  await expect(line("基础安装费（三人位布艺沙发×1）")).toBeVisible();
  await expect(line("提货费")).toBeVisible();
  const total = await price.locator("dd").last().textContent();
  await price.getByText("计费说明").click();
  await expect(price.getByRole("listitem")).toHaveText([...PRICE_NOTES]);

  await page.getByRole("button", { name: "下一步" }).click();
  await page.waitForURL("**/placeorder/Steptwo");
  await expect(step(page)).toHaveText(/物流与联系信息/);
  await field(page, "物流单号").fill("DPK20260209");
  await field(page, "物流电话").fill("95353");
  await page.getByRole("combobox", { name: "物流公司" }).fill("德邦物流");
  // Leaves the field, and with it the suggestions that lie over the next ones.
  await page.keyboard.press("Tab");
  await field(page, "提货码").fill("A-12");
  await field(page, "提货地址").fill("杭州三墩网点");
  await page.getByRole("radio", { name: "喵师傅核销" }).check();
  await field(page, "核销单号").fill("T-1001");
  await field(page, "备注").fill("周末送");
  await field(page, "您的姓名").fill("李掌柜");
  await expect(price.getByText("合计")).toBeVisible();
  const before = await readStanding(page);
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);

  await expect(step(page)).toHaveText(/支付订单/);
  await expect(page.getByText(total ?? "").first()).toBeVisible();
  await expect(page.getByText("三人位布艺沙发").first()).toBeVisible();
  expect(await storedDraft(page)).toBeNull();
  await page.getByRole("button", { name: "立即支付" }).click();
  await page.getByRole("textbox", { name: "支付密码" }).fill("201788");
  await page.getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL(/\/placeorder\/Stepthree\?orderid=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "下单成功" })).toBeVisible();
  await expect(page.getByRole("list", { name: "下单步骤" }).getByText("（已完成）")).toHaveCount(4);
  expect((await readStanding(page)).orders).toBe(before.orders + 1);

  await page.getByRole("link", { name: "再下一单" }).click();
  await page.waitForURL("**/placeorder/stepone");
  await expect(page.getByRole("radio", { name: "家具" })).toBeChecked();
  await expect(page.getByText("沿用了原订单的商品和服务、下单联系人、提货地址，请核对")).toBeVisible();
  await expect(field(page, "客户姓名")).toHaveValue("");
});
