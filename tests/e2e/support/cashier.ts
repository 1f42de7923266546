import { expect, type Page } from "@playwright/test";
import { newPage } from "./until-alive";

type CashierStep = "确认支付" | "支付，通知延迟" | "支付，重复通知" | "取消支付" | "再次发送通知";

/** Presses a button of the cashier on a page that shows a trade. */
export async function actAtCashier(cashier: Page, step: CashierStep): Promise<void> {
  await cashier.getByRole("button", { name: step, exact: true }).click();
  await expect(cashier.getByText(/已处理|已支付/).first()).toBeVisible();
}

/** Pays the newest trade of the sandbox, as a phone that has scanned its code would. */
export async function payNewestTrade(page: Page, step: CashierStep = "确认支付"): Promise<void> {
  const cashier = await newPage(page.context());
  await cashier.goto("/sandbox/cashier");
  await cashier.getByRole("listitem").first().getByRole("link").click();
  await actAtCashier(cashier, step);
  await cashier.close();
}
