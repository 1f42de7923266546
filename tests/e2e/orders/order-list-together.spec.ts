import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { firstFrame } from "../support/first-frame";
import { readStanding } from "../support/graph";
import { rowOf, rows, tab } from "../support/order-list";
import { payFromWallet, placeUnarrived } from "../support/quick-orders";
import { expect, newPhone, test } from "../support/test";

const countOf = async (page: Page, name: string) =>
  Number(/\d+/.exec((await tab(page, name).textContent()) ?? "")?.[0]);

/** The name of a customer whom no earlier try of the test has left in the list. */
const nameOfThisTry = (name: string) => `${name}${newPhone().slice(4)}`;

test.use({ storageState: DEMO_STATE });

/** Types the demo customer's payment password and pays. */
async function confirmWithPassword(page: Page): Promise<void> {
  const ask = page.getByRole("dialog", { name: "输入支付密码" });
  await ask.getByLabel("支付密码").fill("201788");
  await ask.getByRole("button", { name: "确认支付" }).click();
  await expect(ask).toBeHidden();
}

test("[U7] [U14] [LIST-28] [R19] several orders at once: paid together without one that is paid elsewhere meanwhile, arrived together with a result each, while news wait to be shown", async ({
  page,
}) => {
  const [paidFirst, paidHere, paidElsewhere] = [
    nameOfThisTry("批量甲"),
    nameOfThisTry("批量乙"),
    nameOfThisTry("批量丙"),
  ];
  const hello = firstFrame(page);
  await page.goto("/user/order?status=WAIT_ACCEPT");
  await hello;
  const unpaid = await countOf(page, "待付款");
  const first = await placeUnarrived(page, { customerName: paidFirst });
  await placeUnarrived(page, { customerName: paidHere, isPickedUp: true });
  const gone = await placeUnarrived(page, { customerName: paidElsewhere, isPickedUp: true });

  await test.step("orders that change elsewhere move no row: they are announced, and the counts follow", async () => {
    // Placing is news, too, for every list that is open (SOCK-04).
    const placed = page.getByRole("button", { name: "有 3 条更新，点击刷新" });
    await placed.click();
    // What changes before the list is read again is in it already.
    await expect(placed).toHaveCount(0);
    await expect(tab(page, "待付款")).toContainText(String(unpaid + 3));
    const shown = await rows(page).count();
    await payFromWallet(page, [first]);
    const news = page.getByRole("button", { name: "有 1 条更新，点击刷新" });
    await expect(news).toBeVisible();
    await expect(tab(page, "待付款")).toContainText(String(unpaid + 2));
    await expect(rows(page)).toHaveCount(shown);
    await news.click();
    await expect(news).toHaveCount(0);
  });

  const bar = page.getByRole("region", { name: "批量操作" });
  await test.step("one that is paid elsewhere is taken out and named, and the new sum is asked for before anything is paid", async () => {
    await page.goto("/user/order");
    await expect(rowOf(page, paidHere)).toContainText("待付款");
    for (const name of [paidFirst, paidHere, paidElsewhere]) {
      await rowOf(page, name).getByRole("checkbox", { name: "选择订单" }).check();
    }
    await expect(bar).toContainText("已选 3 单");
    await expect(bar).toContainText("待付款 2 项，合计 ¥");
    await bar.getByRole("button", { name: "支付所选 2" }).click();
    const dialog = page.getByRole("dialog", { name: "批量支付" });
    await expect(dialog.getByText("已选 2 单")).toBeVisible();
    const leftOut = dialog.getByRole("list", { name: "不能支付的订单" }).getByRole("listitem");
    await expect(leftOut).toHaveText([/^\d{6} \d{4} \d{4}已支付$/]);
    const all = dialog.getByRole("checkbox", { name: "全选待付款订单" });
    // The demo customer has more to pay than these two.
    await expect(all).not.toBeChecked();
    expect(await all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    const total = dialog.getByText(/^合计/);
    const before = await total.textContent();
    const { balance } = await readStanding(page);

    await payFromWallet(page, [gone]);
    await dialog.getByRole("button", { name: "确认支付" }).click();
    await confirmWithPassword(page);
    await expect(dialog).toContainText("本次没有扣款");
    await expect(dialog.getByText("已选 1 单")).toBeVisible();
    await expect(leftOut).toHaveText(Array(2).fill(/^\d{6} \d{4} \d{4}已支付$/));
    expect(await total.textContent()).not.toBe(before);
    await expectNoViolations(page, "[role=dialog]");
    const meanwhile = (await readStanding(page)).balance;
    expect(meanwhile).toBeLessThan(balance);

    await dialog.getByRole("button", { name: "确认支付" }).click();
    await confirmWithPassword(page);
    await expect(dialog).toBeHidden();
    await expect(rowOf(page, paidHere)).toContainText("待接单");
    // Two orders of the same price: one paid elsewhere, one here.
    expect(balance - meanwhile).toBe(meanwhile - (await readStanding(page)).balance);
  });

  await test.step("chosen orders stay chosen on another page; each arrival has its own result", async () => {
    for (const name of [paidFirst, paidHere]) {
      await rowOf(page, name).getByRole("checkbox", { name: "选择订单" }).check();
    }
    await page.getByRole("link", { name: "下一页" }).click();
    await expect(page).toHaveURL(/page=2$/);
    await expect(rowOf(page, paidFirst)).toHaveCount(0);
    await page.getByRole("checkbox", { name: "选择本页全部订单" }).check();
    await expect(bar).toContainText("已选 8 单");
    const download = page.waitForEvent("download");
    await bar.getByRole("button", { name: "导出所选" }).click();
    expect((await download).suggestedFilename()).toMatch(/^订单_所选8单_\d{8}\.xlsx$/);
    await bar.getByRole("button", { name: "确认到货 2" }).click();
    const dialog = page.getByRole("dialog", { name: "确认到货" });
    await expect(dialog).toContainText("确认修改商品状态为已到货吗？");
    await dialog.getByRole("button", { name: "确认到货 2 单" }).click();
    await expect(dialog).toContainText("1 单已确认到货，1 单未成功");
    const results = dialog.getByRole("listitem");
    await expect(results.filter({ hasText: paidFirst })).toContainText("已到货");
    await expect(results.filter({ hasText: paidHere })).toContainText("需要填写提货物流信息，请单独确认");
    await expectNoViolations(page, "[role=dialog]");
    await dialog.getByRole("button", { name: "关闭" }).last().click();
    await bar.getByRole("button", { name: "取消选择" }).click();
    await expect(bar).toBeHidden();
  });
});

test("[LIST-41] [U4] [U8] [LIST-32] an order over the list, its text for a chat, the columns of this browser, and the file of what is listed", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/user/order");
  await expect(rows(page)).toHaveCount(6);

  await test.step("the detail opens without a new list, the arrow keys go on, and Escape leads back to the row", async () => {
    let lists = 0;
    page.on("request", (request) => {
      if (request.url().includes("/user/order.data")) lists += 1;
    });
    const links = rows(page).getByRole("link", { name: "详情", exact: true });
    await links.nth(3).click();
    const dialog = page.getByRole("dialog", { name: "订单详情" });
    const numberOf = async (index: number) =>
      (await rows(page).nth(index).getByRole("link", { includeHidden: true }).first().textContent()) ?? "?";
    await expect(dialog).toContainText(await numberOf(3));
    for (const index of [4, 5]) {
      await page.keyboard.press("ArrowDown");
      await expect(dialog).toContainText(await numberOf(index));
    }
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowUp");
    await expect(dialog).toContainText(await numberOf(4));
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL("/user/order");
    await expect(links.nth(4)).toBeFocused();
    expect(lists).toBe(0);
  });

  await test.step("one press copies what a chat needs to know", async () => {
    await page.goto("/user/order?status=WAIT_INSTALL");
    await rowOf(page, "周晓彤").getByRole("button", { name: "复制订单信息" }).click();
    const copied = () => page.evaluate(() => navigator.clipboard.readText());
    for (const fact of [
      /订单号：\d{14}/,
      /周晓彤 13656690071/,
      /西湖区古翠路 76 号/,
      /北欧玻璃球吊灯 9 头×1/,
      /状态：待安装/,
    ]) {
      await expect.poll(copied).toMatch(fact);
    }
  });

  await test.step("columns and density stay, drawn by the server", async () => {
    await page.getByText("列设置").click();
    await page.getByRole("checkbox", { name: "服务类型" }).uncheck();
    // Moved by the keys; the focus stays with what was pressed, and at the end with the way back.
    await page.getByRole("button", { name: "客户信息后移" }).focus();
    for (const next of ["客户信息后移", "客户信息后移", "客户信息后移", "客户信息前移"]) {
      await page.keyboard.press("Enter");
      await expect(page.getByRole("button", { name: next })).toBeFocused();
    }
    await page.getByRole("button", { name: "固定订单状态在前面" }).click();
    await expect(page.getByRole("button", { name: "取消固定订单状态" })).toBeFocused();
    const height = () =>
      rows(page)
        .first()
        .evaluate((row) => row.getBoundingClientRect().height);
    const usual = await height();
    await page.getByRole("radio", { name: "紧凑" }).check();
    await expect.poll(height).toBeLessThan(usual * 0.6);
    await expect(page.getByRole("checkbox", { name: "操作" })).toBeDisabled();
    const html = await (await page.reload())?.text();
    expect(html).toContain('data-density="compact"');
    await expect(page.getByRole("columnheader")).toHaveText([
      /^商品信息/,
      "订单状态",
      "师傅信息",
      "支付金额",
      "客户信息",
      "操作",
    ]);
    await page.getByText("列设置").click();
    await expectNoViolations(page, "main");
    await page.getByRole("button", { name: "重置" }).click();
    await expect(page.getByRole("columnheader")).toHaveCount(7);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "重置" })).toBeHidden();
  });

  await test.step("the file holds what is listed; it can be given up", async () => {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "导出" }).click();
    expect((await download).suggestedFilename()).toMatch(/^订单_待安装_\d{8}\.xlsx$/);
    const dialog = page.getByRole("dialog", { name: "导出订单" });
    await expect(dialog).toBeHidden();

    // Never answered: giving up is what ends it.
    await page.route("**/order/api/order/export*", () => undefined);
    await page.getByRole("button", { name: "导出" }).click();
    await expect(dialog.getByRole("progressbar")).toBeVisible();
    await dialog.getByRole("button", { name: "取消" }).click();
    await expect(dialog).toBeHidden();
  });
});
