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
