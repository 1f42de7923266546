import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { enterAsNewcomer } from "../support/newcomers";
import { readSmsCode } from "../support/sandbox";
import { expect, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

const NEW_PHONE = "13655550142";
const MASKED = "136****0142";

/** Has a code sent by the button of the page, and answers it. */
async function requestCode(page: Page, phone: string): Promise<string> {
  await page.getByRole("button", { name: "获取验证码" }).click();
  await expect(page.getByRole("button", { name: /^\d+S后重发$/ })).toBeVisible();
  return readSmsCode(page, phone);
}

const codeField = (page: Page) => page.getByLabel("短信验证码");
const current = (page: Page) => page.locator('[aria-current="step"]');

test("[SAFE-10] [SAFE-11] [SAFE-13] [API-003] change of phone: the old one proves who asks, the new one has a code of its own", async ({
  page,
}) => {
  const phone = await enterAsNewcomer(page);
  await page.goto("/user/safety/phone");
  await untilAlive(page);
  await expect(current(page)).toHaveText("1身份验证");
  const code = await requestCode(page, phone);
  await codeField(page).fill(code);
  await page.getByRole("button", { name: "下一步" }).click();
  await expect(page.getByText("验证成功")).toBeVisible();

  await expect(current(page)).toHaveText("2绑定新手机号");
  await expectNoViolations(page);
  await page.getByLabel("新手机号").fill(NEW_PHONE);
  await codeField(page).fill(await requestCode(page, NEW_PHONE));
  await page.getByRole("button", { name: "确认修改" }).click();
  await expect(page.getByText("修改手机号成功")).toBeVisible();
  await expect(page.getByRole("heading", { name: "修改完成" })).toBeFocused();
  await expect(page.getByText(MASKED)).toBeVisible();

  await page.getByRole("link", { name: "查看登录设备" }).click();
  await expect(page.getByText("当前设备", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "账户动态" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "修改手机号" })).toContainText(MASKED);
});
