import type { Line } from "../../../../support/graph/graph-lines";

export const areaWishesLines: readonly Line[] = [
  {
    field: "Mutation.addAreaWish",
    shows: "area, category and phone",
    args: { areaCode: "654321", goodsTypeId: "3", phone: "13700000000" },
    asked: [
      { call: "POST /area/api/wish", body: { areaCode: "654321", goodsTypeId: "3", phone: "13700000000" } },
    ],
    value: { __typename: "AreaWishAdded", areaCode: "654321" },
  },
];
