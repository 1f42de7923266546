import { test } from "vitest";
import { FIRST_SIX, type Sent, withAskedCalls } from "./asked-calls";

const { asks } = withAskedCalls();

/** Filters whose names and values the address and the call have in common. */
const FILTERS = {
  ...{ status: "INSERVICE", isFinish: "false", isArrival: "true", isGoodsAbnormal: "true" },
  ...{ customer: "王", worker: "李", logisticsNo: "SF1", goodsTypeName: "家具" },
  ...{ appointResult: "false", areaCode: "3301" },
};
const DAYS = {
  ...{ startTime: "2026-11-01", endTime: "2026-11-02" },
  ...{ completeStartTime: "2026-11-03", completeEndTime: "2026-11-04" },
};
const TIMES = {
  ...{ startTime: "2026-11-01 00:00:00", endTime: "2026-11-02 23:59:59" },
  ...{ completeStartTime: "2026-11-03 00:00:00", completeEndTime: "2026-11-04 23:59:59" },
};

/** What the address of the order list names is what the platform is asked for. */
test.each([
  ["GEN-20", "", FIRST_SIX],
  ["LIST-07", "", FIRST_SIX],
  ["LIST-08", "?status=WAIT_PAY", { status: "WAIT_PAY", ...FIRST_SIX }],
  ["LIST-09", "?isArrival=false", { isArrival: "false", ...FIRST_SIX }],
  ["LIST-10", "?status=RECEIVING_ORDER", { status: "RECEIVING_ORDER", ...FIRST_SIX }],
  [
    "LIST-11",
    "?status=WAIT_APPOINTMENT&isArrival=false",
    { status: "WAIT_APPOINTMENT", isArrival: "false", ...FIRST_SIX },
  ],
  ["LIST-12", "?status=INSERVICE", { status: "INSERVICE", ...FIRST_SIX }],
  ["LIST-13", "?status=WAIT_ACCEPT", { status: "WAIT_ACCEPT", ...FIRST_SIX }],
  ["LIST-14", "?status=DEAL", { status: "DEAL", ...FIRST_SIX }],
  ["LIST-15", "?status=WAIT_EVALUATE", { status: "WAIT_EVALUATE", ...FIRST_SIX }],
  ["ACT-14", "?status=WAIT_EVALUATE", { status: "WAIT_EVALUATE", ...FIRST_SIX }],
  ["LIST-16", "?status=ABNORMAL", { status: "ABNORMAL", ...FIRST_SIX }],
  ["HOME-01", "?status=ABNORMAL", { status: "ABNORMAL", ...FIRST_SIX }],
  ["HOME-05", "?customer=13800138000", { customer: "13800138000", ...FIRST_SIX }],
  ["HOME-06", "?orderNum=26112015603984", { orderNo: "26112015603984", ...FIRST_SIX }],
  ["HOME-07", "?customer=苏晚", { customer: "苏晚", ...FIRST_SIX }],
  ["HOME-08", "?logisticsNo=DPK36209", { logisticsNo: "DPK36209", ...FIRST_SIX }],
  ["HOME-09", "?status=WAIT_PAY", { status: "WAIT_PAY", ...FIRST_SIX }],
  ["G-18", "?isFinish=true", { isFinish: "true", ...FIRST_SIX }],
  ["G-18", "?isFinish=false", { isFinish: "false", ...FIRST_SIX }],
  [
    "LIST-19",
    `?${decodeURIComponent(`${new URLSearchParams({ ...FILTERS, ...DAYS, orderNum: "2611" })}`)}`,
    { ...FILTERS, ...TIMES, orderNo: "2611", ...FIRST_SIX },
  ],
  [
    "LIST-21",
    "?startTime=2026-11-01&endTime=2026-11-02",
    { startTime: "2026-11-01 00:00:00", endTime: "2026-11-02 23:59:59", ...FIRST_SIX },
  ],
  ["ROUTE-21", "", FIRST_SIX],
  [
    "ROUTE-21",
    "?status=WAIT_PAY&isFinish=false&customer=王&orderNum=26112015603984&logisticsNo=SF1",
    {
      ...{ status: "WAIT_PAY", isFinish: "false", customer: "王", orderNo: "26112015603984" },
      ...{ logisticsNo: "SF1", ...FIRST_SIX },
    },
  ],
  ["LIST-04", "?page=2", { pageNum: "2", pageSize: "6" }],
  ["LIST-04", "?size=20", { pageNum: "1", pageSize: "20" }],
] satisfies (readonly [id: string, search: string, sent: Sent])[])(
  "[%s] the page /user/order%s asks GET /order/api/order with %j",
  (id, search, sent: Sent) => asks(id, `/user/order${search}`, "GET /order/api/order", sent),
);

const REFUNDS = "GET /order/api/refund";

/** The lists beside it are narrowed by their addresses, too. */
test.each([
  ["ENUM-08", "/user/order/refund?status=REFUSE", REFUNDS, { refundStatusEnum: "REFUSE", ...FIRST_SIX }],
  [
    "ENUM-08",
    "/user/order/refund?status=REFUND_SUEECSS",
    REFUNDS,
    { refundStatusEnum: "REFUND_SUEECSS", ...FIRST_SIX },
  ],
  [
    "ENUM-10",
    "/user/followup/record?merchantStatus=PROCESSED",
    "GET /order/api/abnormal/list",
    { merchantStatus: "PROCESSED", pageNo: "1", pageSize: "4" },
  ],
] satisfies (readonly [id: string, path: string, line: string, sent: Sent])[])(
  "[%s] the page %s asks %s with %j",
  asks,
);
