import type { Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe";
import { expect, newPhone, test } from "../support/test";

const submit = (page: Page) => page.getByRole("button", { name: "提交申请" });
const field = (page: Page, name: string) => page.getByRole("textbox", { name });

test.describe("/service_ruzhu", () => {
  test.use({ toleratedErrors: /Failed to load resource/ });

  test("[U36] [U37] [U39] [PUB-33] a company applies: its mistakes are told, what was typed outlives tab, reload and a network that fails, and is sent once", async ({
    page,
  }) => {
    await page.goto("/service_ruzhu");
    await field(page, "联系人姓名").fill("王五");
    await page.getByRole("link", { name: "企业入驻" }).click();
    await expect(page).toHaveURL("/service_ruzhu?type=ENTERPRISE");
    await expect(field(page, "联系人姓名")).toHaveValue("王五");

    await test.step("mistakes: the first one has the focus, and each leads to its field", async () => {
      await field(page, "联系人手机号").fill("1380013");
      await field(page, "联系人手机号").blur();
      await expect(page.locator("#contactTel-error")).toHaveText("请输入合法手机号");
      await submit(page).click();
      await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
        "请输入公司名称",
        "请输入合法手机号",
        "请选择代理类目",
      ]);
      await expect(field(page, "公司名称")).toBeFocused();
      await expect(page).toHaveTitle(/^错误：/);
      await expectNoViolations(page);
      await page.getByRole("alert").getByRole("link", { name: "请选择代理类目" }).press("Enter");
      await expect(page.locator("fieldset#goodsTypeIds input").first()).toBeFocused();
    });

    await test.step("a reload keeps what was typed and chosen", async () => {
      await field(page, "公司名称").fill("杭州安装服务有限公司");
      const area = page.getByRole("group", { name: "联系人所在地区" });
      await area.getByLabel("省份").selectOption({ label: "浙江省" });
      await area.getByLabel("城市").selectOption({ label: "杭州市" });
      await area.getByLabel("区县").selectOption({ label: "西湖区" });
      await page.getByRole("checkbox", { name: "家具" }).check();
      await page.getByRole("checkbox", { name: "地板" }).check();
      await field(page, "备注").fill("两辆厢货，六个人");
      await page.reload();
      await expect(field(page, "公司名称")).toHaveValue("杭州安装服务有限公司");
      await expect(field(page, "备注")).toHaveValue("两辆厢货，六个人");
      await expect(field(page, "联系人手机号")).toHaveValue("1380013");
      await expect(page.getByRole("checkbox", { name: "地板" })).toBeChecked();
      await expect(area.getByLabel("区县").locator("option:checked")).toHaveText("西湖区");
    });

    await test.step("so does a network that fails", async () => {
      await field(page, "联系人手机号").fill(newPhone());
      await expect(page.locator("#contactTel-error")).toBeHidden();
      await page.route("**/service_ruzhu.data*", (route) => route.abort(), { times: 1 });
      await submit(page).click();
      await expect(page.getByRole("main").getByText("网络异常，请稍后重试")).toBeVisible();
      await expect(field(page, "联系人姓名")).toHaveValue("王五");
      await expect(page.getByRole("checkbox", { name: "家具" })).toBeChecked();
    });

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
    await page.getByRole("link", { name: "再提交一份申请" }).click();
    await expect(field(page, "联系人姓名")).toHaveValue("");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("[PUB-29] [PUB-31] [PUB-33] [PUB-28] mistakes come back with everything typed, then it is sent", async ({
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
