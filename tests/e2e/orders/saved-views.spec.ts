import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });

test("[U3] filters are saved under a name, are there in another browser, lead to the same address, and are pinned, renamed and deleted", async ({
  page,
  browser,
}) => {
  const first = viewsOn(page);
  await first.save("isArrival=false&areaCode=3301", "杭州未到货");
  await expect(first.saving).toBeHidden();
  await expect(first.chips).toHaveText(["杭州未到货"]);
  await expect(first.chips).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("button", { name: "存为常用筛选" })).toHaveCount(0);

  const context = await browser.newContext({ storageState: DEMO_STATE });
  const other = await newPage(context);
  const { chips, saving, save } = viewsOn(other);
  await test.step("another browser has it, and no second one of its name", async () => {
    await save("status=WAIT_PAY&customer=%E8%8B%8F", "杭州未到货");
    await expect(saving.getByText("已有同名的常用筛选，请换一个名称")).toBeVisible();
    await expectNoViolations(other, "[role=dialog]");
    await saving.getByLabel("名称").fill("苏家待付款");
    await other.keyboard.press("Enter");
    await expect(chips).toHaveText(["杭州未到货", "苏家待付款"]);
    await other.getByRole("link", { name: "杭州未到货" }).click();
    await expect(other).toHaveURL("/user/order?isArrival=false&areaCode=3301");
  });

  await other.getByRole("button", { name: "管理", exact: true }).click();
  const managing = other.getByRole("dialog", { name: "管理常用筛选" });
  await managing.getByRole("button", { name: "置顶 苏家待付款" }).click();
  await expect(managing.getByRole("listitem").first()).toContainText("苏家待付款");
  await managing.getByRole("button", { name: "重命名 杭州未到货" }).click();
  await managing.getByLabel("新名称").fill("杭州");
  await expectNoViolations(other, "[role=dialog]");
  await other.keyboard.press("Enter");
  await expect(managing.getByRole("button", { name: "重命名 杭州" })).toBeFocused();
  await other.keyboard.press("Escape");
  await expect(chips).toHaveText(["苏家待付款", "杭州"]);

  await other.getByRole("button", { name: "管理", exact: true }).click();
  await managing.getByRole("button", { name: "删除 杭州" }).click();
  await expect(managing.getByRole("button", { name: "撤销" })).toBeFocused();
  await other.keyboard.press("Enter");
  await expect(managing.getByText("杭州", { exact: true })).toBeVisible();
  for (const name of ["苏家待付款", "杭州"]) {
    await managing.getByRole("button", { name: `删除 ${name}` }).click();
    await expect(managing.getByText(name, { exact: true })).toHaveCount(0);
  }
  await other.keyboard.press("Escape");
  await expect(chips).toHaveCount(0);
  await context.close();
});

/** The saved filters of an open list, and how filters become one of them. */
function viewsOn(page: Page) {
  const saving = page.getByRole("dialog", { name: "存为常用筛选" });
  return {
    chips: page.getByRole("navigation", { name: "常用筛选" }).getByRole("link"),
    saving,
    async save(search: string, name: string) {
      await page.goto(`/user/order?${search}`);
      await page.getByRole("button", { name: "存为常用筛选" }).click();
      await saving.getByLabel("名称").fill(name);
      await saving.getByRole("button", { name: "保存" }).click();
    },
  };
}
