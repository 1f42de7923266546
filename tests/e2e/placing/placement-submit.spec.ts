import type { Page } from "@playwright/test";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, storedDraft, WITH_PICKUP } from "../support/draft";
import { readStanding } from "../support/graph";
import { expect, test } from "../support/test";
import { errorToasts } from "../support/toasts";

test.use({ storageState: DEMO_STATE, toleratedErrors: /net::ERR_/ });

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const submitButton = (page: Page) => page.getByRole("button", { name: "提交订单" });
const price = (page: Page) => page.getByRole("region", { name: "费用明细" });

async function openStepTwo(page: Page): Promise<void> {
  await openWithDraft(page, "/placeorder/Steptwo", { ...WITH_PICKUP, logisticsPhone: "95353" });
  await field(page, "物流单号").fill("DPK77410001");
  await field(page, "备注").fill("周末送，电话联系");
  await field(page, "您的姓名").fill("李掌柜");
  await expect(price(page).getByText("合计")).toBeVisible();
}

async function expectEverythingTyped(page: Page): Promise<void> {
  await expect(field(page, "物流单号")).toHaveValue("DPK77410001");
  await expect(field(page, "备注")).toHaveValue("周末送，电话联系");
  await expect(field(page, "您的姓名")).toHaveValue("李掌柜");
}

test("[U37] [PLACE-54] [LOG-02] [R28] the pickup address is found on the map, and one that is not is no hindrance; without a network the form keeps everything, and sending again makes the order", async ({
  page,
  context,
}) => {
  await openStepTwo(page);
  await test.step("the pickup address on the map", async () => {
    const address = field(page, "提货地址");
    await address.fill("三墩镇西城物流园 6 号");
    await expect(page.getByText("已在地图上定位，师傅可以直接导航")).toBeVisible();
    await expect(page.getByText("地图位置：杭州市附近")).toBeVisible();
    await expect.poll(() => storedDraft(page)).toMatch(/"pickupPoint":\{"lng":120\.\d+,"lat":30\.\d+/);
    await address.fill("查无此市的小路 1 号");
    await expect(page.getByText("暂时无法在地图上定位，不影响下单")).toBeVisible();
    await expect.poll(() => storedDraft(page)).toContain('"pickupPoint":null');
    await expect(submitButton(page)).toBeEnabled();
  });
  const before = await readStanding(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await expect(errorToasts(page)).toHaveText(["网络异常，请稍后重试"]);
  await expectEverythingTyped(page);

  await context.setOffline(false);
  await submitButton(page).click();
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
  await expect(errorToasts(page)).toHaveCount(0);
  expect((await readStanding(page)).orders).toBe(before.orders + 1);
});
