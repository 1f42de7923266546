import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { GOODS_TYPES, openPlacement, WITH_PICKUP } from "../../support/placement-page";

const open = (draft: Partial<OrderDraft>, action?: (request: Request) => object | Promise<object>) =>
  openPlacement(<SpeedForm goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />, {
    draft: { userName: "李掌柜", userPhone: "13900139000", ...draft },
    orderType: "TIMELY",
    at: "/placeorder/speedOrder",
    ...(action && { action }),
  });

test("[PLACE-04] an immediate order is filled in and sent on one page, and leads to its payment", async () => {
  const sent: unknown[] = [];
  const { user, address } = open({}, async (request) => {
    sent.push(await request.json());
    return { orderId: "77" };
  });
  expect(screen.getByRole("heading", { name: "即时下单" })).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "下单联系人" })).toBeTruthy();
  await screen.findAllByText("¥120.00");
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await vi.waitFor(() => expect(address()).toBe("/placeorder/Orderpayment?orderid=77"));
  expect(sent).toMatchObject([{ draft: { orderType: "TIMELY" }, quotedTotalFee: 12_000 }]);
});

test("[PLACE-17] where goods are collected, it asks for the district and the day of that", async () => {
  const { user, stored } = open(WITH_PICKUP);
  const pickup = within(await screen.findByRole("region", { name: "提货信息" }));
  const area = pickup.getByRole("button", { name: /提货区域/ });
  await vi.waitFor(() => expect(area.matches(":disabled")).toBe(false));
  await user.click(area);
  for (const name of ["浙江省", "杭州市", "滨江区"]) {
    const options = await screen.findAllByRole("option", { name });
    await user.click(options[0] as HTMLElement);
  }
  await user.click(pickup.getByRole("button", { name: /提货日期/ }));
  await user.click(await screen.findByRole("option", { name: /明天/ }));
  expect(stored()).toMatchObject({
    pickupAreaCode: ["33", "3301", "330108"],
    transportTime: expect.stringMatching(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/),
  });
});
