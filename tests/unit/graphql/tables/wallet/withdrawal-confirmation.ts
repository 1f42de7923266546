import type { Line } from "../../../../support/graph/graph-lines";

export const withdrawalConfirmationLines: readonly Line[] = [
  {
    field: "Query.withdrawalConfirmation",
    shows: "what waits for its payee, and what opens WeChat",
    args: { token: "t1", search: "?from=scan" },
    answers: {
      "GET /order/api/withdraw/confirm/t1": {
        data: {
          amount: 1.15,
          state: "WAITING",
          confirmBefore: "2026-11-02 01:01:00",
          wechat: {
            mchId: "mchId 3",
            appId: "appId 4",
            packageInfo: "packageInfo 5",
            timestamp: 6,
            nonceStr: "nonceStr 7",
            signature: "signature 8",
          },
        },
      },
    },
    asked: [
      {
        call: "GET /order/api/withdraw/confirm/t1",
        query: { pageUrl: "https://site.test/wechat/confirm/t1?from=scan" },
        headers: { "x-site-origin": "https://site.test" },
      },
    ],
    value: {
      amount: 115,
      confirmBefore: "2026-11-02T01:01:00+08:00",
      state: "WAITING",
      wechat: {
        appId: "appId 4",
        mchId: "mchId 3",
        nonceStr: "nonceStr 7",
        packageInfo: "packageInfo 5",
        signature: "signature 8",
        timestamp: 6,
      },
    },
  },
  ...(["LAPSED", "PAID", "RETURNED"] as const).map(
    (state): Line => ({
      field: "Query.withdrawalConfirmation",
      shows: `one that is ${state}`,
      args: { token: "t2", search: "" },
      answers: {
        "GET /order/api/withdraw/confirm/t2": {
          data: { amount: 1.15, state, confirmBefore: null, wechat: null },
        },
      },
      asked: [
        {
          call: "GET /order/api/withdraw/confirm/t2",
          query: { pageUrl: "https://site.test/wechat/confirm/t2" },
          headers: { "x-site-origin": "https://site.test" },
        },
      ],
      value: { amount: 115, confirmBefore: null, state, wechat: null },
    }),
  ),
  {
    field: "Query.withdrawalConfirmation",
    shows: "an unknown link is null",
    args: { token: "t3", search: "" },
    answers: { "GET /order/api/withdraw/confirm/t3": { code: 4004 } },
    asked: [
      {
        call: "GET /order/api/withdraw/confirm/t3",
        query: { pageUrl: "https://site.test/wechat/confirm/t3" },
        headers: { "x-site-origin": "https://site.test" },
      },
    ],
    value: null,
  },
];
