import { payNewestTrade } from "../support/cashier";
import { openWithDraft } from "../support/draft";
import { enterOn, tabTo, typeInto } from "../support/keyboard";
import { play, TO_ACCEPTANCE } from "../support/orders";
import { readSmsCode } from "../support/sandbox";
import { solveSliderByKeyboard } from "../support/solve-slider";
import { expect, newPhone, test } from "../support/test";

test("[U52] from registration to the rating of the master the keyboard alone is enough", async ({ page }) => {
  test.setTimeout(120_000);
  const phone = newPhone();

  await test.step("registers", async () => {
    await page.goto("/register");
    await typeInto(page, page.getByRole("textbox", { name: "手机号" }), phone);
    await enterOn(page, page.getByRole("button", { name: "获取验证码" }));
    await solveSliderByKeyboard(page);
    const code = page.getByRole("textbox", { name: "短信验证码" });
    await expect(code).toBeFocused();
    await page.keyboard.type(await readSmsCode(page, phone));
    await enterOn(page, page.getByRole("button", { name: "注册", exact: true }));
    await page.waitForURL("**/user/index");
  });

  const orderId = await test.step("places an order", async () => {
    await openWithDraft(page, "/placeorder/stepone", { hasLift: null, contactName: "" });
    const lift = page.getByRole("radio", { name: "有电梯", exact: true });
    await tabTo(page, lift);
    await page.keyboard.press("Space");
    await expect(lift).toBeChecked();
    const kind = page.getByRole("button", { name: /商品类别/ });
    await enterOn(page, kind);
    await expect(page.getByRole("option").first()).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(kind).toBeFocused();
    await enterOn(page, page.getByRole("button", { name: "下一步" }));
    await page.waitForURL("**/placeorder/Steptwo");
    await typeInto(page, page.getByRole("textbox", { name: "您的姓名" }), "Li");
    await expect(page.getByRole("region", { name: "费用明细" }).getByText("合计")).toBeVisible();
    await enterOn(page, page.getByRole("button", { name: "提交订单" }));
    await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
    return new URL(page.url()).searchParams.get("orderid") ?? "";
  });

  await test.step("pays by a code of WeChat", async () => {
    await tabTo(page, page.getByRole("radio").first());
    const wechat = page.getByRole("radio", { name: /微信/ });
    for (let step = 0; step < 3 && !(await wechat.isChecked()); step++)
      await page.keyboard.press("ArrowDown");
    await expect(wechat).toBeChecked();
    await enterOn(page, page.getByRole("button", { name: "立即支付" }));
    await expect(page.getByRole("img", { name: /二维码/ })).toBeVisible();
    await payNewestTrade(page);
    await page.waitForURL("**/user/order");
  });

  await test.step("accepts the work", async () => {
    await play(page, { id: orderId, orderNo: "" }, ...TO_ACCEPTANCE);
    await page.goto("/user/order");
    await enterOn(page, page.getByRole("link", { name: "立即验收" }));
    await page.waitForURL(/\/user\/order\/acceptance/);
    await enterOn(page, page.getByRole("button", { name: "立即验收" }));
    const dialog = page.getByRole("dialog", { name: "验收" });
    await tabTo(page, dialog.getByRole("radio").first());
    await page.keyboard.press("Space");
    await expect(dialog.getByRole("radio", { name: /验收通过/ })).toBeChecked();
    await enterOn(page, dialog.getByRole("button", { name: "提交验收" }));
    await page.waitForURL(/\/user\/order\?status=WAIT_EVALUATE$/);
  });

  await test.step("rates the master", async () => {
    await enterOn(page, page.getByRole("button", { name: "评价师傅" }).first());
    const dialog = page.getByRole("dialog", { name: "评价师傅" });
    await typeInto(page, dialog.getByRole("textbox"), "On time");
    await enterOn(page, dialog.getByRole("button", { name: "提交评价" }));
    await Promise.all([
      expect(page.getByText("评论成功").first()).toBeVisible(),
      expect(dialog).toBeHidden(),
    ]);
  });
});
