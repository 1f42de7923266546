import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { OrderDraftProvider } from "../../../app/features/placement/draft/draft-context";
import { freshItem } from "../../../app/features/placement/draft/order-draft";
import { CategorySection } from "../../../app/features/placement/job/category-section";
import { StepOneForm } from "../../../app/routes/placeorder.stepone/step-one-form";
import { GOODS_TYPES, openPlacement } from "../../support/components/placement-page";
import { render } from "../../support/components/render";
import { eventually } from "../../support/eventually";

test("[ENT-08] [PLACE-19] [API-013] a category has its name and its own icon, and is chosen by its id", async () => {
  const request = vi.fn();
  const goodsTypes = [
    { id: "1", name: "家具", icon: "furniture", children: [] },
    { id: "3", name: "灯具", icon: "lighting", children: [] },
  ];
  const { user } = render(
    <OrderDraftProvider>
      <CategorySection goodsTypes={goodsTypes} isServed={() => true} error={null} request={request} />
    </OrderDraftProvider>,
  );
  const iconOf = (name: string) =>
    screen.getByRole("radio", { name }).closest("label")?.querySelector("use")?.getAttribute("href");
  expect([iconOf("家具"), iconOf("灯具")]).toEqual([
    expect.stringMatching(/#category-furniture$/),
    expect.stringMatching(/#category-lighting$/),
  ]);
  await user.click(screen.getByRole("radio", { name: "灯具" }));
  expect(request).toHaveBeenCalledExactlyOnceWith({ what: "category", goodsTypeId: "3" });
});

test.each([
  ["取消", "1", "三人沙发"],
  ["确定", "2", ""],
])(
  "[PLACE-06] [PLACE-07] a link to another category asks before it takes filled-in goods away; after %s the category is %s",
  async (answer, goodsTypeId, name) => {
    const form = <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />;
    const { user, stored } = openPlacement(form, { at: "/page?goodsTypeId=2" });
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/切换商品类目后，已添加的商品将被清空/)).toBeTruthy();
    expect(stored()).toMatchObject({ goodsTypeId: "1", items: [{ name: "三人沙发" }] });
    await user.click(question.getByRole("button", { name: answer }));
    await eventually(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(stored()).toMatchObject({ goodsTypeId, items: [{ name }] });
  },
);

test.each([
  ["取消", "batch", "三人沙发"],
  ["确定", "single", ""],
])(
  "[PLACE-05] [PLACE-07] 单件下单 asks before it takes filled-in goods away; after %s the mode is %s",
  async (answer, mode, name) => {
    const form = <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />;
    const { user, stored } = openPlacement(form, { draft: { mode: "batch" } });
    await user.click(await screen.findByRole("radio", { name: /单件下单/ }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/切换下单方式后，已添加的商品将被清空/)).toBeTruthy();
    await user.click(question.getByRole("button", { name: answer }));
    await eventually(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(stored()).toMatchObject({ goodsTypeId: "1", mode, items: [{ name }] });
  },
);

test.each([
  ["the library good's own", "5.55", "6", "0", "1"],
  ["what the customer typed", "7", "9", "7", "9"],
])(
  "[PLACE-05] [PLACE-14] volume and packages of the goods that go, %s: %s m³ and %s become %s and %s",
  async (_which, totalVolume, packingCount, volumeAfter, packagesAfter) => {
    const measures = { volume: 1.85, packingCount: 2, weight: null };
    const items = [{ ...freshItem("a"), name: "三人沙发", count: 3, measures }];
    const form = <StepOneForm goodsTypes={GOODS_TYPES} viewer={null} />;
    const { user, stored } = openPlacement(form, {
      draft: { mode: "batch", items, totalVolume, packingCount },
    });
    await user.click(await screen.findByRole("radio", { name: /单件下单/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "确定" }));
    await eventually(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    expect(stored()).toMatchObject({
      items: [{ name: "" }],
      totalVolume: volumeAfter,
      packingCount: packagesAfter,
    });
  },
);
