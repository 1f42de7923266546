import type { Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { tabTo } from "../support/keyboard";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** Makes every transition of the page outlast the test. None of them may hold up the focus (decision 050). */
async function slowDownTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { transition-duration: 60s !important; }");
    document.adoptedStyleSheets.push(sheet);
  });
}

test("[U52] [PLACE-47] an immediate order and its payment by a code need no mouse either", async ({
  page,
}) => {
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
