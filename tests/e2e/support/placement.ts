import { expect, type Page } from "@playwright/test";

/** A picture like one from a phone, small: a PNG with a few colours. */
export const PICTURE = {
  name: "sofa.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGOQj/uPFTEMLQkA5uRfAT+qTZoAAAAASUVORK5CYII=",
    "base64",
  ),
};

/** Chooses a place, level by level. */
export async function chooseArea(page: Page, ...names: string[]): Promise<void> {
  await page.getByRole("button", { name: /所在城市/ }).click();
  for (const name of names) await page.getByRole("option", { name, exact: true }).click();
}

/** Category and service of step one, once the page is alive. */
export async function chooseService(page: Page, category: string, service: string): Promise<void> {
  await expect(page.getByRole("button", { name: /^(下一步|提交订单)$/ })).toBeEnabled();
  await page.getByRole("radio", { name: category, exact: false }).first().check();
  await page.getByRole("radio", { name: service, exact: false }).first().check();
}

export async function fillCustomer(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "客户姓名" }).fill("王小满");
  await page.getByRole("textbox", { name: "客户电话" }).fill("13700001234");
  await chooseArea(page, "浙江省", "杭州市", "西湖区");
  await page.getByRole("textbox", { name: "详细地址" }).fill("文三路 90 号 3 幢 501 室");
  await page.getByRole("radio", { name: "有电梯" }).check();
}

export async function fillGoods(page: Page): Promise<void> {
  await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
  await expect(page.getByRole("img", { name: "商品图片预览" })).toBeVisible();
  await expect(page.getByRole("button", { name: "更换" })).toBeVisible();
  await page.getByRole("button", { name: /商品类别/ }).click();
  await page.getByRole("option").first().click();
  await page.getByRole("textbox", { name: "商品名称" }).fill("三人位布艺沙发");
  await page.getByRole("textbox", { name: "商品总体积" }).fill("2.5");
}
