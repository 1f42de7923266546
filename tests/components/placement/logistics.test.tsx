import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { openPlacement, WITH_PICKUP } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const open = (draft: Partial<OrderDraft>, shopLogistics: object | null = null) =>
  openPlacement(<StepTwoForm sender={null} />, {
    draft,
    at: "/placeorder/Steptwo",
    answers: { ShopLogistics: { viewer: { shopLogistics } } },
  });
const waybillField = () => screen.getByLabelText<HTMLInputElement>(/物流单号/);
const DEPOT = { logisticsCompany: "德邦物流", logisticsPhone: "95353", pickupAddress: "乐从物流园" };

test("[PLACE-01] [PLACE-53] step two asks for the logistics, other information and the contact", () => {
  open(WITH_PICKUP);
  const asked = ["物流信息", "其他信息", "下单联系人"];
  const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(heads.filter((head) => asked.includes(head))).toEqual(asked);
});

test("the form of a waybill guesses its carrier, says so, and a carrier that was chosen stays", async () => {
  const { user, stored } = open(WITH_PICKUP);
  const waybill = waybillField();
  await user.click(waybill);
  await user.paste("SF1234567890123");
  expect(stored()?.logisticsCompany).toBe("顺丰速运");
  expect(screen.getByText("按物流单号推测，可修改")).toBeTruthy();
  await user.clear(waybill);
  await user.paste("YT1234567890123");
  expect(stored()?.logisticsCompany).toBe("圆通速递");
  const carrier = await screen.findByRole("combobox", { name: "物流公司" });
  await user.clear(carrier);
  await user.type(carrier, "老王货运");
  await user.clear(waybill);
  await user.type(waybill, "SF1234567890123");
  expect(stored()?.logisticsCompany).toBe("老王货运");
  expect(screen.queryByText("按物流单号推测，可修改")).toBeNull();
});

test("[PLACE-55] [PLACE-56] goods that are still on their way are ordered without a waybill", async () => {
  const contact = { contactName: "李掌柜", contactPhone: "13900139000" };
  const { user, network } = open({ ...WITH_PICKUP, ...contact, isArrival: false });
  await screen.findAllByText("¥120.00");
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await eventually(() =>
    expect(network.sentTo("CreateOrder")).toMatchObject([{ input: { isArrival: false, logisticsNo: "" } }]),
  );
});

test("carrier and depot of the shop's last order are offered for what is still empty", async () => {
  const { user, network, stored } = open(
    { ...WITH_PICKUP, shopName: "旗舰店", logisticsPhone: "4008" },
    DEPOT,
  );
  expect(await screen.findByText(/“旗舰店”上次的物流：德邦物流，乐从物流园/)).toBeTruthy();
  expect(network.sentTo("ShopLogistics")).toEqual([{ shopName: "旗舰店" }]);
  await user.click(screen.getByRole("button", { name: "沿用" }));
  expect(stored()).toMatchObject({
    logisticsCompany: "德邦物流",
    logisticsPhone: "4008",
    pickupAddress: "乐从物流园",
  });
  expect(screen.queryByText(/上次的物流/)).toBeNull();
});

test("the depot of another carrier than the waybill's is not offered", async () => {
  const { user } = open(WITH_PICKUP, DEPOT);
  await screen.findByText(/上次的物流/);
  await user.click(waybillField());
  await user.paste("SF1234567890123");
  expect(screen.queryByText(/上次的物流/)).toBeNull();
});
