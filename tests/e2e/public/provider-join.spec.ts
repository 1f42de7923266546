import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, newPhone, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

const submit = (page: Page) => page.getByRole("button", { name: "提交申请" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });

/** Presses the button and expects one message, at its field, which has the focus. */
async function expectRefusal(page: Page, message: string, focused: string): Promise<void> {
  await submit(page).click();
  const target = page.locator(focused);
  await expect(target).toBeFocused();
  const group = page.locator(focused.startsWith("fieldset") ? "fieldset#goodsTypeIds" : focused);
  const line = page.locator(`#${await group.getAttribute("id")}-error`);
  await expect(line).toHaveText(message);
}

test.describe("/service_ruzhu", () => {
  test("[ROUTE-12] [PUB-27] [PUB-28] has a form for persons and one for companies; changing keeps what was typed", async ({
    page,
  }) => {
    await page.goto("/service_ruzhu");
    const tabs = page.getByRole("navigation", { name: "申请类型" });
    await expect(tabs.getByRole("link")).toHaveText(["个人入驻", "企业入驻"]);
    await expect(tabs.getByRole("link", { name: "个人入驻" })).toHaveAttribute("aria-current", "page");
    await expect(field(page, "公司名称")).toHaveCount(0);
    await field(page, "联系人姓名").fill("王五");
    await tabs.getByRole("link", { name: "企业入驻" }).click();
    await expect(page).toHaveURL("/service_ruzhu?type=ENTERPRISE");
    for (const name of ["公司名称", "公司地址", "联系人姓名", "联系人手机号", "详细地址", "备注"]) {
      await expect(field(page, name)).toBeVisible();
    }
    for (const name of ["公司所在地区", "联系人所在地区"]) {
      await expect(page.getByRole("group", { name }).getByRole("combobox")).toHaveCount(3);
    }
    await expect(page.getByRole("group", { name: "代理类目" }).getByRole("checkbox")).toHaveCount(10);
    await expect(field(page, "联系人姓名")).toHaveValue("王五");
  });

  test("[U37] what was typed and chosen is there after a reload; a wrong phone is told when it is left", async ({
    page,
  }) => {
    await page.goto("/service_ruzhu?type=ENTERPRISE");
    const area = page.getByRole("group", { name: "联系人所在地区" }).getByRole("combobox");
    await untilAlive(page);
    await area.nth(0).selectOption("浙江省");
    await area.nth(1).selectOption("杭州市");
    await page.getByRole("checkbox").first().check();
    await field(page, "公司名称").fill("杭州安装服务有限公司");
    await field(page, "联系人手机号").fill("1380013");
    await field(page, "备注").fill("两辆厢货，六个人");
    await expect(page.locator("#contactTel-error")).toHaveText("请输入合法手机号");
    await page.reload();
    await expect(field(page, "公司名称")).toHaveValue("杭州安装服务有限公司");
    await expect(field(page, "备注")).toHaveValue("两辆厢货，六个人");
    await expect(field(page, "联系人手机号")).toHaveValue("1380013");
    await expect(page.getByRole("checkbox").first()).toBeChecked();
    await expect(area.nth(1).locator("option:checked")).toHaveText("杭州市");
  });

  test("[U36] [U39] [PUB-32] a company's mistakes are told in order, the first one gets the focus", async ({
    page,
  }) => {
    await page.goto("/service_ruzhu?type=ENTERPRISE");
    await submit(page).click();
    await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
      "请输入公司名称",
      "请输入您的姓名",
      "请输入合法手机号",
      "请选择代理类目",
    ]);
    await expectNoViolations(page);
    await expect(page).toHaveTitle(/^错误：/);
    await page.getByRole("alert").getByRole("link", { name: "请选择代理类目" }).press("Enter");
    await expect(page.locator("fieldset#goodsTypeIds input").first()).toBeFocused();
    await expectRefusal(page, "请输入公司名称", "#companyName");
    await field(page, "公司名称").fill("杭州安装服务有限公司");
    await expectRefusal(page, "请输入您的姓名", "#contactName");
    await field(page, "联系人姓名").fill("王五");
    await expectRefusal(page, "请输入合法手机号", "#contactTel");
    await field(page, "联系人手机号").fill("10012345678");
    await expectRefusal(page, "请输入合法手机号", "#contactTel");
    await field(page, "联系人手机号").fill("13900139000");
    await expect(page.locator("#contactTel-error")).toBeHidden();
    await expectRefusal(page, "请选择代理类目", "fieldset#goodsTypeIds input >> nth=0");
    await expect(field(page, "公司名称")).toHaveValue("杭州安装服务有限公司");
  });

  test("[PUB-33] a complete application is sent once, and the page says what happens next", async ({
    page,
  }) => {
    await page.goto("/service_ruzhu?type=ENTERPRISE");
    await field(page, "公司名称").fill("杭州安装服务有限公司");
    await field(page, "联系人姓名").fill("王五");
    await field(page, "联系人手机号").fill(newPhone());
    const contactArea = page.getByRole("group", { name: "联系人所在地区" });
    await contactArea.getByLabel("省份").selectOption({ label: "浙江省" });
    await contactArea.getByLabel("城市").selectOption({ label: "杭州市" });
    await contactArea.getByLabel("区县").selectOption({ label: "西湖区" });
    await page.getByRole("checkbox", { name: "家具" }).check();
    await page.getByRole("checkbox", { name: "地板" }).check();
    await field(page, "备注").fill("有自己的货车");

    const posts: URLSearchParams[] = [];
    const pressedTwice = Promise.withResolvers<void>();
    await page.route("**/service_ruzhu.data*", async (route) => {
      if (route.request().method() === "POST") {
        posts.push(new URLSearchParams(route.request().postData() ?? ""));
        await pressedTwice.promise;
      }
      await route.continue();
    });
    await submit(page).dblclick();
    pressedTwice.resolve();
    await Promise.all([
      expect(page.getByRole("heading", { level: 1, name: "提交成功" })).toBeFocused(),
      expect(page.getByRole("status").filter({ hasText: "提交成功" })).toBeVisible(),
    ]);
    await expect(page.getByRole("region", { name: "接下来" }).getByRole("listitem")).toHaveCount(3);
    expect(posts).toHaveLength(1);
    expect(posts[0]?.getAll("goodsTypeIds")).toEqual(["1", "9"]);
    expect(posts[0]?.get("contactDistrict")).toBe("330106");
    await expectNoViolations(page);
    await page.getByRole("link", { name: "再提交一份申请" }).click();
    await expect(field(page, "联系人姓名")).toHaveValue("");
  });

  test.describe("on a network that fails", () => {
    test.use({ toleratedErrors: /Failed to load resource/ });

    test("everything typed stays, and sending again works", async ({ page }) => {
      await page.goto("/service_ruzhu");
      await field(page, "联系人姓名").fill("赵六");
      await field(page, "联系人手机号").fill(newPhone());
      await page.getByRole("checkbox", { name: "灯具" }).check();
      await page.route("**/service_ruzhu.data*", (route) => route.abort(), { times: 1 });
      await submit(page).click();
      await expect(page.getByRole("main").getByText("网络异常，请稍后重试")).toBeVisible();
      await expect(field(page, "联系人姓名")).toHaveValue("赵六");
      await expect(page.getByRole("checkbox", { name: "灯具" })).toBeChecked();
      await submit(page).click();
      await expect(page.getByRole("heading", { level: 1, name: "提交成功" })).toBeVisible();
    });
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("[PUB-29] [PUB-31] [PUB-33] mistakes come back with everything typed, then it is sent", async ({
      page,
    }) => {
      await page.goto("/service_ruzhu");
      await page.getByRole("link", { name: "企业入驻" }).click();
      await field(page, "联系人姓名").fill("王五");
      await field(page, "联系人手机号").fill("123");
      await page
        .getByRole("group", { name: "公司所在地区" })
        .getByLabel("省份")
        .selectOption({ label: "浙江省" });
      await page.getByRole("checkbox", { name: "门窗" }).check();
      await field(page, "备注").fill("两人一车");
      await submit(page).click();
      await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
        "请输入公司名称",
        "请输入合法手机号",
      ]);
      await expect(field(page, "联系人姓名")).toHaveValue("王五");
      await expect(field(page, "备注")).toHaveValue("两人一车");
      await expect(page.getByRole("checkbox", { name: "门窗" })).toBeChecked();
      const companyArea = page.getByRole("group", { name: "公司所在地区" });
      await expect(companyArea.getByLabel("省份")).toHaveValue("33");
      await companyArea.getByLabel("城市").selectOption({ label: "杭州市" });
      await field(page, "公司名称").fill("杭州安装服务有限公司");
      await field(page, "联系人手机号").fill(newPhone());
      await submit(page).click();
      await expect(page).toHaveURL("/service_ruzhu?done=1");
      await expect(page.getByRole("heading", { level: 1, name: "提交成功" })).toBeVisible();
    });
  });
});
