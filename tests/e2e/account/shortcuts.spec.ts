import { DEMO_STATE } from "../support/demo-state";
import { rows } from "../support/order-list";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

test("[U47] the customer area by keyboard: rows, search, pages, the palette and the list of all shortcuts", async ({
  page,
}) => {
  const details = rows(page).getByRole("link", { name: "详情" });
  const palette = page.getByRole("dialog", { name: "快速查找" });
  const keys = page.getByRole("dialog", { name: "键盘快捷键" });

  await page.goto("/user/order");
  await test.step("? lists them, once they are there", async () => {
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(keys).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await expect(keys.getByText("立即下单")).toBeVisible();
    // Under a dialog nothing else is heard.
    await page.keyboard.press("n");
    await page.keyboard.press("Escape");
    await expect(keys).toBeHidden();
    await expect(page).toHaveURL(/\/user\/order$/);
  });

  await test.step("j and k go through rows, o opens one, and Escape comes back to it", async () => {
    await page.keyboard.press("j");
    await expect(details.first()).toBeFocused();
    await page.keyboard.press("j");
    await expect(details.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("j");
    await page.keyboard.press("o");
    await expect(page.getByRole("dialog", { name: "订单详情" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(details.nth(1)).toBeFocused();
  });

  await test.step("/ leads to the search, where letters are letters", async () => {
    await page.keyboard.press("/");
    const search = page.getByRole("searchbox", { name: /^搜索订单号/ });
    await expect(search).toBeFocused();
    await page.keyboard.type("gon?j");
    await expect(search).toHaveValue("gon?j");
    await expect(page).toHaveURL(/\/user\/order$/);
    await search.fill("");
    await search.blur();
  });

  await test.step("g and a letter lead to a page, n to a new order, where the palette is there, too", async () => {
    await page.keyboard.press("g");
    await page.keyboard.press("h");
    await expect(page).toHaveURL(/\/user\/index$/);
    await page.keyboard.press("n");
    await expect(page).toHaveURL(/\/placeorder\/stepone$/);
    await expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(palette).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await palette.getByRole("combobox").fill("帮助");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/user\/help$/);
  });

  await test.step("the palette opens from the header and finds an order by a name", async () => {
    await page.getByRole("banner").getByRole("button", { name: "快速查找" }).click();
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type("苏晚");
    await expect(palette.getByRole("option", { name: /苏晚 / }).first()).toBeVisible();
    await expect(palette.getByRole("option", { selected: true })).toContainText("苏晚");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/user\/order\/orderinfo\?orderid=\d+$/);
    await expect(page.getByText("苏晚").first()).toBeVisible();
  });
});

/** When a key comes while React takes a page over. */
const MOMENTS = [
  { when: "before the first render", isHeldFromStart: true },
  { when: "as soon as keys are heard", isHeldFromStart: false },
];

for (const { when, isHeldFromStart } of MOMENTS) {
  test(`a key that is pressed ${when} leaves the page alive`, async ({ page }) => {
    // React's scheduler posts a message to itself for each slice of its work: while they are held it is paused. A clock
    // that jumps makes it pause at once.
    await page.addInitScript((isHeldFromTheStart) => {
      const waiting: (() => void)[] = [];
      let isHeld = isHeldFromTheStart;
      let jumps = 0;
      const now = performance.now.bind(performance);
      performance.now = () => now() + 10 * (isHeld ? ++jumps : jumps);
      const { postMessage } = MessagePort.prototype;
      MessagePort.prototype.postMessage = function (this: MessagePort, ...message: [unknown]) {
        const post = () => postMessage.apply(this, message);
        if (isHeld) waiting.push(post);
        else post();
      };
      const { removeEventListener } = window;
      Object.assign(window, {
        removeEventListener(type: string, ...rest: unknown[]) {
          if (type === "keydown") isHeld = !isHeldFromTheStart;
          Reflect.apply(removeEventListener, window, [type, ...rest]);
        },
        isWaiting: () => waiting.length > 0,
        release() {
          isHeld = false;
          for (const post of waiting) post();
        },
      });
    }, isHeldFromStart);
    await page.goto("/user/order", { waitUntil: "load" });
    await expect.poll(() => page.evaluate("isWaiting()")).toBe(true);
    await page.keyboard.press("j");
    await page.evaluate("release()");
    const keys = page.getByRole("dialog", { name: "键盘快捷键" });
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(keys).toBeVisible({ timeout: 1_000 });
    }).toPass();
  });
}
