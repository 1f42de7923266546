import type { Line } from "../../../../support/graph/graph-lines";
import { MARKUP } from "./markups";

const READ_REQUEST = {
  "GET /order/api/markup/detail": { data: { ...MARKUP, id: 9, orderNo: "JJ9", isRequest: true } },
};
const ASKED_FOR_REQUEST = { call: "GET /order/api/markup/detail", query: { requestId: "9" } };

export const markupPaymentLines: readonly Line[] = [
  {
    field: "Mutation.payMarkup",
    shows: "by wallet: made first, then paid; 分 become 元",
    args: {
      input: {
        idempotencyKey: "key",
        orderId: "5",
        amount: 2050,
        kind: "ABNORMAL",
        markupType: "爬楼费",
        remark: "五楼",
        payWay: "WALLET",
        password: "246810",
      },
    },
    answers: { "POST /order/api/markup": { data: 9 } },
    asked: [
      {
        call: "POST /order/api/markup",
        query: { oid: "5", amount: "20.5", type: "ABNORMAL", markupType: "爬楼费", markupRemark: "五楼" },
        headers: { "idempotency-key": "key:make" },
      },
      {
        call: "POST /order/api/markup/9/pay",
        query: { payWay: "WALLET", pwd: "246810" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "MarkupPayment", markupId: "9", pageHtml: null, qrCode: null },
  },
  {
    field: "Mutation.payMarkup",
    shows: "by Alipay's page, of an increase that is continued; an empty remark is not sent",
    args: {
      input: {
        idempotencyKey: "key",
        orderId: "5",
        amount: 2000,
        kind: "ORDINARY",
        markupType: "爬楼费",
        remark: "",
        markupId: "9",
        payWay: "ALIPAY",
      },
    },
    answers: { "POST /order/api/markup": { data: 9 }, "POST /order/api/markup/9/pay": { data: "<form/>" } },
    asked: [
      {
        call: "POST /order/api/markup",
        query: { oid: "5", amount: "20", type: "ORDINARY", markupType: "爬楼费", markupId: "9" },
        headers: { "idempotency-key": "key:make" },
      },
      {
        call: "POST /order/api/markup/9/pay",
        query: { payWay: "ALIPAY" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "MarkupPayment", markupId: "9", pageHtml: "<form/>", qrCode: null },
  },
  {
    field: "Mutation.payMarkup",
    shows: "by WeChat's code; a kind that is left out is not sent",
    args: {
      input: { idempotencyKey: "key", orderId: "5", amount: 2000, markupType: "爬楼费", payWay: "WECHAT" },
    },
    answers: {
      "POST /order/api/markup": { data: 9 },
      "POST /order/api/markup/9/pay": { data: "weixin://1" },
    },
    asked: [
      {
        call: "POST /order/api/markup",
        query: { oid: "5", amount: "20", markupType: "爬楼费" },
        headers: { "idempotency-key": "key:make" },
      },
      {
        call: "POST /order/api/markup/9/pay",
        query: { payWay: "WECHAT" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "MarkupPayment", markupId: "9", pageHtml: null, qrCode: "weixin://1" },
  },
  {
    field: "Mutation.approveMarkup",
    shows: "by wallet, by the number of the request, at the amount that was shown; 分 become 元",
    args: {
      input: {
        idempotencyKey: "key",
        markupId: "9",
        quotedAmount: 2050,
        payWay: "WALLET",
        password: "246810",
      },
    },
    answers: { ...READ_REQUEST, "POST /order/api/markup/JJ9/request_pay": { data: "data 1" } },
    asked: [
      ASKED_FOR_REQUEST,
      {
        call: "POST /order/api/markup/JJ9/request_pay",
        body: { payWay: "WALLET", pwd: "246810", quotedAmount: 20.5 },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "MarkupPayment", markupId: "9", pageHtml: null, qrCode: null },
  },
  {
    field: "Mutation.approveMarkup",
    shows: "at Alipay's page",
    args: { input: { idempotencyKey: "key", markupId: "9", payWay: "ALIPAY" } },
    answers: { ...READ_REQUEST, "POST /order/api/markup/JJ9/request_pay": { data: "<form/>" } },
    asked: [
      ASKED_FOR_REQUEST,
      {
        call: "POST /order/api/markup/JJ9/request_pay",
        body: { payWay: "ALIPAY", pwd: null },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "MarkupPayment", markupId: "9", pageHtml: "<form/>", qrCode: null },
  },
  {
    field: "Mutation.approveMarkup",
    shows: "by WeChat's code",
    args: { input: { idempotencyKey: "key", markupId: "9", payWay: "WECHAT" } },
    answers: { ...READ_REQUEST, "POST /order/api/markup/JJ9/request_pay": { data: "weixin://1" } },
    asked: [
      ASKED_FOR_REQUEST,
      {
        call: "POST /order/api/markup/JJ9/request_pay",
        body: { payWay: "WECHAT", pwd: null },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: { __typename: "MarkupPayment", markupId: "9", pageHtml: null, qrCode: "weixin://1" },
  },
  {
    field: "Mutation.approveMarkup",
    shows: "nothing is paid of a request that the customer has not",
    args: { input: { idempotencyKey: "key", markupId: "9", payWay: "WALLET", password: "246810" } },
    select: "{ __typename ... on BusinessError { code } }",
    answers: { "GET /order/api/markup/detail": { code: 4004 } },
    asked: [ASKED_FOR_REQUEST],
    value: { __typename: "BusinessError", code: 4004 },
  },
  {
    field: "Mutation.rejectMarkup",
    shows: "with a reason",
    args: { markupId: "9", reason: "太贵" },
    asked: [{ call: "POST /order/api/markup/reject", body: { markupRequestId: "9", rejectContent: "太贵" } }],
    value: { __typename: "MarkupRejection", markupId: "9" },
  },
  {
    field: "Mutation.cancelMarkup",
    shows: "the customer's own",
    args: { markupId: "9" },
    asked: [{ call: "POST /order/api/markup/9/cancel" }],
    value: { __typename: "MarkupCancellation", markupId: "9" },
  },
];
