import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder } from "../support/orders";
import { chooseService } from "../support/placement";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });

/** Step one of an empty draft, as far as the customer. */
async function openCustomerSection(page: Page): Promise<void> {
  await page.goto("/placeorder/stepone");
  await chooseService(page, "家具", "仅安装");
}

test("[U16] a recipient is pinned and found at the top, offered by name as the default, never over what was typed, and picked from the list", async ({
  page,
}) => {
  await newOrder(page);
  await openCustomerSection(page);
  const opener = page.getByRole("button", { name: "常用收货人" });
  const dialog = page.getByRole("dialog", { name: "常用收货人" });
  const search = dialog.getByRole("searchbox", { name: "搜索收货人" });
  const pin = dialog.getByRole("button", { name: "置顶王小满", exact: true });
  const unpin = dialog.getByRole("button", { name: "取消置顶王小满" });
  const makeDefault = dialog.getByRole("button", { name: "设王小满为默认收货人" }).first();
  const offer = page.getByRole("button", { name: "填入默认：王小满" });
  await opener.click();
  await search.fill("王小满");
  await pin.click();
  await unpin.waitFor();
  await search.fill("");
  await expect(dialog.getByRole("listitem").first()).toContainText("王小满");
  await makeDefault.click();
  await expect(dialog.getByRole("listitem").first()).toContainText("默认");
  await expectNoViolations(page, "[role=dialog]");
  await page.keyboard.press("Escape");

  await field(page, "详细地址").fill("文");
  await expect(offer).toBeHidden();
  await field(page, "详细地址").fill("");
  await offer.click();
  await expect(field(page, "客户电话")).toHaveValue("13700001234");
  await expect(field(page, "详细地址")).toHaveValue("文三路 90 号 3 幢 501 室");
  await expect(offer).toBeHidden();

  await field(page, "客户姓名").fill("另一位");
  await opener.click();
  await dialog.getByRole("button", { name: "取消默认收货人王小满" }).click();
  await expect(makeDefault).toBeVisible();
  await unpin.click();
  await expect(pin).toBeVisible();
  await dialog
    .getByRole("button", { name: /王小满.*文三路/ })
    .first()
    .click();
  await expect(field(page, "客户姓名")).toHaveValue("王小满");
});

test("[U18] an order of the list is placed again, and as a template under a name", async ({ page }) => {
  await newOrder(page);
  await page.goto("/user/order");
  const row = page.getByRole("row").nth(1);
  await row.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "存为模板" }).click();
  await page.getByRole("textbox", { name: "模板名称" }).fill("西湖区沙发");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("已存为模板，下单时可直接选用")).toBeVisible();
  await row.getByRole("button", { name: "更多" }).click();
  await page.getByRole("menuitem", { name: "再来一单" }).click();
  await expect(page).toHaveURL("/placeorder/stepone");
  await expect(field(page, "商品名称")).toHaveValue("三人位布艺沙发");
  await expect(page.getByRole("region", { name: "费用明细" }).getByText("合计")).toBeVisible();
  await expect(page.getByText("沿用了原订单的客户信息、商品和服务、下单联系人，请核对")).toBeVisible();
  await page.getByRole("button", { name: "换一位客户" }).click();
  await expect(field(page, "客户姓名")).toHaveValue("");
  await expect(page.getByText("沿用了原订单的商品和服务、下单联系人，请核对")).toBeVisible();

  await page.getByRole("button", { name: "从模板下单" }).click();
  const dialog = page.getByRole("dialog", { name: "订单模板" });
  const template = dialog.getByRole("button", { name: /^西湖区沙发/ });
  await expect(template).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  await template.click();
  await page.getByRole("button", { name: "替换" }).click();
  await expect(field(page, "客户姓名")).toHaveValue("王小满");

  await page.getByRole("button", { name: "从模板下单" }).click();
  await dialog.getByRole("button", { name: "删除模板西湖区沙发" }).click();
  await expect(dialog.getByRole("button", { name: "删除模板西湖区沙发" })).toBeHidden();
});
