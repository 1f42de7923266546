import type { Line } from "../../../../support/graph/graph-lines";

export const pricingLines: readonly Line[] = [
  {
    field: "Query.priceQuote",
    shows: "the whole order; two goods",
    args: {
      input: {
        goodsTypeId: "1",
        serviceTypeId: "2",
        areaCode: "330106",
        totalVolume: 1.5,
        items: [
          { name: "沙发", count: 2, goodsTypeId: "11" },
          { name: "床", count: 1, goodsTypeId: "12" },
        ],
        packingCount: 3,
      },
    },
    answers: {
      "POST /order/api/order/price": {
        data: {
          orderServiceFees: [
            { name: "name 1", fee: 2.15 },
            { name: "name 3", fee: 4.15 },
          ],
          workerFee: 5.15,
          totalFee: 6.15,
        },
      },
    },
    asked: [
      {
        call: "POST /order/api/order/price",
        body: {
          goodsTypeId: "1",
          serviceType: "2",
          areaCode: "330106",
          totalVolume: 1.5,
          orderItems: [
            { count: 2, goodsTypeId: "11", name: "沙发" },
            { count: 1, goodsTypeId: "12", name: "床" },
          ],
          count: 3,
        },
      },
    ],
    value: {
      __typename: "PriceQuote",
      lines: [
        { fee: 215, name: "name 1" },
        { fee: 415, name: "name 3" },
      ],
      totalFee: 615,
      workerFee: 515,
    },
  },
  {
    field: "Query.priceQuote",
    shows: "a refusal; a count that is left out is not sent",
    args: {
      input: { goodsTypeId: "1", serviceTypeId: "2", areaCode: "330106", totalVolume: 1.5, items: [] },
    },
    answers: { "POST /order/api/order/price": { code: 4001, message: "该区域暂无服务" } },
    asked: [
      {
        call: "POST /order/api/order/price",
        body: { goodsTypeId: "1", serviceType: "2", areaCode: "330106", totalVolume: 1.5, orderItems: [] },
      },
    ],
    value: { __typename: "BusinessError", code: 4001, reason: null, field: null, message: "该区域暂无服务" },
  },
];
