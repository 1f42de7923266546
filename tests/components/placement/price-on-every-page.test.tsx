import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { PRICE_NOTES } from "../../../schema/rules/placing/price-notes";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

/** Pages that show a price: their address, the type of their order, and their form. */
const PAGES = [
  ["/placeorder/stepone", "GENERAL", <StepOneForm key="one" goodsTypes={GOODS_TYPES} viewer={null} />],
  ["/placeorder/Steptwo", "GENERAL", <StepTwoForm key="two" sender={null} />],
  [
    "/placeorder/speedOrder",
    "TIMELY",
    <SpeedForm key="speed" goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />,
  ],
] as const;

const findPrice = async () => within(await screen.findByRole("region", { name: "费用明细" }));

test.each(PAGES)(
  "[PLACE-48] [PLACE-49] [PLACE-50] [PLACE-51] %s has the notes on the price beside its fields",
  async (at, orderType, form) => {
    openPlacement(form, { orderType, at });
    const notes = (await findPrice()).getAllByRole("listitem", { hidden: true });
    expect(notes.map(({ textContent }) => textContent)).toEqual([...PRICE_NOTES]);
  },
);

test.each(PAGES)(
  "[PLACE-02] [PLACE-03] %s prompts a visitor in the place of the price, and leads to the login and back",
  async (at, orderType, form) => {
    const { user, address } = openPlacement(form, { orderType, at, isSignedIn: false });
    const price = await findPrice();
    expect(price.getByText("登录后可查看价格")).toBeTruthy();
    await user.click(price.getByRole("button", { name: "登录查看价格" }));
    await eventually(() => expect(address()).toBe(`/login?reason=login&from=${encodeURIComponent(at)}`));
  },
);

test.each(PAGES)(
  "[PLACE-47] %s shows every fee, the master's part and the total",
  async (at, orderType, form) => {
    openPlacement(form, { orderType, at });
    const price = await findPrice();
    expect((await price.findByText("基础安装费")).nextElementSibling?.textContent).toBe("¥100.00");
    expect(price.getByText("超方费").nextElementSibling?.textContent).toBe("¥20.00");
    expect(price.getByText("合计").nextElementSibling?.textContent).toBe("¥120.00");
    expect(price.getByText(/其中师傅费用/).textContent).toBe("其中师傅费用 ¥90.00");
    const totals = screen
      .getAllByText("合计")
      .map(({ nextElementSibling }) => nextElementSibling?.textContent);
    expect(totals).toEqual(["¥120.00", "¥120.00"]);
  },
);
