import type { Line } from "../../../../support/graph/graph-lines";

const STATUSES = [
  "WAIT_PAY",
  "WAIT_ASSIGN",
  "WAIT_APPOINTMENT",
  "RECEIVING_ORDER",
  "WAIT_PICK_UP",
  "WAIT_INSTALL",
  "WAIT_COMPLETE",
  "WAIT_VERIF",
  "WAIT_ACCEPT",
  "SUCCESS",
  "EVALUATED",
  "CLOSE",
];
const FILTERS = [
  "INSERVICE",
  "DEAL",
  "UNSUCCESS",
  "WAIT_EVALUATE",
  "NOT_ARRIVAL",
  "ABNORMAL",
  "REFUND",
  "UNSETTLED",
  "SETTLED",
  "CAN_COMPLAINT",
  "ASSIGN_OVERTIME",
  "MARKUP_WAIT_PAY",
];

export const orderStatsLines: readonly Line[] = [
  ...[...STATUSES, ...FILTERS].map(
    (value): Line => ({
      field: "Viewer.orderFilterOptions",
      shows: `${value} and its words`,
      answers: { "POST /order/api/order/status": { data: [{ value, label: `标签 ${value}` }] } },
      asked: [{ call: "POST /order/api/order/status" }],
      value: [{ filter: value, label: `标签 ${value}` }],
    }),
  ),
  ...[...STATUSES, ...FILTERS].map(
    (filter): Line => ({
      field: "Viewer.visitDays",
      shows: `of this month, by ${filter}`,
      args: { filter },
      answers: { "POST /order/api/order/stats": { data: [] } },
      asked: [{ call: "POST /order/api/order/stats", body: { type: "MONTH", offset: 0, status: filter } }],
      value: [],
    }),
  ),
  {
    field: "Viewer.orderCounts",
    shows: "how many of each",
    answers: {
      "GET /order/api/order/stats_status": {
        data: [
          { status: "WAIT_PAY", count: 1 },
          { status: "WAIT_ASSIGN", count: 2 },
        ],
      },
    },
    asked: [{ call: "GET /order/api/order/stats_status" }],
    value: [
      { count: 1, filter: "WAIT_PAY" },
      { count: 2, filter: "WAIT_ASSIGN" },
    ],
  },
  {
    field: "Viewer.orderCounts",
    shows: "only those with an exception, by their list, where the backend does not count",
    answers: {
      "GET /order/api/order/stats_status": { data: null },
      "GET /order/api/order": { data: { rows: [], total: 3 } },
    },
    asked: [
      { call: "GET /order/api/order/stats_status" },
      { call: "GET /order/api/order", query: { status: "ABNORMAL", pageNum: "1", pageSize: "1" } },
    ],
    value: [{ count: 3, filter: "ABNORMAL" }],
  },
  {
    field: "Viewer.visitDays",
    shows: "null where the backend does not count them",
    answers: { "POST /order/api/order/stats": { data: null } },
    asked: [{ call: "POST /order/api/order/stats", body: { type: "MONTH", offset: 0 } }],
    value: null,
  },
  {
    field: "Viewer.visitDays",
    shows: "of the next month, by a filter",
    args: { monthOffset: 1, filter: "UNSETTLED" },
    answers: {
      "POST /order/api/order/stats": {
        data: [
          { date: "2026-11-02", count: 2 },
          { date: "2026-11-04", count: 4 },
        ],
      },
    },
    asked: [{ call: "POST /order/api/order/stats", body: { type: "MONTH", offset: 1, status: "UNSETTLED" } }],
    value: [
      { count: 2, date: "2026-11-02" },
      { count: 4, date: "2026-11-04" },
    ],
  },
];
