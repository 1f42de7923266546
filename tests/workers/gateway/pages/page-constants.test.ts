import { describe, expect, test } from "vitest";
import { sentBy } from "./operation-rows";
import { pageQueries } from "./page-queries";

const DICT = "GET /common/api/dictItem/find_sys_dict_item";
const ARTICLES = "GET /common/api/article";
const MESSAGES = "POST /order/api/order/mes/list";
const ORDERS = "GET /order/api/order";
const PERIOD = { startTime: "2026-11-22 00:00:00", endTime: "2026-11-22 23:59:59" };
const DAY = { appointStartTime: "2026-11-22 00:00:00", appointEndTime: "2026-11-22 23:59:59" };

const variablesOf = (name: string) => pageQueries.find((one) => one.name === name)?.variables ?? {};

describe("the fixed parameters of a page stand in its operation", () => {
  test.each([
    ["PUB-16", "AboutPage", ARTICLES, [{ typeCode: "about", pageIndex: "1", pageSize: "50" }]],
    ["CONST-11", "AboutPage", ARTICLES, [{ typeCode: "about", pageIndex: "1", pageSize: "50" }]],
    ["SET-09", "AboutPage", ARTICLES, [{ typeCode: "about", pageIndex: "1", pageSize: "50" }]],
    ["PUB-12", "HelpPage", ARTICLES, [{ typeCode: "help", pageIndex: "1", pageSize: "50" }]],
    ["PUB-10", "HelpPage", ARTICLES, [{ typeCode: "help", pageIndex: "1", pageSize: "50" }]],
    ["CONST-11", "HelpPage", ARTICLES, [{ typeCode: "help", pageIndex: "1", pageSize: "50" }]],
    ["CONST-11", "HelpSearch", ARTICLES, [{ typeCode: "help", pageIndex: "1", pageSize: "50" }]],
    ["SET-11", "HelpPage", ARTICLES, [{ typeCode: "help", pageIndex: "1", pageSize: "50" }]],
    ["NOTICE-03", "HomeCards", ARTICLES, [{ typeCode: "notice", pageSize: "3" }, { typeCode: "help" }]],
    ["HOME-20", "HomeCards", ARTICLES, [{ typeCode: "notice", pageSize: "3" }, { typeCode: "help" }]],
    ["HOME-20", "HomeNotice", ARTICLES, [{ typeCode: "notice" }]],
    ["HOME-21", "HomeCards", ARTICLES, [{ typeCode: "notice" }, { typeCode: "help", pageSize: "3" }]],
    ["HOME-18", "HomeCards", MESSAGES, [{}, { exceptTitle: "无人接单", pageIndex: 1, pageSize: 3 }]],
    ["HOME-22", "HomeCards", MESSAGES, [{ title: "无人接单", pageIndex: 1, pageSize: 3 }, {}]],
    ["ERR-20", "HomeCards", MESSAGES, [{ title: "无人接单" }, {}]],
    ["NOTICE-01", "NoticeList", ARTICLES, [{ typeCode: "notice" }]],
    ["NOTICE-02", "NoticePage", ARTICLES, [{ typeCode: "notice" }]],
    ["HOME-03", "CustomerHome", "GET /user/api/customer/button_control", [{}]],
    ["HOME-04", "CustomerHome", "GET /user/api/customer/button_control", [{}]],
    ["ROLE-13", "CustomerHome", "GET /user/api/customer/button_control", [{}]],
    ["ROLE-14", "CustomerHome", "GET /user/api/customer/button_control", [{}]],
    ["API-088", "CustomerHome", "GET /user/api/customer/button_control", [{}]],
    ["HOME-10", "CustomerHome", "GET /order/api/markup_requests", [{}]],
    ["HOME-17", "CustomerHome", "GET /user/api/customer/balance", [{}]],
    ["WALLET-20", "WithdrawPage", "GET /common/platform/get_pay_way", [{}]],
    ["HOME-12", "CustomerHome", ORDERS, [{ status: "UNSETTLED", pageNum: "1", pageSize: "6" }]],
    ["HOME-12", "HomeVisitDays", "POST /order/api/order/stats", [{ status: "INSERVICE", type: "MONTH" }]],
    ["HOME-12", "HomeDayVisits", ORDERS, [{ status: "INSERVICE" }]],
    [
      "HOME-15",
      "HomeVisitDays",
      "POST /order/api/order/stats",
      [{ type: "MONTH", offset: 0, status: "INSERVICE" }],
    ],
    [
      "API-044",
      "HomeVisitDays",
      "POST /order/api/order/stats",
      [{ type: "MONTH", offset: 0, status: "INSERVICE" }],
    ],
    ["HOME-16", "CustomerHome", ORDERS, [{ ...PERIOD, status: "UNSETTLED", pageNum: "1", pageSize: "6" }]],
    ["API-027", "HomeDayVisits", ORDERS, [{ ...DAY, status: "INSERVICE", pageNum: "1", pageSize: "6" }]],
    [
      "HOME-16",
      "HomeDayVisits",
      ORDERS,
      [{ ...DAY, status: "INSERVICE", sort: "APPOINTMENT_ASC", pageNum: "1", pageSize: "6" }],
    ],
    [
      "HOME-11",
      "HomeCards",
      "GET /order/api/abnormal/list",
      [{ merchantStatus: "NOT_FOLLOW_UP", pageNo: "1", pageSize: "4" }],
    ],
    ["ENUM-10", "HomeCards", "GET /order/api/abnormal/list", [{ merchantStatus: "NOT_FOLLOW_UP" }]],
    ["HOME-19", "HomeCards", "GET /order/api/order/logistics_list", [{ pageNo: "1", pageSize: "4" }]],
    ["ABN-20", "ExceptionForm", DICT, [{ dictCode: "abnormal_type" }]],
    ["LIST-29", "MarkupOrder", DICT, [{ dictCode: "add_price_type" }]],
    ["LIST-37", "ExceptionForm", DICT, [{ dictCode: "abnormal_type" }]],
    ["MARK-04", "MarkupOrder", DICT, [{ dictCode: "add_price_type" }]],
    ["ENUM-22", "ExceptionForm", DICT, [{ dictCode: "abnormal_type" }]],
    ["ENUM-22", "MarkupOrder", DICT, [{ dictCode: "add_price_type" }]],
    ["API-097", "ExceptionForm", DICT, [{ dictCode: "abnormal_type" }]],
    ["API-097", "MarkupOrder", DICT, [{ dictCode: "add_price_type" }]],
    ["API-069", "MarkupOrder", DICT, [{ dictCode: "add_price_type" }]],
    [
      "ARB-01",
      "RefusedRefunds",
      "GET /order/api/refund",
      [{ refundStatusEnum: "REFUSE", pageNum: "1", pageSize: "50" }],
    ],
    [
      "API-052",
      "RefusedRefunds",
      "GET /order/api/refund",
      [{ refundStatusEnum: "REFUSE", pageNum: "1", pageSize: "50" }],
    ],
    [
      "REFUND-19",
      "RefusedRefunds",
      "GET /order/api/refund",
      [{ refundStatusEnum: "REFUSE", pageNum: "1", pageSize: "50" }],
    ],
    ["ENUM-02", "CustomerHome", ORDERS, [{ status: "UNSETTLED" }]],
    ["ENUM-02", "HomeDayVisits", ORDERS, [{ status: "INSERVICE" }]],
    ["ENUM-02", "HomeVisitDays", "POST /order/api/order/stats", [{ status: "INSERVICE" }]],
    ["PLACE-25", "LibraryGoods", "POST /user/api/goods/list", [{ pageIndex: "1", pageNum: "999" }]],
    ["ENUM-21", "AboutPage", ARTICLES, [{ typeCode: "about" }]],
    ["ENUM-21", "HelpPage", ARTICLES, [{ typeCode: "help" }]],
    ["ENUM-21", "NoticeList", ARTICLES, [{ typeCode: "notice" }]],
    ["ENUM-21", "NoticePage", ARTICLES, [{ typeCode: "notice" }]],
    ["ENUM-21", "HomeCards", ARTICLES, [{ typeCode: "notice" }, { typeCode: "help" }]],
    ["ENUM-21", "HelpTitles", ARTICLES, [{ typeCode: "help" }]],
    ["CONST-46", "HelpTitles", ARTICLES, [{ typeCode: "help", pageSize: "8" }]],
    [
      "HOME-02",
      "HomeCards",
      "GET /common/advertise/list",
      [{ location: "user_customer_home_page", status: "1", pageNo: "1", pageSize: "50" }],
    ],
    ["PUB-05", "HomePage", "GET /common/advertise/list", [{ location: "public_home_partner" }]],
    [
      "ENT-27",
      "HomeCards",
      "GET /common/advertise/list",
      [{ location: "user_customer_home_page", status: "1" }],
    ],
  ])("[%s] %s sends %s", async (_id, name, call, sent) => {
    expect(await sentBy(name, variablesOf(name), call)).toMatchObject(sent);
  });
});
