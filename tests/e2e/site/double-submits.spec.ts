import type { Page } from "@playwright/test";
import { pressTwentyTimes } from "../support/clicks";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { readStanding } from "../support/graph";
import { readSmsCode } from "../support/sandbox";
import { solveSlider } from "../support/solve-slider";
import { expect, newPhone, test } from "../support/test";
import { errorToasts } from "../support/toasts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const PAYMENT_PAGE = /\/placeorder\/Orderpayment\?orderid=\d+$/;

/** Everything that toasts have said on the page, each as often as it came up. */
async function collectToasts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof HTMLElement && node.querySelector("[aria-label=关闭提示]"))
            said.push(node.textContent ?? "");
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => (Reflect.get(window, "said") as string[]).map((text) => text.trim()));
}

test.describe("as a customer", () => {
  test.use({ storageState: DEMO_STATE });

  test("[R17] twenty presses of each button from both kinds of order to the template do each thing once, and say it once", async ({
    page,
  }) => {
    await openWithDraft(page, "/placeorder/Steptwo", { contactName: "李掌柜", contactPhone: "13700005678" });
    const total = page.getByRole("region", { name: "费用明细" }).getByText("合计");
    await total.waitFor();
    const before = await readStanding(page);

    await test.step("an order, and going back to send it again", async () => {
      await pressTwentyTimes(button(page, "提交订单"));
      await page.waitForURL(PAYMENT_PAGE);
      await page.goBack();
      const again = button(page, "提交订单");
      // Without a draft the page leads on by itself, perhaps before the press.
      if (await again.isVisible()) await again.click({ timeout: 2_000 }).catch(() => undefined);
      await page.goForward();
      await page.waitForURL(PAYMENT_PAGE);
      expect((await readStanding(page)).orders).toBe(before.orders + 1);
    });

    await test.step("its payment, by Enter and by the button", async () => {
      await button(page, "立即支付").click();
      await page.getByRole("textbox", { name: "支付密码", exact: true }).fill("201788");
      // Nothing is answered until all of it has been pressed.
      let letGo: () => void = () => undefined;
      const pressed = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      await page.route("**/graphql", async (route) => {
        await pressed;
        await route.continue();
      });
      await page.keyboard.press("Enter");
      await pressTwentyTimes(page.getByRole("button", { name: /确认支付/ }));
      letGo();
      await page.waitForURL("**/placeorder/Stepthree?orderid=*");
      const paid = (await readStanding(page)).balance;
      expect(paid).toBeLessThan(before.balance);
      await page.goBack();
      await expect(button(page, "立即支付")).toBeHidden();
      expect((await readStanding(page)).balance).toBe(paid);
    });

    await test.step("a template, saved and deleted", async () => {
      await page.goto("/user/order");
      await page.getByRole("row").nth(1).getByRole("button", { name: "更多" }).click();
      await page.getByRole("menuitem", { name: "存为模板" }).click();
      await page.getByRole("textbox", { name: "模板名称" }).fill("按了二十次");
      const saved = await collectToasts(page);
      await pressTwentyTimes(button(page, "保存"));
      await expect(page.getByText("已存为模板，下单时可直接选用")).toBeVisible();
      expect(await saved()).toEqual(["已存为模板，下单时可直接选用"]);

      await page.goto("/placeorder/stepone");
      await button(page, "从模板下单").click();
      const remove = button(page, "删除模板按了二十次");
      await expect(remove).toHaveCount(1);
      const deleted = await collectToasts(page);
      await pressTwentyTimes(remove).catch(() => undefined);
      await expect(remove).toHaveCount(0);
      expect(await deleted()).toEqual([]);
    });

    await test.step("an immediate order", async () => {
      await openWithDraft(page, "/placeorder/speedOrder", { type: "TIMELY", contactName: "李掌柜" });
      await total.waitFor();
      const { orders } = await readStanding(page);
      await pressTwentyTimes(button(page, "提交订单"));
      await page.waitForURL(PAYMENT_PAGE);
      expect((await readStanding(page)).orders).toBe(orders + 1);
    });
  });
});

test.describe("as a visitor", () => {
  test.use({ toleratedErrors: /net::ERR_|Failed to load resource/ });

  test("[R27] [R17] [AUTH-08] [AUTH-09] the countdown starts when the code is on its way; a request whose answer was lost is repeated without a second SMS; twenty presses register once", async ({
    page,
    database,
  }) => {
    const phone = newPhone();
    await page.goto("/register");
    await page.getByRole("textbox", { name: "手机号" }).fill(phone);
    const sent: string[] = [];
    await page.route("**/graphql", async (route) => {
      const body = route.request().postData() ?? "";
      if (!body.includes("idempotencyKey")) return route.fallback();
      sent.push(/"idempotencyKey":"([^"]+)"/.exec(body)?.[1] ?? "");
      if (sent.length > 1) return route.fallback();
      await route.fetch();
      await expect(page.getByRole("button", { name: /^\d+S后重发$/ })).toHaveCount(0);
      await route.abort();
    });
    const send = page.getByRole("button", { name: "获取验证码" });
    await send.click();
    await solveSlider(page);
    await expect(errorToasts(page)).toHaveText(["网络异常，请稍后重试"]);
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page.getByRole("button", { name: /^\d+S后重发$/ })).toBeVisible();
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);

    const sms = await database.prepare("SELECT COUNT(*) AS n FROM sandbox_sms WHERE phone = ?").bind(phone);
    expect(await sms.first("n")).toBe(1);

    await page.getByRole("textbox", { name: "短信验证码" }).fill(await readSmsCode(page, phone));
    await pressTwentyTimes(button(page, "注册")).catch(() => undefined);
    await page.waitForURL("**/user/index");
    await expect(errorToasts(page)).toHaveCount(0);
  });
});
