import type { Page } from "@playwright/test";
import { dayTitle, monthTitle } from "../../../app/features/dashboard/visits/calendar-month";
import { formatOrderNo } from "../../../app/lib/format";
import { DEMO_CUSTOMER } from "../../../backend/seed/demo/customer";
import { addDays, dayOf } from "../../../schema/rules/time";
import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";
import { untilAlive } from "../support/until-alive";

test.use({ storageState: DEMO_STATE });

const tile = (page: Page, label: string) =>
  page
    .getByRole("navigation", { name: "订单状态" })
    .getByRole("link", { name: new RegExp(`^\\d+\\s*${label}$`) });
const countOf = async (page: Page, label: string) =>
  Number(/\d+/.exec((await tile(page, label).textContent()) ?? "")?.[0]);

test("[HOME-02] [HOME-09] [HOME-19] [HOME-20] a merchant's morning: what waits, what is on its way, what is new", async ({
  page,
}) => {
  const order = await newOrder(page);
  await page.goto("/user/index");
  await untilAlive(page);

  await test.step("adverts do not take turns where motion is unwanted, but do when it is asked for", async () => {
    const carousel = page.getByRole("region", { name: "平台推荐" });
    await carousel.getByRole("button", { name: "自动轮播" }).click();
    await carousel.getByRole("button", { name: "暂停轮播" }).click();
    // It has turned as often as there was time.
    const place = carousel.getByText(/^\d \/ 3$/);
    const paused = Number((await place.textContent())?.charAt(0));
    await carousel.getByRole("button", { name: "下一张" }).press("Enter");
    await expect(place).toHaveText(`${(paused % 3) + 1} / 3`);
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    await expect(place).toHaveText(`${((paused + 1) % 3) + 1} / 3`);
    await expect(carousel.getByRole("group")).toHaveCount(1);
  });

  await test.step("a notice opens over the page and gives the focus back", async () => {
    const notice = page.getByRole("region", { name: "平台公告" }).getByRole("button").first();
    const title = (await notice.textContent()) ?? "no notice";
    await notice.press("Enter");
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.locator("p").nth(1)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notice).toBeFocused();
  });

  await test.step("the carrier is asked when the customer opens the tracking", async () => {
    const logistics = page.getByRole("region", { name: "物流信息" });
    await logistics
      .getByRole("button", { name: /^物流轨迹/ })
      .first()
      .click();
    await expect(logistics.getByRole("list", { name: "物流轨迹" })).toBeVisible();
  });

  await test.step("tiles and list follow changes made elsewhere, without a page reload", async () => {
    const [unpaid, waiting] = [await countOf(page, "待付款"), await countOf(page, "待接单")];
    let loads = 0;
    page.on("request", (request) => {
      if (new URL(request.url()).pathname.startsWith("/user/index")) loads += 1;
    });
    await payFromWallet(page, order);
    await expect.poll(() => countOf(page, "待接单")).toBe(waiting + 1);
    expect(await countOf(page, "待付款")).toBe(unpaid - 1);
    expect(loads).toBe(0);
  });

  await test.step("so does what is to be done today", async () => {
    const asked = page.getByRole("navigation", { name: "待办类型" }).getByRole("link", { name: "加价申请" });
    const number = async () => Number(/\d+/.exec((await asked.textContent()) ?? "")?.[0]);
    const before = await number();
    await play(page, order, "receive", "request_markup");
    await expect.poll(number).toBe(before + 1);
    await asked.click();
    const row = page
      .getByRole("list", { name: "加价申请" })
      .getByRole("listitem")
      .filter({ hasText: formatOrderNo(order.orderNo) });
    await expect(row).toContainText("请支付或拒绝");
    await row.getByRole("link", { name: "去处理" }).click();
    await expect(page).toHaveURL(new RegExp(`orderid=${order.id}&tab=markup`));
    await page.goBack();
  });

  await tile(page, "服务中").click();
  await expect(page).toHaveURL(/\/user\/order\?status=INSERVICE$/);
});

test("[HOME-12] [HOME-13] [HOME-15] the visit calendar, by keyboard on a phone", async ({
  page,
  database,
}) => {
  const visit = await database
    .prepare(
      "SELECT MAX(appointment_time) AS at FROM orders WHERE customer_id = ? AND status IN ('WAIT_PICK_UP', 'WAIT_INSTALL')",
    )
    .bind(DEMO_CUSTOMER.id)
    .first<{ at: number }>();
  const day = dayOf(visit?.at ?? 0);
  const today = dayOf(Date.now());
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/user/index");
  await page.getByRole("link", { name: "上门日历" }).press("Enter");
  await expect(page).toHaveURL(/\/user\/index\?tab=calendar$/);

  const dateOf = (date: string) => page.getByRole("button", { name: new RegExp(`^${dayTitle(date)}，`) });
  const grid = page.getByRole("grid");
  await expect(grid).toHaveAccessibleName(`${monthTitle(today)}上门日历`);
  await expect(grid.getByRole("columnheader")).toHaveText(["日", "一", "二", "三", "四", "五", "六"]);
  await expect(dateOf(today)).toHaveAttribute("aria-current", "date");

  await test.step("arrows lead from day to day, across months too", async () => {
    await dateOf(today).focus();
    await page.keyboard.press("ArrowRight");
    await expect(dateOf(addDays(today, 1))).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(dateOf(addDays(today, 8))).toBeFocused();
    await page.keyboard.press("PageDown");
    await page.keyboard.press("PageDown");
    await expect(grid).not.toHaveAccessibleName(`${monthTitle(today)}上门日历`);
    await page.getByRole("button", { name: "上一月" }).press("Enter");
    await page.getByRole("button", { name: "回到今天" }).press("Enter");
    await expect(grid).toHaveAccessibleName(`${monthTitle(today)}上门日历`);
  });

  await test.step("a day with visits shows them", async () => {
    const days = Math.round((Date.parse(today) - Date.parse(day)) / 86_400_000);
    await dateOf(today).focus();
    for (let back = 0; back < days; back++) await page.keyboard.press("ArrowLeft");
    for (let forth = 0; forth > days; forth--) await page.keyboard.press("ArrowRight");
    await expect(dateOf(day)).toHaveAccessibleName(/，\d+ 单上门$/);
    await page.keyboard.press("Enter");
    await expect(dateOf(day)).toHaveAttribute("aria-pressed", "true");
    const visits = page.getByRole("region", { name: `${dayTitle(day)}的上门` });
    await expect(visits.getByRole("list", { name: "当天上门" }).locator(":scope > li").first()).toBeVisible();
  });

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoViolations(page);
});
