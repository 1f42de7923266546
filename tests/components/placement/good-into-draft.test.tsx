import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { GoodIntoDraft } from "../../../app/features/placement/goods/good-into-draft";
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

test("[PLACE-06] [PLACE-07] goods that were filled in before give way to one of another category only after a confirmation", async () => {
  const { user, stored } = open();
  await user.click(await screen.findByRole("button", { name: "保留草稿" }));
  expect(stored()).toMatchObject({ goodsTypeId: "1", items: [{ name: "三人沙发" }] });
});
