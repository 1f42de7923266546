import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { writeXlsx } from "hucre/xlsx";
import { expectNoViolations } from "../support/axe";
import { readStanding } from "../support/graph";
import { sharedNewcomer } from "../support/newcomers";
import { setPayPassword } from "../support/pay-password";
import { creditWallet } from "../support/sandbox";
import { expect, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

const PASSWORD = "135790";
const merchant = sharedNewcomer();
test.use({ storageState: merchant.storageState });

const TITLES = [
  "服务类型",
  "客户姓名",
  "客户电话",
  "客户地址",
  "有无电梯",
  "商品名称",
  "商品数量",
  "总体积",
  "包装件数",
];

/** Yesterday's sales: sixty rows, of which one has a wrong phone, three say nothing about the lift, and one no city. */
const rows = Array.from({ length: 60 }, (_, at) => [
  "仅安装",
  `客户${at + 1}`,
  at === 3 ? "1380000" : `1380000${String(1000 + at)}`,
  at === 9 ? "余杭区文一西路 90 号" : `浙江省杭州市西湖区文三路 ${at + 1} 号`,
  at >= 20 && at < 23 ? null : "有",
  "三人沙发",
  1,
  2.5,
  3,
]);

/** The very same bytes every time: by them the file is known again. */
const book = writeXlsx({ sheets: [{ name: "订单", rows: [TITLES, ...rows] }] });
const file = async () => ({
  name: "昨日订单.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(await book),
});

const cell = (page: Page, name: string) => page.getByRole("form", { name, exact: true });

test("[BATCH-01] [BATCH-07] [BATCH-08] [U25] sixty orders from one file: mended in place, an address corrected, placed and paid", async ({
  page,
}) => {
  test.slow();
  await creditWallet(page, merchant.phone, "10000");
  await page.goto("/user/index");
  const { balance } = await readStanding(page);
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const started = Date.now();

  await test.step("category and upload", async () => {
    await press(page.getByRole("link", { name: "批量下单" }).first());
    await expect(page.getByRole("list", { name: "批量下单步骤" }).getByRole("heading")).toHaveText([
      "1下载我的商品",
      "2下载模板",
      "3上传表格",
    ]);
    await page.getByRole("button", { name: "下载我的商品" }).click();
    await expect(page.getByText("请先选择商品类目")).toBeVisible();
    await press(page.getByText("家具", { exact: true }));
    await page.getByRole("button", { name: "下载我的商品" }).click();
    await expect(page.getByRole("dialog").getByText("文件下载失败")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "关闭", exact: true }).last().click();
    presses += 1;
    await page.locator('input[type="file"]').setInputFiles(await file());
    await page.waitForURL(/\/user\/batch\/order\?import=\d+$/);
    await expect(page.getByText("60 行需要修改")).toBeVisible();
    await expectNoViolations(page, "main");
  });

  await test.step("[BATCH-10] goods that the library lacks", async () => {
    await press(page.getByRole("button", { name: "添加到商品库" }).first());
    const dialog = page.getByRole("dialog", { name: "添加到商品库" });
    await press(dialog.getByRole("button", { name: /商品类别/ }));
    await press(page.getByRole("option", { name: "沙发" }));
    presses += 1;
    await dialog.locator('input[type="file"]').setInputFiles(join("public", "demo", "sofa.png"));
    await expect(dialog.getByRole("button", { name: "添加", exact: true })).toBeEnabled();
    await press(dialog.getByRole("button", { name: "添加", exact: true }));
    await expect(page.getByText("4 行需要修改")).toBeVisible();
  });

  await test.step("bad rows are mended in place", async () => {
    await press(page.getByRole("link", { name: /^有问题 ?4$/ }));
    const phone = cell(page, "第 5 行 客户电话");
    await expect(phone).toContainText("请输入合法手机号");
    presses += 1;
    await phone.getByRole("textbox").fill("13800001003");
    await press(phone.getByRole("button", { name: "保存" }));
    await expect(phone).toBeHidden();
    const lift = cell(page, "第 22 行 有无电梯");
    await expect(lift).toContainText("请选择有无电梯");
    presses += 1;
    await lift.getByRole("combobox").selectOption("有");
    await press(lift.getByText("所有未填有无电梯的行都这样填"));
    await press(lift.getByRole("button", { name: "保存" }));
    await expect(page.getByText("没有需要修改的行")).toBeVisible();
  });

  await test.step("addresses are confirmed, the doubtful one first", async () => {
    await press(page.getByRole("button", { name: "确认地址并下单（60）" }));
    const dialog = page.getByRole("dialog", { name: "确认地址" });
    await expect(dialog.getByText("已选 59 单")).toBeVisible();
    const first = dialog.getByRole("list", { name: "待确认的地址" }).getByRole("listitem").first();
    await expect(first).toContainText("原地址没有写“杭州市”，由系统推断");
    await expect(first.getByRole("checkbox")).not.toBeChecked();
    await expectNoViolations(page, "[role=dialog]");
    await press(first.getByRole("button", { name: "修改客户地址" }));
    presses += 1;
    await first.getByRole("textbox", { name: "客户地址" }).fill("浙江省杭州市西湖区文三路 90 号 2 幢");
    await press(first.getByRole("button", { name: "保存" }));
    await expect(page.getByText("地址已修改")).toBeVisible();
    await press(dialog.getByText("第 11 行 客户10"));
    await expect(dialog.getByText("已选 60 单")).toBeVisible();
    await press(dialog.getByRole("button", { name: "提交订单" }));
    await expect(dialog.getByText("60 单已下单")).toBeVisible({ timeout: 60_000 });
    await press(dialog.getByRole("button", { name: "去支付 60 单" }));
  });

  await test.step("paid at once, in two rounds", async () => {
    const pay = page.getByRole("dialog", { name: "批量支付" });
    await expect(pay.getByText("已选 60 单")).toBeVisible();
    await press(pay.getByRole("button", { name: "确认支付" }));
    await setPayPassword(page, merchant.phone, PASSWORD, press);
    presses += 4;
    await expect(page.getByText("批量支付成功")).toBeVisible({ timeout: 30_000 });
    await expect(pay).toBeHidden();
  });
  const seconds = Math.round((Date.now() - started) / 1000);
  test.info().annotations.push({ type: "figure", description: `${seconds} s, ${presses} presses` });
  expect(seconds).toBeLessThan(180);

  const after = await readStanding(page);
  expect(after.orders).toBe(60);
  expect(after.balance).toBeLessThan(balance);

  await test.step("[BATCH-05] the record tells what became of it, and the same file opens it again", async () => {
    await page.goto("/user/batch/order");
    await untilAlive(page);
    const record = page.getByRole("list", { name: "批量导入记录" }).getByRole("listitem");
    await expect(record).toContainText("已下单60已付款60");
    await page.getByText("家具", { exact: true }).click();
    await page.locator('input[type="file"]').setInputFiles(await file());
    await page.waitForURL(/\?import=\d+$/);
    await expect(page.getByRole("link", { name: /^已下单 ?60$/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /确认地址/ })).toHaveCount(0);
    expect((await readStanding(page)).orders).toBe(60);
  });
});
