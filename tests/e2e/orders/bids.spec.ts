import { expectNoViolations } from "../support/axe";
import { DEMO_STATE } from "../support/demo-state";
import { acceptWork, autopilot, newOrder, payFromWallet, play } from "../support/orders";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

test("[U59] [U65] [U66] three masters bid, one is picked, paid, done, rated badly, and paid less for it", async ({
  page,
}) => {
  const order = await newOrder(page, { priceWay: "BIDS" });
  await page.goto(`/user/order/orderinfo?orderid=${order.id}`);
  await expect(page.getByText("附近的师傅正在查看您的订单，收到报价会通知您")).toBeVisible();
  await autopilot(page, order);
  const bids = page.getByRole("list", { name: "师傅报价" }).getByRole("heading", { level: 3 });
  // The masters take their time, which is enough to look at the first bid.
  await expect(bids.first()).toBeVisible();
  await expectNoViolations(page, "main");
  await expect(bids).toHaveCount(3, { timeout: 15_000 });
  const cheapest = (await bids.first().textContent()) ?? "";
  await page.getByRole("combobox", { name: "排序" }).selectOption("最早上门");
  await expect(bids.first()).not.toHaveText(cheapest);

  await page.getByRole("button", { name: `选定${cheapest}的报价` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "选定并去支付" }).click();
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+/);
  await expect(page.getByRole("heading", { name: "支付订单" })).toBeVisible();
  await expect(page.getByText("师傅报价").first()).toBeVisible();

  await payFromWallet(page, order);
  await play(page, order, "appoint", "sign_in", "complete");
  await page.goto(`/user/order/orderinfo?orderid=${order.id}&tab=bids`);
  await expect(page.getByText("待验收").first()).toBeVisible();
  await expect(page.getByRole("list", { name: "师傅报价" }).getByText("已选定")).toBeVisible();
  await expect(page.getByRole("region", { name: "师傅", exact: true }).getByText(cheapest)).toBeVisible();
  await expect(
    page.getByRole("region", { name: "师傅", exact: true }).getByText(/实名认证 20/),
  ).toBeVisible();

  await acceptWork(page, order);
  await page.goto("/user/order?status=WAIT_EVALUATE");
  const done = page
    .getByRole("row")
    .filter({ hasText: order.orderNo.slice(-4) })
    .first();
  await expect(done.getByText("实名认证")).toBeVisible();
  await done.getByRole("button", { name: "评价师傅" }).click();
  const rating = page.getByRole("dialog", { name: "评价师傅" });
  await rating.getByTitle("非常差", { exact: true }).click();
  await expect(rating.getByText("扣减 20%，归入平台保障金，不退给您")).toBeVisible();
  await rating.getByRole("button", { name: "提交评价" }).click();
  await expect(page.getByText("评论成功").first()).toBeVisible();
  // By a link: the dialog goes back one step as it closes, which would cut a new page short.
  await expect(rating).toBeHidden();
  await page.getByRole("link", { name: /^未读消息/ }).click();
  await page.waitForURL(/\/user\/message/);
  await expect(page.getByText("差评已扣减师傅收入").first()).toBeVisible();
});
