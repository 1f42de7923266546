import type { Locator, Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** What a merchant with twenty orders a day will bear. */
const MOST_PRESSES = 8;

/** Does what a hand does, and counts it: a click, a text that is pasted or a password that is typed is one each. */
function hand(page: Page) {
  let presses = 0;
  const hasFocus = (field: Locator) => expect(field).toBeFocused();
  return {
    presses: () => presses,
    async press(target: Locator) {
      presses += 1;
      await target.click();
    },
    /** Into the field that has the focus already: reaching it would be a press of its own. */
    async paste(field: Locator, text: string) {
      await hasFocus(field);
      presses += 1;
      await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
      await page.keyboard.press("ControlOrMeta+v");
    },
    async type(field: Locator, text: string) {
      await hasFocus(field);
      presses += 1;
      await page.keyboard.type(text);
    },
  };
}

const total = (page: Page) => page.getByRole("region", { name: "费用明细" }).getByText("合计");
const job = (page: Page, way: string) =>
  page
    .getByRole("region", { name: "照以前的订单下单" })
    .getByRole("link", { name: new RegExp(`^${way}`) })
    .first();

/** From the filled-in first step to the page on which it is paid, the price in sight before each step that binds. */
async function placeIt(page: Page, { press }: ReturnType<typeof hand>): Promise<void> {
  await expect(total(page)).toBeVisible();
  await press(page.getByRole("button", { name: "下一步" }));
  await page.waitForURL("**/placeorder/Steptwo");
  await expect(total(page)).toBeVisible();
  await press(page.getByRole("button", { name: "提交订单" }));
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
}

/** Pays the placed order with the way that is chosen already. */
async function payIt(page: Page, { press, type }: ReturnType<typeof hand>): Promise<void> {
  await press(page.getByRole("button", { name: "立即支付" }));
  const ask = page.getByRole("dialog", { name: "输入支付密码" });
  await type(ask.getByLabel("支付密码"), "201788");
  await press(ask.getByRole("button", { name: "确认支付" }));
  await page.waitForURL(/\/placeorder\/Stepthree\?orderid=\d+$/);
}

test("[U18] [U15] the everyday order takes eight presses at most, for the same recipient and for a new one", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await newOrder(page);
  const paying = hand(page);

  await test.step("for the same recipient", async () => {
    await page.goto("/placeorder/stepone");
    const own = hand(page);
    await own.press(job(page, "同一收货人"));
    await expect(page.getByRole("textbox", { name: "客户姓名" })).toHaveValue("王小满");
    await placeIt(page, own);
    await payIt(page, paying);
    expect(own.presses() + paying.presses()).toBeLessThanOrEqual(MOST_PRESSES);
  });

  await test.step("for a new recipient", async () => {
    await page.goto("/placeorder/stepone");
    const own = hand(page);
    await own.press(job(page, "新收货人"));
    const box = page.getByRole("textbox", { name: "智能识别" });
    await own.paste(box, "李雷 13912345678 上海市浦东新区张江镇祖冲之路2288弄3号1201室");
    await expect(page.getByRole("textbox", { name: "客户姓名" })).toHaveValue("李雷");
    await own.press(page.getByText("有电梯", { exact: true }));
    await placeIt(page, own);
    // Paying is the same for both.
    expect(own.presses() + paying.presses()).toBeLessThanOrEqual(MOST_PRESSES);
  });
});
