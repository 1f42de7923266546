import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, SOFA } from "../support/draft";
import { chooseArea } from "../support/placement";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

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
