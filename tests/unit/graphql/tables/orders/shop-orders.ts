import type { Line } from "../../../../support/graph/graph-lines";

export const shopOrdersLines: readonly Line[] = [
  {
    field: "Viewer.shopNames",
    shows: "two",
    answers: { "GET /order/api/shops": { data: ["旗舰店", "专卖店"] } },
    asked: [{ call: "GET /order/api/shops" }],
    value: ["旗舰店", "专卖店"],
  },
  {
    field: "Viewer.shopNames",
    shows: "null and an error when they cannot be read",
    answers: { "GET /order/api/shops": { status: 500 } },
    asked: [{ call: "GET /order/api/shops" }],
    errors: ["EXT-450: status 500"],
    value: null,
  },
  {
    field: "Viewer.shopLogistics",
    shows: "carrier and depot",
    args: { shopName: "旗舰店" },
    answers: {
      "GET /order/api/shop_logistics": {
        data: { logisticsCompany: "德邦物流", logisticsPhone: "95353", pickupAddress: "乐从物流园" },
      },
    },
    asked: [{ call: "GET /order/api/shop_logistics", query: { shopName: "旗舰店" } }],
    value: { logisticsCompany: "德邦物流", logisticsPhone: "95353", pickupAddress: "乐从物流园" },
  },
  {
    field: "Viewer.shopLogistics",
    shows: "what is missing",
    args: { shopName: "" },
    answers: {
      "GET /order/api/shop_logistics": {
        data: { logisticsCompany: null, logisticsPhone: null, pickupAddress: null },
      },
    },
    asked: [{ call: "GET /order/api/shop_logistics", query: { shopName: "" } }],
    value: { logisticsCompany: null, logisticsPhone: null, pickupAddress: null },
  },
  {
    field: "Viewer.shopLogistics",
    shows: "null without an order",
    args: { shopName: "新店" },
    answers: { "GET /order/api/shop_logistics": { data: null } },
    asked: [{ call: "GET /order/api/shop_logistics", query: { shopName: "新店" } }],
    value: null,
  },
  {
    field: "Viewer.shopOrders",
    shows: "one with the number",
    args: { shopOrderNo: "T1" },
    answers: { "GET /order/api/shop_orders": { data: [{ id: 7, orderNo: "26112000000001" }] } },
    asked: [{ call: "GET /order/api/shop_orders", query: { shopOrderNo: "T1" } }],
    value: [{ id: "7", orderNo: "26112000000001" }],
  },
  {
    field: "Viewer.shopOrders",
    shows: "null and an error when they cannot be read",
    args: { shopOrderNo: "T1" },
    answers: { "GET /order/api/shop_orders": { status: 500 } },
    asked: [{ call: "GET /order/api/shop_orders", query: { shopOrderNo: "T1" } }],
    errors: ["EXT-451: status 500"],
    value: null,
  },
];
