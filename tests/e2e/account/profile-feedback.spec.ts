import { enterAsNewcomer } from "../support/newcomers";
import { PICTURE } from "../support/placement";
import { expect, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

test("[SET-01] [SET-08] [FEED-07] [FEED-01] an avatar is cut and stands in the header at once, a profile is saved, and feedback is sent", async ({
  page,
}) => {
  await enterAsNewcomer(page);
  const told = (text: string) => page.getByRole("status").getByText(text, { exact: true }).first();
  const banner = page.getByRole("banner");

  await test.step("avatar", async () => {
    await page.goto("/user/setting");
    // A file that is chosen before is not noticed; people choose it by a button.
    await untilAlive(page);
    const file = page.getByRole("region", { name: "头像" }).locator("input[type=file]").first();
    await file.setInputFiles(PICTURE);
    const dialog = page.getByRole("dialog", { name: "裁剪头像" });
    await dialog.getByRole("slider", { name: "缩放" }).fill("2");
    await dialog.getByRole("button", { name: /头像范围/ }).press("ArrowLeft");
    await dialog.getByRole("button", { name: "保存头像" }).click();
    await expect(told("头像已更新")).toBeVisible();
    await expect(banner.locator("img")).toHaveAttribute("src", /^\/files\//);
  });

  await test.step("profile, whose changes outlive the page until they are saved", async () => {
    await expect(page.getByRole("textbox", { name: "手机号" })).toBeDisabled();
    await page.getByRole("textbox", { name: "昵称" }).fill("小满家居");
    await page.getByRole("textbox", { name: "邮箱" }).fill("name@example");
    await page.getByRole("button", { name: "所在地区" }).click();
    for (const name of ["浙江省", "杭州市", "西湖区"]) {
      await page.getByRole("option", { name, exact: true }).click();
    }
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(page.getByText("邮箱格式不正确，请检查后重新填写")).toBeVisible();
    await page.getByRole("navigation", { name: "侧边菜单" }).getByRole("link", { name: "意见反馈" }).click();
    await page.waitForURL("**/user/feedback");
    await page.goBack();
    await expect(page.getByText("有未保存的修改")).toBeVisible();
    await page.getByRole("textbox", { name: "邮箱" }).fill("name@example.com");
    await page.getByText("女", { exact: true }).click();
    await page.getByRole("button", { name: "保存", exact: true }).click();
    await expect(told("操作成功!")).toBeVisible();
    await expect(banner).toContainText("小满家居");
    await page.reload();
    await expect(page.getByRole("button", { name: /所在地区/ })).toContainText("浙江省 / 杭州市 / 西湖区");
    await expect(page.getByRole("radio", { name: "女" })).toBeChecked();
    await expect(page.getByText("有未保存的修改")).toBeHidden();
  });

  await test.step("feedback", async () => {
    await page.getByRole("navigation", { name: "侧边菜单" }).getByRole("link", { name: "意见反馈" }).click();
    await page.getByRole("link", { name: "我要反馈" }).first().click();
    await page.getByRole("textbox", { name: "反馈内容" }).fill("希望支持批量打印工单");
    await page.locator("input[type=file]").setInputFiles(PICTURE);
    await expect(page.getByRole("img", { name: "图片 1" })).toBeVisible();
    await page.getByRole("button", { name: "提交反馈" }).click();
    await expect(page.getByRole("heading", { name: "提交成功，感谢您的反馈" })).toBeVisible();
    await page.getByRole("button", { name: "关闭" }).last().click();
    await expect(page).toHaveURL(/\/user\/feedback$/);
    await page.getByRole("link", { name: "希望支持批量打印工单" }).click();
    await expect(page.getByRole("region", { name: "我的反馈" })).toContainText("待回复");
    await expect(page.getByText("平台正在处理，回复后会发消息通知您")).toBeVisible();
  });
});
