import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { UPLOAD_LIMITS } from "../../../schema/rules/files/upload";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, SOFA } from "../support/draft";
import { chooseArea, PICTURE } from "../support/placement";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

const EMPTY_GOOD = { ...SOFA, imageUrl: null, goodsTypeId: null, name: "" };
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const confirmation = (page: Page) => page.getByRole("alertdialog", { name: "提示" });
const imageInput = (page: Page) => page.locator('input[type=file][accept="image/jpeg,image/png"]');
const videoInput = (page: Page) => page.locator('input[type=file][accept="video/mp4"]');

/** A box that says what the file is, and nothing to play. */
const VIDEO = {
  name: "install.mp4",
  mimeType: "video/mp4",
  buffer: Buffer.from("0000001c6674797069736f6d0000020069736f6d69736f326d703431", "hex"),
};

test("[PLACE-05] [PLACE-06] [PLACE-07] goods are only given up for another category or mode after a question", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone");
  const mode = (name: string) => page.getByRole("radio", { name });
  // Before the draft is there, there is nothing to be given up.
  await expect(field(page, "商品名称")).toHaveValue("三人位布艺沙发");
  await page.getByRole("radio", { name: "卫浴" }).click({ force: true });
  await expect(confirmation(page)).toContainText("已添加的商品将被清空");
  await confirmation(page).getByRole("button", { name: "取消" }).click();
  await mode("批量下单").click({ force: true });
  await expect(confirmation(page)).toContainText("已添加的商品将被清空");
  await confirmation(page).getByRole("button", { name: "取消" }).click();

  await expect(page.getByRole("radio", { name: "家具" })).toBeChecked();
  await expect(mode("单件下单")).toBeChecked();
  await expect(field(page, "商品名称")).toHaveValue("三人位布艺沙发");

  await mode("批量下单").click({ force: true });
  await confirmation(page).getByRole("button", { name: "确定" }).click();
  await expect(mode("批量下单")).toBeChecked();
  await expect(field(page, "商品名称")).toHaveValue("");
  await page.getByRole("button", { name: "添加商品" }).click();
  await expect(page.getByRole("region", { name: "商品 2" })).toBeVisible();

  await page.getByRole("radio", { name: "卫浴" }).click({ force: true });
  await confirmation(page).getByRole("button", { name: "确定" }).click();
  await expect(page.getByRole("radio", { name: "卫浴" })).toBeChecked();
  await page.getByRole("radio", { name: "灯具" }).check({ force: true });
  await expect(confirmation(page)).toBeHidden();
});

test("[U21] five pasted lines become five goods, and the line that matches nothing is flagged and kept", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone", { mode: "batch", items: [SOFA] });
  await page.getByRole("button", { name: "批量粘贴" }).click();
  const dialog = page.getByRole("dialog", { name: "批量粘贴商品" });
  await dialog.getByRole("textbox", { name: "商品清单" }).fill("床 2\n衣柜 1\n茶几×3\n钢琴 1\n鞋柜");
  await expect(dialog.getByText("1 行没有匹配到商品类别，添加后请逐一选择")).toBeVisible();
  await expect(dialog.getByRole("listitem").nth(3)).toContainText("未匹配类别");
  await dialog.getByRole("button", { name: "添加 5 种商品" }).click();
  await expect(page.getByRole("region", { name: /^商品 \d+$/ })).toHaveCount(6);
  const good = (index: number) => page.getByRole("region", { name: `商品 ${index}` });
  await expect(good(2).getByRole("textbox", { name: "商品名称" })).toHaveValue("床");
  await expect(good(2).getByRole("spinbutton", { name: "数量" })).toHaveValue("2");
  await expect(good(4).getByRole("button", { name: /商品类别/ })).toContainText("茶几");
  await expect(good(5).getByRole("textbox", { name: "商品名称" })).toHaveValue("钢琴");
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(good(5).getByText("请选择商品类别")).toBeVisible();
  await expect(good(2).getByText("请选择商品类别")).toBeHidden();
});

test("[PLACE-18] [CONST-08] [CONST-09] fields take what may be typed, and say what they do not", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone", { items: [EMPTY_GOOD], customerPhone: "1" });
  const count = page.getByRole("spinbutton", { name: "数量" });
  await expect(count).toHaveValue("1");
  await expect(field(page, "包装件数")).toHaveValue("1");
  const typed = async (name: string, keys: string, kept: string) => {
    await field(page, name).fill("");
    await field(page, name).pressSequentially(keys);
    await expect(field(page, name)).toHaveValue(kept);
  };
  await field(page, "客户电话").fill("1380013800099");
  await expect(page.getByText("最多11位数字，“99”没有填入，请核对")).toBeVisible();
  await typed("客户电话", "138a0013-8000999", "13800138000");
  await typed("商品总体积", "3.4567", "3.45");
  await typed("商品总体积", "x12.5.6m", "12.56");
  await typed("商品总体积", "123456789012345", "12345678901");
  await typed("包装件数", "1234", "1234");
  await field(page, "包装件数").blur();
  await expect(page.getByText("包装件数须为1-999")).toBeVisible();
  for (const [entered, kept] of [
    ["1000", "999"],
    ["0", "1"],
    ["12", "12"],
  ] as const) {
    await count.fill(entered);
    await count.blur();
    await expect(count).toHaveValue(kept);
  }
});

test("[PLACE-26] [PLACE-46] [UPL-01] one picture and one video of the right kind and size", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().includes("upload_file")) sent.push(request.url());
  });
  await openWithDraft(page, "/placeorder/stepone", { items: [EMPTY_GOOD] });
  await expect(imageInput(page)).not.toHaveAttribute("multiple");
  await expect(videoInput(page)).not.toHaveAttribute("multiple");
  const refusal = (text: string) => page.getByRole("alert").filter({ hasText: text });

  await imageInput(page).setInputFiles({ ...PICTURE, name: "a.gif", mimeType: "image/gif" });
  await expect(refusal("图片只能上传jpg、png格式")).toBeVisible();
  await videoInput(page).setInputFiles({ ...VIDEO, name: "a.mov", mimeType: "video/quicktime" });
  await expect(refusal("视频只能上传mp4格式")).toBeVisible();
  const big = await sparseFile("big.mp4", UPLOAD_LIMITS.videoBytes);
  await videoInput(page).setInputFiles(big);
  await expect(refusal("视频不能超过100M")).toBeVisible();
  await unlink(big);
  expect(sent).toEqual([]);

  await imageInput(page).setInputFiles({ ...PICTURE, buffer: Buffer.from("<svg onload=alert(1)>") });
  await expect(refusal("图片只能上传jpg、png格式")).toBeVisible();
  expect(sent).toHaveLength(1);

  const preview = page.getByRole("img", { name: "商品图片预览" });
  await imageInput(page).setInputFiles(PICTURE);
  await expect(preview).toHaveAttribute("src", /^\/files\//);
  const first = await preview.getAttribute("src");
  await imageInput(page).setInputFiles(PICTURE);
  await expect(preview).not.toHaveAttribute("src", first ?? "");
  await expect(preview).toHaveCount(1);
  await videoInput(page).setInputFiles(VIDEO);
  await expect(page.getByLabel("安装视频预览")).toHaveAttribute("src", /^\/files\//);
  expect(sent).toHaveLength(4);
});

test("[PLACE-22] the city is chosen level by level, by keyboard too", async ({ page }) => {
  await openWithDraft(page, "/placeorder/stepone", { areaPath: [], areaNames: [] });
  const city = page.getByRole("button", { name: /所在城市/ });
  await chooseArea(page, "广东省", "东莞市", "莞城街道");
  await expect(city).toContainText("广东省 / 东莞市 / 莞城街道");
  await city.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "广东省" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(city).toBeFocused();
  await expect(city).toContainText("莞城街道");
});

/** A file of a size that takes no room on the disk. */
async function sparseFile(name: string, bytes: number): Promise<string> {
  const path = join(tmpdir(), `zhuangda-${process.pid}-${name}`);
  const file = await open(path, "w");
  await file.truncate(bytes);
  await file.close();
  return path;
}
