import { restOrder } from "../../../../support/contract/rest-order";
import { REFUND } from "../../../../support/contract/rest-refund";
import type { Line } from "../../../../support/graph/graph-lines";

export const refundReadsLines: readonly Line[] = [
  {
    field: "Query.refundReasons",
    shows: "the words of two",
    answers: {
      "GET /order/api/refund/reason": { data: [{ content: "content 1" }, { content: "content 2" }] },
    },
    asked: [{ call: "GET /order/api/refund/reason" }],
    value: ["content 1", "content 2"],
  },
  {
    field: "Viewer.refunds",
    shows: "by WAIT and number",
    args: { filter: "WAIT", orderNo: "26112000001001", page: 2, pageSize: 7 },
    answers: { "GET /order/api/refund": { data: { rows: [], total: 0 } } },
    asked: [
      {
        call: "GET /order/api/refund",
        query: { refundStatusEnum: "WAIT", orderNo: "26112000001001", pageNum: "2", pageSize: "7" },
      },
    ],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.refunds",
    shows: "by REFUSE",
    args: { filter: "REFUSE", orderNo: "", page: 2, pageSize: 7 },
    answers: { "GET /order/api/refund": { data: { rows: [], total: 0 } } },
    asked: [
      { call: "GET /order/api/refund", query: { refundStatusEnum: "REFUSE", pageNum: "2", pageSize: "7" } },
    ],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.refunds",
    shows: "by SUCCEEDED",
    args: { filter: "SUCCEEDED", orderNo: null, page: 2, pageSize: 7 },
    answers: { "GET /order/api/refund": { data: { rows: [], total: 0 } } },
    asked: [
      {
        call: "GET /order/api/refund",
        query: { refundStatusEnum: "REFUND_SUEECSS", pageNum: "2", pageSize: "7" },
      },
    ],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.refunds",
    shows: "by ARBITRATION",
    args: { filter: "ARBITRATION", orderNo: null, page: 2, pageSize: 7 },
    answers: { "GET /order/api/refund": { data: { rows: [], total: 0 } } },
    asked: [
      {
        call: "GET /order/api/refund",
        query: { refundStatusEnum: "ARBITRATION_ALL", pageNum: "2", pageSize: "7" },
      },
    ],
    value: { nodes: [], total: 0 },
  },
  {
    field: "Viewer.refunds",
    shows: "the first six; each with its own order, all read by one call, one that is missing",
    select: "{ total nodes { refund { id orderId } order { id status } } }",
    answers: {
      "GET /order/api/refund": {
        data: {
          rows: [
            { ...REFUND, orderId: 5, id: 51 },
            { ...REFUND, orderId: 6, id: 61 },
            { ...REFUND, orderId: 5, id: 52 },
            { ...REFUND, orderId: 7, id: 71 },
          ],
          total: 9,
        },
      },
      "POST /order/api/order/list_by_orderIds": {
        data: [{ ...restOrder(6), status: "CLOSE" }, restOrder(5)],
      },
    },
    asked: [
      { call: "GET /order/api/refund", query: { pageNum: "1", pageSize: "6" } },
      { call: "POST /order/api/order/list_by_orderIds", body: { orderIds: ["5", "6", "7"] } },
    ],
    value: {
      total: 9,
      nodes: [
        { refund: { id: "51", orderId: "5" }, order: { id: "5", status: "WAIT_PAY" } },
        { refund: { id: "61", orderId: "6" }, order: { id: "6", status: "CLOSE" } },
        { refund: { id: "52", orderId: "5" }, order: { id: "5", status: "WAIT_PAY" } },
        { refund: { id: "71", orderId: "7" }, order: null },
      ],
    },
  },
  {
    field: "Viewer.refunds",
    shows: "without their orders no orders are read",
    select: "{ nodes { refund { id } } }",
    answers: { "GET /order/api/refund": { data: { rows: [REFUND], total: 1 } } },
    asked: [{ call: "GET /order/api/refund", query: { pageNum: "1", pageSize: "6" } }],
    value: { nodes: [{ refund: { id: "9" } }] },
  },
  {
    field: "Viewer.refundFilters",
    shows: "every filter",
    answers: {
      "POST /order/api/refund/status": {
        data: [
          { value: "WAIT", label: "待处理" },
          { value: "REFUSE", label: "已拒绝" },
          { value: "REFUND_SUEECSS", label: "已成功" },
          { value: "ARBITRATION_ALL", label: "仲裁" },
        ],
      },
    },
    asked: [{ call: "POST /order/api/refund/status" }],
    value: [
      { filter: "WAIT", label: "待处理" },
      { filter: "REFUSE", label: "已拒绝" },
      { filter: "SUCCEEDED", label: "已成功" },
      { filter: "ARBITRATION", label: "仲裁" },
    ],
  },
  {
    field: "Viewer.refundCounts",
    shows: "all of them, then by filter",
    answers: {
      "GET /order/api/refund_stats": {
        data: {
          total: 12,
          counts: [
            { status: "WAIT", count: 3 },
            { status: "REFUND_SUEECSS", count: 4 },
          ],
        },
      },
    },
    asked: [{ call: "GET /order/api/refund_stats" }],
    value: [
      { count: 12, filter: null },
      { count: 3, filter: "WAIT" },
      { count: 4, filter: "SUCCEEDED" },
    ],
  },
  {
    field: "Viewer.refundCounts",
    shows: "a backend that does not count",
    asked: [{ call: "GET /order/api/refund_stats" }],
    value: null,
  },
];
