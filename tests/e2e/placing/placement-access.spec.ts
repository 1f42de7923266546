import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { expect, test } from "../support/test";

// As a phone shows them; every-page.spec.ts looks at the pages themselves in both widths.
test.use({ storageState: DEMO_STATE, viewport: { width: 360, height: 800 } });

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Nothing sticks out at the side, 1440 px wide and then 360. */
async function expectNoSidewaysScroll(page: Page): Promise<void> {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
}

test("[U52] step one, its dialogs and step two can be used by everybody", async ({ page }) => {
  await page.goto("/placeorder/stepone");
  await button(page, "下一步").click();
  await expect(page.getByRole("heading", { name: /请先修改/ })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);

  await openWithDraft(page, "/placeorder/stepone");
  await expect(page.getByText("合计").first()).toBeVisible();
  await expectNoViolations(page, "main");
  await expectNoSidewaysScroll(page);
  await button(page, /所在城市/).click();
  await expect(page.getByRole("listbox")).toHaveCount(3);
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await button(page, /商品类别/).click();
  await expect(page.getByRole("listbox")).toHaveCount(1);
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await button(page, "从商品库选择").click();
  await expect(page.getByRole("list", { name: "商品库" })).toBeVisible();
  await expectNoViolations(page, "[role=dialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "我的商品库" })).toBeHidden();
  await page.getByText("卫浴", { exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expectNoViolations(page, "[role=alertdialog]");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toBeHidden();

  await button(page, "下一步").click();
  await page.waitForURL("**/placeorder/Steptwo");
  await page.getByRole("textbox", { name: "您的姓名" }).fill("");
  await button(page, "提交订单").click();
  await expect(page.getByRole("heading", { name: /请先修改/ })).toBeVisible();
  await expectNoViolations(page);
  await expectNoSidewaysScroll(page);
});
