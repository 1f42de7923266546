import { DEMO_STATE } from "./support/demo-state";
import { openWithDraft, storedDraft, WITH_PICKUP } from "./support/draft";
import { expect, test } from "./support/test";

test.use({ storageState: DEMO_STATE });

test("[PLACE-53] [LOG-01] the carrier is found by its initials, and one that nobody knows may be typed", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/Steptwo", WITH_PICKUP);
  const carrier = page.getByRole("combobox", { name: "物流公司" });
  await carrier.fill("dbwl");
  await expect(page.getByRole("option")).toHaveText(["德邦物流"]);
  await carrier.press("ArrowDown");
  await carrier.press("Enter");
  await expect(carrier).toHaveValue("德邦物流");
  await expect.poll(() => storedDraft(page)).toContain("德邦物流");

  await carrier.fill("隔壁老王货运");
  await page.keyboard.press("Tab");
  await expect(carrier).toHaveValue("隔壁老王货运");
  await expect.poll(() => storedDraft(page)).toContain("隔壁老王货运");
});
