import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GoodIntoDraft } from "../../../app/features/placement/goods/good-into-draft";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { chooseCity } from "../../support/components/choose-city";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";
import { eventually } from "../../support/eventually";

const TOILET = {
  ...{ id: "7", name: "智能马桶", imageUrl: "/files/toilet.png", videoUrl: null },
  ...{ description: "一级水效", goodsTypeId: "201", volume: 0.31, packingCount: 2, weight: 46 },
};

const open = (draft: Parameters<typeof openPlacement>[1] = {}) =>
  openPlacement(<GoodIntoDraft good={TOILET} goodsTypes={GOODS_TYPES} />, { at: "/page?good=7", ...draft });

test("[U21] a good of the library becomes the one that is ordered, in its category, with volume, packages and weight", async () => {
  const { stored } = open({ draft: null });
  await eventually(() => expect(stored()?.goodsTypeId).toBe("2"));
  expect(stored()?.items).toMatchObject([
    {
      name: "智能马桶",
      imageUrl: "/files/toilet.png",
      goodsTypeId: "201",
      description: "一级水效；单件重量 46 kg",
    },
  ]);
  expect(stored()).toMatchObject({ totalVolume: "0.31", packingCount: "2" });
});

test("[PLACE-09] [U21] a good of the library is named in the place of the goods until service and customer are filled in, and nothing of it is lost", async () => {
  const { user } = openPlacement(
    <>
      <GoodIntoDraft good={TOILET} goodsTypes={GOODS_TYPES} />
      <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />
    </>,
    { at: "/page?good=7", draft: null },
  );
  const named = (missing: string) => `商品“智能马桶”已带入，${missing}后可继续填写`;
  const goods = () => screen.queryByRole("heading", { name: "商品信息" });
  const field = (name: RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });

  expect(await screen.findByText(named("选择服务类型、填完客户信息"))).toBeTruthy();
  await user.click(await screen.findByRole("radio", { name: /仅安装/ }));
  const notice = screen.getByText(named("填完客户信息"));
  const customer = screen.getByRole("heading", { name: "客户信息" });
  expect(customer.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(goods()).toBeNull();

  await user.type(field(/客户姓名/), "王小满");
  await user.type(field(/客户电话/), "13700001234");
  await chooseCity(user, ["浙江省", "杭州市", "滨江区"]);
  await user.type(field(/详细地址/), "江南大道 1 号");
  expect(goods()).toBeNull();
  await user.click(screen.getByRole("radio", { name: /^有电梯/ }));
  expect(goods()).toBeTruthy();
  expect(screen.queryByText(/已带入/)).toBeNull();
  expect(field(/商品名称/).value).toBe("智能马桶");
  expect(field(/商品总体积/).value).toBe("0.31");
});

test("[PLACE-06] [PLACE-07] goods that were filled in before give way to one of another category only after a confirmation", async () => {
  const { user, stored } = open();
  await user.click(await screen.findByRole("button", { name: "保留草稿" }));
  expect(stored()).toMatchObject({ goodsTypeId: "1", items: [{ name: "三人沙发" }] });
});
