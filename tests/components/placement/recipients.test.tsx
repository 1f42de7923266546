import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";

const KNOWN = {
  ...{ id: "9", name: "李掌柜", phone: "13700001234", isPinned: false, isDefault: false },
  ...{ areaCode: "330108", provinceName: "浙江省", cityName: "杭州市", areaName: "滨江区" },
  ...{ address: "江南大道 1 号", hasLift: false, floors: 3 },
};
const EMPTY = {
  ...{ customerName: "", customerPhone: "", areaPath: [], areaNames: [], address: "", hasLift: null },
  floors: "",
};

test("[U16] four digits of a known phone propose the recipient, and picking it fills the form in", async () => {
  const { user, network, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: EMPTY,
    answers: { Recipients: { viewer: { recipients: [KNOWN] } } },
  });
  const phone = screen.getByRole("textbox", { name: /客户电话/ });
  await user.type(phone, "137");
  expect(screen.queryByRole("list", { name: "匹配的收货人" })).toBeNull();
  await user.type(phone, "0");
  const proposed = within(await screen.findByRole("list", { name: "匹配的收货人" }));
  expect(network.sentTo("Recipients").at(-1)).toEqual({ phone: "1370" });
  await user.click(proposed.getByRole("button", { name: /李掌柜/ }));
  await waitFor(() =>
    expect(stored()).toMatchObject({
      ...{ customerName: "李掌柜", customerPhone: "13700001234", address: "江南大道 1 号" },
      ...{ areaPath: ["33", "3301", "330108"], hasLift: false, floors: "3" },
    }),
  );
  await waitFor(() => expect(screen.queryByRole("list", { name: "匹配的收货人" })).toBeNull());
  expect(network.sentTo("AreaServed")).toHaveLength(1);
});
