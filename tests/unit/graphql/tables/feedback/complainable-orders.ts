import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

const ORDER = {
  orderId: 1,
  orderNo: "26112000001001",
  status: "RECEIVING_ORDER",
  statusName: "待接单",
  goodsTypeName: "家具",
  serviceTypeName: "配送",
  customerName: "甲",
  openObjects: [0],
};

export const complainableOrdersLines: readonly Line[] = [
  {
    field: "Viewer.complainableOrders",
    shows: "numbers in the order of the first call, and what the second knows of them",
    answers: {
      "GET /order/api/complaint/complaint_able_order": {
        data: ["26112000001003", "26112000001001", "26112000001002"],
      },
      "GET /order/api/complaint_orders": {
        data: [
          ORDER,
          {
            orderId: 2,
            orderNo: "26112000001002",
            status: "WAIT_INSTALL",
            statusName: "待上门",
            goodsTypeName: "灯具",
            serviceTypeName: "安装",
            customerName: "乙",
            openObjects: [1, 0],
          },
        ],
      },
    },
    asked: [
      { call: "GET /order/api/complaint/complaint_able_order" },
      { call: "GET /order/api/complaint_orders" },
    ],
    value: [
      {
        customerName: null,
        goodsTypeName: null,
        hasWorkerToBlame: true,
        openObjects: [],
        orderNo: "26112000001003",
        serviceTypeName: null,
        statusName: null,
      },
      {
        customerName: "甲",
        goodsTypeName: "家具",
        hasWorkerToBlame: false,
        openObjects: ["WORKER"],
        orderNo: "26112000001001",
        serviceTypeName: "配送",
        statusName: "待接单",
      },
      {
        customerName: "乙",
        goodsTypeName: "灯具",
        hasWorkerToBlame: true,
        openObjects: ["OTHER", "WORKER"],
        orderNo: "26112000001002",
        serviceTypeName: "安装",
        statusName: "待上门",
      },
    ],
  },
  {
    field: "Viewer.complainableOrders",
    shows: "of one order",
    args: { orderId: "5" },
    select: "{ orderNo statusName }",
    answers: {
      "GET /order/api/complaint_orders": {
        data: [ORDER],
      },
    },
    asked: [{ call: "GET /order/api/complaint_orders", query: { orderId: "5" } }],
    value: [{ orderNo: "26112000001001", statusName: "待接单" }],
  },
  {
    field: "Viewer.complainableOrders",
    shows: "what is over, in the words of the order list",
    args: { orderId: "5" },
    select: "{ orderNo statusName }",
    answers: {
      "GET /order/api/complaint_orders": {
        data: [
          { ...ORDER, status: "SUCCESS", statusName: "订单完成" },
          { ...ORDER, orderId: 2, orderNo: "26112000001002", status: "EVALUATED", statusName: "已评价" },
        ],
      },
    },
    asked: [{ call: "GET /order/api/complaint_orders", query: { orderId: "5" } }],
    value: [
      { orderNo: "26112000001001", statusName: "交易成功" },
      { orderNo: "26112000001002", statusName: "交易成功" },
    ],
  },
  {
    field: "Viewer.complainableOrders",
    shows: "of one order, where the backend does not tell: what the order itself says",
    args: { orderId: "5" },
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), status: "RECEIVING_ORDER", statusName: "待接单" },
      },
    },
    asked: [
      { call: "GET /order/api/complaint_orders", query: { orderId: "5" } },
      { call: "GET /order/api/order/5" },
    ],
    value: [
      {
        customerName: "李四",
        goodsTypeName: "家具",
        hasWorkerToBlame: false,
        openObjects: [],
        orderNo: "20261120163000",
        serviceTypeName: "配送并安装",
        statusName: "待接单",
      },
    ],
  },
  ...(["WAIT_PAY", "CLOSE"] as const).map(
    (status): Line => ({
      field: "Viewer.complainableOrders",
      shows: `no order that is ${status}, where the backend does not tell`,
      args: { orderId: "5" },
      answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status } } },
      asked: [
        { call: "GET /order/api/complaint_orders", query: { orderId: "5" } },
        { call: "GET /order/api/order/5" },
      ],
      value: [],
    }),
  ),
  {
    field: "Viewer.complainableOrders",
    shows: "of an order that cannot be read",
    args: { orderId: "5" },
    answers: { "GET /order/api/order/5": { code: 4004 } },
    asked: [
      { call: "GET /order/api/complaint_orders", query: { orderId: "5" } },
      { call: "GET /order/api/order/5" },
    ],
    value: [],
  },
  {
    field: "Viewer.complainableOrders",
    shows: "a missing order",
    args: { orderId: "5" },
    answers: { "GET /order/api/complaint_orders": { code: 4004 } },
    asked: [{ call: "GET /order/api/complaint_orders", query: { orderId: "5" } }],
    value: [],
  },
];
