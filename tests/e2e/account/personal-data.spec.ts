import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { enterAsNewcomer } from "../support/newcomers";
import { readSmsCode } from "../support/sandbox";
import { expect, test } from "../support/test";

/** Has a code sent by the open dialog, and types it. */
async function typeCode(page: Page, phone: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "获取验证码" }).click();
  await expect(dialog.getByRole("button", { name: /^\d+S后重发$/ })).toBeVisible();
  await dialog.getByLabel("短信验证码").fill(await readSmsCode(page, phone));
}

test("[U69] a customer closes the account with a code, and is a visitor from then on", async ({ page }) => {
  const phone = await enterAsNewcomer(page);
  await page.goto("/user/safety/data");
  await page.getByRole("button", { name: "注销账户" }).click();
  await expectNoViolations(page);
  await typeCode(page, phone);
  await page.getByRole("dialog").getByRole("button", { name: "确认注销" }).click();
  await page.waitForURL("/", { waitUntil: "commit" });
  await expect(page.getByText("账户已注销")).toBeVisible();
  await page.goto("/user/safety");
  await expect(page).toHaveURL(/\/login/);
});
