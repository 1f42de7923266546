import type { Line } from "../../../../support/graph/graph-lines";

/** A withdrawal of a backend without ids. */
const NO_ID = {
  ...{ createTime: "2026-11-11 10:10:00", targetAccount: "支付宝", status: "CASH_OUT" },
  ...{ totalAmount: 100, actualAmount: 99.4, serviceCharge: 0.6 },
};

export const withdrawalsLines: readonly Line[] = [
  {
    field: "Viewer.withdrawals",
    shows: "one of every state, by day",
    args: { firstDay: "2026-11-01", lastDay: "2026-11-30", page: 2, pageSize: 7 },
    answers: {
      "GET /order/api/withdraw/list": {
        data: {
          rows: [
            {
              id: 1,
              createTime: "2026-11-03 02:02:00",
              targetAccount: "targetAccount 3",
              totalAmount: 4.15,
              actualAmount: 5.15,
              serviceCharge: 6.15,
              status: "CASH_OUT",
              payWay: "ALIPAY",
              isReviewed: true,
              finishTime: "2026-11-09 08:08:00",
              reason: "reason 9",
              confirmToken: "t10",
              confirmBefore: "2026-11-11 10:11:00",
            },
            {
              id: null,
              createTime: "2026-11-11 10:10:00",
              targetAccount: "targetAccount 11",
              totalAmount: 12.15,
              actualAmount: 13.15,
              serviceCharge: 14.15,
              status: "FINISH",
              payWay: null,
              isReviewed: null,
              finishTime: null,
              reason: null,
              confirmToken: null,
              confirmBefore: null,
            },
            {
              id: 16,
              createTime: "2026-11-18 17:17:00",
              targetAccount: "targetAccount 18",
              totalAmount: 19.15,
              actualAmount: 20.15,
              serviceCharge: 21.15,
              status: "FALL",
              payWay: "ALIPAY",
              isReviewed: false,
              finishTime: "2026-11-24 23:23:00",
              reason: "reason 24",
              confirmToken: null,
              confirmBefore: null,
            },
          ],
          total: 25,
          totalMoney: 26.15,
        },
      },
    },
    asked: [
      {
        call: "GET /order/api/withdraw/list",
        query: { startTime: "2026-11-01", endTime: "2026-11-30", pageIndex: "2", pageSize: "7" },
      },
    ],
    value: {
      nodes: [
        {
          actual: 515,
          amount: 415,
          confirmBefore: "2026-11-11T10:11:00+08:00",
          confirmPath: "/wechat/confirm/t10",
          createdAt: "2026-11-03T02:02:00+08:00",
          fee: 615,
          finishedAt: "2026-11-09T08:08:00+08:00",
          id: "1",
          isReviewed: true,
          payWay: "ALIPAY",
          reason: "reason 9",
          status: "CASH_OUT",
          target: "targetAccount 3",
        },
        {
          actual: 1315,
          amount: 1215,
          confirmBefore: null,
          confirmPath: null,
          createdAt: "2026-11-11T10:10:00+08:00",
          fee: 1415,
          finishedAt: null,
          id: "2026-11-11 10:10:00 targetAccount 11 12.15",
          isReviewed: null,
          payWay: null,
          reason: null,
          status: "FINISH",
          target: "targetAccount 11",
        },
        {
          actual: 2015,
          amount: 1915,
          confirmBefore: null,
          confirmPath: null,
          createdAt: "2026-11-18T17:17:00+08:00",
          fee: 2115,
          finishedAt: "2026-11-24T23:23:00+08:00",
          id: "16",
          isReviewed: false,
          payWay: "ALIPAY",
          reason: "reason 24",
          status: "FALL",
          target: "targetAccount 18",
        },
      ],
      total: 25,
      totalAmount: 2615,
    },
  },
  {
    field: "Viewer.withdrawals",
    shows: "those of one second without ids, which are told apart",
    select: "{ nodes { id } }",
    answers: {
      "GET /order/api/withdraw/list": {
        data: {
          rows: [NO_ID, { ...NO_ID, totalAmount: 200 }, { ...NO_ID, targetAccount: "微信" }, NO_ID],
          total: 4,
        },
      },
    },
    asked: [{ call: "GET /order/api/withdraw/list", query: { pageIndex: "1", pageSize: "15" } }],
    value: {
      nodes: [
        { id: "2026-11-11 10:10:00 支付宝 100" },
        { id: "2026-11-11 10:10:00 支付宝 200" },
        { id: "2026-11-11 10:10:00 微信 100" },
        { id: "2026-11-11 10:10:00 支付宝 100 2" },
      ],
    },
  },
  {
    field: "Viewer.withdrawals",
    shows: "nothing is sent of what is left out",
    answers: { "GET /order/api/withdraw/list": { data: { rows: [], total: 0, totalMoney: 0 } } },
    asked: [{ call: "GET /order/api/withdraw/list", query: { pageIndex: "1", pageSize: "15" } }],
    value: { nodes: [], total: 0, totalAmount: 0 },
  },
  {
    field: "Viewer.withdrawals",
    shows: "a backend that does not tell their sum",
    answers: { "GET /order/api/withdraw/list": { data: { rows: [], total: 0 } } },
    asked: [{ call: "GET /order/api/withdraw/list", query: { pageIndex: "1", pageSize: "15" } }],
    value: { nodes: [], total: 0, totalAmount: null },
  },
  {
    field: "Viewer.withdrawalTerms",
    shows: "what is left today, and which accounts wait",
    answers: {
      "GET /order/api/withdraw/terms": {
        data: {
          dayLimit: 10.15,
          dayTimes: 11,
          holdHours: 12,
          newBindingHoldHours: 13,
          leftToday: 1.15,
          timesLeft: 2,
          heldUntil: [
            { payWay: "ALIPAY", until: "2026-11-04 03:03:00", reason: "reason 4" },
            { payWay: "WECHAT", until: "2026-11-06 05:05:00", reason: "reason 6" },
            { payWay: "BANK", until: "2026-11-07 06:06:00", reason: "reason 7" },
          ],
          company: { name: "name 8", account: "account 9" },
        },
      },
    },
    asked: [{ call: "GET /order/api/withdraw/terms" }],
    value: {
      company: { account: "account 9", name: "name 8" },
      dayLimit: 1015,
      dayTimes: 11,
      holdHours: 12,
      newBindingHoldHours: 13,
      holds: [
        { payWay: "ALIPAY", reason: "reason 4", until: "2026-11-04T03:03:00+08:00" },
        { payWay: "WECHAT", reason: "reason 6", until: "2026-11-06T05:05:00+08:00" },
        { payWay: "BANK", reason: "reason 7", until: "2026-11-07T06:06:00+08:00" },
      ],
      leftToday: 115,
      timesLeft: 2,
    },
  },
  {
    field: "Viewer.withdrawalTerms",
    shows: "no company's account",
    answers: {
      "GET /order/api/withdraw/terms": {
        data: {
          dayLimit: 10.15,
          dayTimes: 11,
          holdHours: 12,
          newBindingHoldHours: 0,
          leftToday: 1.15,
          timesLeft: 2,
          heldUntil: [],
          company: null,
        },
      },
    },
    asked: [{ call: "GET /order/api/withdraw/terms" }],
    value: {
      company: null,
      dayLimit: 1015,
      dayTimes: 11,
      holdHours: 12,
      holds: [],
      leftToday: 115,
      newBindingHoldHours: 0,
      timesLeft: 2,
    },
  },
  {
    field: "Mutation.withdraw",
    shows: "分 become 元 with two decimals",
    args: {
      input: { idempotencyKey: "key", amount: 10050, payWay: "WECHAT", code: "1234", realName: "张三" },
    },
    asked: [
      {
        call: "POST /order/api/withdraw",
        body: { code: "1234", payWay: "WECHAT", realName: "张三", amount: "100.50" },
        headers: { "idempotency-key": "key" },
      },
    ],
    value: { __typename: "WithdrawalAsked", viewer: { __typename: "Viewer" } },
  },
  {
    field: "Query.payoutWays",
    shows: "how money is withdrawn, not how an order is paid",
    answers: {
      "GET /common/platform/get_pay_way": {
        data: {
          orderPayWay: ["ALIPAY", "WALLET"],
          cashOutWay: ["WECHAT", "WALLET", "ALIPAY"],
          rechargePayWay: ["WECHAT", "ALIPAY"],
        },
      },
    },
    asked: [{ call: "GET /common/platform/get_pay_way" }],
    value: ["WECHAT", "ALIPAY"],
  },
];
