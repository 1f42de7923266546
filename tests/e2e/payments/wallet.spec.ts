import { readFile } from "node:fs/promises";
import { readWorkbook } from "../../support/files/read-workbook";
import { enterAsNewcomer } from "../support/newcomers";
import { creditWallet } from "../support/sandbox";
import { expect, test } from "../support/test";

test("[WALLET-01] [WALLET-02] [WALLET-06] [U46] money that comes in is a line of the ledger, a row of the export and a part of the bill", async ({
  page,
}) => {
  const phone = await enterAsNewcomer(page);
  await creditWallet(page, phone, "1234.5");
  await page.goto("/user/wallet");
  const line = page.getByRole("table", { name: "钱包明细" }).getByRole("row").nth(1);
  await expect(line).toContainText("充值");
  await expect(line).toContainText("¥1,234.50");
  await expect(line).toContainText("交易成功");
  await expect(page.getByRole("region", { name: "我的资金" })).toContainText("¥1,234.50");

  await test.step("what is chosen is in the address, and the rest of the balance is told", async () => {
    await page.getByRole("combobox", { name: "类型" }).selectOption({ label: "订单退款" });
    await page.getByRole("button", { name: "搜索", exact: true }).click();
    await expect(page).toHaveURL(/\/user\/wallet\?type=REFUND/);
    await expect(page.getByText("未列出的收支")).toBeVisible();
    await page.goBack();
    await expect(line).toContainText("¥1,234.50");
  });

  await test.step("the file has the line", async () => {
    const loading = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出" }).click();
    const file = await loading;
    expect(file.suggestedFilename()).toMatch(/^钱包明细_全部_\d{8}\.xlsx$/);
    const { rows } = await readWorkbook(await readFile(await file.path()));
    expect(rows).toHaveLength(2);
  });

  await test.step("[U35] the month's bill leads back to the line, and prints without the frame", async () => {
    await page.getByRole("navigation", { name: "侧边菜单" }).getByRole("link", { name: "月账单" }).click();
    const sheet = page.getByRole("article");
    await expect(sheet.getByText(/^期末余额/)).toContainText("¥1,234.50");
    await page.emulateMedia({ media: "print" });
    await expect(sheet).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "侧边菜单" })).toBeHidden();
    await page.emulateMedia({ media: "screen" });
    await sheet.getByRole("link", { name: "充值" }).click();
    await expect(page).toHaveURL(/\/user\/wallet\?type=RECHARGE&startTime=/);
    await expect(line).toContainText("¥1,234.50");
  });
});
