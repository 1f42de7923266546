import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft } from "../support/draft";
import { chooseArea } from "../support/placement";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

test("[PLACE-22] the city is chosen level by level, by keyboard too", async ({ page }) => {
  await openWithDraft(page, "/placeorder/stepone", { areaPath: [], areaNames: [] });
  const city = page.getByRole("button", { name: /所在城市/ });
  await chooseArea(page, "广东省", "东莞市", "莞城街道");
  await expect(city).toContainText("广东省 / 东莞市 / 莞城街道");
  await city.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "广东省" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(city).toBeFocused();
  await expect(city).toContainText("莞城街道");
});
