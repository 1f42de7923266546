import type { Page } from "@playwright/test";
import { addDays, dayOf } from "../../../schema/rules/time";
import { DEMO_STATE } from "../support/demo-state";
import { openWithDraft, storedDraft } from "../support/draft";
import { readStanding } from "../support/graph";
import { newOrder } from "../support/orders";
import { chooseService, fillCustomer, fillGoods } from "../support/placement";
import { SITE_HEADERS } from "../support/site-headers";
import { expect, test } from "../support/test";

test.use({ storageState: DEMO_STATE });

const SPEED = "/placeorder/speedOrder";
const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const submitButton = (page: Page) => page.getByRole("button", { name: "提交订单" });
const price = (page: Page) => page.getByRole("region", { name: "费用明细" });

/** The kind of the newest order, and the fields that immediate orders alone have. */
async function newestOrder(page: Page) {
  const response = await page.request.post("/graphql", {
    headers: SITE_HEADERS,
    data: {
      query: `{ viewer { orders(page: 1, pageSize: 1) { nodes {
        id type totalVolume pickupAreaCode pickupAddress transportAt contactPhone } } } }`,
    },
  });
  return (await response.json()).data.viewer.orders.nodes[0];
}

/** Sends the form and answers the id of the order, which the payment page has in its address. */
async function submit(page: Page): Promise<string> {
  await submitButton(page).click();
  await page.waitForURL(/\/placeorder\/Orderpayment\?orderid=\d+$/);
  return new URL(page.url()).searchParams.get("orderid") ?? "";
}

test("[PLACE-04] [C-09] [C-26] [ACT-23] an immediate order is placed on one page, from a draft of its own; copied, it has no dates and no depot, and a price that was asked for again", async ({
  page,
}) => {
  const before = await readStanding(page);
  await test.step("its draft is its own, and survives a reload", async () => {
    await openWithDraft(page, SPEED);
    await expect(page.getByRole("radio", { name: "家具" })).not.toBeChecked();
    await chooseService(page, "家具", "配送并安装");
    await fillCustomer(page);
    await field(page, "客户姓名").fill("赵一");
    await page.reload();
    await expect(field(page, "客户姓名")).toHaveValue("赵一");
    expect(await storedDraft(page)).not.toContain("赵一");
  });

  let first = "";
  await test.step("pickup area and time are on the same page", async () => {
    await expect(field(page, "商品总体积")).toHaveValue("1");
    await fillGoods(page);
    await field(page, "物流单号").fill("DPK20260209");
    await field(page, "物流电话").fill("95353");
    await page.getByRole("button", { name: /提货区域/ }).click();
    for (const name of ["浙江省", "杭州市", "余杭区"]) {
      await page.getByRole("option", { name, exact: true }).click();
    }
    await field(page, "提货地址").fill("仓前街道良睦路 1 号");
    await page.getByLabel("提货日期").fill(addDays(dayOf(Date.now()), 1));
    await field(page, "您的姓名").fill("李掌柜");
    await expect(price(page).getByText("合计")).toBeVisible();
    first = await submit(page);
    expect(await newestOrder(page)).toMatchObject({
      id: first,
      type: "TIMELY",
      totalVolume: 2.5,
      pickupAreaCode: "330110",
      pickupAddress: "仓前街道良睦路 1 号",
      transportAt: expect.stringMatching(/T/),
    });
    expect((await readStanding(page)).orders).toBe(before.orders + 1);
  });

  await test.step("the next one begins with nothing", async () => {
    await page.goto(SPEED);
    await expect(page.getByRole("region", { name: "平台客服" })).toContainText("400");
    await expect(page.getByRole("radio", { name: "家具" })).not.toBeChecked();
  });

  await test.step("a copy has all but dates and depot", async () => {
    await page.goto(`${SPEED}?copy=${first}`);
    await expect(field(page, "客户姓名")).toHaveValue("赵一");
    await expect(page).toHaveURL(SPEED);
    await expect(page.getByRole("button", { name: /所在城市/ })).toContainText("西湖区");
    await expect(page.getByText("沿用了原订单的客户信息、商品和服务、下单联系人，请核对")).toBeVisible();
    await expect(page.getByRole("button", { name: /提货区域/ })).not.toContainText("余杭区");
    await expect(field(page, "提货地址")).toHaveValue("");
    await expect(page.getByLabel("提货日期")).toHaveValue("");
    await expect(field(page, "商品名称")).toHaveValue("三人位布艺沙发");
    await expect(page.getByRole("img", { name: "商品图片预览" })).toBeVisible();
    await expect(price(page).getByText("合计")).toBeVisible();
    await field(page, "物流单号").fill("DPK20260210");
    await field(page, "物流电话").fill("95353");
    const second = await submit(page);
    expect(second).not.toBe(first);
    expect((await newestOrder(page)).id).toBe(second);
  });
});

test.describe("an order that is not there", () => {
  test.use({ toleratedErrors: /status of 404/ });
  test("[ACT-23] [ROLE-16] nothing is copied from an order that is not there or not one's own", async ({
    page,
  }) => {
    for (const id of ["999999999", "abc"]) {
      const response = await page.goto(`${SPEED}?copy=${id}`);
      expect(response?.status()).toBe(404);
      await expect(page.getByText("订单不存在")).toBeVisible();
    }
  });
});

test("[U18] a normal order is copied into step one; a draft that was begun is replaced only on request", async ({
  page,
}) => {
  const { id } = await newOrder(page);
  await page.goto(`${SPEED}?copy=${id}`);
  await expect(page).toHaveURL("/placeorder/stepone");
  await expect(field(page, "客户姓名")).toHaveValue("王小满");
  await field(page, "客户姓名").fill("另一位");
  await page.goto(`/placeorder/stepone?copy=${id}`);
  await page.getByRole("button", { name: "保留草稿" }).click();
  await expect(field(page, "客户姓名")).toHaveValue("另一位");
  await page.goto(`/placeorder/stepone?copy=${id}`);
  await page.getByRole("button", { name: "替换" }).click();
  await expect(field(page, "客户姓名")).toHaveValue("王小满");
});
