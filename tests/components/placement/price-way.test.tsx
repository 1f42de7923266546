import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EVERYTHING, OffersProvider } from "../../../app/features/customer-area/offers";
import type { OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { openPlacement } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const WAYBILL = { logisticsNo: "DPK100", logisticsPhone: "95353" };
const CONTACT = { contactName: "李掌柜", contactPhone: "13900139000" };

function open(draft: Partial<OrderDraft>, { offersBids = true } = {}) {
  const form = (
    <OffersProvider value={{ ...EVERYTHING, bids: offersBids }}>
      <StepTwoForm sender={null} />
    </OffersProvider>
  );
  return openPlacement(form, { draft: { ...CONTACT, ...draft }, at: "/placeorder/Steptwo" });
}

test("[U59] [GEN-05] masters are to bid: no price is agreed to, and the bids come next instead of the payment", async () => {
  const { user, network, stored } = open(WAYBILL);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^平台一口价/ }).checked).toBe(true);
  await user.click(screen.getByRole("radio", { name: /^师傅报价/ }));
  expect(stored()?.priceWay).toBe("BIDS");
  expect(await screen.findByText("等待师傅报价，选定后再付款")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await eventually(() =>
    expect(network.sentTo("CreateOrder")).toMatchObject([
      { input: { priceWay: "BIDS", quotedTotalFee: null } },
    ]),
  );
});

test("a platform without bids offers none, whatever an earlier draft says", async () => {
  const { user, network } = open({ ...WAYBILL, priceWay: "BIDS" }, { offersBids: false });
  expect(screen.queryByRole("radio", { name: /师傅报价/ })).toBeNull();
  await screen.findAllByText("合计");
  await user.click(screen.getByRole("button", { name: "提交订单" }));
  await eventually(() =>
    expect(network.sentTo("CreateOrder")).toMatchObject([{ input: { priceWay: "PLATFORM" } }]),
  );
});
