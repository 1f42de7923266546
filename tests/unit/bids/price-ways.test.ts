import { expect, test } from "vitest";
import { bidsHref, PRICE_WAY_OPTIONS } from "../../../app/features/bids/price-ways";

test("the platform's price is offered first, then bids within 48 hours", () => {
  expect(PRICE_WAY_OPTIONS).toEqual([
    { value: "PLATFORM", label: "平台一口价", description: "价格即时可见，付款后立即安排师傅" },
    { value: "BIDS", label: "师傅报价", description: "师傅在 48 小时内报价，您比较后选定一位再付款" },
  ]);
});

test("the bids of an order are a tab of its detail", () => {
  expect(bidsHref("5&tab=x")).toBe("/user/order/orderinfo?orderid=5%26tab%3Dx&tab=bids");
});
