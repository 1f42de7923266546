import { restOrderDetail } from "../../../../support/contract/rest-order";
import type { Line } from "../../../../support/graph/graph-lines";

export const paymentLines: readonly Line[] = [
  {
    field: "Mutation.payOrder",
    shows: "by wallet, with the password",
    args: {
      input: {
        idempotencyKey: "key",
        orderId: "5",
        payWay: "WALLET",
        password: "246810",
        quotedTotalFee: 12_855,
      },
    },
    select:
      "{ __typename ... on OrderPayment { order { id status } pageHtml qrCode } ... on BusinessError { code message } }",
    answers: {
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } },
      "PUT /order/api/order/5/pay": { data: "data 1" },
    },
    asked: [
      {
        call: "PUT /order/api/order/5/pay",
        query: { payWayEnum: "WALLET", pwd: "246810", quotedTotalFee: "128.55" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: {
      __typename: "OrderPayment",
      order: { id: "5", status: "WAIT_INSTALL" },
      pageHtml: null,
      qrCode: null,
    },
  },
  {
    field: "Mutation.payOrder",
    shows: "by Alipay's page",
    args: { input: { idempotencyKey: "key", orderId: "5", payWay: "ALIPAY" } },
    select:
      "{ __typename ... on OrderPayment { order { id status } pageHtml qrCode } ... on BusinessError { code message } }",
    answers: {
      "PUT /order/api/order/5/pay": { data: "<form/>" },
      "GET /order/api/order/5": { data: { ...restOrderDetail(5), status: "WAIT_INSTALL" } },
    },
    asked: [
      {
        call: "PUT /order/api/order/5/pay",
        query: { payWayEnum: "ALIPAY" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: {
      __typename: "OrderPayment",
      order: { id: "5", status: "WAIT_INSTALL" },
      pageHtml: "<form/>",
      qrCode: null,
    },
  },
  {
    field: "Mutation.payOrder",
    shows: "by WeChat's code; an order that is not there afterwards",
    args: { input: { idempotencyKey: "key", orderId: "5", payWay: "WECHAT" } },
    select: "{ __typename ... on OrderPayment { pageHtml qrCode } }",
    answers: { "PUT /order/api/order/5/pay": { data: "weixin://1" } },
    asked: [
      {
        call: "PUT /order/api/order/5/pay",
        query: { payWayEnum: "WECHAT" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "OrderPayment", pageHtml: null, qrCode: "weixin://1" },
  },
  {
    field: "Mutation.payOrder",
    shows: "an order that is not there afterwards",
    args: { input: { idempotencyKey: "key", orderId: "5", payWay: "WALLET" } },
    select:
      "{ __typename ... on OrderPayment { order { id status } pageHtml qrCode } ... on BusinessError { code message } }",
    answers: { "GET /order/api/order/5": { code: 4004 }, "PUT /order/api/order/5/pay": { data: "data 1" } },
    asked: [
      {
        call: "PUT /order/api/order/5/pay",
        query: { payWayEnum: "WALLET" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
      { call: "GET /order/api/order/5" },
    ],
    value: { __typename: "OrderPayment", order: null, pageHtml: null, qrCode: null },
    errors: ["订单不存在"],
  },
  {
    field: "Mutation.payOrder",
    shows: "a wrong password, which pays nothing",
    args: { input: { idempotencyKey: "key", orderId: "5", payWay: "WALLET", password: "000000" } },
    select: "{ __typename ... on BusinessError { code message } }",
    answers: { "PUT /order/api/order/5/pay": { code: 4301, message: "密码错误" } },
    asked: [
      {
        call: "PUT /order/api/order/5/pay",
        query: { payWayEnum: "WALLET", pwd: "000000" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "BusinessError", code: 4301, message: "密码错误" },
  },
  {
    field: "Mutation.payOrders",
    shows: "a wallet that holds too little, which pays none",
    args: { input: { idempotencyKey: "key", orderIds: ["5"], payWay: "WALLET", password: "000000" } },
    select: "{ __typename ... on BusinessError { code message } }",
    answers: { "POST /order/api/order/order_batch_pay": { code: 4304, message: "您的余额不足" } },
    asked: [
      {
        call: "POST /order/api/order/order_batch_pay",
        body: { orderIds: ["5"], payWayEnum: "WALLET", password: "000000" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "BusinessError", code: 4304, message: "您的余额不足" },
  },
  {
    field: "Mutation.payOrders",
    shows: "two by wallet, with the password",
    args: {
      input: {
        ...{ idempotencyKey: "key", orderIds: ["5", "6"], payWay: "WALLET", password: "246810" },
        quotedTotalFee: 70_001,
      },
    },
    answers: { "POST /order/api/order/order_batch_pay": { data: "data 1" } },
    asked: [
      {
        call: "POST /order/api/order/order_batch_pay",
        body: { orderIds: ["5", "6"], payWayEnum: "WALLET", password: "246810", quotedTotalFee: 700.01 },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "BatchPayment", payWay: "WALLET", pageHtml: null, qrCode: null },
  },
  {
    field: "Mutation.payOrders",
    shows: "by Alipay's page",
    args: { input: { idempotencyKey: "key", orderIds: ["5"], payWay: "ALIPAY" } },
    answers: { "POST /order/api/order/order_batch_pay": { data: "<form/>" } },
    asked: [
      {
        call: "POST /order/api/order/order_batch_pay",
        body: { orderIds: ["5"], payWayEnum: "ALIPAY", password: null },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "BatchPayment", payWay: "ALIPAY", pageHtml: "<form/>", qrCode: null },
  },
  {
    field: "Mutation.payOrders",
    shows: "by WeChat's code",
    args: { input: { idempotencyKey: "key", orderIds: ["5"], payWay: "WECHAT" } },
    answers: { "POST /order/api/order/order_batch_pay": { data: "weixin://1" } },
    asked: [
      {
        call: "POST /order/api/order/order_batch_pay",
        body: { orderIds: ["5"], payWayEnum: "WECHAT", password: null },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "BatchPayment", payWay: "WECHAT", pageHtml: null, qrCode: "weixin://1" },
  },
];
