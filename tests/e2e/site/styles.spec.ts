import type { Locator, Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

/** What a field would lose without its styles. */
const PROPERTIES = [
  ...["color", "backgroundColor", "fontFamily", "fontSize", "lineHeight", "minHeight", "resize"],
  ...["borderTopColor", "borderTopStyle", "borderTopWidth", "borderTopLeftRadius"],
  ...["paddingTop", "paddingLeft"],
] as const;

const look = (element: Locator) =>
  element.evaluate((node, names) => {
    const style = getComputedStyle(node);
    return Object.fromEntries(names.map((name) => [name, Reflect.get(style, name)]));
  }, PROPERTIES);

/** How a dialog of the list looks: its text area, the label above it and the button below. */
async function lookOfNotes(page: Page) {
  await page.getByRole("button", { name: "添加跟进", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "跟进" });
  const field = dialog.getByRole("textbox");
  return {
    field: await look(field),
    label: await look(dialog.locator("label").first()),
    button: await look(dialog.getByRole("button", { name: "添加跟进", exact: true })),
  };
}

test("[U52] a dialog has all of its styles, whichever page the customer came from", async ({ page }) => {
  const order = await newOrder(page);
  await page.goto("/user/order");
  const fresh = await lookOfNotes(page);
  expect(fresh.field).toMatchObject({ borderTopStyle: "none", resize: "vertical" });

  const places = [
    "/placeorder/speedOrder",
    `/placeorder/Orderpayment?orderid=${order.id}`,
    "/user/setting",
    "/user/wallet/recharge",
    "/user/index",
  ];
  for (const place of places) {
    await test.step(place, async () => {
      await page.goto(place);
      // What loads after the page is there by then, with its styles.
      await page.waitForLoadState("networkidle");
      await page.getByRole("link", { name: "我的订单", exact: true }).first().click();
      await expect(page).toHaveURL(/\/user\/order$/);
      expect(await lookOfNotes(page)).toEqual(fresh);
    });
  }
});

/** What can be pressed in a part of the page, and is seen. */
const pressable = (part: Locator) =>
  part.locator("a[href]:visible, button:visible, [role=tab]:visible, input:visible, summary:visible");

test("[U52] on a touch screen what the header offers is 44 px wide and high; paper shows nothing to press", async ({
  browser,
}) => {
  const context = await browser.newContext({
    ...{ storageState: DEMO_STATE, viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  for (const path of ["/user/order", "/placeorder/stepone", "/"]) {
    await page.goto(path);
    const targets = pressable(page.getByRole("banner"));
    await expect(targets.first()).toBeVisible();
    const sizes = await targets.evaluateAll((all) =>
      all.map((target) => {
        const { width, height } = target.getBoundingClientRect();
        return { name: target.getAttribute("aria-label") ?? target.textContent, width, height };
      }),
    );
    expect(
      sizes.filter(({ width, height }) => Math.min(width, height) < 43.9),
      path,
    ).toEqual([]);
  }
  await page.setViewportSize({ width: 1000, height: 780 });
  await page.goto("/user/order");
  await expect(page.getByRole("button", { name: "更多" }).first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("table").first()).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
  await context.close();
});

test("[U52] a toast leaves everything in an open dialog free to be pressed, narrow and wide", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const order = await newOrder(page);
  await page.goto(`/user/order/orderinfo?orderid=${order.id}`);
  await page.getByRole("button", { name: "客户进度链接" }).click();
  const dialog = page.getByRole("dialog", { name: "客户进度链接" });
  await dialog.getByRole("button", { name: "生成链接" }).click();
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await dialog.getByRole("button", { name: "复制进度链接" }).click();
    await expect(page.getByText("复制成功").first()).toBeVisible();
    const targets = await pressable(dialog).all();
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) await target.click({ trial: true, timeout: 2_000 });
  }
});

test("[U52] with the system's own colours the current step has another ground than the others", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/placeorder/stepone");
  const steps = page.getByRole("list", { name: "下单步骤" }).getByRole("listitem");
  const [current, next] = await steps.evaluateAll((all) =>
    all.map((step) => getComputedStyle(step.querySelector("[class*=mark]") ?? step).backgroundColor),
  );
  expect(current).not.toBe(next);
});
