import type { Locator, Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** Farther than any control of these pages is from the beginning. */
const MOST_TABS = 80;

/** Walks with the Tab key until the control has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    // A list that opened at the focus hides the rest of the page from view for a moment.
    const isThere = control.evaluate((element) => element === document.activeElement, null, {
      timeout: 1000,
    });
    if (await isThere.catch(() => false)) return;
    await page.keyboard.press("Tab");
  }
  await expect(control).toBeFocused();
}

/** Makes every transition of the page outlast the test. None of them may hold up the focus (decision 050). */
async function slowDownTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition-duration: 60s !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

test("[U52] from step one to the payment there is no dead end for the keyboard alone", async ({ page }) => {
  await openWithDraft(page, "/placeorder/stepone", { hasLift: null, contactName: "" });
  await page.getByRole("button", { name: "下一步" }).waitFor();
  const lift = page.getByRole("radio", { name: "有电梯", exact: true });
  await tabTo(page, lift);
  await page.keyboard.press("Space");
  await expect(lift).toBeChecked();
  const category = page.getByRole("button", { name: /商品类别/ });
  await tabTo(page, category);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option").first()).toBeFocused();
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

test("[U52] an immediate order and its payment by a code need no mouse either", async ({ page }) => {
  await openWithDraft(page, "/placeorder/speedOrder", { type: "TIMELY", contactName: "" });
  await page.getByRole("button", { name: "提交订单" }).waitFor();
  await tabTo(page, page.getByRole("textbox", { name: "您的姓名" }));
  await page.keyboard.type("Li");
  await page.getByRole("region", { name: "费用明细" }).getByText("合计").waitFor();
  await tabTo(page, page.getByRole("button", { name: "提交订单" }));
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);

  const wallet = page.getByRole("radio").first();
  await tabTo(page, wallet);
  const wechat = page.getByRole("radio", { name: /微信/ });
  for (let step = 0; step < 3 && !(await wechat.isChecked()); step++) await page.keyboard.press("ArrowDown");
  await expect(wechat).toBeChecked();
  await tabTo(page, page.getByRole("button", { name: "立即支付" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /二维码/ })).toBeVisible();

  await slowDownTransitions(page);
  // Another way is still at hand: the wallet, whose dialog gives the focus back.
  await tabTo(page, page.getByRole("button", { name: "更换支付方式" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("img", { name: /二维码/ })).toBeHidden();
  await tabTo(page, wechat);
  for (let step = 0; step < 3 && !(await wallet.isChecked()); step++) await page.keyboard.press("ArrowUp");
  const pay = page.getByRole("button", { name: "立即支付" });
  await tabTo(page, pay);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "支付密码", exact: true })).toBeFocused();
  await tabTo(page, page.getByRole("button", { name: "取消" }));
  await page.keyboard.press("Enter");
  await expect(pay).toBeFocused();
});
