import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, storedDraft, WITH_PICKUP } from "../support/draft";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

test("[PLACE-54] [LOG-02] [R28] the pickup address is found on the map, and one that is not is no hindrance", async ({
  page,
}) => {
  await openWithDraft(page, "/placeorder/Steptwo", WITH_PICKUP);
  const address = page.getByRole("textbox", { name: "提货地址" });
  await address.fill("三墩镇西城物流园 6 号");
  await expect(page.getByText("已在地图上定位，师傅可以直接导航")).toBeVisible();
  await expect(page.getByText("地图位置：杭州市附近")).toBeVisible();
  await expect.poll(() => storedDraft(page)).toMatch(/"pickupPoint":\{"lng":120\.\d+,"lat":30\.\d+/);

  await address.fill("查无此市的小路 1 号");
  await expect(page.getByText("暂时无法在地图上定位，不影响下单")).toBeVisible();
  await expect.poll(() => storedDraft(page)).toContain('"pickupPoint":null');
  await expect(page.getByRole("button", { name: "提交订单" })).toBeEnabled();
});
