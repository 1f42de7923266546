import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const orderContactLines: readonly Line[] = [
  {
    field: "Query.orderContact",
    shows: "an immediate order: the platform's people",
    args: { orderId: "5" },
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          orderType: "TIMELY",
          status: "WAIT_INSTALL",
          workerName: "陈师傅",
          workerPhone: "13600000000",
        },
      },
      "GET /common/api/platform_user/query_kefu": {
        data: {
          records: [
            { nickname: "nickname 1", mobile: "mobile 2" },
            { nickname: "nickname 3", mobile: "mobile 4" },
          ],
          total: 5,
        },
      },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /common/api/platform_user/query_kefu", query: { pageNo: "1", pageSize: "999" } },
    ],
    value: {
      contacts: [
        { mobile: "mobile 2", nickname: "nickname 1" },
        { mobile: "mobile 4", nickname: "nickname 3" },
      ],
      customerName: "李四",
      isCallable: true,
      isPlatform: true,
      orderNo: "20261120163000",
      workerAvatar: null,
      workerName: "平台师傅",
      workerPhone: null,
    },
  },
  {
    field: "Query.orderContact",
    shows: "another: its master",
    args: { orderId: "5" },
    answers: {
      "GET /order/api/order/5": {
        data: {
          ...restOrderDetail(5),
          orderType: "GENERAL",
          status: "WAIT_INSTALL",
          workerId: 8,
          workerName: "陈师傅",
          workerPhone: "13600000000",
          workerAvatar: "/files/8.jpg",
        },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: {
      contacts: [],
      customerName: "李四",
      isCallable: true,
      isPlatform: false,
      orderNo: "20261120163000",
      workerAvatar: "/files/8.jpg",
      workerName: "陈师傅",
      workerPhone: "13600000000",
    },
  },
  {
    field: "Query.orderContact",
    shows: "one that no master has",
    args: { orderId: "5" },
    select: "{ isPlatform isCallable }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), orderType: "GENERAL", status: "RECEIVING_ORDER" },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { isPlatform: false, isCallable: false },
  },
  {
    field: "Query.orderContact",
    shows: "an immediate one that is not paid",
    args: { orderId: "5" },
    select: "{ isPlatform isCallable }",
    answers: { "GET /order/api/order/5": { data: restOrderDetail(5) } },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { isPlatform: true, isCallable: false },
  },
  {
    field: "Query.orderContact",
    shows: "one that is closed",
    args: { orderId: "5" },
    select: "{ isPlatform isCallable }",
    answers: {
      "GET /order/api/order/5": {
        data: { ...restOrderDetail(5), orderType: "GENERAL", status: "CLOSE", workerId: 8 },
      },
    },
    asked: [{ call: "GET /order/api/order/5" }],
    value: { isPlatform: false, isCallable: false },
  },
  {
    field: "Query.orderContact",
    shows: "people of the platform that cannot be read",
    args: { orderId: "5" },
    select: "{ contacts { mobile } }",
    answers: {
      "GET /common/api/platform_user/query_kefu": { status: 500 },
      "GET /order/api/order/5": { data: restOrderDetail(5) },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      { call: "GET /common/api/platform_user/query_kefu", query: { pageNo: "1", pageSize: "999" } },
    ],
    value: { contacts: null },
    errors: ["API-099: status 500"],
  },
  {
    field: "Query.orderContact",
    shows: "a missing one is null",
    args: { orderId: "6" },
    answers: { "GET /order/api/order/6": { code: 4004 } },
    asked: [{ call: "GET /order/api/order/6" }],
    value: null,
  },
];
