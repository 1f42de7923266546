import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { PRICE_NOTES } from "../../../schema/rules/placing/price-notes";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";

test.each([
  ["/placeorder/stepone", "GENERAL", <StepOneForm key="one" goodsTypes={GOODS_TYPES} viewer={null} />],
  ["/placeorder/Steptwo", "GENERAL", <StepTwoForm key="two" sender={null} />],
  [
    "/placeorder/speedOrder",
    "TIMELY",
    <SpeedForm key="speed" goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />,
  ],
] as const)(
  "[PLACE-48] [PLACE-49] [PLACE-50] [PLACE-51] %s has the notes on the price beside its fields",
  async (at, orderType, form) => {
    openPlacement(form, { orderType, at });
    const price = within(await screen.findByRole("region", { name: "费用明细" }));
    const notes = price.getAllByRole("listitem", { hidden: true });
    expect(notes.map(({ textContent }) => textContent)).toEqual([...PRICE_NOTES]);
  },
);
