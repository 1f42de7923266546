import type { Locator, Page } from "@playwright/test";
import { DEMO_STATE } from "./support/demo-state";
import { openWithDraft } from "./support/draft";
import { readStanding } from "./support/graph";
import { expect, test } from "./support/test";

test.use({ storageState: DEMO_STATE });

/** Farther than any control of these pages is from the beginning. */
const MOST_TABS = 80;

/** Walks with the Tab key until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

test("[U52] from step one to the payment there is no dead end for the keyboard alone", async ({ page }) => {
  await openWithDraft(page, "/placeorder/stepone", { isLift: null, userName: "" });
  await page.getByRole("button", { name: "下一步" }).waitFor();
  const lift = page.getByRole("radio", { name: "有电梯", exact: true });
  await tabTo(page, lift);
  await page.keyboard.press("Space");
  await expect(lift).toBeChecked();
  const category = page.getByRole("button", { name: /商品类别/ });
  await tabTo(page, category);
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(category).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "下一步" }));
  await page.keyboard.press("Enter");
  await page.waitForURL("**/placeorder/Steptwo");

  await tabTo(page, page.getByRole("textbox", { name: "您的姓名" }));
  await page.keyboard.type("Li");
  await page.getByRole("region", { name: "费用明细" }).getByText("合计").waitFor();
  await tabTo(page, page.getByRole("button", { name: "提交订单" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
  await tabTo(page, page.getByRole("button", { name: "立即支付" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "输入支付密码" })).toBeVisible();
});

test("[R17] twenty clicks and Enter on the button of an immediate order make one order", async ({ page }) => {
  await openWithDraft(page, "/placeorder/speedOrder", { orderType: "TIMELY", userName: "李掌柜" });
  await page.getByRole("region", { name: "费用明细" }).getByText("合计").waitFor();
  const before = await readStanding(page);
  const submit = page.getByRole("button", { name: "提交订单" });
  await submit.focus();
  await submit.evaluate(async (element) => {
    if (!(element instanceof HTMLElement)) return;
    for (let click = 0; click < 20; click++) {
      element.click();
      element.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      if (click >= 10) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
  expect((await readStanding(page)).orders).toBe(before.orders + 1);
});
