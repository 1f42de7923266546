import { cleanup, screen } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { fieldId } from "../../../app/features/placement/checks/field-id";
import { freshItem, type OrderDraft } from "../../../app/features/placement/draft/order-draft";
import { SpeedForm } from "../../../app/routes/placeorder.speedOrder/speed-form";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { GOODS_TYPES, openPlacement, SOFA } from "../../support/components/placement-page";

/** A customer whose name is missing, before the goods were shown. */
const NAMELESS: Partial<OrderDraft> = { customerName: "", isGoodsShown: false };

const FORMS = {
  GENERAL: {
    form: <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />,
    at: "/placeorder/stepone",
    button: "下一步",
  },
  TIMELY: {
    form: <SpeedForm goodsTypes={GOODS_TYPES} viewer={null} contacts={null} />,
    at: "/placeorder/speedOrder",
    button: "提交订单",
  },
};

describe.each(["GENERAL", "TIMELY"] as const)("the goods of a %s order", (orderType) => {
  const { form, at, button } = FORMS[orderType];
  const open = (draft: Partial<OrderDraft>) => openPlacement(form, { draft, orderType, at });
  const goods = () => screen.queryByRole("heading", { name: "商品信息" });
  const name = () => screen.getByRole("textbox", { name: /客户姓名/ });
  const waiting = () => screen.queryByText(/已带入/)?.textContent;

  test("[PLACE-09] appear with the last of the five fields, and stay while it is corrected, also after a reload", async () => {
    const { user, stored } = open({ ...NAMELESS, items: [freshItem("a")] });
    expect([goods(), waiting()]).toEqual([null, undefined]);
    await user.type(name(), "王");
    expect(goods()).toBeTruthy();
    await user.clear(name());
    expect(goods()).toBeTruthy();

    const kept = stored();
    cleanup();
    open({ ...kept });
    expect(name()).toHaveProperty("value", "");
    expect(goods()).toBeTruthy();
  });

  test.each([
    ["one", [SOFA], "商品“三人沙发”"],
    ["one without a name", [{ ...SOFA, name: " " }], "商品"],
    ["two", [SOFA, { ...SOFA, key: "bed", name: "床" }], "“三人沙发”等 2 种商品"],
    [
      "two without a name",
      [
        { ...SOFA, name: "" },
        { ...SOFA, key: "bed" },
      ],
      "2 种商品",
    ],
  ])("[PLACE-09] that have input already (%s) are named until they appear", async (_which, items, words) => {
    const { user, stored } = open({ ...NAMELESS, items });
    expect(waiting()).toBe(`${words}已带入，填完客户信息后可继续填写`);
    expect(goods()).toBeNull();
    await user.type(name(), "王");
    expect(waiting()).toBeUndefined();
    expect(goods()).toBeTruthy();
    expect(stored()?.items).toEqual(items);
  });

  test("[PLACE-09] [PLACE-08] wait for the service type alone when the customer is filled in", async () => {
    const { user } = open({ serviceTypeId: null, isGoodsShown: false });
    expect(waiting()).toBe("商品“三人沙发”已带入，选择服务类型后可继续填写");
    await user.click(await screen.findByRole("radio", { name: /仅安装/ }));
    expect(goods()).toBeTruthy();
  });

  test("[PLACE-09] [PLACE-27] are not asked about before they are shown", async () => {
    const { user } = open({ ...NAMELESS, items: [{ ...SOFA, imageUrl: null }], totalVolume: "0" });
    await user.click(screen.getByRole("button", { name: button }));
    expect(document.getElementById(`${fieldId("customerName")}-error`)?.textContent).toBe("请输入客户姓名");
    expect(screen.getByRole("region", { name: "请先修改以下 1 处" })).toBeTruthy();
  });
});

test("[PLACE-09] the pickup and contact of an immediate order come with its goods, and stay with them", async () => {
  const { form, at } = FORMS.TIMELY;
  const { user } = openPlacement(form, { draft: NAMELESS, orderType: "TIMELY", at });
  const contact = () => screen.queryByRole("heading", { name: "下单联系人" });
  const name = screen.getByRole("textbox", { name: /客户姓名/ });
  expect(contact()).toBeNull();
  await user.type(name, "王");
  await screen.findByRole("heading", { name: "下单联系人" });
  await user.clear(name);
  expect(contact()).toBeTruthy();
});
