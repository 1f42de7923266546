import type { Line } from "../../../../support/graph/graph-lines";

export const orderProfitsLines: readonly Line[] = [
  {
    field: "Viewer.orderProfits",
    shows: "from, to and whether it was entered",
    args: {
      from: "2026-11-01T00:00:00+08:00",
      to: "2026-11-30T23:59:59+08:00",
      isEntered: false,
      page: 3,
      pageSize: 7,
    },
    answers: {
      "GET /order/api/order_profit/list": {
        data: {
          rows: [
            {
              orderId: 1,
              orderNo: "orderNo 2",
              createTime: "2026-11-04 03:03:00",
              goodsTypeName: "goodsTypeName 4",
              customerName: "customerName 5",
              charged: 6.15,
              paid: 7.15,
              markups: 8.15,
              refunded: 9.15,
              result: 10.15,
            },
            {
              orderId: 11,
              orderNo: "orderNo 12",
              createTime: "2026-11-14 13:13:00",
              goodsTypeName: "goodsTypeName 14",
              customerName: "customerName 15",
              charged: null,
              paid: 16.15,
              markups: 17.15,
              refunded: 18.15,
              result: null,
            },
          ],
          total: 19,
        },
      },
    },
    asked: [
      {
        call: "GET /order/api/order_profit/list",
        query: {
          pageIndex: "3",
          pageSize: "7",
          startTime: "2026-11-01 00:00:00",
          endTime: "2026-11-30 23:59:59",
          isEntered: "false",
        },
      },
    ],
    value: {
      nodes: [
        {
          charged: 615,
          createdAt: "2026-11-04T03:03:00+08:00",
          customerName: "customerName 5",
          goodsTypeName: "goodsTypeName 4",
          markups: 815,
          orderId: "1",
          orderNo: "orderNo 2",
          paid: 715,
          refunded: 915,
          result: 1015,
        },
        {
          charged: null,
          createdAt: "2026-11-14T13:13:00+08:00",
          customerName: "customerName 15",
          goodsTypeName: "goodsTypeName 14",
          markups: 1715,
          orderId: "11",
          orderNo: "orderNo 12",
          paid: 1615,
          refunded: 1815,
          result: null,
        },
      ],
      total: 19,
    },
  },
  {
    field: "Viewer.orderProfits",
    shows: "nothing is sent of what is left out",
    answers: { "GET /order/api/order_profit/list": { data: { rows: [], total: 0 } } },
    asked: [{ call: "GET /order/api/order_profit/list", query: { pageIndex: "1", pageSize: "12" } }],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.orderProfitSums",
    shows: "seven figures, and weeks",
    args: { from: "2026-11-01T00:00:00+08:00", to: "2026-11-30T23:59:59+08:00" },
    answers: {
      "GET /order/api/order_profit/sums": {
        data: {
          orders: 1,
          charged: 2.15,
          paid: 3.15,
          markups: 4.15,
          refunded: 5.15,
          result: 6.15,
          missing: 7,
          weeks: [
            {
              monday: "monday 8",
              orders: 9,
              charged: 10.15,
              paid: 11.15,
              markups: 12.15,
              refunded: 13.15,
              result: 14.15,
            },
            {
              monday: "monday 15",
              orders: 16,
              charged: 17.15,
              paid: 18.15,
              markups: 19.15,
              refunded: 20.15,
              result: 21.15,
            },
          ],
        },
      },
    },
    asked: [
      {
        call: "GET /order/api/order_profit/sums",
        query: { startTime: "2026-11-01 00:00:00", endTime: "2026-11-30 23:59:59" },
      },
    ],
    value: {
      charged: 215,
      isOffered: true,
      markups: 415,
      missing: 7,
      orders: 1,
      paid: 315,
      refunded: 515,
      result: 615,
      weeks: [
        { charged: 1015, monday: "monday 8", orders: 9, result: 1415 },
        { charged: 1715, monday: "monday 15", orders: 16, result: 2115 },
      ],
    },
  },
  {
    field: "Viewer.orderProfitSums",
    shows: "a backend that has no sums",
    asked: [{ call: "GET /order/api/order_profit/sums" }],
    value: {
      charged: 0,
      isOffered: false,
      markups: 0,
      missing: 0,
      orders: 0,
      paid: 0,
      refunded: 0,
      result: 0,
      weeks: [],
    },
  },
  {
    field: "Mutation.setOrderCharges",
    shows: "one is entered, one taken away",
    args: {
      charges: [
        { orderNo: "26112000001001", amount: 12345 },
        { orderNo: "26112000001002", amount: null },
        { orderNo: "26112000001003", amount: 0 },
      ],
    },
    answers: { "POST /order/api/order_profit/charges": { data: { saved: 1 } } },
    asked: [
      {
        call: "POST /order/api/order_profit/charges",
        body: {
          charges: [
            { orderNo: "26112000001001", amount: 123.45 },
            { orderNo: "26112000001002", amount: null },
            { orderNo: "26112000001003", amount: 0 },
          ],
        },
      },
    ],
    value: { __typename: "OrderChargesSaved", saved: 1 },
  },
];
