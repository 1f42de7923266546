import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const shownMasterLines: readonly Line[] = [
  {
    field: "Query.orderRecords",
    shows: "the platform fetched the goods of an immediate order",
    args: { orderId: "5" },
    select: "{ takeDelivery { workerName } }",
    answers: {
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), orderType: "TIMELY" } },
      "GET /order/api/order/query_take_delivery": {
        data: {
          takeDeliveryTime: "2026-11-02 01:01:00",
          workerName: "陈师傅",
          driverName: null,
          driverPhone: null,
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order/query_take_delivery", query: { orderId: "5" } },
    ],
    value: { takeDelivery: { workerName: "平台师傅" } },
  },
  {
    field: "Query.order",
    shows:
      "the master of an immediate order as the platform, without phone, picture, verification and rating, also at the pick-up",
    args: { id: "5" },
    select:
      "{ workerName workerPhone workerAvatar workerVerifiedAt service { masterRating { average total } pickedUpBy pickedUpByPhone } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          orderType: "TIMELY",
          workerName: "陈师傅",
          workerPhone: "13600000000",
          workerAvatar: "/files/5.png",
          workerVerifyTime: "2026-01-02 03:04:05",
          workerRating: { average: 4.9, total: 12 },
          orderExpand: {
            ...restOrderDetail(5).orderExpand,
            pickupWorkerName: "陈师傅",
            pickupWorkerPhone: "13600000000",
          },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: {
      workerName: "平台师傅",
      workerPhone: null,
      workerAvatar: null,
      workerVerifiedAt: null,
      service: { masterRating: null, pickedUpBy: "平台师傅", pickedUpByPhone: null },
    },
  },
  {
    field: "Query.orderContact",
    shows: "nothing of a master while the order has none",
    args: { orderId: "5" },
    select: "{ workerName workerPhone }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), workerName: null } } },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { workerName: null, workerPhone: null },
  },
];
