import { expect, type Page } from "@playwright/test";
import { SITE_HEADERS } from "./site-headers";

type CashierStep = "确认支付" | "支付，通知延迟" | "取消支付" | "再次发送通知";

/** Presses a button of the cashier on a page that shows a trade. */
export async function actAtCashier(cashier: Page, step: CashierStep): Promise<void> {
  await cashier.getByRole("button", { name: step, exact: true }).click();
  await expect(cashier.getByText(/已处理|已支付/).first()).toBeVisible();
}

/** What a provider's server is asked for when a code that was scanned has been paid. */
const PAID = { 确认支付: "pay", "支付，重复通知": "pay-twice" };

/** Pays the newest trade of the sandbox, as a phone that has scanned its code would, without the cashier's page. */
export async function payNewestTrade(page: Page, step: keyof typeof PAID = "确认支付"): Promise<void> {
  const list = await (await page.request.get("/sandbox/cashier")).text();
  const trade = /\/sandbox\/cashier\?trade=([^"&]+)/.exec(list)?.[1];
  if (!trade) throw new Error("the cashier lists no trade");
  const answer = await page.request.post("/sandbox/cashier", {
    headers: SITE_HEADERS,
    form: { trade, action: PAID[step] },
  });
  expect(await answer.text()).toContain("已处理");
}
