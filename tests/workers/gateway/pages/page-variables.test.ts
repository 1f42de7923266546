import { expect, test } from "vitest";
import { answerTo, sends } from "./operation-rows";

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
const CONTACT = { contactName: "李四", contactPhone: "13712345678", description: "少一块板" };
const WISH = { ...CONTACT, reason: "其他原因", allowance: 1_234, imageUrls: ["/files/a.jpg"] };
const SENT_WISH = {
  ...{ ...CONTACT, content: "其他原因", allowance: 12.34, imgs: ["/files/a.jpg"] },
  verifyWorkerId: null,
};

/** Pages are tested with a network that answers whatever is asked; here an operation's variables reach the backend. */
test.each([
  ["ACT-02", "CancelOrder", ORDER, "POST /order/api/order/5/cancel", {}],
  ["ACT-03", "CancelOrder", ORDER, "POST /order/api/order/5/cancel", {}],
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
    "HOME-14",
    "HomeVisitDays",
    { monthOffset: -1 },
    "POST /order/api/order/stats",
    { type: "MONTH", offset: -1, status: "INSERVICE" },
  ],
  [
    "HOME-15",
    "HomeVisitDays",
    { monthOffset: 1 },
    "POST /order/api/order/stats",
    { type: "MONTH", offset: 1, status: "INSERVICE" },
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
  [
    "PLACE-23",
    "AreaServed",
    { goodsTypeId: "1", areaCode: "330106" },
    "GET /common/api/area/servce_agent_area",
    { goodsTypeId: "1", areaCode: "330106" },
  ],
  ["LIST-39", "ComplainableOrders", ORDER, "GET /order/api/complaint_orders", ORDER],
  ["COMP-13", "ComplainableOrders", ORDER, "GET /order/api/complaint_orders", ORDER],
  ["COMP-04", "ComplainableOrders", { orderId: null }, "GET /order/api/complaint/complaint_able_order", {}],
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
  ["REFUND-14", "RequestRefund", { orderId: "5", input: WISH }, "POST /order/api/order/5/cancel", SENT_WISH],
  ["REFUND-15", "ModifyRefund", { id: "5", input: WISH }, "POST /order/api/refund/5/modify", SENT_WISH],
  ["REFUND-20", "OrderRefund", { orderId: "6", refundId: "5", isByRefund: true }, REFUND, {}],
  ["REFUND-21", "OrderRefund", { orderId: "6", refundId: "5", isByRefund: true }, REFUND, {}],
  [
    "ARB-06",
    "RequestArbitration",
    { id: "5", input: { content: "师傅没有来", allowance: 1_234, imageUrls: ["/files/a.jpg"] } },
    "POST /order/api/refund/5/arbitration",
    { content: "师傅没有来", allowance: 12.34, imgs: ["/files/a.jpg"] },
  ],
  [
    "COMP-09",
    "FileComplaint",
    {
      input: { orderNo: "5", object: "WORKER", content: "迟到", imageUrls: ["/files/a.jpg", "/files/b.jpg"] },
    },
    "POST /order/api/complaint/add_complaint/5",
    { content: "迟到", complaintObject: 0, picUrls: "/files/a.jpg|/files/b.jpg" },
  ],
  [
    "COMP-01",
    "RightsList",
    { isComplaint: true, isArbitration: false, page: 2, pageSize: 9 },
    "GET /order/api/complaint/complaint_list",
    { pageNum: "2", pageSize: "9" },
  ],
  [
    "API-101",
    "ImportTemplate",
    { orderType: "TIMELY" },
    "GET /order/api/order/get_first_template",
    { orderType: "TIMELY" },
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
])("[%s] %s with %j sends %s with %j", sends);

const ONE = { id: "5" };
const PAGE = { page: 1, pageSize: 6 };
const ADDRESS = '"displayAddress":"西湖区文三路 1 号"';

/** Pages are tested with answers of their own; here an operation's answer has what its page or dialog is about. */
test.each([
  ["LIST-22", "OrderList", PAGE, '"imageUrl":"/files/a.jpg"'],
  ["LIST-23", "OrderList", PAGE, ADDRESS],
  ["LIST-24", "ArrivingOrder", ONE, '"needsPickup":false'],
  ["LIST-27", "OrderAbnormal", ORDER, '"goods":['],
  [
    "LIST-28",
    "BatchOrders",
    { ids: ["1"], isFirst: true },
    '"unpaidOrders":[{"bidding":null,"expiresAt":"2026-11-21T16:30:00+08:00","id":"1"',
  ],
  ["LIST-29", "MarkupOrder", ONE, '"type":"TIMELY"'],
  ["LIST-30", "Payer", {}, '"hasPayPassword":true'],
  ["LIST-31", "OrderContact", ORDER, '"isPlatform":true'],
  ["LIST-32", "OrderDetail", ONE, '"orderNo":"20261120163000"'],
  ["LIST-33", "OrderMarkups", ORDER, '"isRequest":true'],
  ["LIST-35", "OrdersPayState", { ids: ["1"] }, '"ordersById":[{"id":"1","status":"WAIT_PAY"}]'],
  ["LIST-37", "ExceptionForm", ONE, '"items":[{"id":"50","name":"沙发"}]'],
  ["LIST-38", "OrderFollowUps", ORDER, '"content":"已联系客户"'],
  ["LIST-39", "ComplainableOrders", ORDER, '"orderNo":"26112015603984"'],
  ["LIST-40", "RefundList", PAGE, '"refundFilters":[{"filter":"WAIT","label":"待审核"}]'],
  ["LIST-42", "OrderList", PAGE, '"total":1'],
  ["LIST-43", "RefundList", PAGE, ADDRESS],
  ["LIST-44", "RefundList", PAGE, '"total":1'],
  ["API-027", "OrderList", PAGE, '"total":1'],
  [
    "API-029",
    "OrderFilterOptions",
    { provinceCode: "", cityCode: "", hasProvince: false, hasCity: false },
    '"orderFilterOptions":[{"filter":"WAIT_PAY","label":"待付款"}]',
  ],
  [
    "API-046",
    "HomeCards",
    {},
    '"company":null,"customerName":"李四","goodsTypeName":"家具","hasArrived":true,"number":"DPK1"',
  ],
  ["API-047", "HomeCards", {}, '"orderNo":"26112015603984","text":"改到周六上午"'],
  ["API-086", "HomeCards", {}, '"adverts":[{"image":"/a.svg","title":"伙伴","url":null}]'],
  ["HOME-03", "CustomerHome", {}, '"buttons":{"normalOrder":true,"immediateOrder":true}'],
  ["ROLE-13", "CustomerHome", {}, '"buttons":{"normalOrder":true,"immediateOrder":true}'],
  ["API-088", "CustomerHome", {}, '"buttons":{"normalOrder":true,"immediateOrder":true}'],
  ["API-063", "FollowUpRecords", { page: 1, pageSize: 4 }, '"total":1'],
  ["API-063", "HomeCards", {}, '"type":"货物破损"}],"total":1'],
  ["MARK-20", "AbnormalOrder", ONE, '"type":"TIMELY"'],
  ["MSG-07", "CustomerArea", {}, '"unreadMessages":1'],
  ["ACT-27", "ChosenOrders", { ids: ["1"] }, '"needsPickup":false'],
  ["ACT-30", "ArrivingOrder", ONE, '"areaName":"西湖区"'],
  ["ACT-01", "OrderPaymentPage", ONE, '"status":"WAIT_PAY","totalAmount":12855'],
])("[%s] %s with %j is answered with %s", async (_id, name, variables, part) => {
  expect(JSON.stringify(await answerTo(name, variables))).toContain(part);
});
