import type { Line } from "../../../../support/graph/graph-lines";

export const rechargeLines: readonly Line[] = [
  {
    field: "Viewer.rechargeStatus",
    shows: "paid",
    args: { rechargeNo: "R1" },
    answers: { "GET /order/api/order/charge_info": { data: { status: "SUCCESS" } } },
    asked: [{ call: "GET /order/api/order/charge_info", query: { orderNo: "R1" } }],
    value: "SUCCESS",
  },
  {
    field: "Viewer.rechargeStatus",
    shows: "not yet",
    args: { rechargeNo: "R1" },
    answers: { "GET /order/api/order/charge_info": { data: { status: "WAIT_PAY" } } },
    asked: [{ call: "GET /order/api/order/charge_info", query: { orderNo: "R1" } }],
    value: "WAIT_PAY",
  },
  {
    field: "Viewer.rechargeStatus",
    shows: "closed",
    args: { rechargeNo: "R1" },
    answers: { "GET /order/api/order/charge_info": { data: { status: "CLOSE" } } },
    asked: [{ call: "GET /order/api/order/charge_info", query: { orderNo: "R1" } }],
    value: "CLOSE",
  },
  {
    field: "Viewer.rechargeStatus",
    shows: "an unknown one",
    args: { rechargeNo: "R1" },
    answers: { "GET /order/api/order/charge_info": { code: 4004 } },
    asked: [{ call: "GET /order/api/order/charge_info", query: { orderNo: "R1" } }],
    value: null,
  },
  {
    field: "Mutation.rechargeWallet",
    shows: "a page of Alipay",
    args: { input: { idempotencyKey: "key", amount: 10050, payWay: "ALIPAY" } },
    answers: { "GET /order/api/order/charge": { data: { html: "<form/>", orderNo: "R1" } } },
    asked: [
      {
        call: "GET /order/api/order/charge",
        query: { amount: "100.50", payWay: "ALIPAY" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: {
      __typename: "RechargeOpened",
      pageHtml: "<form/>",
      qrCode: null,
      rechargeNo: "R1",
      viewer: { __typename: "Viewer" },
    },
  },
  {
    field: "Mutation.rechargeWallet",
    shows: "a code of WeChat",
    args: { input: { idempotencyKey: "key", amount: 10000, payWay: "WECHAT" } },
    answers: { "GET /order/api/order/charge": { data: { url: "weixin://1" } } },
    asked: [
      {
        call: "GET /order/api/order/charge",
        query: { amount: "100.00", payWay: "WECHAT" },
        headers: { "idempotency-key": "key", "x-site-origin": "https://site.test" },
      },
    ],
    value: {
      __typename: "RechargeOpened",
      pageHtml: null,
      qrCode: "weixin://1",
      rechargeNo: null,
      viewer: { __typename: "Viewer" },
    },
  },
];
