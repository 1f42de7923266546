import type { ElementHandle, Locator, Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder } from "../support/orders";
import { expect, test } from "../support/test";
import { newPage } from "../support/until-alive";

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
  const page = await newPage(context);
  for (const path of ["/user/order", "/placeorder/stepone", "/"]) {
    await page.goto(path);
    const targets = pressable(page.getByRole("banner"));
    await expect(targets.filter({ hasText: /退出登录|我的订单/ }).first()).toBeVisible();
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

/** Which of the others share a part of the window with a toast: all in one look, before it goes by itself. */
async function meetings(toast: Locator, others: Locator): Promise<boolean[]> {
  return others.evaluateAll(
    (elements, shown) => {
      if (!shown?.isConnected) throw new Error("the toast is gone");
      const a = shown.getBoundingClientRect();
      return elements.map((element) => {
        const b = element.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      });
    },
    await toast.elementHandle(),
  );
}

test("[U52] [GEN-19] [ERR-18] copying says whether it worked, in a toast that leaves everything in an open dialog free to be pressed, narrow and wide", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const order = await newOrder(page);
  await page.goto(`/user/order?preview=${order.id}`);
  const dialog = page.getByRole("dialog", { name: "订单详情" });
  const toast = page.getByText("复制成功").first();
  let before: ElementHandle<SVGElement | HTMLElement> | null = null;
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 700 });
    await dialog.getByRole("button", { name: "复制订单信息" }).click();
    // Each width gets a toast of its own, which takes the place of the one before.
    await page.waitForFunction((old) => !old?.isConnected, before);
    await expect(toast).toBeVisible();
    before = await toast.elementHandle();
    const met = await meetings(toast, pressable(dialog));
    expect(met.length).toBeGreaterThan(8);
    expect(met).not.toContain(true);
    if (width === 1440) expect(await meetings(toast, dialog)).toEqual([false]);
  }

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const copy = page.getByRole("button", { name: "复制订单号" }).first();
  await copy.click();
  await page.waitForFunction((old) => !old?.isConnected, before);
  await expect(page.getByRole("status").getByText("复制成功")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d{10,}$/);

  await context.clearPermissions();
  // `grantPermissions` denies every permission that it does not name.
  await context.grantPermissions(["geolocation"]);
  await copy.click();
  await expect(page.getByRole("alert").getByText("该浏览器不支持自动复制，请手动复制")).toBeVisible();
});

/** The colour of a mark above what is written on it, as it is painted: what the system forces is in no computed style. */
async function groundOf(mark: Locator, blank: Page): Promise<number[]> {
  const png = (await mark.screenshot()).toString("base64");
  return blank.evaluate(async (data) => {
    const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    canvas?.drawImage(picture, 0, 0);
    return [...(canvas?.getImageData(picture.width / 2, 5, 1, 1).data ?? [])];
  }, png);
}

test("[U52] with the system's own colours the current step has another ground than the others", async ({
  page,
  context,
}) => {
  const blank = await newPage(context);
  await page.bringToFront();
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/placeorder/stepone");
  const marks = page.getByRole("list", { name: "下单步骤" }).locator("li > [aria-hidden]");
  const [current, next, last] = [marks.nth(0), marks.nth(1), marks.nth(2)];
  expect(await groundOf(next, blank)).toEqual(await groundOf(last, blank));
  expect(await groundOf(current, blank)).not.toEqual(await groundOf(next, blank));
});
