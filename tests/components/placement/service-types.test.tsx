import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";

test("[ENT-09] [PLACE-20] a service type shows its name and description; its id, and whether the master collects, are kept", async () => {
  const { user, stored } = openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, {
    draft: {},
  });
  const choose = async (words: RegExp) => user.click(await screen.findByRole("radio", { name: words }));
  await choose(/配送并安装.*师傅先去提货/);
  expect(stored()).toMatchObject({ serviceTypeId: "12", takeDeliveryFee: true });
  await choose(/仅安装.*货在客户家/);
  expect(stored()).toMatchObject({ serviceTypeId: "11", takeDeliveryFee: false });
});

test("[PLACE-01] step one asks for the service and the goods", async () => {
  openPlacement(<StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />, { draft: {} });
  const asked = ["选择服务", "商品信息"];
  const heads = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
  expect(heads.filter((head) => asked.includes(head))).toEqual(asked);
  expect((await screen.findAllByRole("radio", { name: /仅安装|配送并安装/ })).length).toBe(2);
  expect(screen.getByRole("textbox", { name: /商品名称/ })).toBeTruthy();
});
