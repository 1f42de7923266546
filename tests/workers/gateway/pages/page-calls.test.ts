import { expect, test } from "vitest";
import { FIRST_SIX, type Sent, withAskedCalls } from "./asked-calls";

type Row = readonly [id: string, path: string, sent?: Sent];

const { askedBy, asks } = withAskedCalls();

const PAYMENT = "/placeorder/Orderpayment?orderid=5";
const ARTICLES = { pageIndex: "1", pageSize: "50" };

/** Filters of the order list whose names and values are those of its address. */
const FILTERS = {
  ...{ status: "INSERVICE", isFinish: "false", isArrival: "true", isGoodsAbnormal: "true" },
  ...{ customer: "王", worker: "李", logisticsNo: "SF1", goodsTypeName: "家具" },
  ...{ appointResult: "false", areaCode: "3301" },
};
const FIRST_DAYS = {
  startTime: "2026-11-01",
  completeStartTime: "2026-11-03",
  appointStartTime: "2026-11-05",
};
const LAST_DAYS = { endTime: "2026-11-02", completeEndTime: "2026-11-04", appointEndTime: "2026-11-06" };
const FILTERED = new URLSearchParams({ ...FILTERS, ...FIRST_DAYS, ...LAST_DAYS, orderNum: "2611" });
const at = (days: Readonly<Record<string, string>>, time: string) =>
  Object.fromEntries(Object.entries(days).map(([name, day]) => [name, `${day} ${time}`]));

/** The refunds of a month in the ledger, and what is asked for them. */
const NOVEMBER = "/user/wallet?type=REFUND&startTime=2026-11-01&endTime=2026-11-30&page=2";
const OF_NOVEMBER = {
  ...{ type: "REFUND", startTime: "2026-11-01 00:00:00", endTime: "2026-11-30 23:59:59" },
  ...{ pageIndex: 2, pageSize: 12, cashType: 4 },
};

/** Pages with the documented calls that they make before they are shown, and what they send. */
test.each([
  ["API-006", "/user/index"],
  ["API-006", PAYMENT],
  ["API-006", "/placeorder/Steptwo"],
  ["API-007", PAYMENT],
  ["API-007", "/user/index"],
  ["API-007", "/user/wallet"],
  ["API-007", "/user/wallet/money"],
  ["API-007", "/user/wallet/recharge"],
  ["API-008", "/help", { typeCode: "help", ...ARTICLES }],
  ["API-008", "/fangan", { typeCode: "help", pageIndex: "1", pageSize: "8" }],
  ["API-008", "/about", { typeCode: "about", ...ARTICLES }],
  ["API-008", "/user/help", { typeCode: "help", ...ARTICLES }],
  ["API-008", "/user/about", { typeCode: "about", ...ARTICLES }],
  ["API-008", "/user/index", { typeCode: "notice", pageIndex: "1", pageSize: "3" }],
  ["API-008", "/user/index", { typeCode: "help", pageIndex: "1", pageSize: "3" }],
  ["API-008", "/user/notice", { typeCode: "notice", pageIndex: "1", pageSize: "12" }],
  ["API-008", "/user/notice?page=2", { typeCode: "notice", pageIndex: "2", pageSize: "12" }],
  ["API-009", "/ruzhu"],
  ["API-009", "/service_ruzhu"],
  ["API-010", "/ruzhu?provinceCode=33", { parentCode: "33" }],
  ["API-013", "/"],
  ["API-013", "/placeorder/stepone"],
  ["API-013", "/service_ruzhu"],
  ["API-013", "/user/batch/order"],
  ["API-013", "/user/commodity/adding"],
  ["API-014", "/placeorder/stepone"],
  ["API-014", "/user/commodity/adding"],
  ["API-018", "/user/commodity", { pageIndex: "1", pageNum: "12" }],
  ["API-018", "/user/commodity?page=2", { pageIndex: "2", pageNum: "12" }],
  [
    "API-018",
    "/user/commodity?goodsTypeId=1&keyWord=沙发",
    { goodsTypeId: "1", keyWord: "沙发", pageIndex: "1", pageNum: "12" },
  ],
  ["API-024", PAYMENT],
  ["API-024", "/user/order/orderinfo?orderid=5"],
  ["API-024", "/user/order/abnormal?orderid=5"],
  ["API-024", "/user/order/acceptance?orderid=5"],
  ["API-024", "/user/order/refund/modify?orderid=5"],
  ["API-024", "/placeorder/stepone?copy=5"],
  ["API-025", PAYMENT],
  ["API-025", "/user/wallet/recharge"],
  ["API-025", "/user/wallet/money"],
  ["API-027", "/user/order", { pageNum: "1", pageSize: "6" }],
  ["API-027", "/user/order?page=2", { pageNum: "2", pageSize: "6" }],
  ["API-027", "/user/index", { pageNum: "1", pageSize: "6", status: "UNSETTLED" }],
  [
    "API-027",
    `/user/order?${FILTERED}`,
    {
      ...{ ...FILTERS, ...at(FIRST_DAYS, "00:00:00"), ...at(LAST_DAYS, "23:59:59") },
      ...{ orderNo: "2611", pageNum: "1", pageSize: "6" },
    },
  ],
  ["API-029", "/user/order"],
  ["API-045", "/user/index"],
  ["API-046", "/user/index", { pageNo: "1", pageSize: "4" }],
  ["API-047", "/user/index", { title: "无人接单", pageIndex: 1, pageSize: 3 }],
  ["API-047", "/user/index", { exceptTitle: "无人接单", pageIndex: 1, pageSize: 3 }],
  ["API-052", "/user/order/refund", { pageNum: "1", pageSize: "6" }],
  ["API-052", "/user/order/refund?status=WAIT", { refundStatusEnum: "WAIT", pageNum: "1", pageSize: "6" }],
  [
    "API-052",
    "/user/order/refund?status=REFUSE",
    { refundStatusEnum: "REFUSE", pageNum: "1", pageSize: "6" },
  ],
  [
    "API-052",
    "/user/order/refund?status=REFUND_SUEECSS&orderNo=2611",
    { refundStatusEnum: "REFUND_SUEECSS", orderNo: "2611", pageNum: "1", pageSize: "6" },
  ],
  [
    "API-052",
    "/user/right?tab=arbitration",
    { refundStatusEnum: "ARBITRATION_ALL", pageNum: "1", pageSize: "9" },
  ],
  [
    "API-052",
    "/user/right?tab=arbitration&orderNo=2611",
    { refundStatusEnum: "ARBITRATION_ALL", orderNo: "2611", pageNum: "1", pageSize: "9" },
  ],
  ["API-052", "/user/order/refund?page=2", { pageNum: "2", pageSize: "6" }],
  [
    "API-052",
    "/user/right?tab=arbitration&page=2",
    { refundStatusEnum: "ARBITRATION_ALL", pageNum: "2", pageSize: "9" },
  ],
  ["API-053", "/user/order/refund"],
  ["API-054", "/user/order/refund/modify?orderid=5"],
  ["API-055", "/user/right/detail?refundId=5"],
  ["API-061", "/user/right", { pageNum: "1", pageSize: "9" }],
  [
    "API-061",
    "/user/right?complaintType=0&orderNo=2611",
    { complaintType: "0", orderNo: "2611", pageNum: "1", pageSize: "9" },
  ],
  ["API-063", "/user/index", { merchantStatus: "NOT_FOLLOW_UP", pageNo: "1", pageSize: "4" }],
  ["API-063", "/user/followup/record", { pageNo: "1", pageSize: "4" }],
  ["API-063", "/user/followup/record?page=2", { pageNo: "2", pageSize: "4" }],
  [
    "API-063",
    "/user/followup/record?merchantStatus=PROCESSED",
    { merchantStatus: "PROCESSED", pageNo: "1", pageSize: "4" },
  ],
  ["API-073", "/user/wallet", { pageIndex: 1, pageSize: 12, cashType: 4 }],
  ["API-073", NOVEMBER, OF_NOVEMBER],
  ["API-074", "/user/wallet/withdraw", { pageIndex: "1", pageSize: "15" }],
  ["API-074", "/user/wallet/withdraw?page=2", { pageIndex: "2", pageSize: "15" }],
  [
    "API-074",
    "/user/wallet/withdraw?startTime=2026-11-01&endTime=2026-11-30",
    { startTime: "2026-11-01", endTime: "2026-11-30", pageIndex: "1", pageSize: "15" },
  ],
  ["API-079", "/user/commodity/adding?id=5", { id: "5" }],
  ["API-079", "/user/commodity/detail?id=5", { id: "5" }],
  ["API-083", "/user/index", { pageIndex: 1, pageSize: 1 }],
  ["API-083", "/user/message", { type: "service", pageIndex: 1, pageSize: 12 }],
  ["API-083", "/user/message?page=2", { type: "service", pageIndex: 2, pageSize: 12 }],
  ["API-083", "/user/message?type=system", { type: "system", pageIndex: 1, pageSize: 12 }],
  ["API-083", "/user/message?type=appointment", { type: "appointment", pageIndex: 1, pageSize: 12 }],
  [
    "API-086",
    "/user/index",
    { location: "user_customer_home_page", status: "1", ...{ pageNo: "1", pageSize: "50" } },
  ],
  ["API-088", "/user/index"],
  ["API-088", "/user/order"],
  ["API-088", "/user/batch/order"],
] satisfies Row[])("[%s] is asked by %s", async (id, path, sent: Sent = {}) => {
  const asked = await askedBy(path);
  expect(asked.filter((one) => one.id === id).map((one) => one.sent)).toContainEqual(sent);
});

const ORDER = "GET /order/api/order/5";
const HELP = "GET /common/api/article";
const REFUNDS = "GET /order/api/refund";
const MESSAGES = "POST /user/api/mes/list";
const FIRST_TWELVE = { pageIndex: 1, pageSize: 12 };

/** What a page is for: the address names it, and it is what the platform is asked for. */
test.each([
  ["ROUTE-15", "/placeorder/stepone", "GET /common/api/goods_type/top_class"],
  ["ROUTE-16", "/placeorder/Steptwo", "GET /user/api/customer"],
  ["ROUTE-17", PAYMENT, ORDER],
  ["PAY-01", PAYMENT, ORDER],
  ["PAY-02", PAYMENT, "GET /common/platform/get_pay_way"],
  ["ROUTE-19", "/placeorder/speedOrder", "GET /common/api/goods_type/top_class"],
  [
    "ROUTE-20",
    "/user/index",
    "GET /order/api/abnormal/list",
    { merchantStatus: "NOT_FOLLOW_UP", pageNo: "1", pageSize: "4" },
  ],
  ["PLACE-62", "/placeorder/Stepthree?orderid=5", ORDER],
  ["CONST-15", "/user/order", "GET /order/api/order", FIRST_SIX],
  ["CONST-15", "/user/order/refund", REFUNDS, FIRST_SIX],
  ["CONST-15", "/user/index", "GET /order/api/order", { ...FIRST_SIX, status: "UNSETTLED" }],
  ["CONST-16", "/user/wallet", "POST /order/api/cash_flow/list", { ...FIRST_TWELVE, cashType: 4 }],
  ["CONST-34", NOVEMBER, "POST /order/api/cash_flow/list", OF_NOVEMBER],
  ["CONST-17", "/user/wallet/withdraw", "GET /order/api/withdraw/list", { pageIndex: "1", pageSize: "15" }],
  ["CONST-18", "/user/commodity", "POST /user/api/goods/list", { pageIndex: "1", pageNum: "12" }],
  ["CONST-18", "/user/message", MESSAGES, { type: "service", ...FIRST_TWELVE }],
  ["CONST-18", "/user/notice", HELP, { typeCode: "notice", pageIndex: "1", pageSize: "12" }],
  ["CONST-19", "/user/right", "GET /order/api/complaint/complaint_list", { pageNum: "1", pageSize: "9" }],
  ["ACT-07", "/user/order/acceptance?orderid=5", ORDER],
  ["ACT-22", "/user/order/refund/modify?orderid=5", ORDER],
  ["ACT-25", "/user/order/abnormal?orderid=5", ORDER],
  ["ROUTE-22", "/user/order/orderinfo?orderid=5", ORDER],
  ["ROUTE-23", "/user/order/abnormal?orderid=5", ORDER],
  ["ROUTE-24", "/user/order/acceptance?orderid=5", ORDER],
  ["ROUTE-25", "/user/order/refund", REFUNDS, FIRST_SIX],
  ["ROUTE-26", "/user/order/refund/modify?orderid=5&type=modify", ORDER],
  ["ROUTE-26", "/user/order/refund/modify?orderid=5&type=renew", ORDER],
  ["ROUTE-27", "/user/wallet", "POST /order/api/cash_flow/list", { pageIndex: 1, pageSize: 12, cashType: 4 }],
  ["ROUTE-27", "/user/wallet/withdraw", "GET /order/api/withdraw/list", { pageIndex: "1", pageSize: "15" }],
  ["ROUTE-27", "/user/wallet/recharge", "GET /user/api/customer/balance"],
  ["ROUTE-27", "/user/wallet/money", "GET /user/api/customer/balance"],
  ["ROUTE-28", "/user/followup/record", "GET /order/api/abnormal/list", { pageNo: "1", pageSize: "4" }],
  [
    "ROUTE-29",
    "/user/profitLoss/order",
    "GET /order/api/order_profit/list",
    { pageIndex: "1", pageSize: "12" },
  ],
  ["ROUTE-30", "/user/batch/order", "GET /common/api/goods_type/top_class"],
  ["ROUTE-34", "/user/notice", HELP, { typeCode: "notice", pageIndex: "1", pageSize: "12" }],
  ["ROUTE-35", "/user/right/detail?refundId=5", "GET /order/api/refund/5"],
  ["ROUTE-36", "/user/help", HELP, { typeCode: "help", ...ARTICLES }],
  ["ROUTE-38", "/user/safety", "GET /common/platform/get_pay_way"],
  ["ROUTE-40", "/user/about", HELP, { typeCode: "about", ...ARTICLES }],
  [
    "FOLLOW-07",
    "/user/followup/record?merchantStatus=PROCESSED",
    "GET /order/api/abnormal/list",
    { merchantStatus: "PROCESSED", pageNo: "1", pageSize: "4" },
  ],
  ["COMP-02", "/user/right", "GET /order/api/complaint/complaint_list", { pageNum: "1", pageSize: "9" }],
  [
    "COMP-01",
    "/user/right?tab=arbitration",
    REFUNDS,
    { refundStatusEnum: "ARBITRATION_ALL", pageNum: "1", pageSize: "9" },
  ],
  [
    "ARB-09",
    "/user/right?tab=arbitration",
    REFUNDS,
    { refundStatusEnum: "ARBITRATION_ALL", pageNum: "1", pageSize: "9" },
  ],
  ["GOODS-01", "/user/commodity", "POST /user/api/goods/list", { pageIndex: "1", pageNum: "12" }],
  ["GOODS-02", "/user/commodity/adding?id=5", "POST /user/api/goods/get", { id: "5" }],
  ["GOODS-03", "/user/commodity/detail?id=5", "POST /user/api/goods/get", { id: "5" }],
  ["BATCH-01", "/user/batch/order", "GET /common/api/goods_type/top_class"],
  ["GOODS-08", "/user/commodity/adding", "GET /common/api/goods_type/top_class"],
  ["GOODS-08", "/user/commodity/adding", "GET /common/api/goods_type"],
  ["PLACE-19", "/placeorder/stepone", "GET /common/api/goods_type/top_class"],
  ["PLACE-19", "/placeorder/speedOrder", "GET /common/api/goods_type/top_class"],
  ["PUB-12", "/help", HELP, { typeCode: "help", ...ARTICLES }],
  ["PUB-16", "/about", HELP, { typeCode: "about", ...ARTICLES }],
  ["NOTICE-01", "/user/notice", HELP, { typeCode: "notice", pageIndex: "1", pageSize: "12" }],
  ["NOTICE-01", "/user/notice?page=2", HELP, { typeCode: "notice", pageIndex: "2", pageSize: "12" }],
  ["LIST-17", "/user/order/refund?status=WAIT", REFUNDS, { refundStatusEnum: "WAIT", ...FIRST_SIX }],
  ["LIST-17", "/user/order/refund?status=REFUSE", REFUNDS, { refundStatusEnum: "REFUSE", ...FIRST_SIX }],
  [
    "LIST-17",
    "/user/order/refund?status=REFUND_SUEECSS",
    REFUNDS,
    { refundStatusEnum: "REFUND_SUEECSS", ...FIRST_SIX },
  ],
  [
    "LIST-44",
    "/user/order/refund?status=WAIT&orderNo=2611",
    REFUNDS,
    { refundStatusEnum: "WAIT", orderNo: "2611", ...FIRST_SIX },
  ],
  ["LIST-44", "/user/order/refund?page=2", REFUNDS, { pageNum: "2", pageSize: "6" }],
  ["LIST-04", "/user/order/refund?page=2&size=20", REFUNDS, { pageNum: "2", pageSize: "20" }],
  ["LIST-40", "/user/order", "POST /order/api/order/status"],
  ["LIST-40", "/user/order/refund", "POST /order/api/refund/status"],
  ["REFUND-26", "/user/order/refund", REFUNDS, FIRST_SIX],
  ["REFUND-26", "/user/order/refund?status=WAIT", REFUNDS, { refundStatusEnum: "WAIT", ...FIRST_SIX }],
  ["REFUND-26", "/user/order/refund?status=REFUSE", REFUNDS, { refundStatusEnum: "REFUSE", ...FIRST_SIX }],
  [
    "REFUND-26",
    "/user/order/refund?status=REFUND_SUEECSS",
    REFUNDS,
    { refundStatusEnum: "REFUND_SUEECSS", ...FIRST_SIX },
  ],
  ["REFUND-08", "/user/order/refund/modify?orderid=5", "GET /order/api/refund/reason"],
  ["ROLE-13", "/user/index", "GET /user/api/customer/button_control"],
  ["ROLE-14", "/user/index", "GET /user/api/customer/button_control"],
  ["ROLE-15", "/user/order", "GET /user/api/customer/button_control"],
  ["MSG-01", "/user/message", MESSAGES, { type: "service", ...FIRST_TWELVE }],
  ["NAV-20", "/user/order", "GET /user/api/customer/button_control"],
  ["MSG-01", "/user/message?type=system", MESSAGES, { type: "system", ...FIRST_TWELVE }],
  ["MSG-01", "/user/message?type=appointment", MESSAGES, { type: "appointment", ...FIRST_TWELVE }],
  ["MSG-08", "/user/message?type=appointment", MESSAGES, { type: "appointment", ...FIRST_TWELVE }],
  ["MSG-02", "/user/message?page=2", MESSAGES, { type: "service", pageIndex: 2, pageSize: 12 }],
  ["PUB-19", "/fangan", HELP, { typeCode: "help", pageIndex: "1", pageSize: "8" }],
] satisfies (readonly [id: string, path: string, line: string, sent?: Sent])[])(
  "[%s] the page %s asks %s",
  asks,
);
