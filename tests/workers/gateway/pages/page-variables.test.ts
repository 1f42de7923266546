import { expect, test } from "vitest";
import { postOperation } from "../support";
import { backendWith } from "./page-backend";

/** What an operation of our own pages sends with every request to `wanted`. */
async function sentBy(name: string, variables: object, wanted: string): Promise<unknown[]> {
  const backend = backendWith(1);
  await postOperation(backend, name, variables);
  return backend.calls
    .filter(({ method, path }) => `${method} ${path}` === wanted)
    .map(({ query, body }) => ({ ...Object.fromEntries(query), ...(body as object | undefined) }));
}

const ORDER = { orderId: "5" };
const DELAY = "GET /order/api/order/acceptance_order_delay";
const ACCEPT = "POST /order/api/order/5/accept";
const SOLVE = "POST /order/api/order/5/solve_exception";
const WITHDRAWALS = "GET /order/api/withdraw/list";
const DIRECT_REFUND = "GET /order/api/order/5/wait_assign_order_refund";
const REFUND = "GET /order/api/refund/5";
/** The detail of an order names its newest refund. */
const NEWEST_REFUND = "GET /order/api/order/5";
const CANCEL_REFUND = "POST /order/api/refund/5/cancel";

const REJECTION = { ...ORDER, reason: "柜门歪了" };
const REJECTED = { isPass: "false", content: "柜门歪了" };
const BACK = { ...ORDER, way: "BACK", allowance: 1_234, description: "桌腿断了" };
const SENT_BACK = { solveExceptionWay: "BACK", allowance: "12.34", description: "桌腿断了" };
const MARKUP = { ...ORDER, way: "MARKUP", amount: 2_050 };
const DAYS = { firstDay: "2026-11-01", lastDay: "2026-11-30", page: 2, pageSize: 15 };
const LISTED = { startTime: "2026-11-01", endTime: "2026-11-30", pageIndex: "2", pageSize: "15" };
const NOVEMBER = {
  ...{ from: "2026-11-01T00:00:00+08:00", to: "2026-11-30T23:59:59+08:00" },
  ...{ keyword: "TB1", isEntered: false, page: 2, pageSize: 12 },
};
const SENT_NOVEMBER = { startTime: "2026-11-01 00:00:00", endTime: "2026-11-30 23:59:59", keyword: "TB1" };

/** Pages are tested with a network that answers whatever is asked; here an operation's variables reach the backend. */
test.each([
  ["ACT-02", "CancelOrder", ORDER, "POST /order/api/order/5/cancel", {}],
  ["ACT-09", "DelayAcceptance", ORDER, DELAY, ORDER],
  ["ACC-10", "DelayAcceptance", ORDER, DELAY, ORDER],
  ["ACC-06", "AcceptOrder", ORDER, ACCEPT, { isPass: "true" }],
  ["ACT-14", "AcceptOrder", ORDER, ACCEPT, { isPass: "true" }],
  ["ACC-06", "RejectWork", REJECTION, ACCEPT, REJECTED],
  ["ACT-15", "RejectWork", REJECTION, ACCEPT, REJECTED],
  ["ABN-04", "SolveException", BACK, SOLVE, SENT_BACK],
  ["ABN-07", "SolveException", BACK, SOLVE, SENT_BACK],
  ["ABN-07", "SolveException", MARKUP, SOLVE, { solveExceptionWay: "MARKUP", amount: "20.5" }],
  ["ABN-07", "SolveException", { ...ORDER, way: "NORMAL" }, SOLVE, { solveExceptionWay: "NORMAL" }],
  ["MARK-11", "SolveException", MARKUP, SOLVE, { solveExceptionWay: "MARKUP", amount: "20.5" }],
  ["API-039", "SolveException", BACK, SOLVE, SENT_BACK],
  ["API-039", "SolveException", MARKUP, SOLVE, { solveExceptionWay: "MARKUP", amount: "20.5" }],
  ["WALLET-09", "Withdrawals", DAYS, WITHDRAWALS, LISTED],
  ["WALLET-10", "Withdrawals", DAYS, WITHDRAWALS, LISTED],
  [
    "LOG-01",
    "LogisticsCompanies",
    { name: "德" },
    "GET /common/api/wuliu/wuliu_company_search",
    { name: "德", pageNo: "1", pageSize: "20" },
  ],
  [
    "API-022",
    "LogisticsCompanies",
    { name: "德" },
    "GET /common/api/wuliu/wuliu_company_search",
    { name: "德", pageNo: "1", pageSize: "20" },
  ],
  [
    "PLACE-53",
    "LogisticsCompanies",
    { name: "德" },
    "GET /common/api/wuliu/wuliu_company_search",
    { name: "德", pageNo: "1", pageSize: "20" },
  ],
  [
    "LOG-03",
    "PointAddress",
    { lng: 120.15, lat: 30.28 },
    "GET /common/api/wuliu/regeocode",
    { lng: "120.15", lat: "30.28" },
  ],
  [
    "API-111",
    "PointAddress",
    { lng: 120.15, lat: 30.28 },
    "GET /common/api/wuliu/regeocode",
    { lng: "120.15", lat: "30.28" },
  ],
  [
    "API-085",
    "MarkAllMessagesRead",
    { kind: "SYSTEM", title: "改约提醒", asOf: 41 },
    "PUT /user/api/mes/all_read",
    { type: "system", title: "改约提醒", asOf: 41 },
  ],
  [
    "MSG-06",
    "MarkAllMessagesRead",
    { kind: "SYSTEM", title: "改约提醒", asOf: 41 },
    "PUT /user/api/mes/all_read",
    { type: "system", title: "改约提醒", asOf: 41 },
  ],
  [
    "API-044",
    "HomeVisitDays",
    { monthOffset: 1 },
    "POST /order/api/order/stats",
    { type: "MONTH", offset: 1, status: "INSERVICE" },
  ],
  [
    "API-063",
    "OrderAbnormal",
    ORDER,
    "GET /order/api/abnormal/list",
    { mainOrderId: "5", pageIndex: "1", pageSize: "30" },
  ],
  [
    "BATCH-07",
    "ImportAddresses",
    { importId: "5", page: 2, pageSize: 20 },
    "GET /order/api/order_batch/5/rows",
    { show: "GOOD", doubtfulFirst: "true", pageNum: "2", pageSize: "20" },
  ],
  ["PAGE-01", "BillPage", { year: 2025 }, "GET /order/api/bill", { year: "2025" }],
  [
    "PLACE-19",
    "ServedGoodsTypes",
    { areaCode: "330106" },
    "GET /common/api/goods_type",
    { areaCode: "330106" },
  ],
  ["REFUND-02", "RefundOrder", ORDER, DIRECT_REFUND, {}],
  ["REFUND-03", "RefundOrder", ORDER, DIRECT_REFUND, {}],
  ["DETAIL-06", "OrderRefund", { orderId: "6", refundId: "5", isByRefund: true }, REFUND, {}],
  ["API-055", "OrderRefund", { orderId: "6", refundId: "5", isByRefund: true }, REFUND, {}],
  ["DETAIL-23", "OrderRefund", { ...ORDER, refundId: "0", isByRefund: false }, NEWEST_REFUND, {}],
  [
    "REFUND-09",
    "RequestRefund",
    { orderId: "5", input: { reason: "其他原因", allowance: 0, description: "不要了" } },
    "POST /order/api/order/5/cancel",
    { content: "其他原因", allowance: 0, description: "不要了", verifyWorkerId: null },
  ],
  [
    "ARB-03",
    "RequestArbitration",
    { id: "5", input: { content: "师傅没有来", allowance: 0, imageUrls: [] } },
    "POST /order/api/refund/5/arbitration",
    { content: "师傅没有来", allowance: 0, imgs: [] },
  ],
  ["REFUND-17", "CancelRefund", { id: "5" }, CANCEL_REFUND, {}],
  ["REFUND-20", "CancelRefund", { id: "5" }, CANCEL_REFUND, {}],
  [
    "PAGE-02",
    "ProfitPage",
    NOVEMBER,
    "GET /order/api/order_profit/list",
    { ...SENT_NOVEMBER, isEntered: "false", pageIndex: "2", pageSize: "12" },
  ],
  ["PAGE-02", "ProfitPage", NOVEMBER, "GET /order/api/order_profit/sums", SENT_NOVEMBER],
])("[%s] %s with %j sends %s with %j", async (_id, name, variables, call, sent) => {
  expect(await sentBy(name, variables, call)).toEqual([sent]);
});
