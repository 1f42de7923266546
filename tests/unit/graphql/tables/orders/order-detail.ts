import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const orderDetailLines: readonly Line[] = [
  {
    field: "Query.orderRecords",
    shows: "two kinds of vouchers by two types",
    args: { orderId: "5" },
    select: "{ writeOffs { content imageUrls createdAt } newPhotos { content imageUrls createdAt } }",
    answers: {
      "GET /order/api/order_credence/query_credence": [
        {
          data: [
            {
              id: 1,
              content: "核销",
              imgs: [{ url: "/files/1.jpg" }, { url: "/files/2.jpg" }],
              createTime: "2026-11-21 08:00:00",
            },
          ],
        },
        { data: [{ id: 2, content: "补充", imgs: [], createTime: "2026-11-22 09:00:00" }] },
      ],
      "GET /order/api/order/5": { data: restOrderDetail(5) },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      {
        call: "GET /order/api/order_credence/query_credence",
        query: { orderId: "5", type: "HEXIAO_CREDENCE" },
      },
      {
        call: "GET /order/api/order_credence/query_credence",
        query: { orderId: "5", type: "BUCHONG_CREDENCE" },
      },
    ],
    value: {
      writeOffs: [
        {
          content: "核销",
          imageUrls: ["/files/1.jpg", "/files/2.jpg"],
          createdAt: "2026-11-21T08:00:00+08:00",
        },
      ],
      newPhotos: [{ content: "补充", imageUrls: [], createdAt: "2026-11-22T09:00:00+08:00" }],
    },
  },
  {
    field: "Query.orderRecords",
    shows: "who fetched the goods",
    args: { orderId: "5" },
    select: "{ takeDelivery { at workerName driverName driverPhone } }",
    answers: {
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), orderType: "GENERAL" } },
      "GET /order/api/order/query_take_delivery": {
        data: {
          takeDeliveryTime: "2026-11-02 01:01:00",
          workerName: "workerName 2",
          driverName: "driverName 3",
          driverPhone: "driverPhone 4",
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order/query_take_delivery", query: { orderId: "5" } },
    ],
    value: {
      takeDelivery: {
        at: "2026-11-02T01:01:00+08:00",
        workerName: "workerName 2",
        driverName: "driverName 3",
        driverPhone: "driverPhone 4",
      },
    },
  },
  {
    field: "Query.orderRecords",
    shows: "who fetched the goods, which the backend does not say",
    args: { orderId: "5" },
    select: "{ takeDelivery { at workerName driverName driverPhone } }",
    answers: {
      "GET /order/api/order/5": { data: restOrderDetail(5) },
      "GET /order/api/order/query_take_delivery": {
        data: {
          takeDeliveryTime: "2026-11-02 01:01:00",
          workerName: null,
          driverName: null,
          driverPhone: null,
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order/query_take_delivery", query: { orderId: "5" } },
    ],
    value: {
      takeDelivery: {
        at: "2026-11-02T01:01:00+08:00",
        workerName: null,
        driverName: null,
        driverPhone: null,
      },
    },
  },
  {
    field: "Query.orderRecords",
    shows: "the goods were not fetched",
    args: { orderId: "5" },
    select: "{ takeDelivery { at } }",
    answers: { "GET /order/api/order/5": { data: restOrderDetail(5) } },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/order/query_take_delivery", query: { orderId: "5" } },
    ],
    value: { takeDelivery: null },
  },
  {
    field: "Query.orderRecords",
    shows: "photos of the pick-up that the order brings along",
    args: { orderId: "5" },
    select: "{ pickUp { content imageUrls } }",
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          orderGoodsPickUp: { content: "完好", imgs: [{ url: "/files/1.jpg" }, { url: "/files/2.jpg" }] },
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: { content: "完好", imageUrls: ["/files/1.jpg", "/files/2.jpg"] } },
  },
  {
    field: "Query.orderRecords",
    shows: "photos of the pick-up by a call, once there may be some",
    args: { orderId: "5" },
    select: "{ pickUp { content imageUrls } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), isNeedTakeDelivery: true, status: "WAIT_INSTALL" },
      },
      "GET /order/api/goods_pick_up": {
        data: { content: "content 1", imgs: [{ url: "/files/2.jpg" }, { url: "/files/3.jpg" }] },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /order/api/goods_pick_up", query: { oid: "5" } },
    ],
    value: { pickUp: { content: "content 1", imageUrls: ["/files/2.jpg", "/files/3.jpg"] } },
  },
  {
    field: "Query.orderRecords",
    shows: "WAIT_PAY: nothing can have been picked up",
    args: { orderId: "5" },
    select: "{ pickUp { content } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), isNeedTakeDelivery: true, status: "WAIT_PAY" },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: null },
  },
  {
    field: "Query.orderRecords",
    shows: "WAIT_ASSIGN: nothing can have been picked up",
    args: { orderId: "5" },
    select: "{ pickUp { content } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), isNeedTakeDelivery: true, status: "WAIT_ASSIGN" },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: null },
  },
  {
    field: "Query.orderRecords",
    shows: "WAIT_APPOINTMENT: nothing can have been picked up",
    args: { orderId: "5" },
    select: "{ pickUp { content } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), isNeedTakeDelivery: true, status: "WAIT_APPOINTMENT" },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: null },
  },
  {
    field: "Query.orderRecords",
    shows: "RECEIVING_ORDER: nothing can have been picked up",
    args: { orderId: "5" },
    select: "{ pickUp { content } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), isNeedTakeDelivery: true, status: "RECEIVING_ORDER" },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: null },
  },
  {
    field: "Query.orderRecords",
    shows: "WAIT_PICK_UP: nothing can have been picked up",
    args: { orderId: "5" },
    select: "{ pickUp { content } }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), isNeedTakeDelivery: true, status: "WAIT_PICK_UP" },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: null },
  },
  {
    field: "Query.orderRecords",
    shows: "nothing is to be picked up",
    args: { orderId: "5" },
    select: "{ pickUp { content } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { pickUp: null },
  },
  {
    field: "Query.orderRecords",
    shows: "a call that fails leaves out what it is about, and nothing else",
    args: { orderId: "5" },
    select:
      "{ writeOffs { content } newPhotos { content } takeDelivery { at } places { isDrivingDistance } }",
    answers: {
      "GET /order/api/order_credence/query_credence": { status: 500 },
      "GET /order/api/order_places": { status: 500 },
      "GET /order/api/order/5": { data: restOrderDetail(5) },
      "GET /order/api/order/query_take_delivery": {
        data: {
          takeDeliveryTime: "2026-11-02 01:01:00",
          workerName: "workerName 2",
          driverName: "driverName 3",
          driverPhone: "driverPhone 4",
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      {
        call: "GET /order/api/order_credence/query_credence",
        query: { orderId: "5", type: "HEXIAO_CREDENCE" },
      },
      {
        call: "GET /order/api/order_credence/query_credence",
        query: { orderId: "5", type: "BUCHONG_CREDENCE" },
      },
      { call: "GET /order/api/order/query_take_delivery", query: { orderId: "5" } },
      { call: "GET /order/api/order_places", query: { orderId: "5" } },
    ],
    value: {
      writeOffs: null,
      newPhotos: null,
      takeDelivery: { at: "2026-11-02T01:01:00+08:00" },
      places: null,
    },
    errors: ["API-041: status 500", "API-041: status 500", "EXT-240: status 500"],
  },
  {
    field: "Query.orderRecords",
    shows: "a missing order is null",
    args: { orderId: "6" },
    select: "{ takeDelivery { at } }",
    answers: { "GET /order/api/order/6": { code: 4004 } },
    asked: [{ call: "GET /order/api/order/6" }],
    value: null,
  },
];
