import type { Locator, Page } from "@playwright/test";
import { PRICE_NOTES } from "../../../schema/rules/placing/price-notes";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, storedDraft, WITH_PICKUP } from "../support/draft";
import { readStanding } from "../support/graph";
import { chooseArea, PICTURE } from "../support/placement";
import { expect, test } from "../support/test";
import { errorToasts } from "../support/toasts";

test.use({ storageState: DEMO_STATE });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const step = (page: Page) => page.getByRole("list", { name: "下单步骤" }).locator("[aria-current=step]");
const card = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** Presses the button and expects this to be the failure that is told, with the focus where it is mended. */
async function expectFirstFailure(page: Page, button: string, message: string, focused: Locator) {
  await page.getByRole("button", { name: button }).click();
  await expect(errorToasts(page)).toHaveText([message]);
  await expect(focused).toBeFocused();
}

test("[U39] [PLACE-08] [PLACE-09] step one tells what is missing, one after the other in the documented order", async ({
  page,
}) => {
  const failsWith = (message: string, focused: Locator) =>
    expectFirstFailure(page, "下一步", message, focused);
  await page.goto("/placeorder/stepone");
  await page.getByRole("button", { name: "请选择服务类型" }).click();
  await expect(errorToasts(page)).toHaveText(["请先选择商品类目"]);
  await failsWith("请先选择商品类目", page.getByRole("radio", { name: "家具" }));

  await page.getByRole("radio", { name: "家具" }).check({ force: true });
  await expect(page.getByRole("radio", { name: "仅安装" })).toBeVisible();
  await expect(card(page, "客户信息")).toBeHidden();
  await page.getByRole("radio", { name: "仅安装" }).check({ force: true });
  await expect(card(page, "客户信息")).toBeVisible();

  await failsWith("请输入客户姓名", field(page, "客户姓名"));
  await field(page, "客户姓名").fill("王小满");
  await failsWith("请输入合法手机号", field(page, "客户电话"));
  await field(page, "客户电话").fill("10800138000");
  await failsWith("请输入合法手机号", field(page, "客户电话"));
  await field(page, "客户电话").fill("13700001234");
  await failsWith("请选择所在城市", page.getByRole("button", { name: /所在城市/ }));
  await chooseArea(page, "浙江省", "杭州市", "西湖区");
  await failsWith("请输入详细地址", field(page, "详细地址"));
  await field(page, "详细地址").fill("文三路 90 号");
  await expect(card(page, "商品信息")).toBeHidden();
  await failsWith("请选择有无电梯", page.getByRole("radio", { name: "有电梯", exact: true }));
  await page.getByRole("radio", { name: "无电梯" }).check({ force: true });
  await expect(card(page, "商品信息")).toBeVisible();

  await failsWith("请输入楼梯层数", field(page, "楼梯层数"));
  await page.getByRole("radio", { name: "有电梯", exact: true }).check({ force: true });
  await expect(field(page, "楼梯层数")).toBeHidden();
  await failsWith("请上传商品图片", page.getByRole("button", { name: /商品图片.*选择图片/ }));
  await page.locator('input[type=file][accept*="image/png"]').setInputFiles(PICTURE);
  await expect(page.getByRole("img", { name: "商品图片预览" })).toBeVisible();
  const kind = page.getByRole("button", { name: /商品类别/ });
  await failsWith("请选择商品类别", kind);
  await field(page, "商品名称").focus();
  await page.locator("label", { hasText: "商品类别" }).click();
  await expect(kind).toBeFocused();
  await expect(kind).toHaveAttribute("aria-expanded", "false");
  await kind.click();
  await page.getByRole("option", { name: "沙发" }).click();
  await failsWith("请输入商品名称", field(page, "商品名称"));
  await field(page, "商品名称").fill("三人位布艺沙发");
  await failsWith("请输入的体积", field(page, "商品总体积"));
  await field(page, "商品总体积").fill("2.5");
  await field(page, "包装件数").fill("0");
  await failsWith("包装件数不能为0", field(page, "包装件数"));
  await expect(page.getByRole("heading", { name: "请先修改以下 1 处" })).toBeVisible();
  await field(page, "包装件数").fill("3");
  await expect(page.getByRole("heading", { name: /请先修改/ })).toBeHidden();
  await expect(errorToasts(page)).toHaveCount(0);

  await page.getByRole("button", { name: "下一步" }).click();
  await page.waitForURL("**/placeorder/Steptwo");
});

test("[PLACE-23] [PLACE-24] [ERR-04] an area that nobody serves is said in an alert and cleared; others show their tip", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone");
  await expect(page.getByText(/西湖景区及周边道路/)).toBeVisible();
  await chooseArea(page, "西藏自治区", "拉萨市", "城关区");
  const alert = page.getByRole("alertdialog");
  await expect(alert).toContainText("该区域暂未开通服务，无法下单");
  await alert.getByLabel("开通后联系我").fill("139 1234 5678");
  await alert.getByRole("button", { name: "提交" }).click();
  await expect(alert).toContainText("已记录。该地区开通后，客服会电话联系您。");
  await alert.getByRole("button", { name: "知道了" }).click();
  await expect(page.getByRole("button", { name: /所在城市/ })).toContainText("请选择省、市、区");
  await expect(card(page, "商品信息")).toBeVisible();
});

test("[PLACE-01] [PLACE-61] [PLACE-62] the way through the steps: price, order, payment, success, and a fresh draft", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/stepone", WITH_PICKUP);
  await expect(step(page)).toHaveText(/填写服务与商品/);
  const price = page.getByRole("region", { name: "费用明细" });
  await expect(price.getByText("合计")).toBeVisible();
  const line = (name: string) => price.getByRole("term").filter({ hasText: name });
  await expect(line("基础安装费（三人位布艺沙发×1）")).toBeVisible();
  await expect(line("提货费")).toBeVisible();
  const total = await price.locator("dd").last().textContent();
  await price.getByText("计费说明").click();
  await expect(price.getByRole("listitem")).toHaveText([...PRICE_NOTES]);

  await page.getByRole("button", { name: "下一步" }).click();
  await page.waitForURL("**/placeorder/Steptwo");
  await expect(step(page)).toHaveText(/物流与联系信息/);
  await field(page, "物流单号").fill("DPK20260209");
  await field(page, "物流电话").fill("95353");
  await page.getByRole("combobox", { name: "物流公司" }).fill("德邦物流");
  // Leaves the field, and with it the suggestions that lie over the next ones.
  await page.keyboard.press("Tab");
  await field(page, "提货码").fill("A-12");
  await field(page, "提货地址").fill("杭州三墩网点");
  await page.getByRole("radio", { name: "喵师傅核销" }).check({ force: true });
  await field(page, "核销单号").fill("T-1001");
  await field(page, "备注").fill("周末送");
  await field(page, "您的姓名").fill("李掌柜");
  await expect(price.getByText("合计")).toBeVisible();
  const before = await readStanding(page);
  await page.getByRole("button", { name: "提交订单" }).click();
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);

  await expect(step(page)).toHaveText(/支付订单/);
  await expect(page.getByText(total ?? "").first()).toBeVisible();
  await expect(page.getByText("三人位布艺沙发").first()).toBeVisible();
  expect(await storedDraft(page)).toBeNull();
  await page.getByRole("button", { name: "立即支付" }).click();
  await page.getByRole("textbox", { name: "支付密码" }).fill("201788");
  await page.getByRole("button", { name: "确认支付" }).click();
  await page.waitForURL(/\/placeorder\/Stepthree\?orderid=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "下单成功" })).toBeVisible();
  await expect(page.getByRole("list", { name: "下单步骤" }).getByText("（已完成）")).toHaveCount(4);
  expect((await readStanding(page)).orders).toBe(before.orders + 1);

  await page.getByRole("link", { name: "再下一单" }).click();
  await page.waitForURL("**/placeorder/stepone");
  await expect(page.getByRole("radio", { name: "家具" })).toBeChecked();
  await expect(page.getByText("沿用了原订单的商品和服务、下单联系人、提货地址，请核对")).toBeVisible();
  await expect(field(page, "客户姓名")).toHaveValue("");
});
