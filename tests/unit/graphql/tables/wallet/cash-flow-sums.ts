import type { Line } from "../../../../support/graph/graph-lines";

export const cashFlowSumsLines: readonly Line[] = [
  {
    field: "Viewer.cashFlowSums",
    shows: "eight amounts; the filter has four parts",
    args: {
      filter: {
        type: "REFUND",
        payWay: "ALIPAY",
        from: "2026-11-01T00:00:00+08:00",
        to: "2026-11-30T15:59:59Z",
      },
    },
    answers: {
      "GET /order/api/cash_flow/sums": {
        data: {
          ...{ opening: 1.15, moneyIn: 2.15, moneyOut: 3.15, others: 4.15, closing: 5.15, held: 6.15 },
          ...{ directIn: 8.15, directOut: 9.15 },
          balances: [{ day: "2026-11-30", balance: 7.15 }],
        },
      },
    },
    asked: [
      {
        call: "GET /order/api/cash_flow/sums",
        query: {
          type: "REFUND",
          payWay: "ALIPAY",
          startTime: "2026-11-01 00:00:00",
          endTime: "2026-11-30 23:59:59",
        },
      },
    ],
    value: {
      balances: [{ day: "2026-11-30", balance: 715 }],
      closing: 515,
      directIn: 815,
      directOut: 915,
      held: 615,
      isOffered: true,
      moneyIn: 215,
      moneyOut: 315,
      opening: 115,
      others: 415,
    },
  },
  {
    field: "Viewer.cashFlowSums",
    shows: "a backend that has no sums",
    asked: [{ call: "GET /order/api/cash_flow/sums" }],
    value: {
      ...{ directIn: 0, directOut: 0 },
      ...{ closing: 0, held: 0, isOffered: false, moneyIn: 0, moneyOut: 0, opening: 0, others: 0 },
      balances: [],
    },
  },
];
