import { test } from "vitest";
import { isAnswered } from "./operation-rows";
import { restMarkup } from "./page-backend";

const TIME = "2026-11-20 16:30:00";
const AT = "2026-11-20T16:30:00+08:00";

const REST_LINE = {
  ...{ id: 1, createTime: TIME, type: "MARKUP", payWay: "WALLET", amount: 5, previousAmount: 20 },
  ...{ nextAmount: 15, content: "订单加价：26112012345678", direct: null },
  ...{ orderId: 5, orderNo: "26112012345678" },
};
const LINE = {
  ...{ id: "1", createdAt: AT, type: "MARKUP", payWay: "WALLET", amount: -500, isDirect: false },
  ...{ balanceBefore: 2_000, balanceAfter: 1_500, orderId: "5", orderNo: "26112012345678" },
  content: "订单加价：26112012345678",
};
const WAY = { status: "FALL", payWay: "ALIPAY", reason: "资料待核实", isReviewed: false };
const REST_WITHDRAWAL = {
  ...{ id: 1, createTime: TIME, targetAccount: "支付宝 139****9000", totalAmount: 123.45, ...WAY },
  ...{ actualAmount: 122.7, serviceCharge: 0.75, finishTime: TIME, confirmToken: null, confirmBefore: null },
};
const WITHDRAWAL = {
  ...{ createdAt: AT, target: "支付宝 139****9000", amount: 12_345, actual: 12_270, fee: 75, ...WAY },
  finishedAt: AT,
};
const REST_MARKUP = {
  ...{ ...restMarkup(9), status: "REJECT", type: "ABNORMAL", content: "五楼", markupRemark: "没有电梯" },
  ...{ createPhone: "13700007001", rejectContent: "太贵", dealTime: TIME, payWay: "WALLET" },
};
const MARKUP = {
  ...{ id: "9", orderId: "5", orderNo: "26112012345678", isRequest: true, isCancellable: false },
  ...{ status: "REJECT", amount: 2_000, kind: "ABNORMAL", markupType: "爬楼费", remark: "五楼\n没有电梯" },
  ...{ createdAt: AT, createdBy: "陈师傅", createdByPhone: "13700007001", rejectReason: "太贵" },
  ...{ dealtAt: AT, payWay: "WALLET" },
};
const ANSWERS = {
  "GET /order/api/markup/5/list": { data: [REST_MARKUP] },
  "GET /order/api/markup_requests": { data: { rows: [REST_MARKUP], total: 1 } },
  "GET /user/api/customer/balance": { data: { balance: 15, withdrawing: 0 } },
  "POST /order/api/cash_flow/list": { data: { rows: [REST_LINE], total: 1 } },
  "GET /order/api/cash_flow/sums": { data: null },
  "GET /order/api/withdraw/list": { data: { rows: [REST_WITHDRAWAL], total: 1, totalMoney: 123.45 } },
};

const PAGE = { page: 1, pageSize: 12 };
const ORDER = { orderId: "5" };
const LINES = { lines: {}, ...PAGE };
const OF_ORDER = { markups: [MARKUP] };
const REQUESTS = { viewer: { markupRequests: { nodes: [MARKUP], total: 1 } } };
const LEDGER = { viewer: { cashFlows: { nodes: [LINE], total: 1 } } };
const WITHDRAWN = { viewer: { withdrawals: { nodes: [WITHDRAWAL], total: 1, totalAmount: 12_345 } } };

/** Pages and cards are tested with data of their own; here the fields that their operations select are filled. */
test.each([
  ["MARK-01", "OrderMarkups", ORDER, OF_ORDER],
  ["MARK-11", "OrderMarkups", ORDER, OF_ORDER],
  ["MARK-12", "OrderMarkups", ORDER, OF_ORDER],
  ["MARK-18", "OrderMarkups", ORDER, OF_ORDER],
  ["MARK-19", "OrderMarkups", ORDER, OF_ORDER],
  ["MARK-16", "MarkupRequests", {}, REQUESTS],
  ["MARK-17", "MarkupRequests", {}, REQUESTS],
  ["MARK-22", "WalletPage", LINES, LEDGER],
  ["WALLET-04", "WalletPage", LINES, LEDGER],
  ["WALLET-05", "WalletPage", LINES, LEDGER],
  ["WALLET-07", "WalletPage", LINES, LEDGER],
  ["API-066", "OrderMarkups", ORDER, OF_ORDER],
  ["API-073", "WalletPage", LINES, LEDGER],
  ["API-074", "Withdrawals", PAGE, WITHDRAWN],
  ["WALLET-09", "Withdrawals", PAGE, WITHDRAWN],
  ["WALLET-10", "Withdrawals", PAGE, WITHDRAWN],
  ["WALLET-12", "Withdrawals", PAGE, WITHDRAWN],
  ["WALLET-19", "Withdrawals", PAGE, WITHDRAWN],
  ["ENUM-11", "OrderMarkups", ORDER, OF_ORDER],
  ["ENUM-12", "OrderMarkups", ORDER, OF_ORDER],
  ["ENT-20", "OrderMarkups", ORDER, OF_ORDER],
  ["ENT-20", "MarkupRequests", {}, REQUESTS],
  ["ENUM-14", "Withdrawals", PAGE, WITHDRAWN],
  ["ENUM-15", "WalletPage", LINES, LEDGER],
  ["ENT-24", "Withdrawals", PAGE, WITHDRAWN],
  ["ENT-24", "WalletPage", LINES, LEDGER],
])("[%s] %s with %j is answered with what its page shows", isAnswered(ANSWERS));
