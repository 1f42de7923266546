import { expect, type Page } from "@playwright/test";
import { readSmsCode } from "./sandbox";
import { solveSlider } from "./solve-slider";

/** Asks for a code on /login or /register, solving the puzzle by dragging, and types it in. */
export async function passSmsCheck(page: Page, phone: string): Promise<void> {
  await page.getByRole("textbox", { name: "手机号" }).fill(phone);
  const request = page.getByRole("button", { name: "获取验证码" });
  const puzzle = page.getByRole("dialog", { name: "安全验证" });
  await request.click();
  const countdown = page.getByRole("button", { name: /^\d+S后重发$/ });
  // The press may come before the page is alive, and the piece may miss its gap where the machine is busy; a person
  // tries again.
  await expect(async () => {
    if (await countdown.isVisible()) return;
    if (!(await puzzle.isVisible())) await request.click({ timeout: 1_000 });
    await solveSlider(page);
    await expect(countdown).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await page.getByRole("textbox", { name: "短信验证码" }).fill(await readSmsCode(page, phone));
}
