import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const abnormalStepsLines: readonly Line[] = [
  {
    field: "Mutation.reportException",
    shows: "every field; two pictures and two goods",
    args: {
      input: {
        orderId: "5",
        source: "OTHER",
        sourceName: "王五",
        sourcePhone: "13700000000",
        type: "破损",
        description: "桌腿断了",
        imageUrls: ["/files/1.jpg", "/files/2.mp4"],
        itemIds: ["51", "52"],
      },
    },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [
      {
        call: "POST /order/api/abnormal/add",
        form: {
          orderId: "5",
          source: "OTHER",
          sourceName: "王五",
          sourcePhone: "13700000000",
          abnormalType: "破损",
          description: "桌腿断了",
          abnormalImage: "/files/1.jpg,/files/2.mp4",
          orderItemIds: "51,52",
        },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
  {
    field: "Mutation.reportException",
    shows: "the master's, with who that is; what is left out is not sent, and neither is an empty list",
    args: { input: { orderId: "5", source: "WORKER", type: "破损", description: "桌腿断了", imageUrls: [] } },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: {
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL", workerId: 77 } },
    },
    asked: [
      { call: "GET /order/api/order/5" },
      {
        call: "POST /order/api/abnormal/add",
        form: {
          orderId: "5",
          source: "WORKER",
          sourceWorkerId: "77",
          abnormalType: "破损",
          description: "桌腿断了",
        },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
  {
    field: "Mutation.reportException",
    shows: "the customer's own; an order that is not there afterwards",
    args: { input: { orderId: "5", source: "CUSTOMER", type: "破损", description: "桌腿断了" } },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { code: 4004 } },
    asked: [
      {
        call: "POST /order/api/abnormal/add",
        form: {
          orderId: "5",
          source: "CUSTOMER",
          abnormalType: "破损",
          description: "桌腿断了",
        },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: null },
    errors: ["订单不存在"],
  },
  {
    field: "Mutation.solveException",
    shows: "the goods go back, the master keeps 12.34 元",
    args: { orderId: "5", way: "BACK", allowance: 1234, description: "退回" },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [
      {
        call: "POST /order/api/order/5/solve_exception",
        query: { solveExceptionWay: "BACK", allowance: "12.34", description: "退回" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
  {
    field: "Mutation.solveException",
    shows: "nothing to keep is 0",
    args: { orderId: "5", way: "BACK", allowance: 0, description: "" },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [
      {
        call: "POST /order/api/order/5/solve_exception",
        query: { solveExceptionWay: "BACK", allowance: "0" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
  {
    field: "Mutation.solveException",
    shows: "by adding to the price",
    args: { orderId: "5", way: "MARKUP", amount: 2050 },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [
      {
        call: "POST /order/api/order/5/solve_exception",
        query: { solveExceptionWay: "MARKUP", amount: "20.5" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
  {
    field: "Mutation.solveException",
    shows: "as if nothing had happened",
    args: { orderId: "5", way: "NORMAL" },
    select:
      "{ __typename ... on ExceptionChange { order { id status } } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } } },
    asked: [
      { call: "POST /order/api/order/5/solve_exception", query: { solveExceptionWay: "NORMAL" } },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "ExceptionChange", order: { id: "5", status: "WAIT_INSTALL" } },
  },
  {
    field: "Mutation.handleAbnormal",
    shows: "with a fee: 分 become 元; two pictures",
    args: {
      input: {
        idempotencyKey: "key",
        abnormalId: "9",
        progress: "PROCESSED",
        content: "已补发",
        imageUrls: ["/files/1.jpg", "/files/2.jpg"],
        fee: 2050,
        password: "246810",
      },
    },
    asked: [
      {
        call: "POST /order/api/abnormal/add_abnormal_record",
        body: {
          orderAbnormalId: "9",
          status: "PROCESSED",
          content: "已补发",
          image: "/files/1.jpg,/files/2.jpg",
          isMarkup: true,
          additionalFee: 20.5,
          walletPassword: "246810",
        },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "AbnormalHandled", abnormalId: "9" },
  },
  {
    field: "Mutation.handleAbnormal",
    shows: "without",
    args: { input: { idempotencyKey: "key", abnormalId: "9", progress: "FOLLOWING_UP", content: "已联系" } },
    asked: [
      {
        call: "POST /order/api/abnormal/add_abnormal_record",
        body: {
          orderAbnormalId: "9",
          status: "FOLLOWING_UP",
          content: "已联系",
          image: null,
          isMarkup: false,
          additionalFee: null,
        },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "AbnormalHandled", abnormalId: "9" },
  },
  {
    field: "Mutation.handleAbnormal",
    shows: "with a fee that needs no password",
    args: {
      input: {
        idempotencyKey: "key",
        abnormalId: "9",
        progress: "FOLLOWING_UP",
        content: "已联系",
        fee: 850,
      },
    },
    asked: [
      {
        call: "POST /order/api/abnormal/add_abnormal_record",
        body: {
          orderAbnormalId: "9",
          status: "FOLLOWING_UP",
          content: "已联系",
          image: null,
          isMarkup: true,
          additionalFee: 8.5,
        },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "AbnormalHandled", abnormalId: "9" },
  },
];
