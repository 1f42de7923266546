import type { Line } from "../../../../support/graph/graph-lines";

const CONSIGNMENT = {
  orderId: 1,
  orderNo: "orderNo 2",
  status: "WAIT_PAY",
  goodsTypeName: "goodsTypeName 3",
  customerName: "customerName 4",
  isArrival: true,
  logisticsNo: "logisticsNo 6",
  logisticsPhone: "logisticsPhone 7",
  logisticsCompany: "logisticsCompany 8",
  pickupCode: "pickupCode 9",
  pickupAddress: "pickupAddress 10",
  pickUpLat: 11.15,
  pickUpLng: 12.15,
};
const STATUSES = [
  "WAIT_PAY",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "RECEIVING_ORDER",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
  "SUCCESS",
  "EVALUATED",
  "CLOSE",
];

export const dashboardLines: readonly Line[] = [
  {
    field: "Viewer.consignments",
    shows: "one with few fields from the backend",
    args: { page: 2, pageSize: 7 },
    answers: {
      "GET /order/api/order/logistics_list": {
        data: {
          rows: [
            {
              orderId: 1,
              orderNo: "orderNo 2",
              status: "WAIT_PAY",
              goodsTypeName: "goodsTypeName 3",
              customerName: "customerName 4",
              isArrival: true,
              logisticsNo: "logisticsNo 6",
              logisticsPhone: "logisticsPhone 7",
              logisticsCompany: "logisticsCompany 8",
              pickupCode: "pickupCode 9",
              pickupAddress: "pickupAddress 10",
              pickUpLat: 11.15,
              pickUpLng: 12.15,
            },
            {
              orderId: null,
              orderNo: "orderNo 13",
              status: null,
              goodsTypeName: "goodsTypeName 14",
              customerName: "customerName 15",
              isArrival: null,
              logisticsNo: "logisticsNo 17",
              logisticsPhone: null,
              logisticsCompany: null,
              pickupCode: null,
              pickupAddress: null,
              pickUpLat: null,
              pickUpLng: null,
            },
          ],
          total: 18,
        },
      },
    },
    asked: [{ call: "GET /order/api/order/logistics_list", query: { pageNo: "2", pageSize: "7" } }],
    value: {
      nodes: [
        {
          company: "logisticsCompany 8",
          customerName: "customerName 4",
          goodsTypeName: "goodsTypeName 3",
          hasArrived: true,
          number: "logisticsNo 6",
          orderId: "1",
          orderNo: "orderNo 2",
          orderStatus: "WAIT_PAY",
        },
        {
          company: null,
          customerName: "customerName 15",
          goodsTypeName: "goodsTypeName 14",
          hasArrived: null,
          number: "logisticsNo 17",
          orderId: null,
          orderNo: "orderNo 13",
          orderStatus: null,
        },
      ],
      total: 18,
    },
  },
  {
    field: "Viewer.consignments",
    shows: "every status of their orders, the first four",
    select: "{ nodes { orderStatus hasArrived } }",
    answers: {
      "GET /order/api/order/logistics_list": {
        data: {
          rows: STATUSES.map((status, i) => ({ ...CONSIGNMENT, status, isArrival: i > 5 })),
          total: 12,
        },
      },
    },
    asked: [{ call: "GET /order/api/order/logistics_list", query: { pageNo: "1", pageSize: "4" } }],
    value: {
      nodes: [
        { orderStatus: "WAIT_PAY", hasArrived: false },
        { orderStatus: "WAIT_ASSIGN", hasArrived: false },
        { orderStatus: "WAIT_APPOINTMENT", hasArrived: false },
        { orderStatus: "RECEIVING_ORDER", hasArrived: false },
        { orderStatus: "WAIT_PICK_UP", hasArrived: false },
        { orderStatus: "WAIT_INSTALL", hasArrived: false },
        { orderStatus: "WAIT_COMPLETE", hasArrived: true },
        { orderStatus: "WAIT_VERIF", hasArrived: true },
        { orderStatus: "WAIT_ACCEPT", hasArrived: true },
        { orderStatus: "SUCCESS", hasArrived: true },
        { orderStatus: "EVALUATED", hasArrived: true },
        { orderStatus: "CLOSE", hasArrived: true },
      ],
    },
  },
  {
    field: "Viewer.orderMessages",
    shows: "of visits that were put off; one read, one about no order",
    args: { topic: "RESCHEDULED", page: 2, pageSize: 7 },
    answers: {
      "POST /order/api/order/mes/list": {
        data: {
          rows: [
            {
              id: 1,
              title: "title 2",
              content: "<p>改到<b>周六</b></p>",
              createTime: "2026-11-05 04:04:00",
              isRead: true,
              mesAssociatedId: 6,
              orderNo: "orderNo 7",
            },
            {
              id: 8,
              title: "title 9",
              content: "content 10",
              createTime: "2026-11-12 11:11:00",
              isRead: false,
              mesAssociatedId: null,
              orderNo: null,
            },
          ],
          total: 13,
        },
      },
    },
    asked: [
      {
        call: "POST /order/api/order/mes/list",
        body: { exceptTitle: "无人接单", pageIndex: 2, pageSize: 7 },
      },
    ],
    value: {
      nodes: [
        {
          createdAt: "2026-11-05T04:04:00+08:00",
          id: "1",
          isRead: true,
          orderNo: "orderNo 7",
          text: "改到周六",
          title: "title 2",
        },
        {
          createdAt: "2026-11-12T11:11:00+08:00",
          id: "8",
          isRead: false,
          orderNo: null,
          text: "content 10",
          title: "title 9",
        },
      ],
      total: 13,
    },
  },
  {
    field: "Viewer.orderMessages",
    shows: "of visits that were put off, under any title, where the backend cannot leave out the others",
    args: { topic: "RESCHEDULED" },
    select: "{ nodes { id title } total }",
    answers: {
      "POST /order/api/order/mes/list": {
        data: {
          rows: ["改期通知", "无人接单", "改约提醒"].map((title, i) => ({
            ...{ id: i + 1, title, content: "", createTime: "2026-11-05 04:04:00" },
            ...{ isRead: true, mesAssociatedId: null },
          })),
          total: 9,
        },
      },
    },
    asked: [
      {
        call: "POST /order/api/order/mes/list",
        body: { exceptTitle: "无人接单", pageIndex: 1, pageSize: 3 },
      },
    ],
    value: {
      nodes: [
        { id: "1", title: "改期通知" },
        { id: "3", title: "改约提醒" },
      ],
      total: 8,
    },
  },
  {
    field: "Viewer.orderMessages",
    shows: "of orders without an answer, the first three",
    args: { topic: "UNANSWERED" },
    answers: { "POST /order/api/order/mes/list": { data: { rows: [], total: 0 } } },
    asked: [
      { call: "POST /order/api/order/mes/list", body: { title: "无人接单", pageIndex: 1, pageSize: 3 } },
    ],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.orderSettings",
    shows: "four figures",
    answers: {
      "GET /order/api/order/setting_info": {
        data: { unpaidHours: 1, unansweredHours: 2, acceptanceDays: 3, acceptanceDelayDays: 4 },
      },
    },
    asked: [{ call: "GET /order/api/order/setting_info" }],
    value: { acceptanceDays: 3, acceptanceDelayDays: 4, unansweredHours: 2, unpaidHours: 1 },
  },
  {
    field: "Viewer.orderSettings",
    shows: "a backend that does not say",
    asked: [{ call: "GET /order/api/order/setting_info" }],
    value: null,
  },
];
