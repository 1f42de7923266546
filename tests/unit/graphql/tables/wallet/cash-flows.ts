import type { Line } from "../../../../support/graph/graph-lines";

const NONE = { data: { rows: [], total: 0 } };
const TYPES = [
  "PLACE_AN_ORDER",
  "REFUND",
  "MARKUP",
  "MARKUP_REQUEST",
  "VALUE_ADDED",
  "BONUS",
  "REBATE",
  "ORDER_PROFIT",
  "RECHARGE",
  "CASH_OUT",
  "CASH_OUT_REJECT",
  "FINE",
  "REWARD",
];

/** The types that the lines below are of; the first test has the other two. */
const TAKEN = TYPES.filter((type) => type !== "PLACE_AN_ORDER" && type !== "REFUND");

/** A line of a backend without ids. */
const NO_ID = {
  ...{ createTime: "2026-11-10 09:09:00", type: "PLACE_AN_ORDER", payWay: "ALIPAY", content: "" },
  ...{ amount: 6.25, previousAmount: 84.75, nextAmount: 84.75 },
};

export const cashFlowsLines: readonly Line[] = [
  ...TYPES.map(
    (type): Line => ({
      field: "Viewer.cashFlows",
      shows: `lines of ${type} alone`,
      args: { filter: { type } },
      answers: { "POST /order/api/cash_flow/list": NONE },
      asked: [
        { call: "POST /order/api/cash_flow/list", body: { pageIndex: 1, pageSize: 12, type, cashType: 4 } },
      ],
      value: { nodes: [], total: 0 },
    }),
  ),
  {
    field: "Viewer.cashFlows",
    shows: "a line of every kind; the filter has four parts",
    args: {
      filter: {
        type: "REFUND",
        payWay: "ALIPAY",
        from: "2026-11-01T00:00:00+08:00",
        to: "2026-11-30T15:59:59Z",
      },
      page: 3,
      pageSize: 7,
    },
    select: "{ total nodes { type amount } }",
    answers: {
      "POST /order/api/cash_flow/list": {
        data: {
          rows: TAKEN.map((type, index) => ({
            ...{ id: 1, createTime: "2026-11-03 02:02:00", type, payWay: "WALLET", amount: 3.15 },
            ...{ previousAmount: 10 + index, nextAmount: 8, content: "content 6" },
            ...{ orderId: 7, orderNo: "orderNo 8" },
          })),
          total: 13,
        },
      },
    },
    asked: [
      {
        call: "POST /order/api/cash_flow/list",
        body: {
          pageIndex: 3,
          pageSize: 7,
          type: "REFUND",
          payWay: "ALIPAY",
          startTime: "2026-11-01 00:00:00",
          endTime: "2026-11-30 23:59:59",
          cashType: 4,
        },
      },
    ],
    value: {
      total: 13,
      nodes: TAKEN.map((type) => ({ type, amount: -315 })),
    },
  },
  {
    field: "Viewer.cashFlows",
    shows:
      "money in and money out, also past the wallet; twelve lines of the customer's ledger when nothing is said",
    answers: {
      "POST /order/api/cash_flow/list": {
        data: {
          rows: [
            {
              id: 1,
              createTime: "2026-11-03 02:02:00",
              type: "PLACE_AN_ORDER",
              payWay: "WALLET",
              amount: 20.5,
              previousAmount: 100,
              nextAmount: 79.5,
              content: "content 6",
              orderId: 7,
              orderNo: "orderNo 8",
            },
            {
              id: null,
              createTime: "2026-11-10 09:09:00",
              type: "REFUND",
              payWay: null,
              amount: 5.25,
              previousAmount: 79.5,
              nextAmount: 84.75,
              content: "content 13",
              orderId: null,
              orderNo: null,
            },
            {
              id: 3,
              createTime: "2026-11-10 09:09:00",
              type: "PLACE_AN_ORDER",
              payWay: "ALIPAY",
              amount: 6.25,
              previousAmount: 84.75,
              nextAmount: 84.75,
              content: "content 20",
              direct: "OUT",
              orderId: 9,
              orderNo: "orderNo 9",
            },
            {
              id: 4,
              createTime: "2026-11-10 09:09:00",
              type: "REFUND",
              payWay: "ALIPAY",
              amount: 6.25,
              previousAmount: 84.75,
              nextAmount: 84.75,
              content: "content 21",
              direct: "IN",
              orderId: 9,
              orderNo: "orderNo 9",
            },
          ],
          total: 14,
        },
      },
    },
    asked: [{ call: "POST /order/api/cash_flow/list", body: { pageIndex: 1, pageSize: 12, cashType: 4 } }],
    value: {
      nodes: [
        {
          amount: -2050,
          balanceAfter: 7950,
          balanceBefore: 10000,
          content: "content 6",
          createdAt: "2026-11-03T02:02:00+08:00",
          id: "1",
          isDirect: false,
          orderId: "7",
          orderNo: "orderNo 8",
          payWay: "WALLET",
          type: "PLACE_AN_ORDER",
        },
        {
          amount: 525,
          balanceAfter: 8475,
          balanceBefore: 7950,
          content: "content 13",
          createdAt: "2026-11-10T09:09:00+08:00",
          id: "2026-11-10 09:09:00 REFUND 5.25 84.75",
          isDirect: false,
          orderId: null,
          orderNo: null,
          payWay: null,
          type: "REFUND",
        },
        {
          amount: -625,
          balanceAfter: 8475,
          balanceBefore: 8475,
          content: "content 20",
          createdAt: "2026-11-10T09:09:00+08:00",
          id: "3",
          isDirect: true,
          orderId: "9",
          orderNo: "orderNo 9",
          payWay: "ALIPAY",
          type: "PLACE_AN_ORDER",
        },
        {
          amount: 625,
          balanceAfter: 8475,
          balanceBefore: 8475,
          content: "content 21",
          createdAt: "2026-11-10T09:09:00+08:00",
          id: "4",
          isDirect: true,
          orderId: "9",
          orderNo: "orderNo 9",
          payWay: "ALIPAY",
          type: "REFUND",
        },
      ],
      total: 14,
    },
  },
  {
    field: "Viewer.cashFlows",
    shows: "lines without ids that are told apart, also those that say the same",
    select: "{ nodes { id } }",
    answers: {
      "POST /order/api/cash_flow/list": {
        data: { rows: [NO_ID, { ...NO_ID, amount: 7 }, NO_ID, { ...NO_ID, id: 8 }, NO_ID], total: 5 },
      },
    },
    asked: [{ call: "POST /order/api/cash_flow/list", body: { pageIndex: 1, pageSize: 12, cashType: 4 } }],
    value: {
      nodes: [
        { id: "2026-11-10 09:09:00 PLACE_AN_ORDER 6.25 84.75" },
        { id: "2026-11-10 09:09:00 PLACE_AN_ORDER 7 84.75" },
        { id: "2026-11-10 09:09:00 PLACE_AN_ORDER 6.25 84.75 2" },
        { id: "8" },
        { id: "2026-11-10 09:09:00 PLACE_AN_ORDER 6.25 84.75 3" },
      ],
    },
  },
  {
    field: "Viewer.cashFlows",
    shows: "never more than a hundred",
    args: { pageSize: 101 },
    answers: { "POST /order/api/cash_flow/list": { data: { rows: [], total: 0 } } },
    asked: [{ call: "POST /order/api/cash_flow/list", body: { pageIndex: 1, pageSize: 100, cashType: 4 } }],
    value: { nodes: [], total: 0 },
  },
];
