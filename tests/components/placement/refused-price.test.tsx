import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { Code } from "../../../schema/rules/codes";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const REFUSED = {
  priceQuote: { __typename: "BusinessError", code: Code.AREA_NOT_SERVED, message: "该地区暂未开通" },
};
const CONTACT = { contactName: "李掌柜", contactPhone: "13900139000", logisticsNo: "DPK100" };
const buttonOf = (name: string) => screen.getByRole("button", { name });
const TOAST = { selector: "[role=alert][aria-live] p" };

const STEP_ONE = <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />;
const STEP_TWO = <StepTwoForm sender={null} />;
const SPEED = <SpeedForm goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />;

test.each([
  ["/placeorder/stepone", "下一步", "GENERAL", STEP_ONE],
  ["/placeorder/Steptwo", "提交订单", "GENERAL", STEP_TWO],
  ["/placeorder/speedOrder", "提交订单", "TIMELY", SPEED],
] as const)("[GEN-12] [ERR-01] on %s a refused price is told at %s", async (at, button, orderType, form) => {
  const options = { draft: CONTACT, orderType, at, answers: { PriceQuote: REFUSED } };
  const { user, network, address } = openPlacement(form, options);
  await eventually(() => expect(network.sentTo("PriceQuote")).toHaveLength(1));
  await user.click(buttonOf(button));
  expect(await screen.findByText("该地区暂未开通", TOAST)).toBeTruthy();
  expect(network.sentTo("CreateOrder")).toEqual([]);
  expect(address()).toBe(at);
});

test("[GEN-12] [ERR-01] a changed price that cannot be had any more is told in the words of the new refusal", async () => {
  const answer = { __typename: "BusinessError", code: Code.PRICE_CHANGED, message: "价格已更新" };
  const options = { draft: CONTACT, at: "/placeorder/Steptwo", answers: { CreateOrder: { answer } } };
  const { user, network } = openPlacement(STEP_TWO, options);
  await screen.findAllByText("¥120.00");
  network.answer({ PriceQuote: REFUSED });
  await user.click(buttonOf("提交订单"));
  expect(await screen.findByText("该地区暂未开通", TOAST)).toBeTruthy();
  expect(screen.queryByRole("dialog", { name: "价格已变动" })).toBeNull();
});
