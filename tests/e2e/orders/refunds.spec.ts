import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** The order of the demo whose refund the master refused (backend/seed/demo/refunds.ts). */
const CUSTOMER = "周晓彤";

test("[LIST-26] [REFUND-16] [ARB-01] [DETAIL-06] a refused refund is arbitrated, asked for again, and taken back", async ({
  page,
}) => {
  const row = page.getByRole("table", { name: "退款列表" }).locator("tbody tr").filter({ hasText: CUSTOMER });
  const toast = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

  await test.step("the list shows the reviewer, and both amounts", async () => {
    await page.goto("/user/order");
    const menu = page.getByRole("navigation", { name: "侧边菜单" });
    await menu.getByRole("link", { name: "退款订单" }).click();
    await expect(page).toHaveURL(/\/user\/order\/refund$/);
    await expect(page.getByRole("columnheader")).toHaveText([
      "商品信息",
      "服务类型",
      "客户信息",
      "审核人",
      "退款金额",
      "实际退款",
      "退款状态",
      "操作",
    ]);
    await expect(row).toContainText("已拒绝退款");
    await expect(row).toContainText("王海涛");
  });

  await test.step("filters stand in the address", async () => {
    const tabs = page.getByRole("navigation", { name: "退款状态" });
    await tabs.getByRole("link", { name: "退款成功" }).click();
    await expect(page).toHaveURL(/status=REFUND_SUEECSS/);
    await expect(row).toHaveCount(0);
    await tabs.getByRole("link", { name: "已拒绝" }).click();
    await expect(row).toHaveCount(1);
    await page.getByRole("searchbox", { name: "订单号" }).fill("00000000000000");
    await page.getByRole("button", { name: "搜索", exact: true }).click();
    await expect(page.getByText("暂无相关退款")).toBeVisible();
    await page.getByRole("link", { name: "查看全部退款" }).click();
  });

  await test.step("the platform is asked to decide, and not any more", async () => {
    await row.getByRole("button", { name: "申请仲裁" }).click();
    const dialog = page.getByRole("dialog", { name: "申请仲裁" });
    const words = dialog.getByRole("textbox", { name: "仲裁内容" });
    await words.fill("师傅两次没有按时上门");
    await expectNoViolations(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "提交仲裁" }).click();
    await toast("仲裁提交成功");
    await expect(row).toContainText("仲裁中");
    await row.getByRole("button", { name: "取消仲裁" }).click();
    await expect(page.getByText("您确定要取消此仲裁?")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await expect(row).toContainText("已拒绝退款");
  });

  await test.step("the form asks again, with the subsidy and the refund each from the other", async () => {
    await row.getByRole("link", { name: "重新申请" }).click();
    await expect(page).toHaveURL(/\/user\/order\/refund\/modify\?orderid=\d+&type=renew/);
    await expect(page.getByText(/上次申请被拒绝/)).toBeVisible();
    const form = page.getByRole("form", { name: "退款申请" });
    const allowance = form.getByRole("textbox", { name: "师傅补贴费用" });
    const refund = form.getByRole("textbox", { name: "退款金额" });
    await allowance.fill("50.005");
    await expect(allowance).toHaveValue("50.00");
    const left = await refund.inputValue();
    await allowance.fill("");
    await form.getByRole("button", { name: "提交申请" }).click();
    await expect(page.getByRole("link", { name: "请填写师傅补贴费用" })).toBeVisible();
    await form
      .locator("input[type=file]")
      .setInputFiles({ name: "a.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
    await expect(form.getByText(/图片只能上传jpg、png格式/)).toBeVisible();
    await refund.fill(left);
    await expect(allowance).toHaveValue("50.00");
    await expectNoViolations(page, "main");
    await form.getByRole("button", { name: "提交申请" }).click();
    await toast("提交成功");
    await expect(page).toHaveURL(/\/user\/order\/refund$/);
    await expect(row).toContainText("待审核");
    await expect(row).toContainText(left);
  });

  await test.step("the detail tells of it, and it is taken back", async () => {
    await row.getByRole("button", { name: "退款详情" }).click();
    const dialog = page.getByRole("dialog", { name: "订单详情" });
    await expect(dialog.getByRole("tab", { name: "退款信息" })).toHaveAttribute("aria-selected", "true");
    await expect(dialog.getByText("师傅未按约定时间上门")).toBeVisible();
    await expect(dialog.getByText("师傅两次没有按时上门")).toBeVisible();
    await expect(page).toHaveURL(/\/user\/order\/refund\?preview=\d+&previewrefund=\d+$/);
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/user\/order\/refund$/);
    await row.getByRole("button", { name: "取消退款" }).click();
    await expect(page.getByText("您确定要取消此退款?")).toBeVisible();
    await page.getByRole("alertdialog").getByRole("button", { name: "确定" }).click();
    await toast("取消成功!");
    await expect(row).toContainText("已取消退款");
  });
});
