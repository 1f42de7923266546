import { expectNoViolations } from "../support/axe";
import { openWithDraft, SOFA } from "../support/draft";
import { enterAsNewcomer } from "../support/newcomers";
import { PICTURE } from "../support/placement";
import { expect, test } from "../support/test";

const NAME = "北欧云朵双人床 1.8m";

test("[GOODS-02] [GOODS-09] [GOODS-10] [API-082] goods library to order: a good is added, pasted, copied, picked for an order and deleted", async ({
  page,
}) => {
  await enterAsNewcomer(page);
  await page.goto("/user/index");
  const told = (text: string) => page.getByRole("status").getByText(text, { exact: true }).first();
  const list = page.getByRole("list", { name: "商品列表" });
  const card = (name: string) => list.getByRole("listitem").filter({ hasText: name });
  const field = (name: string) => page.getByRole("textbox", { name });

  await test.step("added, with what is missing said first", async () => {
    await page.getByRole("navigation", { name: "侧边菜单" }).getByRole("link", { name: "我的商品" }).click();
    await expect(page.getByText("添加常用的商品")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "添加商品" }).first().click();
    await page.getByRole("button", { name: "添加商品" }).click();
    for (const words of ["请上传商品图片", "请选择商品类别", "请输入商品名称"]) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
    await expect(page.getByRole("img", { name: "商品图片预览" })).toBeVisible();
    await page.getByRole("combobox", { name: "商品类别" }).selectOption({ label: "床" });
    await field("商品名称").fill(NAME);
    await field("商品链接").fill("【某宝】https://m.example.cn/h.5xyz 「双人床」");
    await field("商品描述").fill("三箱，需要上楼");
    await page.getByRole("button", { name: "添加商品" }).click();
    await expect(told("添加成功")).toBeVisible();
    await expect(card(NAME)).toContainText("床");
  });

  await test.step("a pasted list, and the line that matches nothing", async () => {
    await page.getByRole("button", { name: "批量粘贴" }).click();
    const dialog = page.getByRole("dialog", { name: "批量粘贴商品" });
    await dialog.getByRole("textbox", { name: "商品清单" }).fill(`布艺沙发\n钢琴\n${NAME}`);
    await dialog.locator("input[type=file]").setInputFiles(PICTURE);
    await expect(dialog.getByRole("img", { name: "商品图片预览" })).toBeVisible();
    await dialog.getByRole("button", { name: "添加 3 个商品" }).click();
    await expect(dialog.getByText("还有 1 行没有商品类别，请逐一选择")).toBeVisible();
    await dialog.getByRole("combobox", { name: "钢琴的商品类别" }).selectOption({ label: "衣柜" });
    await expectNoViolations(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "添加 3 个商品" }).click();
    await expect(told("已添加 2 个商品，另有 1 个商品库已有")).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("changed, and shown with its link", async () => {
    await card("布艺沙发").getByRole("link", { name: "编辑" }).click();
    await field("商品名称").fill("布艺沙发三人位");
    await page.getByRole("button", { name: "保存修改" }).click();
    await expect(told("编辑成功")).toBeVisible();
    await card("布艺沙发三人位").getByRole("link", { name: "复制" }).click();
    await expect(field("商品名称")).toHaveValue("布艺沙发三人位");
    await page.getByRole("link", { name: "返回" }).click();
    await card(NAME).getByRole("link").first().click();
    await expect(page.getByRole("link", { name: "https://m.example.cn/h.5xyz" })).toBeVisible();
  });

  await test.step("picked for an order, which keeps it when it is deleted", async () => {
    await openWithDraft(page, "/placeorder/stepone", {
      items: [{ ...SOFA, imageUrl: null, goodsTypeId: null, name: "" }],
    });
    await page.getByRole("button", { name: "从商品库选择" }).click();
    const library = page.getByRole("dialog", { name: "我的商品库" });
    const rows = library.getByRole("list", { name: "商品库" }).getByRole("button");
    await expect(rows).toHaveCount(3);
    await library.getByRole("combobox", { name: "商品类别" }).selectOption({ label: "床" });
    await expect(rows).toHaveCount(1);
    await rows.click();
    await expect(field("商品名称")).toHaveValue(NAME);
    await expect(field("商品描述")).toHaveValue("三箱，需要上楼");
    await page.getByRole("button", { name: "下一步" }).click();
    await field("您的姓名").fill("李掌柜");
    await field("您的电话").fill("13700005678");
    await page.getByRole("button", { name: "提交订单" }).click();
    await expect(page).toHaveURL(/Orderpayment/);
    await page.goto("/user/commodity");
    await expect(list.getByRole("listitem").first()).toContainText(NAME);
  });

  await test.step("deleted after a question, alone and together", async () => {
    await page.getByRole("checkbox", { name: `选择${NAME}` }).check();
    await page.getByRole("button", { name: "全选本页" }).click();
    await page.getByRole("button", { name: "删除所选" }).click();
    await expect(page.getByText("确认删除选中的 3 个商品？删除后将无法恢复")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "取消" }).click();
    await expect(told("已取消删除")).toBeVisible();
    await page.getByRole("button", { name: "取消选择" }).click();
    await card("钢琴").getByRole("button", { name: "删除" }).click();
    await expect(page.getByText("确认删除商品？删除后将无法恢复")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "删除" }).click();
    await expect(told("删除成功!")).toBeVisible();
    await expect(list.getByRole("listitem")).toHaveCount(2);
  });
});
