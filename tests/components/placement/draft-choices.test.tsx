import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepTwoForm } from "../../../app/routes/placeorder.Steptwo/step-two-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { chooseCity } from "../../support/components/choose-city";
import { GOODS_TYPES, openPlacement, WITH_PICKUP } from "../../support/components/placement-page";

test("[ENT-02] step one keeps the chosen category, service and district in the draft", async () => {
  const { user, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: null,
    at: "/placeorder/stepone",
  });
  await user.click(await screen.findByRole("radio", { name: /家具/ }));
  await user.click(await screen.findByRole("radio", { name: /配送并安装/ }));
  await chooseCity(user, ["浙江省", "杭州市", "滨江区"]);
  expect(stored()).toMatchObject({
    ...{ goodsTypeId: "1", serviceTypeId: "12", takeDeliveryFee: true },
    areaPath: ["33", "3301", "330108"],
  });
});

test("[ENT-02] step two keeps the chosen carrier, write-off and place of the pickup in the draft", async () => {
  const { user, stored } = openPlacement(<StepTwoForm sender={null} />, {
    draft: WITH_PICKUP,
    at: "/placeorder/Steptwo",
    answers: {
      AddressLocation: { addressLocation: { lng: 120.1, lat: 30.2 } },
      PointAddress: { pointAddress: "三墩" },
    },
  });
  await user.type(await screen.findByRole("combobox", { name: "物流公司" }), "德");
  await user.click(await screen.findByRole("option", { name: "德邦物流" }));
  await user.click(screen.getByRole("radio", { name: "旺铺核销" }));
  await user.click(screen.getByLabelText(/提货地址/));
  await user.paste("三墩镇西城物流园 6 号");
  expect(await screen.findByText(/已在地图上定位/)).toBeTruthy();
  expect(stored()).toMatchObject({
    ...{ logisticsCompany: "德邦物流", verifType: "WANG" },
    pickupPoint: { lng: 120.1, lat: 30.2 },
  });
});
