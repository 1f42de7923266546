import { test } from "vitest";
import { FIRST_SIX, type Sent, withAskedCalls } from "./asked-calls";

const { asks } = withAskedCalls();

const ARTICLES = { pageIndex: "1", pageSize: "50" };

/** Where the buttons, tiles and cards of the home page, the modes of the order list and the side menu lead. */
test.each([
  ["HOME-03", "/placeorder/speedOrder", "GET /common/api/goods_type/top_class"],
  ["HOME-04", "/placeorder/stepone", "GET /common/api/goods_type/top_class"],
  [
    "HOME-11",
    "/user/followup/record?merchantStatus=NOT_FOLLOW_UP",
    "GET /order/api/abnormal/list",
    { merchantStatus: "NOT_FOLLOW_UP", pageNo: "1", pageSize: "4" },
  ],
  ["HOME-17", "/user/wallet/recharge", "GET /user/api/customer/balance"],
  [
    "HOME-18",
    "/user/message?type=appointment",
    "POST /user/api/mes/list",
    { type: "appointment", pageIndex: 1, pageSize: 12 },
  ],
  ["LIST-02", "/user/order/refund", "GET /order/api/refund", FIRST_SIX],
  ["SET-09", "/user/about", "GET /common/api/article", { typeCode: "about", ...ARTICLES }],
  ["SET-11", "/user/help", "GET /common/api/article", { typeCode: "help", ...ARTICLES }],
] satisfies (readonly [id: string, path: string, line: string, sent?: Sent])[])(
  "[%s] the page %s asks %s",
  asks,
);
